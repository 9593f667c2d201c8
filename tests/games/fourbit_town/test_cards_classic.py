"""Both sides of the sixteen cards of the classic edition that exchange or give something."""

import pytest

from tests.games.fourbit_town.at_the_town import GAME, HALL, AtTheTown, Data, acting, worker

CLASSIC = GAME.book("classic")
QUIET = "7 13 14 3"  # with their 0 up they do nothing in the town hall
Goods = tuple[int, int, int, int]


def at_hall(side: str, goods: Goods = (0, 0, 0, 0), *others: Data, **more: object) -> AtTheTown:
    """The side lies on top of quiet cards in the town hall, so that nothing else is there."""
    card, bit = side.split(".")
    rest = [other for other in QUIET.split() if other != card][:3]
    have = dict(zip(["wood", "stone", "coin", "vp"], goods, strict=True))
    order = more.pop("order", [0, 1])
    me = worker(HALL, " ".join([card, *rest]), number=int(bit), **have, **more)
    return acting(CLASSIC, me, *others, order=order)


HALL_WAYS = ["effect use", "effect use_2"]

PAYING = [
    # side, choices, price, gain
    ("2.1", ["either 1"], (0, 2, 0, 0), (0, 0, 4, 0)),
    ("2.1", ["either 2"], (0, 0, 4, 0), (0, 2, 0, 0)),
    ("4.1", ["effect use"], (0, 0, 12, 0), (0, 0, 0, 1)),
    ("5.0", ["effect use"], (6, 0, 0, 0), (0, 0, 12, 0)),
    ("5.0", ["effect use_2"], (0, 6, 0, 0), (0, 0, 12, 0)),
    ("5.1", ["effect use"], (0, 0, 4, 0), (2, 0, 0, 0)),
    ("5.1", ["effect use_2"], (0, 0, 4, 0), (0, 2, 0, 0)),
    ("6.1", ["effect use"], (6, 0, 0, 0), (0, 0, 0, 1)),
    ("6.1", ["effect use"], (2, 4, 0, 0), (0, 0, 0, 1)),
    ("11.0", ["effect use"], (4, 0, 0, 0), (0, 2, 0, 0)),
    ("11.1", ["effect use"], (0, 4, 0, 0), (2, 0, 0, 0)),
    ("12.0", ["effect use"], (4, 4, 0, 0), (0, 0, 4, 1)),
    ("12.1", ["effect use"], (2, 0, 0, 0), (0, 0, 2, 0)),
    ("12.1", ["effect use_2"], (0, 2, 0, 0), (0, 0, 2, 0)),
    ("15.0", ["effect use"], (4, 0, 0, 0), (0, 0, 4, 0)),
    ("15.0", ["effect use"], (2, 2, 0, 0), (0, 0, 4, 0)),
    ("15.1", ["effect use"], (0, 0, 8, 0), (2, 2, 0, 0)),
]


@pytest.mark.parametrize(("side", "choices", "price", "gain"), PAYING)
def test_an_exchange_is_done_once_at_its_price(
    side: str, choices: list[str], price: Goods, gain: Goods
) -> None:
    t = at_hall(side, price)
    assert t.options[0] == "pass"
    assert t.play(0, *choices).has(0) == gain
    assert t.options == ["pass", *HALL_WAYS]
    t = at_hall(side, price).play(0, "pass")
    assert (t.has(0), t.options) == (price, ["pass", *HALL_WAYS])


@pytest.mark.parametrize(("side", "choices", "price", "gain"), PAYING)
def test_an_exchange_that_cannot_be_paid_in_full_is_not_offered(
    side: str, choices: list[str], price: Goods, gain: Goods
) -> None:
    for kind in range(3):
        if price[kind]:
            less = [*price]
            less[kind] -= 2
            t = at_hall(side, (less[0], less[1], less[2], 0))
            assert t.options == ["pass", *HALL_WAYS]
            assert t.play(0, "effect use").asked == "declare 0 0"


def test_3_with_1_up_pays_2_coins_and_plans_from_the_row_or_the_deck() -> None:
    me = worker(HALL, "3 7 13 14", number=1, coin=4)
    t = acting(CLASSIC, me, row=["mint"]).play(0, "effect use")
    assert t.options == ["plan mint", "plan deck"]
    t.play(0, "plan mint")
    assert (t.has(0)[2], len(t.t.players[0].plans)) == (2, 1)


def test_3_with_1_up_is_not_offered_where_nothing_can_be_planned() -> None:
    rest = CLASSIC_BUILDINGS
    me = worker(HALL, "3 7 13 14", number=1, coin=4)
    t = acting(CLASSIC, me, {"buildings": rest}, row=[], deck=[])
    assert t.options == ["pass", *HALL_WAYS]


CLASSIC_BUILDINGS = [
    "sawmill", "quarry", "market", "inn", "town_office", "plaza", "high_rise", "guild_hall",
    "trading_house", "design_office", "artisans_street", "warehouse", "academy", "chapel",
    "residences", "city_wall", "mint", "billboard",
]  # fmt: skip


def test_4_with_0_up_pays_2_coins_to_advance_unless_one_is_at_the_very_front() -> None:
    t = at_hall("4.0", (0, 0, 2, 0), order=[1, 0]).play(0, "effect use")
    assert (t.has(0)[2], t.t.players[0].space, t.t.order) == (0, 2, [0, 1])
    assert at_hall("4.0", (0, 0, 2, 0)).options == ["pass", *HALL_WAYS]  # first already


@pytest.mark.parametrize(("choice", "gain"), [("effect use", (2, 0)), ("effect use_2", (0, 2))])
def test_6_with_0_up_gives_2_wood_or_2_stone_if_the_place_gave_no_resource(
    choice: str, gain: tuple[int, int]
) -> None:
    t = at_hall("6.0")
    assert t.options == ["pass", "effect use", "effect use_2"]
    assert t.play(0, choice).has(0)[:2] == gain
    assert t.options == ["pass", *HALL_WAYS]


def test_9_with_0_up_gives_1_vp_and_a_move_for_12_coins_to_the_rearmost() -> None:
    t = at_hall("9.0", (0, 0, 12, 0), {"space": 2}, order=[1, 0])
    assert t.options == ["pass", "effect use"]
    t.play(0, "effect use")
    assert (t.has(0), t.t.players[0].space) == ((0, 0, 0, 1), 2)


def test_9_with_0_up_is_open_to_all_on_the_rearmost_space() -> None:
    assert at_hall("9.0", (0, 0, 12, 0)).options == ["pass", "effect use"]  # ties count
    t = at_hall("9.0", (0, 0, 12, 0), space=2)
    assert t.options == ["pass", *HALL_WAYS]


def test_10_with_0_up_gives_2_coins_if_somebody_is_ahead() -> None:
    assert at_hall("10.0", order=[1, 0]).has(0) == (0, 0, 2, 0)
    assert at_hall("10.0").has(0) == (0, 0, 0, 0)


@pytest.mark.parametrize(("buildings", "open_"), [(3, False), (4, True), (5, True)])
def test_13_with_0_up_needs_4_buildings_and_turns_4_wood_or_4_stone_into_1_vp(
    buildings: int, open_: bool
) -> None:
    mine = [name for name in CLASSIC_BUILDINGS if name != "market"][:buildings]
    t = at_hall("13.0", (4, 4, 0, 0), buildings=mine)
    if open_:
        assert t.play(0, "effect use_2").has(0) == (4, 0, 0, 1)
        t = at_hall("13.0", (4, 4, 0, 0), buildings=mine)
        assert t.play(0, "effect use").has(0) == (0, 4, 0, 1)
    else:
        assert t.play(0, "effect use").has(0) == (6, 4, 0, 0)  # the hall's wood


@pytest.mark.parametrize(("level", "vp"), [(5, 0), (6, 1), (7, 1)])
def test_14_with_1_up_needs_the_marker_at_6_and_turns_8_coins_into_1_vp(
    level: int, vp: int
) -> None:
    t = at_hall("14.1", (0, 0, 8, 0), level=level).play(0, "effect use")
    assert t.has(0)[3] == vp
