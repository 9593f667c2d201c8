"""Cards of the classic edition that look at what their worker's place gave or did."""

import pytest

from tests.games.fourbit_town.at_the_town import GAME, HALL, AtTheTown, acting, at, worker
from tests.games.fourbit_town.in_play import later

CLASSIC = GAME.book("classic")
WOOD_OR_STONE = pytest.mark.parametrize(
    ("choice", "gain"), [("effect use", (2, 0)), ("effect use_2", (0, 2))]
)


def planning(cards: str) -> AtTheTown:
    """A worker at place 2, which is 0010, that has planned."""
    return acting(CLASSIC, worker(2, cards), row=["inn"]).play(0, "plan inn")


def test_1_with_0_up_gives_2_wood_if_the_place_gave_2_wood() -> None:
    assert at("classic", 0, "1 7 13 14").has(0) == (8, 2, 0, 0)
    assert at("classic", 4, "1 7 13 14").has(0) == (0, 6, 2, 0)


def test_1_with_1_up_takes_2_coins_off_the_first_hire_of_the_place() -> None:
    t = at("classic", 14, "7 1 13 14", coin=2, level=5).play(0, "either 2")
    assert (t.has(0)[2], t.t.players[0].hired) == (0, 4)


def test_1_with_1_up_and_a_guild_hall_make_hiring_free() -> None:
    t = at("classic", 14, "7 1 13 14", level=5, buildings=["guild_hall"]).play(0, "either 2")
    assert (t.has(0)[2], t.t.players[0].hired) == (0, 4)


def test_2_with_0_up_gives_2_stone_if_the_place_gave_2_stone() -> None:
    assert at("classic", 0, "2 7 13 14").has(0) == (6, 4, 0, 0)
    assert at("classic", 8, "2 7 13 14").play(0, "pass").has(0) == (0, 0, 8, 0)


@pytest.mark.parametrize(
    ("choice", "gain"), [("effect use", (2, 0, 2)), ("effect use_2", (0, 0, 4))]
)
def test_3_with_0_up_gives_2_wood_or_2_coins_if_the_place_planned(
    choice: str, gain: tuple[int, int, int]
) -> None:
    assert planning("3 14 1 13").play(0, choice).has(0)[:3] == gain


def test_3_with_0_up_gives_nothing_if_nothing_was_planned() -> None:
    t = acting(CLASSIC, worker(2, "3 14 1 13"), row=["inn"]).play(0, "pass")
    assert (t.has(0), t.asked) == ((0, 0, 2, 0), "declare 0 0")


def test_6_with_0_up_does_nothing_where_the_place_gave_a_resource() -> None:
    t = at("classic", 0, "6 7 13 14")
    assert (t.has(0), t.asked) == ((6, 2, 0, 0), "declare 0 0")


@WOOD_OR_STONE
def test_6_with_0_up_is_open_to_a_second_comer_who_did_not_pay(
    choice: str, gain: tuple[int, int]
) -> None:
    t = acting(CLASSIC, later(0, "6 7 13 14", coin=2)).play(0, "pass", choice)
    assert (t.has(0)[:2], t.asked) == (gain, "declare 0 0")


@WOOD_OR_STONE
def test_6_with_0_up_is_open_where_the_place_gave_only_vp(
    choice: str, gain: tuple[int, int]
) -> None:
    t = at("classic", 11, "7 13 6 14").play(0, choice)
    assert (t.has(0)[:2], t.has(0)[3]) == (gain, 2)


@pytest.mark.parametrize(("place", "cards"), [(12, "7 14 1 2"), (7, "1 2 13 7")])
def test_7_with_0_up_gives_2_coins_if_the_place_built(place: int, cards: str) -> None:
    builder = worker(place, cards, wood=6, plans=["sawmill@all"])
    t = acting(CLASSIC, builder).play(0, "build sawmill")
    assert (t.has(0), t.asked) == ((6, 0, 2, 2), "declare 0 0")
    t = acting(CLASSIC, builder).play(0, "pass")
    assert t.has(0) == (6, 0, 0, 0)


@WOOD_OR_STONE
def test_7_with_1_up_gives_2_wood_or_2_stone_if_the_place_planned(
    choice: str, gain: tuple[int, int]
) -> None:
    assert planning("13 7 1 14").play(0, choice).has(0)[:2] == gain


def test_7_and_3_do_not_look_at_a_plan_of_a_card() -> None:
    me = worker(HALL, "3 7 13 14", number=3, coin=2)  # 3.1 plans; 7.1 asks for the place
    t = acting(CLASSIC, me, row=["inn"]).play(0, "effect use", "plan inn", "effect use")
    assert (t.has(0), t.asked) == ((2, 0, 0, 0), "declare 0 0")


@WOOD_OR_STONE
def test_8_with_0_up_gives_2_wood_or_2_stone_with_3_workers_on_places(
    choice: str, gain: tuple[int, int]
) -> None:
    me = worker(4, "8 7 13 14", sent=3, places=[0, 1, 4])
    t = acting(CLASSIC, me, blocked=[0, 1, 4]).play(0, choice)
    assert (t.has(0)[0], t.has(0)[1] - 6) == gain


def test_8_with_0_up_does_not_count_workers_in_the_town_hall() -> None:
    me = worker(4, "8 7 13 14", sent=3, places=[0, 4])
    t = acting(CLASSIC, me, blocked=[0, 4])
    assert t.has(0) == (0, 6, 2, 0)
    me = worker(HALL, "8 7 13 14", number=0, sent=4, hired=4, level=4, places=[0, 1, 4])
    t = acting(CLASSIC, me, blocked=[0, 1, 4]).play(0, "effect use", "effect use")
    assert t.has(0) == (4, 0, 0, 0)  # three on places: the card, then the hall


def test_8_with_1_up_gives_2_coins_if_the_place_gave_coins() -> None:
    assert at("classic", 4, "7 13 8 14").has(0) == (0, 6, 4, 0)
    assert at("classic", 11, "8 13 7 14").has(0) == (0, 0, 0, 2)


def test_10_with_1_up_turns_10_coins_into_1_vp_if_the_place_gave_2_coins() -> None:
    t = at("classic", 4, "7 13 10 14", coin=8)  # the place gives 2
    assert t.options == ["pass", "effect use"]
    assert t.play(0, "effect use").has(0) == (0, 6, 0, 1)
    assert at("classic", 4, "7 13 10 14", coin=6).asked == "declare 0 0"


def test_10_with_1_up_does_nothing_where_the_place_gave_no_coins() -> None:
    assert at("classic", 11, "10 13 7 14", coin=20).has(0) == (0, 0, 20, 2)


def test_13_with_1_up_takes_2_wood_or_2_stone_off_what_the_place_builds() -> None:
    builder = worker(7, "13 1 9 7", stone=2, coin=6, wood=2, plans=["guild_hall@all"])
    t = acting(CLASSIC, builder).play(0, "build guild_hall")  # 8, 4 and 6; 6 wood are free
    assert t.has(0) == (0, 0, 2, 5)  # the coins are those of 7.0


def test_14_with_0_up_gives_2_coins_if_the_place_moved_the_marker() -> None:
    t = at("classic", 6, "14 7 13 1", wood=2, stone=2, coin=2).play(0, "either 2")
    assert t.has(0) == (0, 0, 2, 0)
    t = at("classic", 6, "14 7 13 1", coin=4, level=4).play(0, "either 1")
    assert t.has(0) == (0, 0, 0, 1)


@pytest.mark.parametrize(
    ("place", "cards", "open_"), [(10, "7 16 13 14", True), (4, "7 13 16 14", False)]
)
def test_16_with_1_up_turns_2_wood_and_2_stone_into_1_vp_if_the_place_gave_4_coins(
    place: int, cards: str, open_: bool
) -> None:
    t = at("classic", place, cards, wood=2, stone=2)
    if open_:
        t.play(0, "pass", "effect use")  # the place's own offer first
        assert t.has(0) == (0, 0, 8, 1)
    else:
        assert (t.has(0), t.asked) == ((2, 8, 2, 0), "declare 0 0")
