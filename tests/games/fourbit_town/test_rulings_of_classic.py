"""Decisions of the classic edition: back workshop, VP given up, free moves and mixed payments."""

import pytest

from tests.games.fourbit_town.at_the_town import GAME, AtTheTown, acting, at, worker
from tests.games.fourbit_town.in_play import later

CLASSIC = GAME.book("classic")
TWO = ["mint", "inn"]


def building(place: int, cards: str, what: str, **have: int) -> AtTheTown:
    """A worker builds a building it has planned."""
    builder = worker(place, cards, plans=[f"{what}@all"], **have)
    return acting(CLASSIC, builder).play(0, f"build {what}")


@pytest.mark.parametrize(("what", "price", "vp"), [
    ("sawmill", (0, 0, 0), 2),  # 6 wood, all free
    ("market", (0, 2, 6), 4),  # 6, 2 and 6
    ("guild_hall", (2, 4, 6), 5),  # 8, 4 and 6
    ("artisans_street", (0, 2, 4), 3),  # 4, 2 and 4: what is left of the 6 is lost
])  # fmt: skip
def test_the_back_workshop_builds_a_plan_with_up_to_6_wood_free(
    what: str, price: tuple[int, int, int], vp: int
) -> None:
    wood, stone, coin = price
    t = building(7, "1 9 16 14", what, wood=wood, stone=stone, coin=coin)
    assert t.has(0) == (0, 0, 0, vp)


def test_the_back_workshop_is_skipped_without_a_plan() -> None:
    t = acting(CLASSIC, worker(7, "1 9 16 14", wood=20, stone=20, coin=20), row=["inn"])
    assert not t.asked.startswith("build")
    assert t.t.players[0].buildings == []


@pytest.mark.parametrize(
    ("place", "cards", "choices", "have", "coins", "vp"),
    [
        (14, "1 9 13 14", ["either 1"], {}, 16, 0),  # 4 coins and 1 VP
        (11, "9 7 1 13", [], {}, 12, 1),  # 2 VP
        (9, "9 7 1 13", [], {"buildings": TWO}, 14, 1),  # 2 VP, then 2 coins
        (6, "1 9 13 7", ["either 1"], {"coin": 4, "level": 4}, 12, 0),  # a hire with 1 VP
        (5, "9 7 13 14", ["either 2"], {"coin": 8}, 12, 1),  # 8 coins for 2 VP
    ],
)
def test_card_9_takes_1_vp_away_for_12_coins_before_it_arrives(
    place: int,
    cards: str,
    choices: list[str],
    have: dict[str, int | list[str]],
    coins: int,
    vp: int,
) -> None:
    t = at("classic", place, cards, **have).play(0, *choices)
    assert (t.has(0)[3], t.options) == (0, ["pass", "effect use"])
    t.play(0, "effect use")
    assert t.has(0) == (0, 0, coins, vp)


def test_card_16_gives_up_all_vp_for_12_coins() -> None:
    t = at("classic", 11, "1 7 16 13").play(0, "effect use")
    assert t.has(0) == (0, 0, 12, 0)


def test_vp_that_are_not_given_up_arrive() -> None:
    assert at("classic", 11, "1 7 16 13").play(0, "pass").has(0) == (0, 0, 0, 2)


def test_both_cards_act_in_stack_order_where_2_vp_come() -> None:
    t = at("classic", 11, "9 7 16 13").play(0, "effect use", "effect use")
    assert t.has(0) == (0, 0, 24, 0)


def test_nothing_is_left_for_card_9_below_card_16() -> None:
    t = at("classic", 11, "1 7 16 9").play(0, "effect use")
    assert (t.has(0), t.asked) == ((0, 0, 12, 0), "declare 0 0")
    t = at("classic", 11, "1 7 16 9").play(0, "pass", "effect use")
    assert t.has(0) == (0, 0, 12, 1)


def test_only_one_of_both_acts_where_1_vp_comes() -> None:
    t = at("classic", 14, "16 9 13 14").play(0, "either 1", "effect use")
    assert (t.has(0), t.asked) == ((0, 0, 16, 0), "declare 0 0")


def test_each_of_them_acts_once_where_vp_come_in_two_lines() -> None:
    t = at("classic", 11, "9 7 1 13", stone=2).play(0, "effect use", "effect use")
    assert (t.has(0), t.asked) == ((0, 0, 12, 2), "declare 0 0")  # one of three is gone


def test_vp_given_up_are_not_given_for_billboard_and_warehouse() -> None:
    t = at("classic", 11, "1 7 16 13", buildings=["billboard"]).play(0, "effect use")
    assert t.has(0)[3] == 0
    t = at("classic", 11, "9 7 1 13", buildings=["billboard"]).play(0, "effect use")
    assert t.has(0)[3] == 2  # one was received, and one more
    mine = ["billboard", "warehouse"]
    t = at("classic", 3, "1 7 16 13", wood=8, buildings=mine).play(0, "effect use", "effect use")
    assert t.has(0)[2:] == (14, 0)
    t = at("classic", 3, "1 9 13 16", wood=8, buildings=mine)
    t.play(0, "effect use_2", "effect use", "pass")
    assert t.has(0)[3] == 3


def test_vp_of_a_later_line_are_received_although_the_first_were_given_up() -> None:
    t = at("classic", 11, "1 7 16 13", stone=2, buildings=["billboard"])
    t.play(0, "effect use", "effect use")  # all of the two; then 2 stone for one
    assert t.has(0) == (0, 0, 12, 2)


@pytest.mark.parametrize("place", [12, 7])
def test_vp_of_a_building_are_no_vp_of_the_place(place: int) -> None:
    cards = {12: "16 1 9 13", 7: "1 9 13 16"}[place]
    t = building(place, cards, "sawmill")
    while t.asked.startswith("waive"):
        t.play(0, t.options[-1])
    assert (t.has(0), t.asked) == ((0, 0, 0, 2), "declare 0 0")


def test_vp_of_cards_and_of_the_town_office_are_no_vp_of_the_place() -> None:
    t = at("classic", 8, "16 1 7 9", buildings=["town_office", "billboard"])
    assert t.play(0, "advance one").has(0) == (0, 0, 8, 1)
    t = at("classic", 4, "16 1 4 7", coin=10, buildings=["billboard"]).play(0, "effect use")  # 4.1
    assert t.has(0) == (0, 6, 0, 1)


def test_the_12_coins_come_from_the_card_and_not_from_the_place() -> None:
    t = at("classic", 11, "8 9 16 13")  # 8.1 gives 2 coins if the place gave coins
    t.play(0, "effect use", "pass")
    assert t.has(0) == (0, 0, 12, 1)


def test_the_move_of_the_secret_alley_is_open_to_the_first_and_paid_from_its_own_coins() -> None:
    t = at("classic", 13, "1 7 13 14")
    assert (t.t.order[0], t.has(0)[2], t.options) == (0, 6, ["pass", "effect use"])


def test_the_plan_of_place_2_costs_nothing() -> None:
    t = acting(CLASSIC, worker(2, "13 14 1 2"), row=["inn"]).play(0, "plan inn")
    assert (t.has(0)[2], t.heard("spent")) == (2, [])


def test_place_1_takes_coins_too_and_3_and_15_do_not() -> None:
    assert at("classic", 1, "1 7 13 14").options == ["pass", "effect use", "effect use_2"]
    assert at("classic", 3, "1 7 13 14", coin=40).asked == "declare 0 0"
    assert at("classic", 15, "1 7 13 14", coin=40).asked == "declare 0 0"


def test_place_5_sells_any_even_amount() -> None:
    t = at("classic", 5, "1 7 13 14", wood=6, stone=4)
    assert t.options == ["pass", "either 1", *[f"either 1_{times}" for times in range(2, 6)]]
    assert t.play(0, "either 1_5").has(0) == (0, 0, 10, 0)


def test_a_second_comer_at_place_5_who_pays_takes_one_of_both() -> None:
    t = acting(CLASSIC, later(5, "1 7 13 14", coin=10, wood=4)).play(0, "second coin")
    assert t.options == ["one_of 1", "one_of 1_2", "one_of 2"]


def test_the_construction_site_waives_6_on_top_of_a_short_contract() -> None:
    t = building(12, "1 7 13 9", "market", coin=6)  # 6, 2 and 6; 13.1: 2 wood or stone off
    while t.asked.startswith("waive"):
        t.play(0, t.options[-1])
    assert t.has(0) == (0, 0, 2, 4)  # the coins are those of 7.0


def test_the_free_6_are_given_out_in_twos_as_the_player_likes() -> None:
    ways = set()
    for wood in range(4):
        for stone in range(3):
            if wood + stone <= 3:
                # a guild hall is 8, 4 and 6
                t = building(12, "14 3 1 9", "guild_hall", wood=8, stone=4, coin=6)
                t.play(0, f"waive {wood}")
                if wood < 3:
                    t.play(0, f"waive {stone}")
                assert t.has(0) == (2 * wood, 2 * stone, 6 - 2 * wood - 2 * stone, 5)
                ways.add(t.has(0))
    assert len(ways) == 9


def test_no_kind_is_waived_beyond_its_cost() -> None:
    t = building(12, "14 3 1 9", "guild_hall", wood=8, stone=4, coin=6).play(0, "waive 0")
    assert t.options == ["waive 0", "waive 1", "waive 2"]
    reason = t.reason(0, "waive 3")
    assert (reason.code, reason.numbers) == ("cannot_waive", {"thing": 1, "amount": 6})


def test_no_kind_goes_below_0() -> None:
    t = building(12, "1 7 13 9", "quarry", wood=2)  # 6 stone; 8 would be free
    while t.asked.startswith("waive"):
        t.play(0, t.options[-1])
    assert t.has(0)[:2] == (2, 0)
