"""Decisions of both editions: moments of cards, lines of places, plans, caps, buildings."""

import pytest

from tests.games.fourbit_town.at_the_town import GAME, HALL, acting, at, edition, worker
from tests.games.fourbit_town.in_play import end_of_round, later, pass_all

REVISED = GAME.book("revised")
CLASSIC = GAME.book("classic")
SILENT = "5 6 15 16"
QUIET = "8 9 10 14"


def test_what_the_place_gave_is_paid_out_at_the_cards_place_in_the_stack() -> None:
    t = at("revised", 0, "12 16 8 9")  # 12.0 gives 2 stone, then 16.0 takes 4 wood and 2 stone
    assert t.play(0, "effect use").has(0) == (8, 0, 0, 1)
    t = at("revised", 0, "16 12 8 9")  # 16.0 comes too early
    assert (t.has(0), t.asked) == ((12, 2, 0, 0), "declare 0 0")


def test_a_card_of_an_action_acts_during_it_and_not_at_its_place_in_the_stack() -> None:
    cards = "5 6 7 9"  # 9.1 lies lowest; 7.0 above it asks for 6 coins
    t = acting(REVISED, worker(9, cards), row=["mint"]).play(0, "plan mint")
    assert t.has(0) == (0, 2, 6, 0)
    assert t.options == ["pass", "effect use"]  # 7.0, with the stone there already


def test_what_the_place_gave_counts_before_any_payment() -> None:
    # place 1 gives 8 coins, and all of them are discarded again; 8.1 still gives 2 coins
    t = at("classic", 1, "8 7 13 14").play(0, "effect use_2")
    assert t.has(0) == (0, 0, 2, 2)


def test_what_a_building_adds_to_the_place_counts_as_given() -> None:
    # place 5 gives 2 coins for 2 stone, the trading house 2 more: enough for 16.1
    t = at("classic", 5, "16 7 13 14", wood=2, stone=4, buildings=["trading_house"])
    t.play(0, "either 1", "share 0")
    assert (t.has(0), t.options) == ((2, 2, 4, 0), ["pass", "effect use"])
    t = at("classic", 5, "16 7 13 14", wood=2, stone=4)
    t.play(0, "either 1", "share 0")
    assert (t.has(0), t.asked) == ((2, 2, 2, 0), "declare 0 0")


def test_what_the_second_comer_cost_took_is_still_given() -> None:
    t = acting(REVISED, later(0, "12 8 9 10", wood=2)).play(0, "second wood")
    assert t.has(0) == (12, 2, 0, 0)


@pytest.mark.parametrize(("place", "cards"), [(0, "12 8 9 10"), (1, "12 8 9 10")])
def test_the_place_gave_nothing_if_the_second_comer_cost_was_not_paid(
    place: int, cards: str
) -> None:
    t = acting(REVISED, later(place, cards, coin=2)).play(0, "pass")
    assert t.has(0) == (0, 0, 2, 0)


def test_the_place_gave_nothing_in_the_city_hall() -> None:
    t = acting(REVISED, worker(HALL, "12 8 9 10", number=0))
    assert t.has(0) == (0, 0, 0, 0)


def test_a_gain_cut_by_the_cap_still_counts_as_given() -> None:
    assert at("revised", 0, "12 8 9 10", wood=68).has(0) == (68, 2, 0, 0)


def test_a_line_that_cannot_be_done_is_skipped_and_the_others_happen() -> None:
    everything = GAME.edition("classic")["buildings"]
    t = acting(CLASSIC, worker(2, "13 14 1 2"), {"buildings": list(everything)}, row=[], deck=[])
    assert (t.has(0), t.asked) == ((0, 0, 2, 0), "declare 0 0")
    assert at("classic", 9, "1 7 13 14").has(0) == (0, 0, 2, 0)  # no buildings


@pytest.mark.parametrize(("place", "have"), [
    (6, {"wood": 4, "stone": 4, "coin": 2}), (7, {"coin": 68, "level": 3}), (8, {"coin": 68}),
    (10, {"coin": 68}), (12, {"coin": 68}), (2, {"coin": 68}), (13, {"wood": 68}),
])  # fmt: skip
def test_the_second_comer_cost_is_not_asked_where_nothing_could_be_done(
    place: int, have: dict[str, int]
) -> None:
    t = acting(REVISED, later(place, "8 9 10 14", **have))
    assert not t.asked.startswith("second")
    assert t.heard("spent") == []


def test_the_second_comer_cost_is_offered_kind_by_kind() -> None:
    rich = later(6, QUIET, wood=4, stone=6, coin=4)
    t = acting(REVISED, rich)
    assert t.options == ["pass", "second stone"]  # 4 of each must be left for the level
    assert t.reason(0, "second wood").code == "nothing_after_paying"
    t.play(0, "second stone", "level up")
    assert t.has(0) == (0, 0, 0, 0)


def test_a_discount_counts_when_the_second_comer_cost_is_offered() -> None:
    t = acting(REVISED, later(7, "8 9 10 11", coin=4, level=4))  # 11.0: hiring for 2
    t.play(0, "second coin", "hire worker")
    assert (t.has(0)[2], t.t.players[0].hired) == (0, 4)


def test_a_second_comer_may_leave_out_a_priced_line_where_there_are_several() -> None:
    t = acting(CLASSIC, later(10, "1 7 13 14", stone=2, wood=2)).play(0, "second wood")
    assert (t.has(0), t.options) == ((0, 2, 8, 0), ["pass", "effect use"])
    assert t.play(0, "pass").has(0) == (0, 2, 8, 0)
    t = acting(REVISED, later(2, SILENT, wood=2, coin=2)).play(0, "second coin")
    assert t.has(0) == (0, 0, 4, 0)  # a place of one line: what was paid for is done


def test_a_second_comer_is_not_obliged_to_one_of_several_where_there_are_more_lines() -> None:
    book = edition(
        "classic",
        locations__5=[
            {"when": "here", "gain": {"coin": 2}},
            {"when": "here", "either": True, "pay": {"wood": 2}, "gain": {"vp": 1}},
            {"when": "here", "either": True, "pay": {"stone": 2}, "gain": {"vp": 1}},
        ],
    )
    t = acting(book, later(5, "1 7 13 14", wood=4, stone=2)).play(0, "second wood")
    assert t.has(0) == (2, 2, 2, 0)
    assert t.options == ["pass", "either 1", "either 2"]


def test_a_second_comer_gets_a_place_whose_gain_the_cap_cuts() -> None:
    t = acting(REVISED, later(4, QUIET, coin=68))
    assert t.options == ["pass", "second coin"]
    assert t.play(0, "second coin").has(0)[2] == 68


def test_a_plan_of_the_row_is_known_to_all_and_a_cancelled_one_lies_open() -> None:
    t = acting(REVISED, worker(9, SILENT), row=["mint"]).play(0, "plan mint")
    for seat in (0, 1):
        assert GAME.view(GAME.seen(t.t, seat))["players"][0]["plans"] == ["mint@all"]
    t = at("revised", 12, SILENT, plans=["mint@0"]).play(0, "cancel mint")
    assert GAME.view(GAME.seen(t.t, 1))["row"] == ["mint"]


@pytest.mark.parametrize("name", ["revised", "classic"])
def test_there_is_no_limit_to_plans_buildings_and_the_row(name: str) -> None:
    names = list(GAME.edition(name)["buildings"])
    place, cards = (9, SILENT) if name == "revised" else (2, "13 14 1 2")
    me = worker(place, cards, plans=[f"{n}@all" for n in names[:8]], buildings=names[8:10])
    t = acting(GAME.book(name), me, row=names[10:17]).play(0, f"plan {names[10]}")
    assert len(t.t.players[0].plans) == 9
    assert len(t.t.row) == 6


@pytest.mark.parametrize(
    ("place", "kind", "at_cap"), [(0, "wood", 0), (1, "stone", 1), (4, "coin", 2)]
)
def test_resources_stop_at_68_at_once(place: int, kind: str, at_cap: int) -> None:
    t = at("revised", place, QUIET, **{kind: 60})
    assert t.has(0)[at_cap] == 68
    assert at("classic", 0, "3 7 13 14", wood=66).has(0)[0] == 68


@pytest.mark.parametrize(("name", "place", "cap"), [("revised", 5, 68), ("classic", 11, 69)])
def test_vp_stop_at_68_or_69(name: str, place: int, cap: int) -> None:
    cards = {"revised": QUIET, "classic": "1 7 13 14"}[name]
    assert at(name, place, cards, vp=cap - 1).has(0)[3] == cap


def test_a_building_is_not_its_own_reason() -> None:
    builder = worker(8, "5 6 16 15", wood=4, stone=2, coin=4)
    t = acting(REVISED, builder, row=["artisans_street"]).play(0, "build artisans_street")
    assert (t.has(0), t.asked) == ((0, 0, 0, 2), "declare 0 0")


def test_a_building_works_from_the_moment_it_is_finished() -> None:
    builder = worker(12, "14 3 1 9", wood=8, stone=4, coin=6)
    t = acting(CLASSIC, builder, row=["market"]).play(0, "build market", "waive 0", "waive 1")
    assert t.has(0) == (2, 4, 4, 4)
    assert t.options == ["pass", "meanwhile market_1", "meanwhile market_2"]
    t = end_of_round("revised", 1, {"hired": 0, "buildings": ["mint"]})
    assert t.has(0)[2] == 2  # it counts itself


def test_a_sold_building_stops_working_at_once() -> None:
    t = at("revised", 10, SILENT, buildings=["mint", "inn", "sawmill"]).play(0, "sell mint")
    assert t.has(0)[2] == 18
    pass_all(t)
    gains = [event for event in t.heard("gained") if event[0] == 0]
    assert [event[2] for event in gains] == [18, 2]  # the sale, then the inn
