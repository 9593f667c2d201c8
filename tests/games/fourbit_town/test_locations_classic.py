"""The sixteen places of the classic edition (9)."""

import pytest

from tests.games.fourbit_town.at_the_town import GAME, AtTheTown, acting, at, worker

CLASSIC = GAME.book("classic")
SILENT = "1 7 13 14"  # no side of these acts unless something is built, planned, hired or levelled


def there(place: int, cards: str = SILENT, **more: int | list[str]) -> AtTheTown:
    """A worker at a place, with cards that do nothing there."""
    return at("classic", place, cards, **more)


@pytest.mark.parametrize(("place", "gain"), [(0, (6, 2, 0, 0)), (4, (0, 6, 2, 0))])
def test_plain_gains_are_booked_without_asking(place: int, gain: tuple[int, int, int, int]) -> None:
    t = there(place, "3 7 13 14")  # their 0 sides, and 13.1
    assert (t.has(0), t.asked) == (gain, "declare 0 0")


def test_place_1_gives_8_coins_then_vp_for_up_to_8_discarded() -> None:
    t = there(1, wood=4, stone=2)
    assert t.has(0) == (4, 2, 8, 0)
    assert t.options == ["pass", "effect use", "effect use_2"]
    t.play(0, "effect use_2")  # 8 of wood, stone and coins
    t.play(0, "share 1", "share 1")  # 2 wood, 2 stone, and so 4 coins
    assert t.has(0) == (2, 0, 4, 2)


def test_place_1_may_be_left_with_the_coins_alone() -> None:
    assert there(1).play(0, "pass").has(0) == (0, 0, 8, 0)


def test_place_2_plans_free_and_gives_2_coins() -> None:
    t = acting(CLASSIC, worker(2, "13 14 1 2"), row=["inn"], deck=["mint", "..."])
    assert t.options == ["pass", "plan inn", "plan deck"]
    t.play(0, "plan inn")
    assert t.has(0) == (0, 0, 2, 0)


def test_place_2_without_a_plan_gives_the_coins_all_the_same() -> None:
    t = acting(CLASSIC, worker(2, "13 14 1 2"), row=["inn"]).play(0, "pass")
    assert (t.has(0), t.asked) == ((0, 0, 2, 0), "declare 0 0")


def test_place_3_gives_2_coins_then_vp_for_up_to_8_wood_and_stone() -> None:
    t = there(3, wood=10, stone=4, coin=20)
    assert t.has(0) == (10, 4, 22, 0)
    assert t.options == ["pass", "effect use", "effect use_2"]
    t.play(0, "effect use_2", "share 3")  # 6 wood, and so 2 stone
    assert t.has(0) == (4, 2, 22, 2)


def test_place_3_does_not_take_coins() -> None:
    t = there(3, wood=2, coin=20)
    assert (t.has(0), t.asked) == ((2, 0, 22, 0), "declare 0 0")


def test_place_5_sells_wood_and_stone_two_for_two_coins() -> None:
    t = there(5, wood=4, stone=4)
    assert t.options == ["pass", "either 1", "either 1_2", "either 1_3", "either 1_4"]
    t.play(0, "either 1_3", "share 1")  # 2 wood and 4 stone
    assert t.has(0) == (2, 0, 6, 0)


def test_place_5_turns_8_coins_into_2_vp_once() -> None:
    t = there(5, coin=20)
    assert t.options == ["pass", "either 2"]
    t.play(0, "either 2")
    assert (t.has(0), t.asked) == ((0, 0, 12, 2), "declare 0 0")


def test_place_5_is_one_of_both() -> None:
    t = there(5, coin=8, wood=2)
    assert t.options == ["pass", "either 1", "either 2"]
    t.play(0, "either 1")
    assert (t.has(0), t.asked) == ((0, 0, 10, 0), "declare 0 0")


def test_place_6_hires_for_4_coins_with_1_vp() -> None:
    t = there(6, "1 7 13 3", coin=4, level=4)
    assert t.options == ["pass", "either 1"]
    t.play(0, "either 1")
    assert (t.has(0), t.t.players[0].hired) == ((0, 0, 0, 1), 4)


def test_place_6_builds_a_house_for_2_wood_2_stone_2_coins() -> None:
    t = there(6, "1 7 13 3", wood=2, stone=2, coin=2)
    assert t.options == ["pass", "either 2"]
    t.play(0, "either 2")
    assert (t.has(0), t.t.players[0].level) == ((0, 0, 0, 0), 4)


def test_place_6_without_a_hire_gives_no_vp() -> None:
    t = there(6, "1 7 13 3", coin=2, level=3)
    assert (t.has(0), t.asked) == ((0, 0, 2, 0), "declare 0 0")


def test_housing_is_at_most_7() -> None:
    t = there(6, "1 7 13 3", wood=2, stone=2, coin=2, level=7, hired=7)
    assert (t.asked, t.has(0)) == ("declare 0 0", (2, 2, 2, 0))


def test_place_7_builds_a_plan_with_6_wood_free() -> None:
    builder = worker(7, "1 2 9 16", stone=4, coin=6, wood=2, plans=["guild_hall@all"])
    t = acting(CLASSIC, builder).play(0, "build guild_hall")  # 8 wood, 4 stone, 6 coins
    assert t.has(0) == (0, 0, 0, 5)


def test_place_8_advances_1_and_gives_8_coins() -> None:
    t = there(8)
    assert t.options == ["pass", "advance one"]
    t.play(0, "advance one")
    assert (t.has(0), t.t.players[0].space) == ((0, 0, 8, 0), 2)


def test_place_8_without_the_move_gives_the_coins() -> None:
    t = there(8).play(0, "pass")
    assert (t.has(0), t.t.players[0].space) == ((0, 0, 8, 0), 1)


@pytest.mark.parametrize(
    ("buildings", "vp"),
    [([], 0), (["inn"], 1), (["inn", "mint"], 2), (["inn", "mint", "plaza"], 2)],
)
def test_place_9_gives_1_vp_for_up_to_2_buildings_and_2_coins(
    buildings: list[str], vp: int
) -> None:
    t = there(9, buildings=buildings)
    assert (t.has(0), t.asked) == ((0, 0, 2, vp), "declare 0 0")


def test_place_10_gives_8_coins_and_4_more_for_2_stone() -> None:
    t = there(10, stone=4)
    assert (t.has(0), t.options) == ((0, 4, 8, 0), ["pass", "effect use"])
    t.play(0, "effect use")
    assert (t.has(0), t.asked) == ((0, 2, 12, 0), "declare 0 0")


def test_place_11_gives_2_vp_and_1_more_for_2_stone() -> None:
    t = there(11, stone=4)
    assert (t.has(0), t.options) == ((0, 4, 0, 2), ["pass", "effect use"])
    t.play(0, "effect use")
    assert (t.has(0), t.asked) == ((0, 2, 0, 3), "declare 0 0")


def test_place_12_builds_with_6_of_the_cost_free() -> None:
    builder = worker(12, "1 2 9 16", plans=["sawmill@0"])
    t = acting(CLASSIC, builder, row=["quarry", "market"])
    assert t.options == ["pass", "build sawmill", "build quarry"]  # of the plans and of the row
    t.play(0, "build sawmill")
    assert t.has(0) == (0, 0, 0, 2)


def test_place_13_gives_6_coins_then_sells_a_move_for_2() -> None:
    t = there(13)
    assert (t.has(0), t.options) == ((0, 0, 6, 0), ["pass", "effect use"])
    t.play(0, "effect use")
    assert (t.has(0), t.t.players[0].space) == ((0, 0, 4, 0), 2)


def test_place_14_gives_4_coins_and_1_vp() -> None:
    t = there(14)
    assert t.options == ["pass", "either 1"]
    t.play(0, "either 1")
    assert t.has(0) == (0, 0, 4, 1)


def test_place_14_hires_instead() -> None:
    t = there(14, coin=4, level=4)
    assert t.options == ["pass", "either 1", "either 2"]
    t.play(0, "either 2")
    assert (t.has(0), t.t.players[0].hired) == ((0, 0, 0, 0), 4)


@pytest.mark.parametrize(
    ("wood", "stone", "most"), [(0, 0, 0), (6, 0, 0), (8, 0, 1), (6, 8, 1), (8, 8, 2), (40, 20, 7)]
)
def test_place_15_gives_8_coins_then_vp_for_fours_up_to_half_of_wood_and_stone(
    wood: int, stone: int, most: int
) -> None:
    t = there(15, wood=wood, stone=stone)
    assert t.has(0) == (wood, stone, 8, 0)
    if most == 0:
        assert t.asked == "declare 0 0"
    else:
        assert len(t.options) == 1 + most
        t.play(0, t.options[-1])
        while t.asked.startswith("share"):
            t.play(0, t.options[-1])
        assert sum(t.has(0)[:2]) == wood + stone - 4 * most
        assert t.has(0)[2:] == (8, most)
