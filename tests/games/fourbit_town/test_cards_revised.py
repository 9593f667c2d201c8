"""Both sides of the sixteen cards of the revised edition (7)."""

import pytest

from tests.games.fourbit_town.at_the_town import GAME, HALL, AtTheTown, acting, at, worker

REVISED = GAME.book("revised")
QUIET = "8 9 10 14"  # they do nothing unless something is built, planned, sold or moved
Goods = tuple[int, int, int, int]


def at_hall(side: str, goods: Goods = (0, 0, 0, 0)) -> AtTheTown:
    """The side lies on top of quiet cards in the city hall, so that nothing else is there."""
    card, bit = side.split(".")
    others = [other for other in QUIET.split() if other != card][:3]
    have = dict(zip(["wood", "stone", "coin", "vp"], goods, strict=True))
    return acting(REVISED, worker(HALL, " ".join([card, *others]), number=int(bit), **have))


def hall_asks(t: AtTheTown) -> bool:
    """Is it the city hall's own question, so that the cards are done?"""
    return t.options == ["pass", "effect use", "effect use_2"]


@pytest.mark.parametrize(
    ("side", "gain"),
    [
        ("1.0", (2, 0, 0, 0)),
        ("2.0", (0, 2, 0, 0)),
        ("3.1", (0, 0, 2, 0)),
        ("4.1", (0, 0, 2, 0)),
        ("15.0", (2, 0, 0, 0)),
        ("15.1", (0, 2, 0, 0)),
    ],
)
def test_a_plain_gain_comes_by_itself(side: str, gain: Goods) -> None:
    t = at_hall(side)
    assert (t.has(0), hall_asks(t)) == (gain, True)


PAYING = [
    ("1.1", (4, 0, 0, 0), (0, 0, 4, 0)),
    ("2.1", (0, 4, 0, 0), (0, 0, 4, 0)),
    ("3.0", (0, 0, 4, 0), (4, 0, 0, 0)),
    ("4.0", (0, 0, 4, 0), (0, 4, 0, 0)),
    ("5.0", (6, 0, 0, 0), (0, 0, 0, 1)),
    ("5.1", (0, 0, 0, 1), (4, 0, 0, 0)),
    ("6.0", (0, 6, 0, 0), (0, 0, 0, 1)),
    ("6.1", (0, 0, 0, 1), (0, 4, 0, 0)),
    ("7.0", (0, 0, 6, 0), (0, 0, 0, 1)),
    ("7.1", (0, 0, 0, 1), (0, 0, 4, 0)),
    ("13.0", (0, 0, 4, 0), (2, 2, 0, 0)),
    ("13.1", (2, 2, 0, 0), (0, 0, 4, 0)),
    ("16.0", (4, 2, 0, 0), (0, 0, 0, 1)),
    ("16.1", (0, 0, 0, 1), (2, 2, 0, 0)),
]


@pytest.mark.parametrize(("side", "price", "gain"), PAYING)
def test_an_exchange_is_offered_once_at_its_price(side: str, price: Goods, gain: Goods) -> None:
    rich = (price[0] * 2, price[1] * 2, price[2] * 2, price[3] * 2)
    t = at_hall(side, rich)
    assert t.options == ["pass", "effect use"]
    t.play(0, "effect use")
    left = tuple(p + g for p, g in zip(price, gain, strict=True))
    assert (t.has(0), hall_asks(t)) == (left, True)


@pytest.mark.parametrize(("side", "price", "gain"), PAYING)
def test_an_exchange_can_be_declined(side: str, price: Goods, gain: Goods) -> None:
    t = at_hall(side, price).play(0, "pass")
    assert (t.has(0), hall_asks(t)) == (price, True)


@pytest.mark.parametrize(("side", "price", "gain"), PAYING)
def test_an_exchange_that_cannot_be_paid_in_full_is_not_offered(
    side: str, price: Goods, gain: Goods
) -> None:
    for kind in range(4):
        if price[kind]:
            less = [*price]
            less[kind] -= 1 if kind == 3 else 2
            assert hall_asks(at_hall(side, (less[0], less[1], less[2], less[3])))


@pytest.mark.parametrize(
    ("cards", "left"), [("8 9 10 11", (2, 0, 4, 4)), ("9 10 11 8", (0, 2, 4, 4))]
)
def test_8_takes_2_wood_or_2_stone_off_a_building(cards: str, left: Goods) -> None:
    # place 8 is 1000: 8.0 if it is not the last card, 8.1 if it is
    builder = worker(8, cards, wood=8, stone=4, coin=10)  # a guild hall is 8, 4 and 6
    t = acting(REVISED, builder, row=["guild_hall"]).play(0, "build guild_hall")
    assert t.has(0) == left


@pytest.mark.parametrize(("cards", "name", "have"), [
    ("8 9 10 11", "quarry", {"stone": 10}),  # 8.0, and no wood to take 2 off
    ("9 10 11 8", "sawmill", {"wood": 10}),  # 8.1, and no stone
])  # fmt: skip
def test_8_does_not_go_below_0(cards: str, name: str, have: dict[str, int]) -> None:
    t = acting(REVISED, worker(8, cards, **have), row=[name]).play(0, f"build {name}")
    assert t.has(0) == (0, 0, 0, 2)


@pytest.mark.parametrize(("cards", "gain"), [("5 9 6 7", (2, 0, 6, 0)), ("9 5 6 7", (0, 2, 6, 0))])
@pytest.mark.parametrize("what", ["plan mint", "plan deck"])
def test_9_gives_2_wood_or_2_stone_when_planning(cards: str, gain: Goods, what: str) -> None:
    # place 9 is 1001: the second card from the top has its 0 up, the top one its 1
    t = acting(REVISED, worker(9, cards), row=["mint"]).play(0, what)
    assert t.has(0) == gain


def test_9_gives_nothing_where_nothing_is_planned() -> None:
    t = acting(REVISED, worker(9, "9 5 6 8"), row=["mint"]).play(0, "pass")
    assert t.has(0) == (0, 0, 0, 0)


def test_10_with_0_up_gives_4_coins_more_for_a_sale() -> None:
    t = at("revised", 10, "10 5 8 6", buildings=["mint"]).play(0, "sell mint")
    assert t.has(0) == (0, 0, 22, 0)


def test_10_with_1_up_gives_4_coins_after_building() -> None:
    builder = worker(8, "5 6 9 10", wood=10)
    t = acting(REVISED, builder, row=["sawmill"]).play(0, "build sawmill")
    assert t.has(0) == (0, 0, 4, 2)


def test_10_with_1_up_gives_nothing_for_a_sale() -> None:
    t = at("revised", 10, "5 10 8 6", buildings=["mint"]).play(0, "sell mint")
    assert t.has(0) == (0, 0, 18, 0)


def test_11_with_0_up_takes_2_coins_off_hiring() -> None:
    t = at("revised", 7, "8 9 10 11", coin=2, level=4).play(0, "hire worker")
    assert (t.has(0)[2], t.t.players[0].hired) == (0, 4)


def test_11_with_1_up_hires_one_more_for_4_coins() -> None:
    t = at("revised", 7, "11 8 9 10", coin=8, level=5).play(0, "hire worker")
    assert (t.asked, t.options) == ("hire 0 0", ["pass", "hire worker"])
    t.play(0, "hire worker")
    assert (t.has(0)[2], t.t.players[0].hired, t.asked) == (0, 5, "declare 0 0")


def test_11_with_1_up_needs_a_level_above_the_workers_again() -> None:
    t = at("revised", 7, "11 8 9 10", coin=8, level=4).play(0, "hire worker")
    assert (t.t.players[0].hired, t.asked) == (4, "declare 0 0")


def test_11_with_1_up_costs_2_less_with_a_guild_hall() -> None:
    t = at("revised", 7, "11 8 9 10", coin=4, level=5, buildings=["guild_hall"])
    t.play(0, "hire worker", "hire worker")
    assert (t.has(0)[2], t.t.players[0].hired) == (0, 5)


def test_11_with_1_up_does_nothing_without_a_hire() -> None:
    t = at("revised", 7, "11 8 9 10", coin=8, level=5).play(0, "pass")
    assert (t.t.players[0].hired, t.asked) == (3, "declare 0 0")


@pytest.mark.parametrize(("place", "have", "choice", "gain"), [
    (0, {}, "", (12, 2, 0, 0)),
    (4, {}, "", (0, 0, 12, 0)),
    (13, {"coin": 2}, "effect use", (4, 2, 0, 0)),
])  # fmt: skip
def test_12_with_0_up_gives_2_stone_if_the_place_gave_wood(
    place: int, have: dict[str, int], choice: str, gain: Goods
) -> None:
    cards = "8 12 9 10"  # the second bit of 0, 4 and 13 is 0
    t = at("revised", place, cards, **have)
    if choice:
        t.play(0, choice)
    assert t.has(0) == gain


@pytest.mark.parametrize(("place", "cards", "have", "choice", "gain"), [
    (1, "12 8 9 10", {}, "", (2, 12, 0, 0)),
    (14, "8 12 9 10", {"coin": 2}, "effect use", (2, 4, 0, 0)),
    (5, "12 8 9 10", {}, "", (0, 0, 0, 2)),
])  # fmt: skip
def test_12_with_1_up_gives_2_wood_if_the_place_gave_stone(
    place: int, cards: str, have: dict[str, int], choice: str, gain: Goods
) -> None:
    t = at("revised", place, cards, **have)
    if choice:
        t.play(0, choice)
    assert t.has(0) == gain


def test_12_gives_nothing_where_the_conversion_was_declined() -> None:
    assert at("revised", 13, "8 12 9 10", coin=2).play(0, "pass").has(0) == (0, 0, 2, 0)


def test_14_with_0_up_moves_one_more_space_bare() -> None:
    t = at("revised", 11, "8 9 14 10", buildings=["town_office"]).play(0, "advance one")
    assert (t.asked.split()[0], t.options) == ("advance", ["pass", "advance one"])
    t.play(0, "advance one")
    assert (t.t.players[0].space, t.has(0)) == (3, (0, 0, 6, 1))
    assert t.asked == "declare 0 0"


def test_14_with_1_up_gives_4_coins_more_after_the_move() -> None:
    t = at("revised", 11, "14 8 9 10").play(0, "advance one")
    assert (t.t.players[0].space, t.has(0)) == (2, (0, 0, 10, 0))


@pytest.mark.parametrize("side", ["14.0", "14.1"])
def test_14_does_not_act_at_the_city_hall(side: str) -> None:
    t = at_hall(side, (0, 0, 4, 0)).play(0, "effect use", "effect use")  # wood; then the step
    assert (t.has(0), t.t.players[0].space, t.asked) == ((2, 0, 0, 0), 2, "declare 0 0")


@pytest.mark.parametrize("place", [4, 5])
def test_15_acts_only_in_the_city_hall(place: int) -> None:
    t = at("revised", place, "15 8 9 10")
    assert t.has(0)[:2] == (0, 0)
