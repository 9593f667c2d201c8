"""The city hall: cards as usual, its gain, and the step it sells (4-3, 6-2-4-B)."""

import pytest

from tests.games.fourbit_town.at_the_town import GAME, HALL, AtTheTown, acting, worker

QUIET = {"revised": "8 9 10 14", "classic": "3 7 13 14"}
BOTH = pytest.mark.parametrize("name", ["revised", "classic"])


def hall(name: str, cards: str = "", settings: tuple[str, ...] = (), **more: object) -> AtTheTown:
    """A worker of seat 0 in the city hall; all its cards have their 0 up."""
    me = worker(HALL, cards or QUIET[name], number=0, **more)
    return acting(GAME.book(name, settings), me)


@BOTH
@pytest.mark.parametrize(
    ("choice", "gain"), [("effect use", (2, 0, 0)), ("effect use_2", (0, 0, 2))]
)
def test_the_city_hall_gives_2_wood_or_2_coins(
    name: str, choice: str, gain: tuple[int, int, int]
) -> None:
    t = hall(name)
    assert t.options == ["pass", "effect use", "effect use_2"]
    t.play(0, choice)
    assert (t.has(0)[:3], t.asked) == (gain, "declare 0 0")


def test_the_revised_city_hall_then_sells_a_step_for_4_coins() -> None:
    t = hall("revised", coin=4).play(0, "effect use")
    assert t.options == ["pass", "effect use"]
    t.play(0, "effect use")
    assert (t.has(0), t.t.players[0].space) == ((2, 0, 0, 0), 2)


def test_the_2_coins_of_the_city_hall_can_pay_for_its_step() -> None:
    t = hall("revised", coin=2).play(0, "effect use_2", "effect use")
    assert (t.has(0), t.t.players[0].space) == ((0, 0, 0, 0), 2)


def test_the_step_is_not_offered_for_less_than_4_coins() -> None:
    t = hall("revised", coin=2).play(0, "effect use")
    assert (t.t.players[0].space, t.asked) == (1, "declare 0 0")


def test_the_classic_town_hall_sells_no_step() -> None:
    t = hall("classic", coin=20).play(0, "effect use")
    assert (t.has(0), t.t.players[0].space, t.asked) == ((2, 0, 20, 0), 1, "declare 0 0")


@BOTH
def test_cards_act_before_the_gain_of_the_city_hall(name: str) -> None:
    cards = {"revised": "7 8 9 10", "classic": "11 7 13 14"}[name]  # 7.0; 11.0
    coin, wood = {"revised": (4, 0), "classic": (0, 2)}[name]  # 2 short of the price
    t = hall(name, cards, coin=coin, wood=wood)
    assert t.options == ["pass", "effect use", "effect use_2"]
    t.play(0, "effect use_2" if name == "revised" else "effect use")
    assert t.has(0)[3] == 0


@BOTH
def test_cards_are_used_in_the_city_hall_from_the_top_down(name: str) -> None:
    if name == "revised":
        t = hall(name, "1 16 8 9", wood=2, stone=2)  # 1.0: 2 wood; 16.0: 4 wood, 2 stone -> 1 VP
        assert t.play(0, "effect use").has(0) == (0, 0, 0, 1)
    else:
        t = hall(name, "11 12 7 13", wood=8, stone=2)  # 11.0: 4 wood -> 2 stone; 12.0: 4 and 4
        assert t.play(0, "effect use", "effect use").has(0) == (0, 0, 4, 1)


def test_gain_and_step_may_each_be_absent_in_an_edition() -> None:
    t = hall("revised", settings=("city_hall.gain=absent",), coin=4)
    assert t.options == ["pass", "effect use"]
    assert t.play(0, "effect use").t.players[0].space == 2
    t = hall("revised", settings=("city_hall.step_price=absent",), coin=4).play(0, "effect use")
    assert (t.has(0), t.asked) == ((2, 0, 4, 0), "declare 0 0")
