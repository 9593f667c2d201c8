"""Rules that are easily misread, each as one position."""

from typing import Any

import pytest

from takujo.games.fourbit_town.table import Town
from takujo.kernel.chance import FastNumbers, fast
from tests.games.fourbit_town.at_the_town import GAME, HALL, AtTheTown, acting, at, worker

REVISED = GAME.book("revised")
CLASSIC = GAME.book("classic")
QUIET = "8 9 10 14"  # cards of the revised edition that do nothing in their turn


def test_cards_act_from_the_top_down_after_the_place() -> None:
    t = at("revised", 4, "3 13 1 2")  # 3.0, 13.0, 1.1, 2.0
    assert t.has(0) == (0, 0, 12, 0)
    t.play(0, "effect use")  # 3.0: 4 coins for 4 wood
    t.play(0, "effect use")  # 13.0: 4 coins for 2 wood and 2 stone
    t.play(0, "effect use")  # 1.1: 4 wood for 4 coins
    assert t.has(0) == (2, 4, 8, 0)  # and 2.0


def test_a_second_comer_pays_only_where_something_can_be_done_then() -> None:
    t = acting(REVISED, worker(2, QUIET, wood=2, coin=2, first=0))
    assert t.options == ["pass", "second coin"]
    assert t.reason(0, "second wood").code == "nothing_after_paying"
    assert t.reason(0, "second stone").code == "too_dear"


def test_a_conversion_that_was_paid_for_is_done_at_least_once() -> None:
    t = acting(REVISED, worker(2, QUIET, wood=4, coin=2, first=0))
    t.play(0, "second coin")
    assert t.options == ["way use", "way use_2"]
    t.play(0, "way use_2")
    assert t.has(0) == (0, 0, 8, 0)


def test_a_second_hire_follows_a_hire_once() -> None:
    t = at("revised", 7, "11 8 9 10", coin=40, level=7, hired=3)  # 11.1
    t.play(0, "hire worker", "hire worker")
    assert (t.t.players[0].hired, t.asked) == (5, "declare 0 0")


def test_an_advance_puts_to_the_front_or_to_the_back_of_a_space() -> None:
    players = [worker(11, QUIET, space=2), {"space": 3}]
    t = acting(REVISED, *players, order=[1, 0]).play(0, "advance one", "pass")
    assert t.t.order == [0, 1]
    players = [worker(8, "1 7 13 14", space=2), {"space": 3}]
    t = acting(CLASSIC, *players, order=[1, 0]).play(0, "advance one")
    assert t.t.order == [1, 0]


def test_the_city_hall_gives_wood_or_coins_then_sells_a_bare_move() -> None:
    t = acting(REVISED, worker(HALL, QUIET, number=0, coin=4, buildings=["town_office"]))
    assert t.options == ["pass", "effect use", "effect use_2"]
    t.play(0, "effect use", "effect use")
    assert (t.has(0), t.t.players[0].space) == ((2, 0, 0, 0), 2)


def test_vp_of_a_place_can_be_given_up_in_stack_order() -> None:
    cards = "9 16 1 7"  # 9.1 and 16.0 cannot lie on one place with other bits: 11 is 1011
    t = at("classic", 9, cards, buildings=["mint", "inn", "plaza"])  # 9.1 16.0 1.0 7.1
    assert t.options == ["pass", "effect use"]
    t.play(0, "effect use")  # 9.1: one VP less
    assert t.has(0)[2:] == (12, 0)
    t.play(0, "effect use")  # 16.0: all that is left
    assert t.has(0)[2:] == (26, 0)  # and 2 coins of the place


def test_a_billboard_adds_only_to_vp_that_were_received() -> None:
    t = at("classic", 9, "16 1 7 8", buildings=["billboard", "mint"])  # 16.1
    assert t.has(0)[3] == 3
    t = at("classic", 11, "1 9 16 7", buildings=["billboard"])  # 9.1, 16.0
    t.play(0, "effect use", "effect use")
    assert t.has(0)[2:] == (24, 0)


def test_six_of_the_cost_are_waived_in_any_mix() -> None:
    builder = worker(12, "1 2 7 8", wood=2, stone=2, coin=6)
    t = acting(CLASSIC, builder, row=["market"])  # it costs 6, 2 and 6
    t.play(0, "build market")
    assert t.options == ["waive 2", "waive 3"]  # 4 wood at least, or it could not be paid
    t.play(0, "waive 2", "waive 0")
    assert t.has(0) == (0, 0, 2, 4)


def test_only_a_planned_building_is_built_in_the_back_workshop() -> None:
    builder = worker(7, "1 2 7 8", stone=2, coin=6, plans=["market@0"])
    t = acting(CLASSIC, builder, row=["trading_house"])
    assert t.options == ["pass", "build market"]
    assert t.reason(0, "build trading_house").code == "only_planned"
    t.play(0, "build market")
    assert t.has(0) == (0, 0, 0, 4)


def test_a_market_is_open_beside_every_question_of_the_own_worker() -> None:
    later = worker(5, "1 2 13 8", wood=8, first=0, buildings=["market"])
    t = acting(CLASSIC, later)
    assert t.options == ["pass", "second wood", "meanwhile market_1"]
    t.play(0, "meanwhile market_1")
    assert t.options == ["pass", "second wood", "second coin", "meanwhile market_1"]
    t.play(0, "second coin", "one_of 1_2")  # two twos, all of wood
    assert t.has(0) == (2, 0, 4, 0)
    assert t.asked == "end_of_worker 0 0"


def test_a_market_is_open_once_more_when_everything_else_is_done() -> None:
    t = at("classic", 0, "1 2 13 8", buildings=["market"])  # 1.0: 2 more wood, 2.0: 2 more stone
    assert t.asked == "end_of_worker 0 0"
    assert t.options == ["pass", "meanwhile market_1", "meanwhile market_2"]


def upkeep(name: str, *settings: str, **player: Any) -> AtTheTown:
    """Seat 0 pays upkeep, then a new round begins."""
    data = {
        "seats": 2,
        "round": 2,
        "players": [player, {}],
        "agenda": [["keep", 0, 0], ["round", 0, 0]],
    }
    return AtTheTown(GAME.book(name, settings), data)


def test_upkeep_is_two_coins_a_level_for_each_worker_kept() -> None:
    t = upkeep("revised", level=4, hired=4, coin=26)
    assert t.options == ["keep 0", "keep 1", "keep 2", "keep 3"]
    assert t.reason(0, "keep 4").numbers == {"workers": 4, "most": 3}
    t.play(0, "keep 2")
    assert (t.t.players[0].hired, t.has(0)[2]) == (2, 10)


def test_upkeep_in_units_is_paid_in_any_mix() -> None:
    t = upkeep("classic", hired=3, coin=4, wood=2, stone=4, vp=2)  # 2 + 1 + 2 + 2 units
    assert t.options == ["keep 0", "keep 1", "keep 2"]
    t.play(0, "keep 1")
    assert t.options == ["share 0", "share 1", "share 2"]  # coins
    t.play(0, "share 0", "share 1", "share 1")  # then wood and stone; the last unit is a VP
    assert (t.t.players[0].hired, t.has(0)) == (1, (0, 2, 4, 1))


def test_who_must_keep_a_worker_and_cannot_pay_keeps_it_all_the_same() -> None:
    t = upkeep("revised", "upkeep.keep_at_least=1", hired=3, coin=2)
    assert (t.t.players[0].hired, t.has(0)[2]) == (1, 2)


def test_a_blind_plan_is_known_to_its_owner_until_it_is_built() -> None:
    planner = worker(9, QUIET)
    t = acting(REVISED, planner, row=["inn"], deck=["mint", "..."])
    t.play(0, "plan deck")
    views = [GAME.view(GAME.seen(t.t, seat))["players"][0]["plans"] for seat in (0, 1)]
    assert views == [["mint@0"], ["?@0"]]
    t.t.play(0, "send")
    builder = worker(8, QUIET, wood=6, stone=2, coin=8, plans=["mint@0"])
    t = acting(REVISED, builder).play(0, "build mint")
    assert t.heard("turned_up") == [(0, t.t.edition.buildings.index("mint"))]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_was_passed_on_in_the_draft_is_remembered(seats: int) -> None:
    t = GAME.deal(REVISED, seats, fast(3))
    assert isinstance(t, Town)
    while t.round == 0:
        t.play(t.waiting[0], t.options(t.waiting[0])[0])
        for seat in range(seats):
            passed = t.players[seat].passed[:3]
            guess = GAME.guess(GAME.seen(t, seat), FastNumbers(seat))
            assert isinstance(guess, Town)
            own = guess.players[seat]
            where = [card for p in guess.players for card in p.hand + p.cards]
            assert set(passed) <= set(where)
            assert own.passed == t.players[seat].passed
    if seats == 2:  # the second hand comes back: who passed three and sees two knows the third
        first = t.players[0].passed[:3]
        kept = [card for card in first if card in t.players[1].cards]
        seen = GAME.seen(t, 0)
        for number in range(5):
            guess = GAME.guess(seen, FastNumbers(number))
            assert isinstance(guess, Town)
            assert set(kept) <= set(guess.players[1].cards)


def test_of_two_exchanges_on_one_side_of_a_card_only_one_is_made() -> None:
    t = at("classic", 4, "5 6 2 7", coin=4).play(0, "pass", "either 1")
    assert t.has(0) == (0, 4, 10, 0)
    assert not t.asked.startswith("either")
