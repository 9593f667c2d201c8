"""What the 18 buildings of the classic edition do while they stand (8)."""

import pytest

from tests.games.fourbit_town.at_the_town import GAME, HALL, acting, at, worker
from tests.games.fourbit_town.in_play import end_of_round, later, town

CLASSIC = GAME.book("classic")
SILENT = "1 7 13 14"


def test_a_sawmill_gives_2_more_wood_at_place_0() -> None:
    assert at("classic", 0, "3 7 13 14", buildings=["sawmill"]).has(0) == (8, 2, 0, 0)


def test_a_quarry_gives_2_more_stone_at_place_4() -> None:
    assert at("classic", 4, "3 7 13 14", buildings=["quarry"]).has(0) == (0, 8, 2, 0)
    assert at("classic", 0, "3 7 13 14", buildings=["quarry"]).has(0) == (6, 2, 0, 0)


def test_a_market_turns_2_wood_or_2_stone_into_2_coins_any_number_of_times() -> None:
    t = at("classic", 0, "3 7 13 14", buildings=["market"])
    t.play(0, "meanwhile market_1", "meanwhile market_1", "meanwhile market_2")
    assert t.has(0) == (2, 0, 6, 0)
    assert t.asked == "end_of_worker 0 0"


def test_a_market_is_open_before_the_second_comer_cost_is_paid() -> None:
    t = acting(CLASSIC, later(14, SILENT, wood=2, buildings=["market"]))
    assert t.options == ["pass", "second wood", "meanwhile market_1"]
    t.play(0, "meanwhile market_1")
    assert t.options == ["pass", "second coin"]


def test_a_market_can_make_the_second_comer_cost_worth_paying() -> None:
    me = later(6, "1 7 13 3", coin=2, wood=4, level=4, buildings=["market"])
    t = acting(CLASSIC, me)
    assert t.options == ["pass", "meanwhile market_1"]  # after paying, no hire for 2 coins
    t.play(0, "meanwhile market_1")
    assert t.options == ["pass", "second wood", "meanwhile market_1"]
    t.play(0, "second wood")
    assert (t.has(0), t.t.players[0].hired) == ((0, 0, 0, 1), 4)


def test_a_market_is_closed_between_the_parts_of_one_payment() -> None:
    t = at("classic", 5, SILENT, wood=4, stone=4, buildings=["market"])
    t.play(0, "either 1")
    assert t.options == ["share 0", "share 1"]
    t.play(0, "share 1")
    assert t.options == ["pass", "meanwhile market_1", "meanwhile market_2"]


def test_coins_of_a_market_are_not_given_by_the_place() -> None:
    cards = "8 13 7 14"  # 8.1 asks whether the place gave coins; place 11 does not
    t = at("classic", 11, cards, stone=4, buildings=["market"])
    t.play(0, "meanwhile market_2", "pass")
    assert t.has(0) == (0, 2, 2, 2)


def test_a_market_is_open_while_an_own_worker_acts_and_not_else() -> None:
    owner = {"wood": 4, "buildings": ["market"]}
    t = acting(CLASSIC, worker(13, SILENT), owner)
    assert (t.options, t.t.waiting) == (["pass", "effect use"], [0])
    t.play(0, "pass", "send")
    assert (t.asked, t.options) == ("declare 1 0", ["pass", "declare send"])


def test_a_market_does_not_act_at_the_end_of_a_round() -> None:
    t = end_of_round("classic", 2, {"wood": 6, "hired": 2, "buildings": ["market"]})
    assert (t.asked, t.options) == ("keep 0 0", ["keep 0", "keep 1"])


@pytest.mark.parametrize(("hired", "coins"), [(0, 0), (1, 0), (2, 2), (3, 2), (5, 4)])
def test_an_inn_gives_2_coins_for_every_2_workers_just_before_upkeep(
    hired: int, coins: int
) -> None:
    t = end_of_round("classic", 5, {"hired": hired, "level": 7, "buildings": ["inn"]})
    assert [event[2] for event in t.heard("gained")[:1]] == ([coins] if coins else [])
    t = end_of_round("classic", 6, {"hired": hired, "level": 7, "buildings": ["inn"]})
    assert t.heard("gained") == []


def test_a_town_office_gives_1_vp_for_a_move_at_places_8_and_13() -> None:
    t = at("classic", 8, SILENT, buildings=["town_office"]).play(0, "advance one")
    assert t.has(0) == (0, 0, 8, 1)
    t = at("classic", 13, SILENT, buildings=["town_office"]).play(0, "effect use")
    assert t.has(0) == (0, 0, 4, 1)
    assert at("classic", 8, SILENT, buildings=["town_office"]).play(0, "pass").has(0)[3] == 0


def test_a_town_office_gives_nothing_for_a_move_by_a_card() -> None:
    me = worker(HALL, "4 7 13 14", number=0, coin=2, buildings=["town_office"])
    t = acting(CLASSIC, me, {}, order=[1, 0]).play(0, "effect use")
    assert (t.has(0)[3], t.t.players[0].space) == (0, 2)
    # and not at place 8 either, if the place itself did not move the marker
    t = acting(CLASSIC, worker(8, "4 7 13 14", buildings=["town_office"]), {}, order=[1, 0])
    t.play(0, "pass", "effect use")
    assert (t.has(0)[3], t.t.players[0].space) == (0, 2)


@pytest.mark.parametrize("place", [6, 14])
def test_a_guild_hall_takes_2_coins_off_hiring(place: int) -> None:
    t = at("classic", place, SILENT, coin=2, level=4, buildings=["guild_hall"])
    t.play(0, "either 1" if place == 6 else "either 2")
    assert (t.has(0)[2], t.t.players[0].hired) == (0, 4)


def test_a_trading_house_adds_2_coins_at_places_1_and_5_once_for_each_worker() -> None:
    t = at("classic", 1, SILENT, buildings=["trading_house"])
    assert t.has(0) == (0, 0, 10, 0)
    t = at("classic", 5, SILENT, wood=4, buildings=["trading_house"])
    assert t.play(0, "either 1_2").has(0) == (0, 0, 6, 0)
    assert at("classic", 10, SILENT, buildings=["trading_house"]).has(0)[2] == 8


def test_a_trading_house_adds_nothing_where_place_5_gives_vp() -> None:
    t = at("classic", 5, SILENT, coin=8, buildings=["trading_house"]).play(0, "either 2")
    assert t.has(0) == (0, 0, 0, 2)


def test_a_design_office_gives_2_coins_for_each_plan_of_place_or_card() -> None:
    planner = worker(2, "13 14 1 2", buildings=["design_office"])
    assert acting(CLASSIC, planner, row=["mint"]).play(0, "plan mint").has(0)[2] == 4
    planner = worker(HALL, "3 7 13 14", number=1, coin=2, buildings=["design_office"])
    t = acting(CLASSIC, planner, row=["mint"]).play(0, "effect use", "plan deck")
    assert t.has(0)[2] == 2


@pytest.mark.parametrize(("place", "cards"), [(12, "14 3 1 9"), (7, "1 9 13 7")])
@pytest.mark.parametrize(("choice", "gain"), [("effect use", (2, 0)), ("effect use_2", (0, 2))])
def test_an_artisans_street_gives_2_wood_or_2_stone_for_each_building_built(
    place: int, cards: str, choice: str, gain: tuple[int, int]
) -> None:
    builder = worker(place, cards, plans=["sawmill@all"], buildings=["artisans_street"])
    t = acting(CLASSIC, builder).play(0, "build sawmill")
    assert t.options == ["pass", "effect use", "effect use_2"]
    assert t.play(0, choice).has(0)[:2] == gain


def test_a_warehouse_gives_1_vp_more_where_place_3_gave_vp() -> None:
    t = at("classic", 3, SILENT, wood=8, buildings=["warehouse"]).play(0, "effect use_2")
    assert t.has(0) == (0, 0, 2, 3)
    t = at("classic", 3, SILENT, wood=8, buildings=["warehouse"]).play(0, "pass")
    assert t.has(0)[3] == 0
    t = at("classic", 15, SILENT, wood=8, buildings=["warehouse"]).play(0, "effect use")
    assert t.has(0)[3] == 1


def test_residences_give_2_coins_at_the_start_of_a_round_unless_first() -> None:
    home = {"buildings": ["residences"]}
    t = town("classic", {}, home, round=2, agenda=[["round", 0, 0]])
    assert t.has(1)[2] == 2
    t = town("classic", home, {}, round=2, agenda=[["round", 0, 0]])
    assert t.has(0)[2] == 0


@pytest.mark.parametrize("number", [1, 5, 6])
def test_a_mint_gives_2_coins_for_each_building_before_upkeep(number: int) -> None:
    t = end_of_round("classic", number, {"hired": 1, "buildings": ["mint", "inn", "plaza"]})
    assert t.heard("gained")[0][:3] == (0, 2, 6)
    if number < 6:
        assert (t.asked, t.options) == ("keep 0 0", ["keep 0", "keep 1"])  # 6 coins are 3 units


@pytest.mark.parametrize(("place", "choice", "vp"), [
    (11, "", 3), (9, "", 2), (14, "either 1", 2), (1, "effect use", 2), (5, "either 2", 3),
])  # fmt: skip
def test_a_billboard_adds_1_vp_where_a_place_gave_vp_once_for_each_worker(
    place: int, choice: str, vp: int
) -> None:
    t = at("classic", place, SILENT, coin=8, buildings=["billboard"])
    if choice:
        t.play(0, choice)
    while t.asked.startswith("share"):
        t.play(0, t.options[-1])
    assert t.has(0)[3] == vp


def test_a_billboard_adds_once_where_a_place_gives_vp_in_two_lines() -> None:
    t = at("classic", 11, SILENT, stone=2, buildings=["billboard"]).play(0, "effect use")
    assert t.has(0)[3] == 4


def test_a_billboard_and_a_warehouse_both_add_at_place_3() -> None:
    t = at("classic", 3, SILENT, wood=4, buildings=["billboard", "warehouse"])
    assert t.play(0, "effect use").has(0)[3] == 3
