"""Every figure leads to games, at the moment it is about; what was never used is told of."""

import numpy as np
import polars as pl
import pytest

from takujo.editions.language import language
from takujo.games.catalogue import GAMES
from takujo.lab import looks
from takujo.lab.estimates import Estimate
from takujo.lab.listening import Listener
from takujo.lab.loaded import Rows, load
from takujo.lab.pairs import Pair, different
from takujo.lab.parts import PartPlayer, play_heard
from takujo.lab.report import as_data, make_report
from takujo.lab.told import ReportTeller
from tests.lab.small_plans import RANDOM, kept_in, plan_of

pytestmark = pytest.mark.slow  # plays dozens of games


@pytest.fixture(scope="module")
def rows(tmp_path_factory: pytest.TempPathFactory) -> Rows:
    """A few dozen games of Goryokaku."""
    folder = tmp_path_factory.mktemp("goryokaku")
    kept_in(folder, plan_of("goryokaku", 48, RANDOM))
    return load(folder)


def test_every_game_that_is_named_exists_at_that_moment(rows: Rows) -> None:
    charts = ReportTeller(make_report(rows), language("en")).told().charts
    named = [look for c in charts for point in c.points for look in point.games]
    named += [look for c in charts for behind in c.behind for look in behind.games]
    decisions = rows.games["decisions"].to_list()
    assert len(named) > 30
    assert all(1 <= game <= 48 and 0 <= at <= decisions[game - 1] for game, at in named)
    titles = {c.title for c in charts if c.games}
    assert {"How games go", "Contention by turn", "Points by source and place"} <= titles


def test_games_behind_a_figure_show_what_it_says(rows: Rows) -> None:
    rounds = rows.games["rounds"]
    (game, at), *_ = looks.longest(rows)
    assert (rounds[game - 1], at) == (rounds.max(), rows.games["decisions"][game - 1])
    (game, _), *_ = looks.longest(rows, shortest=True)
    assert rounds[game - 1] == rounds.min()
    for game, _ in looks.shared(rows):
        assert rows.games["ranks"][game - 1].to_list().count(1) > 1
    for game, _ in looks.ended_by(rows, "eras"):
        assert rows.games["reason"][game - 1] == "eras"
    (game, at), *_ = looks.late_turns(rows)
    behind = rows.turns.filter((pl.col("game") == game - 1) & (pl.col("at") == at))
    assert behind["lead"].min() < 0  # type: ignore[operator]
    (game, _), *_ = looks.source_games(rows, "daiba", 2)
    seat = rows.games["places"][game - 1].to_list().index(2)
    daiba = rows.sources.filter(pl.col("source") == "daiba")
    own = daiba.filter((pl.col("game") == game - 1) & (pl.col("seat") == seat))["points"][0]
    sat = rows.seats.filter(pl.col("place") == 2).select("game", "seat")
    assert own == daiba.join(sat, on=["game", "seat"])["points"].max()


def test_seats_meet_where_the_heat_map_says_so(rows: Rows) -> None:
    report = make_report(rows)
    for met in looks.meetings(rows, report.contention["space"]):
        for game, _ in met.games:
            there = rows.elements.filter(
                (pl.col("game") == game - 1) & (pl.col("turn") == met.turn)
                & (pl.col("element") == met.element) & (pl.col("taken") > 0)
            )  # fmt: skip
            assert there["seat"].n_unique() > 1


def test_a_winner_took_both_of_a_pair(rows: Rows) -> None:
    first, second = [rows.codes.ids.index(id) for id in ("space.wood", "space.recall")]
    for game, at in looks.pair_games(rows, first, second):
        winners = rows.seats.filter((pl.col("game") == game - 1) & (pl.col("won") == 1))
        took = rows.elements.filter(
            (pl.col("game") == game - 1) & (pl.col("taken") > 0) & (pl.col("at") <= at)
            & pl.col("seat").is_in(winners["seat"].implode())
        )  # fmt: skip
        assert {first, second} <= set(took["element"].to_list())


def test_effects_that_acted_are_not_said_to_be_silent(rows: Rows) -> None:
    report = make_report(rows)
    heard = rows.codes.of.rows_heard(rows.book)
    acted = set(rows.games.select(pl.col("effects").explode()).to_series().to_list())
    assert report.unused.effects
    for silent in report.unused.effects:
        own = [row for row, of in heard.items() if rows.codes.code(of) == silent.element]
        assert len(own) == silent.of
        assert len([row for row in own if row not in acted]) == silent.rows > 0
    assert rows.codes.ids[report.unused.effects[0].element] in as_data(report)["never_acted"]
    charts = ReportTeller(report, language("en")).told().charts
    told = {name for name, _ in charts[-1].facts}
    assert {"Games ended by", "Rules that never asked", "Effects that never acted"} <= told


@pytest.mark.parametrize("name", [each.name for each in GAMES])
def test_every_row_that_is_heard_is_named(name: str) -> None:
    what = plan_of(name, 4, RANDOM)
    listener = Listener(what.book())
    heard = listener.of.rows_heard(what.book())
    codes = {listener.codes.code(element) for element in heard.values()}
    assert codes <= set(range(len(listener.codes.ids)))
    acted = set()
    for number in range(4):
        acted |= play_heard(what, listener, number, PartPlayer(what).sit).heard.effects
    assert acted & set(heard)


def test_who_need_not_listen_plays_the_same() -> None:
    what = plan_of("goryokaku", 2, RANDOM)
    sit = PartPlayer(what).sit
    for number in range(2):
        one = play_heard(what, Listener(what.book()), number, sit)
        other = play_heard(what, Listener(what.book(), deaf=True), number, sit)
        assert other.played._replace(rounds=one.played.rounds) == one.played
        assert not other.heard.questions
        assert one.heard.questions


def test_a_pair_and_its_twin_are_one_find() -> None:
    numbers = np.random.default_rng(1)
    card, place, other = [numbers.random(400) < 0.5 for _ in range(3)]
    side = card & (numbers.random(400) < 0.97)
    taken = {0: card, 1: side, 2: place, 3: other}
    found = [Pair(a, b, Estimate(0.1, 0.01, 400), 100) for a, b in [(0, 2), (1, 2), (0, 3)]]
    assert [(p.first, p.second) for p in different(found, taken, 5)] == [(0, 2), (0, 3)]
    assert len(different(found, taken, 1)) == 1
