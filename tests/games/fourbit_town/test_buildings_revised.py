"""What the 18 buildings of the revised edition do while they stand (8)."""

import pytest

from tests.games.fourbit_town.at_the_town import GAME, HALL, acting, at, worker
from tests.games.fourbit_town.in_play import end_of_round, later, town

REVISED = GAME.book("revised")
SILENT = "5 6 15 16"


def test_a_sawmill_gives_2_more_wood_at_place_0() -> None:
    assert at("revised", 0, "8 9 10 14", buildings=["sawmill"]).has(0) == (14, 0, 0, 0)
    assert at("revised", 15, "8 9 10 14", buildings=["sawmill"]).has(0) == (6, 6, 0, 0)


def test_a_quarry_gives_2_more_stone_at_place_1() -> None:
    assert at("revised", 1, "8 9 10 14", buildings=["quarry"]).has(0) == (0, 14, 0, 0)
    assert at("revised", 15, "8 9 10 14", buildings=["quarry"]).has(0) == (6, 6, 0, 0)


def test_a_sawmill_gives_nothing_to_a_second_comer_who_does_not_pay() -> None:
    t = acting(REVISED, later(0, "8 9 10 14", coin=2, buildings=["sawmill"])).play(0, "pass")
    assert t.has(0) == (0, 0, 2, 0)


@pytest.mark.parametrize(("buildings", "most"), [(["market"], 1), (["market", "mint", "inn"], 3)])
def test_a_market_turns_2_wood_or_2_stone_into_2_coins_up_to_the_own_buildings(
    buildings: list[str], most: int
) -> None:
    t = end_of_round("revised", 2, {"wood": 4, "stone": 4, "hired": 0, "buildings": buildings})
    assert t.options == ["pass", *["effect use", "effect use_2", "effect use_3"][:most]]
    had = t.has(0)[2]
    t.play(0, t.options[-1])
    while t.asked.startswith("share"):
        t.play(0, t.options[-1])  # as much wood as can be
    assert t.has(0)[0] == max(4 - 2 * most, 0)
    assert t.has(0)[2] == had + 2 * most


@pytest.mark.parametrize(("hired", "coins"), [(0, 0), (1, 0), (2, 2), (3, 2), (4, 4), (7, 6)])
def test_an_inn_gives_2_coins_for_every_2_workers_at_the_end_of_rounds_1_to_5(
    hired: int, coins: int
) -> None:
    for number in range(1, 6):
        t = end_of_round("revised", number, {"hired": hired, "level": 7, "buildings": ["inn"]})
        assert [event[2] for event in t.heard("gained")[:1]] == ([coins] if coins else [])


def test_an_inn_gives_nothing_in_round_6() -> None:
    t = end_of_round("revised", 6, {"hired": 4, "level": 7, "buildings": ["inn"]})
    assert (t.has(0)[2], t.t.result is not None) == (0, True)


def test_a_town_office_gives_1_vp_for_a_move_at_place_11() -> None:
    t = at("revised", 11, SILENT, buildings=["town_office"])
    assert t.play(0, "advance one").has(0) == (0, 0, 6, 1)
    t = at("revised", 11, SILENT, buildings=["town_office"])
    assert t.play(0, "pass").has(0) == (0, 0, 0, 0)


def test_a_town_office_gives_nothing_for_the_step_of_the_city_hall() -> None:
    me = worker(HALL, "8 9 10 14", number=0, coin=4, buildings=["town_office"])
    t = acting(REVISED, me).play(0, "effect use", "effect use")
    assert (t.has(0)[3], t.t.players[0].space) == (0, 2)


def test_a_guild_hall_takes_2_coins_off_hiring() -> None:
    t = at("revised", 7, "8 9 10 14", coin=2, level=4, buildings=["guild_hall"])
    t.play(0, "hire worker")
    assert (t.has(0)[2], t.t.players[0].hired) == (0, 4)


def test_a_guild_hall_and_card_11_make_hiring_free() -> None:
    t = at("revised", 7, "8 9 10 11", level=4, buildings=["guild_hall"]).play(0, "hire worker")
    assert (t.has(0)[2], t.t.players[0].hired) == (0, 4)


@pytest.mark.parametrize(("place", "kind"), [(2, "wood"), (3, "stone")])
@pytest.mark.parametrize(("choice", "coins"), [("effect use", 6), ("effect use_2", 10)])
def test_a_trading_house_adds_2_coins_once_for_each_worker(
    place: int, kind: str, choice: str, coins: int
) -> None:
    t = at("revised", place, "8 9 10 14", buildings=["trading_house"], **{kind: 4})
    assert t.play(0, choice).has(0)[2] == coins


def test_a_trading_house_adds_nothing_where_nothing_is_converted() -> None:
    t = at("revised", 2, "8 9 10 14", buildings=["trading_house"], wood=4).play(0, "pass")
    assert t.has(0) == (4, 0, 0, 0)
    assert at("revised", 4, "8 9 10 14", buildings=["trading_house"]).has(0)[2] == 12


@pytest.mark.parametrize("what", ["plan mint", "plan deck"])
def test_a_design_office_gives_2_coins_for_each_plan(what: str) -> None:
    planner = worker(9, SILENT, buildings=["design_office"])
    assert acting(REVISED, planner, row=["mint"]).play(0, what).has(0) == (0, 0, 8, 0)


@pytest.mark.parametrize(("choice", "gain"), [("effect use", (2, 0)), ("effect use_2", (0, 2))])
def test_an_artisans_street_gives_2_wood_or_2_stone_for_each_building_built(
    choice: str, gain: tuple[int, int]
) -> None:
    builder = worker(8, SILENT, wood=10, buildings=["artisans_street"])
    t = acting(REVISED, builder, row=["sawmill"]).play(0, "build sawmill")
    assert t.options == ["pass", "effect use", "effect use_2"]
    assert t.play(0, choice).has(0)[:2] == gain


@pytest.mark.parametrize(("choice", "gain"), [("effect use", (8, 6)), ("effect use_2", (6, 8))])
def test_a_warehouse_gives_2_more_wood_or_stone_at_place_15(
    choice: str, gain: tuple[int, int]
) -> None:
    t = at("revised", 15, "8 9 10 14", buildings=["warehouse"])
    assert t.options == ["pass", "effect use", "effect use_2"]
    assert t.play(0, choice).has(0)[:2] == gain


def test_a_warehouse_gives_nothing_at_place_0() -> None:
    assert at("revised", 0, "8 9 10 14", buildings=["warehouse"]).has(0) == (12, 0, 0, 0)


def test_residences_give_2_coins_at_the_start_of_a_round_unless_first() -> None:
    home = {"buildings": ["residences"]}
    t = town("revised", {}, home, round=2, agenda=[["round", 0, 0]])
    assert (t.has(1)[2], t.t.round) == (2, 3)
    t = town("revised", home, {}, round=2, agenda=[["round", 0, 0]])
    assert t.has(0)[2] == 0


@pytest.mark.parametrize("number", [1, 5, 6])
def test_a_mint_gives_2_coins_for_each_building_at_the_end_of_every_round(number: int) -> None:
    rich = {"hired": 0, "buildings": ["mint", "inn", "plaza"]}
    t = end_of_round("revised", number, rich)
    assert t.heard("gained")[0][:3] == (0, 2, 6)


def test_a_billboard_adds_1_vp_at_place_5_once() -> None:
    assert at("revised", 5, "8 9 10 14", buildings=["billboard"]).has(0) == (0, 0, 0, 3)


def test_a_billboard_does_not_add_to_the_vp_of_cards_buildings_and_the_town_office() -> None:
    t = at("revised", 11, "8 9 14 10", buildings=["billboard", "town_office"])
    assert t.play(0, "advance one", "pass").has(0)[3] == 1
    t = at("revised", 0, "5 8 9 10", buildings=["billboard"]).play(0, "effect use")  # 5.0
    assert t.has(0) == (6, 0, 0, 1)
    builder = worker(8, SILENT, wood=10, buildings=["billboard"])
    t = acting(REVISED, builder, row=["sawmill"]).play(0, "build sawmill")
    assert t.has(0)[3] == 2


def test_at_the_end_of_a_round_come_mint_then_inn_then_market() -> None:
    rich = {"wood": 2, "hired": 2, "buildings": ["market", "inn", "mint"]}
    t = end_of_round("revised", 3, rich)
    assert [event[2] for event in t.heard("gained")] == [6, 2]
    assert t.options == ["pass", "effect use"]
    assert t.play(0, "effect use").has(0) == (0, 0, 10, 0)
    assert t.asked.startswith("keep")
