"""The sixteen places of the revised edition (9)."""

import pytest

from tests.games.fourbit_town.at_the_town import GAME, AtTheTown, acting, at, worker
from tests.games.fourbit_town.in_play import QUIET, later

REVISED = GAME.book("revised")
CARDS = QUIET["revised"]
SILENT = "5 6 15 16"  # none of them acts without resources, whatever the worker does


def there(place: int, **more: int | list[str]) -> AtTheTown:
    """A worker with silent cards at a place."""
    return at("revised", place, SILENT, **more)


@pytest.mark.parametrize(
    ("place", "gain"),
    [
        (0, (12, 0, 0, 0)),
        (1, (0, 12, 0, 0)),
        (4, (0, 0, 12, 0)),
        (5, (0, 0, 0, 2)),
        (15, (6, 6, 0, 0)),
    ],
)
def test_plain_gains_are_booked_without_asking(place: int, gain: tuple[int, int, int, int]) -> None:
    t = at("revised", place, CARDS)
    assert (t.has(0), t.asked) == (gain, "declare 0 0")


CONVERSIONS = [
    # place, what is had, what two conversions leave
    (2, {"wood": 30}, (26, 0, 8, 0)),
    (3, {"stone": 30}, (0, 26, 8, 0)),
    (13, {"coin": 30}, (8, 0, 26, 0)),
    (14, {"coin": 30}, (0, 8, 26, 0)),
]


@pytest.mark.parametrize(("place", "have", "left"), CONVERSIONS)
def test_a_conversion_is_done_as_often_as_the_player_says(
    place: int, have: dict[str, int], left: tuple[int, int, int, int]
) -> None:
    t = at("revised", place, CARDS, **have).play(0, "effect use_2")
    assert (t.has(0), t.asked) == (left, "declare 0 0")


@pytest.mark.parametrize("place", [2, 3, 13, 14])
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_conversions_are_at_most_twice_the_number_of_the_round(place: int, number: int) -> None:
    rich = worker(place, CARDS, wood=68, stone=68, coin=68)
    t = acting(REVISED, rich, round=number)
    assert t.options[0] == "pass"
    assert len(t.options) == 1 + 2 * number


@pytest.mark.parametrize("place", [2, 3, 13, 14])
def test_a_conversion_without_anything_to_pay_is_not_offered(place: int) -> None:
    t = at("revised", place, CARDS)
    assert (t.asked, t.has(0)) == ("declare 0 0", (0, 0, 0, 0))


def test_place_6_raises_the_level_for_4_wood_4_stone_4_coins() -> None:
    t = there(6, wood=4, stone=4, coin=4)
    assert t.options == ["pass", "level up"]
    t.play(0, "level up")
    assert (t.has(0), t.t.players[0].level) == ((0, 0, 0, 0), 4)
    assert t.heard("levelled") == [(0, 4)]


@pytest.mark.parametrize("lacking", ["wood", "stone", "coin"])
def test_the_level_is_not_raised_for_less(lacking: str) -> None:
    have = {"wood": 4, "stone": 4, "coin": 4} | {lacking: 2}
    assert there(6, **have).t.players[0].level == 3
    assert there(6, **have).heard("levelled") == []
    assert "level" not in there(6, **have).asked


def test_the_level_is_at_most_7() -> None:
    t = there(6, wood=4, stone=4, coin=4, level=7)
    assert not t.asked.startswith("level")
    t = there(6, wood=4, stone=4, coin=4, level=6).play(0, "level up")
    assert t.t.players[0].level == 7


def test_place_7_hires_for_4_coins() -> None:
    t = there(7, coin=6, level=4)
    assert t.options == ["pass", "hire worker"]
    t.play(0, "hire worker")
    assert (t.t.players[0].hired, t.has(0)[2]) == (4, 2)
    assert t.heard("hired") == [(0, 4)]


def test_hiring_needs_a_level_above_the_workers_hired() -> None:
    assert not there(7, coin=6, level=3).asked.startswith("hire")
    assert not there(7, coin=68, level=7, hired=7).asked.startswith("hire")
    assert not there(7, coin=2, level=4).asked.startswith("hire")


def test_place_8_builds_from_the_row_or_from_the_plans() -> None:
    builder = worker(8, SILENT, wood=10, coin=8, plans=["trading_house@0"])
    t = acting(REVISED, builder, row=["sawmill", "quarry"])
    assert t.options == ["pass", "build sawmill", "build trading_house"]
    t.play(0, "build sawmill")
    assert t.has(0) == (0, 0, 8, 2)
    assert t.t.row == [t.t.edition.buildings.index("quarry")]
    assert t.heard("built")[0][2] == 0
    t = acting(REVISED, builder, row=["sawmill", "quarry"]).play(0, "build trading_house")
    assert t.has(0)[2:] == (4, 1)
    assert t.t.players[0].plans == []
    assert t.heard("built")[0][2] == 1


def test_somebody_elses_plan_cannot_be_built() -> None:
    t = acting(REVISED, worker(8, SILENT, wood=10), {"plans": ["sawmill@all"]}, row=["quarry"])
    assert not t.asked.startswith("build")


def test_place_9_plans_from_the_row_or_blind_from_the_deck_then_6_coins() -> None:
    t = acting(REVISED, worker(9, SILENT), row=["mint", "inn"], deck=["plaza", "..."])
    assert t.options == ["pass", "plan inn", "plan mint", "plan deck"]
    t.play(0, "plan inn")
    assert t.has(0) == (0, 0, 6, 0)
    assert t.heard("planned") == [(0, t.t.edition.buildings.index("inn"))]
    t = acting(REVISED, worker(9, SILENT), row=["mint"], deck=["plaza", "..."])
    t.play(0, "plan deck")
    assert t.has(0) == (0, 0, 6, 0)
    assert t.heard("planned_blind") == [(0, t.t.edition.buildings.index("plaza"))]
    assert len(t.t.row) == 1  # the row is not refilled


def test_place_10_sells_a_building_for_its_value_and_vp_stay() -> None:
    t = there(10, buildings=["mint", "plaza"], vp=4)
    assert t.options == ["pass", "sell plaza", "sell mint"]
    t.play(0, "sell plaza")
    assert t.has(0) == (0, 0, 40, 4)
    assert t.t.row == [t.t.edition.buildings.index("plaza")]
    assert t.heard("sold") == [(0, t.t.row[0])]


def test_place_11_advances_1_then_6_coins() -> None:
    t = there(11)
    assert t.options == ["pass", "advance one"]
    t.play(0, "advance one")
    assert (t.t.players[0].space, t.has(0)) == (2, (0, 0, 6, 0))
    assert t.heard("moved") == [(0, 2)]


def test_place_12_puts_a_plan_back_into_the_row_then_6_coins() -> None:
    t = there(12, plans=["mint@0", "inn@all"])
    assert t.options == ["pass", "cancel inn", "cancel mint"]
    t.play(0, "cancel mint")
    assert t.has(0) == (0, 0, 6, 0)
    assert t.t.row == [t.t.edition.buildings.index("mint")]


@pytest.mark.parametrize(("place", "have"), [(9, {}), (11, {}), (12, {"plans": ["mint@0"]}),
                                             (10, {"buildings": ["mint"]})])  # fmt: skip
def test_no_plan_move_cancel_or_sale_no_coins(place: int, have: dict[str, list[str]]) -> None:
    t = there(place, **have).play(0, "pass")
    assert (t.has(0), t.asked) == ((0, 0, 0, 0), "declare 0 0")


@pytest.mark.parametrize("place", [8, 10, 12])
def test_an_action_that_cannot_be_done_is_not_asked(place: int) -> None:
    assert there(place).asked == "declare 0 0"


def test_a_second_comer_who_pays_coins_can_still_plan_and_gets_all_of_it() -> None:
    t = acting(REVISED, later(9, SILENT, coin=2), row=["mint"]).play(0, "second coin")
    t.play(0, "plan mint")
    assert t.has(0) == (0, 0, 6, 0)


def test_what_is_sold_can_be_built_by_a_later_worker_of_the_same_step() -> None:
    seller = worker(10, SILENT, buildings=["trading_house"])
    builder = worker(8, "8 9 10 11", wood=4, coin=4)
    t = acting(REVISED, seller, builder).play(0, "sell trading_house")
    assert t.options == ["pass", "build trading_house"]
