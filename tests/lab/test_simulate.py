"""Simulations are the same however they are shared out, rotate seats and can be stopped."""

import os
from dataclasses import replace

import pytest

from takujo.cpu.match import Played
from takujo.lab.plan import REPEATED, Plan
from takujo.lab.simulation import simulate
from takujo.lab.standings import blocks_of, standings, summary
from tests.lab.small_plans import MIXED, RANDOM, plan, simulated


def test_equal_players_get_a_deal_of_their_own_in_every_game() -> None:
    played = simulated(8).played
    assert [each.seed for each in played] == list(range(1, 9))
    assert {each.rotation for each in played} == {0}


def test_a_repeated_deal_is_played_with_other_luck_of_the_players() -> None:
    repeated = replace(plan(8), deals=REPEATED)
    assert [repeated.seed_of(number) for number in range(8)] == [1] * 4 + [2] * 4
    assert len({repeated.luck_of(number, 0) for number in range(8)}) == 8


def test_a_block_has_one_seed_and_all_rotations() -> None:
    played = simulated(8, MIXED).played
    assert [each.seed for each in played] == [1, 1, 1, 1, 2, 2, 2, 2]
    assert [each.rotation for each in played] == [0, 1, 2, 3] * 2
    assert [each.entries for each in played[:4]] == [
        [0, 1, 2, 3],
        [3, 0, 1, 2],
        [2, 3, 0, 1],
        [1, 2, 3, 0],
    ]


def test_the_outcome_does_not_depend_on_the_number_of_processes() -> None:
    heard: list[int] = []
    alone = simulated(11)
    shared = simulate(plan(11), 2, heard.append)
    assert shared.played == alone.played
    assert heard[-1] == 11
    assert heard == sorted(heard)


def test_every_game_is_known_by_its_number() -> None:
    assert simulated(6, MIXED).played[5:] == [
        each._replace(number=5)
        for each in simulate(plan(2, MIXED, seed=2), 1, lambda done: None).played[1:]
    ]


def test_a_setting_changes_the_games() -> None:
    before, after = simulated(4), simulated(4, RANDOM, "limits.buildings=6")
    assert after.plan.edition_name == "first+limits.buildings=6"
    lengths = [sum(each.decisions for each in outcome.played) for outcome in [before, after]]
    assert lengths[1] < lengths[0]


def test_figures_follow_the_entry_of_the_line_up() -> None:
    figures = standings(simulated(16, ["random", "normal", "random"]))
    assert [each.cpu for each in figures] == ["random", "normal", "random"]
    assert figures[1].wins > figures[0].wins + figures[2].wins
    assert sum(each.wins for each in figures) == pytest.approx(16)


def test_a_shared_win_counts_in_parts() -> None:
    shared = Played(0, 1, 1, [1, 0], [30, 30], [1, 1], "buildings", 9, 3, "")
    assert [shared.win_share(0), shared.win_share(1)] == [0.5, 0.5]
    alone = shared._replace(ranks=[2, 1])
    assert [alone.win_share(0), alone.win_share(1)] == [1, 0]


def test_the_summary_has_the_documented_shape() -> None:
    outcome = simulated(10, MIXED)
    data = summary(outcome)
    assert {"game", "edition", "rules", "games", "seconds", "decisions", "seats"} <= set(data)
    assert data["games"] == 10
    assert data["decisions"] == sum(each.decisions for each in outcome.played)
    assert [set(seat) for seat in data["seats"]] == [
        {"cpu", "wins", "win_rate", "ci95", "score_mean", "score_ci95"}
    ] * 4
    assert [len(block) for block in blocks_of(outcome.played)] == [4, 4, 2]


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_keeps_what_is_done(jobs: int) -> None:
    def stop(done: int) -> None:
        if done >= 3:
            raise KeyboardInterrupt

    outcome = simulate(plan(400), jobs, stop)
    assert outcome.stopped == "interrupted"
    assert 3 <= len(outcome.played) < 400
    numbers = [each.number for each in outcome.played]
    assert numbers == sorted(set(numbers))
    again = simulated(numbers[-1] + 1).played
    assert outcome.played == [each for each in again if each.number in numbers]


def test_a_dead_worker_is_told_of() -> None:
    def kill(done: int) -> None:
        for child in children():
            os.kill(child, 9)

    outcome = simulate(plan(400), 2, kill)
    assert outcome.stopped == "worker"
    assert outcome.played


def children() -> list[int]:
    """The worker processes of this process."""
    import multiprocessing

    return [each.pid for each in multiprocessing.active_children() if each.pid is not None]


@pytest.mark.parametrize("games", [1, 63, 64, 1000, 10_000, 100_001])
def test_parts_hold_every_game_once_and_are_of_a_useful_size(games: int) -> None:
    whole: Plan = plan(games)
    numbers = [number for part in range(whole.parts) for number in whole.numbers_of(part)]
    assert numbers == list(range(games))
    assert whole.part_size <= 250
    assert whole.parts <= 128 or whole.part_size == 250
