"""Every number of the rules is data: with another one, play is another."""

from typing import Any

import pytest

from takujo.games.fourbit_town.table import Town
from takujo.kernel.chance import fast
from tests.games.fourbit_town.at_the_town import GAME, HALL, AtTheTown, acting, worker
from tests.games.fourbit_town.in_play import end_of_round, later

QUIET = "8 9 10 14"
SILENT = "5 6 15 16"


def at(setting: str, place: int, cards: str = QUIET, **more: Any) -> AtTheTown:
    """A worker of seat 0 at a place of the revised edition with one number changed."""
    return acting(GAME.book("revised", (setting,)), worker(place, cards, **more))


def dealt(setting: str) -> Town:
    """A game of four as it is dealt with one number changed."""
    t = GAME.deal(GAME.book("revised", (setting,)), 4, fast(1))
    assert isinstance(t, Town)
    return t


def after(setting: str, number: int = 2, **player: Any) -> AtTheTown:
    """The end of a round with one number changed."""
    return end_of_round("revised", number, dict(player), settings=(setting,))


def test_numbers_of_the_start() -> None:
    t = dealt("setup.coins=[2,8,10,12]")
    assert [t.players[seat].coin for seat in t.order] == [2, 8, 10, 12]
    assert [p.hired for p in dealt("setup.workers=2").players] == [2] * 4
    assert [p.level for p in dealt("marker.start=5").players] == [5] * 4
    assert len(dealt("row.start=6").row) == 6


def test_the_number_of_rounds() -> None:
    t = after("rounds.number=2", hired=3)
    assert (t.t.result is not None, t.heard("game_ended")) == (True, [(0, 2)])


def test_how_often_places_convert() -> None:
    assert len(at("rounds.conversions=3", 2, wood=40).options) == 1 + 3


def test_caps() -> None:
    assert at("caps.resource=20", 0, wood=16).has(0)[0] == 20
    assert at("caps.vp=30", 5, vp=29).has(0)[3] == 30


def test_the_second_comer_cost() -> None:
    t = acting(GAME.book("revised", ("second_comer.cost=4",)), later(4, QUIET, wood=2, stone=4))
    assert t.options == ["pass", "second stone"]
    assert t.play(0, "second stone").has(0) == (2, 0, 12, 0)


@pytest.mark.parametrize(("setting", "then"), [("row.refill=2", 3), ("row.how=up_to", 4)])
def test_the_row_at_the_end_of_a_round(setting: str, then: int) -> None:
    mine = {"hired": 1, "coin": 60}
    t = end_of_round("revised", 1, mine, {"hired": 0}, settings=(setting,), row=["mint"])
    t.play(0, "keep 1")
    assert len(t.t.row) == then


def test_where_a_marker_comes_to_lie() -> None:
    players = [worker(11, QUIET, space=2), {"space": 3}]
    book = GAME.book("revised", ("track.stacking=back",))
    t = acting(book, *players, order=[1, 0]).play(0, "advance one")
    assert t.t.order == [1, 0]


def test_points_of_the_track() -> None:
    t = after("track.beyond=5", 6, hired=0, space=14)
    assert t.t.result is not None
    assert t.t.result.scores[0] == 18 + 2 * 5
    t = after("track.points=[1,2,40]", 6, hired=0, space=3)
    assert t.t.result is not None
    assert t.t.result.scores[0] == 40


def test_upkeep() -> None:
    t = after("upkeep.coins_per_level=4", hired=1, coin=20)
    assert t.play(0, "keep 1").has(0)[2] == 8
    t = end_of_round("classic", 2, {"hired": 1, "coin": 20}, settings=("upkeep.units=5",))
    assert t.play(0, "keep 1").has(0)[2] == 10
    t = end_of_round("classic", 2, {"hired": 1, "coin": 20}, settings=("upkeep.unit.coin=4",))
    assert t.play(0, "keep 1").has(0)[2] == 8


def test_the_city_hall() -> None:
    t = at("city_hall.gain=[{stone=4},{vp=1}]", HALL, number=0).play(0, "effect use")
    assert t.has(0) == (0, 4, 0, 0)
    t = at("city_hall.step_price=2", HALL, number=0, coin=2).play(0, "effect use", "effect use")
    assert (t.has(0)[2], t.t.players[0].space) == (0, 2)


def test_costs_of_hiring_and_of_the_level() -> None:
    t = at("actions.hire.cost.coin=6", 7, coin=8, level=4).play(0, "hire worker")
    assert t.has(0)[2] == 2
    t = at("actions.level.cost.wood=0", 6, SILENT, stone=4, coin=4).play(0, "level up")
    assert t.has(0)[:3] == (0, 0, 0)
    assert at("marker.most=5", 6, SILENT, wood=4, stone=4, coin=4, level=5).heard("levelled") == []


def test_what_a_building_costs_gives_and_sells_for() -> None:
    builder = worker(8, SILENT, wood=20)
    t = acting(GAME.book("revised", ("buildings.sawmill.cost.wood=12",)), builder, row=["sawmill"])
    assert t.play(0, "build sawmill").has(0)[0] == 8
    t = acting(GAME.book("revised", ("buildings.sawmill.vp=7",)), builder, row=["sawmill"])
    assert t.play(0, "build sawmill").has(0)[3] == 7
    t = at("buildings.sawmill.sale=20", 10, SILENT, buildings=["sawmill"])
    assert t.play(0, "sell sawmill").has(0)[2] == 20


def test_who_is_first_by_the_track_alone() -> None:
    book = GAME.book("revised", ("rules.priority=track",))
    players = [worker(11, QUIET), worker(4, "11 15 5 6", level=7)]
    for player in players:
        player.update({"place": -1, "places": [], "first": 0, "shown": 0})
    t = AtTheTown(
        book,
        {"seats": 2, "order": [0, 1], "players": players, "agenda": [["reveal", 0, 0]]},
    )
    assert t.asked == "advance 0 1"  # although seat 1 has the higher level
