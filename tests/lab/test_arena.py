"""The arena: figures of any line-up, stopped when it is sure, the same again with the same seed."""

import json

import pytest

from takujo.cli.app import run
from takujo.cpu.levels import player
from takujo.cpu.players import Player
from takujo.games.catalogue import game
from takujo.kernel.chance import FastNumbers
from takujo.lab.arena import fight, latencies, report
from takujo.lab.elo import elo
from takujo.lab.sequential import lower_end, wealth

BOOK = game("san-juan").book()


def sits(name: str, seed: int) -> Player:
    return player(name, BOOK.game, seed)


def test_every_entry_sits_everywhere_and_shares_add_up() -> None:
    fought = fight(BOOK, ["normal", "random", "random", "random"], 5, 8, sits)
    assert len(fought.shares) == 8
    assert all(sum(shares) == pytest.approx(1) for shares in fought.shares)
    figures = report(BOOK, 5, fought)
    first = figures["seats"][0]
    assert first["win_rate"] == 1.0
    assert first["elo"] > 1500 > figures["seats"][1]["elo"]
    assert set(first["milliseconds"]) == {"p50", "p95", "p99"}


@pytest.mark.slow
@pytest.mark.parametrize("pair", [["expert", "hard"], ["hard", "normal"], ["normal", "easy"]])
def test_games_of_every_pair_end_and_repeat(pair: list[str]) -> None:
    def small(name: str, seed: int) -> Player:
        return player(name, BOOK.game, seed, 4)

    games = 20 if pair[0] == "normal" else 2
    played = [fight(BOOK, pair, 3, games, small) for _ in range(2)]
    assert len(played[0].scores) == games
    assert played[0].scores == played[1].scores


def test_it_stops_after_the_block_in_which_it_is_sure() -> None:
    fought = fight(BOOK, ["normal", "random"], 5, 200, sits, above=0.5)
    assert len(fought.shares) < 40
    assert len(fought.shares) % 2 == 0
    assert lower_end(fought.first()) > 0.5


def test_a_lower_end_grows_with_wins_and_is_seldom_above_the_truth() -> None:
    assert lower_end([]) == 0
    assert lower_end([1.0] * 6) < lower_end([1.0] * 12) < lower_end([1.0] * 40) < 1
    assert lower_end([0.0] * 50) == pytest.approx(0, abs=1e-6)
    numbers = FastNumbers(1)
    wrong = 0
    for _ in range(400):
        games: list[float] = []
        ever = False
        for _ in range(15):
            games += [float(numbers.below(4) == 0) for _ in range(4)]
            ever = ever or wealth(games, 0.25) >= 40
        wrong += ever
    assert wrong <= 20  # 10 expected at most, looking fifteen times


def test_elo_puts_the_winner_above_by_the_usual_scale() -> None:
    games = [[("a", 1), ("b", 2)]] * 10 + [[("a", 2), ("b", 1)]]
    ratings = elo(["a", "b"], games)
    assert ratings["a"] - ratings["b"] == pytest.approx(338, abs=5)  # odds of 10.5 to 1.5
    assert (ratings["a"] + ratings["b"]) / 2 == pytest.approx(1500)


def test_latencies_are_ranked() -> None:
    assert latencies([0.001 * n for n in range(1, 101)]) == {"p50": 51.0, "p95": 96.0, "p99": 100.0}
    assert latencies([]) == {}


def test_the_command_reports_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "san-juan", "--seats", "normal,random", "--games", "2", "--json"]
    assert run(command) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["games"] == 2
    assert [each["cpu"] for each in figures["seats"]] == ["normal", "random"]
    assert figures["faults"] == {}
