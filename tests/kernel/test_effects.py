"""Effects do what their rows say: when, if, pay, gain, per, up_to, per_round, may, order."""

from typing import Any

import pytest

from takujo.editions.effect_rule import at_moment, total
from takujo.kernel.agenda import PASS
from takujo.kernel.game import Refused
from takujo.kernel.reason import Reason
from tests.toy import names
from tests.toy.at_the_fair import FAIR, laid_out, with_rows
from tests.toy.effects import END, IN_THE_EVENING, PRICE
from tests.toy.table import HarvestFair
from tests.toy.turn import price

Rows = dict[str, Any]


def evening(*rows: Rows, **player: Any) -> HarvestFair:
    """Seat 0 has a bakery with these rows, and the evening comes."""
    player["stalls"] = ["bakery", *player.get("stalls", [])]
    full = [{"when": "evening", **row} for row in rows]
    return laid_out(["evening", 0, 0], player, book=with_rows(*full))


def things(t: HarvestFair) -> tuple[int, int, int]:
    """Coins, jars and ribbons of seat 0."""
    coins, jars, _, ribbons = t.players[0].things
    return coins, jars, ribbons


def ways(t: HarvestFair) -> list[str]:
    """The options of seat 0."""
    return [t.describe(0, choice) for choice in t.options(0)]


def test_a_gain_without_a_price_or_a_choice_comes_by_itself() -> None:
    t = evening({"gain": {"coin": 2, "ribbon": 1}})
    assert (t.asking, things(t)) == (None, (2, 0, 1))


def test_a_row_acts_at_its_moment_only() -> None:
    row = {"when": "morning", "gain": {"coin": 2}}
    t = laid_out(["evening", 0, 0], {"stalls": ["bakery"]}, book=with_rows(row))
    assert things(t) == (0, 0, 0)
    t = laid_out(["morning", 0, 0], {"stalls": ["bakery"]}, book=with_rows(row))
    assert things(t) == (2, 0, 0)


def test_only_who_has_the_element_has_its_effects() -> None:
    book = with_rows({"when": "evening", "gain": {"coin": 2}})
    t = laid_out(["evening", 1, 0], {"stalls": ["bakery"]}, {"stalls": ["inn"]}, book=book)
    assert (t.coins(0), t.coins(1)) == (0, 0)


@pytest.mark.parametrize(("jars", "gained"), [(1, 0), (2, 3), (3, 3)])
def test_if_means_at_least(jars: int, gained: int) -> None:
    assert things(evening({"if": {"jars": 2}, "gain": {"coin": 3}}, jars=jars))[0] == gained


@pytest.mark.parametrize(("jars", "gained"), [(1, 3), (2, 3), (3, 0)])
def test_if_at_most_means_at_most(jars: int, gained: int) -> None:
    row = {"if_at_most": {"jars": 2}, "gain": {"coin": 3}}
    assert things(evening(row, jars=jars))[0] == gained


@pytest.mark.parametrize(("jars", "stalls", "gained"), [(2, 1, 3), (1, 1, 0), (2, 2, 0)])
def test_all_conditions_must_hold(jars: int, stalls: int, gained: int) -> None:
    row = {"if": {"jars": 2, "stalls": 1}, "if_at_most": {"stalls": 1}, "gain": {"coin": 3}}
    assert things(evening(row, jars=jars, stalls=["inn"][: stalls - 1]))[0] == gained


def test_may_asks_and_can_be_declined() -> None:
    for answer, gained in (("effect use", 2), ("pass", 0)):
        t = evening({"gain": {"coin": 2}, "may": True})
        assert ways(t) == ["pass", "effect use"]
        t.play(0, answer)
        assert (t.asking, things(t)) == (None, (gained, 0, 0))


def test_a_condition_that_does_not_hold_asks_nothing() -> None:
    assert evening({"if": {"jars": 1}, "gain": {"coin": 2}, "may": True}).asking is None


def test_a_price_is_asked_for_and_paid() -> None:
    t = evening({"pay": {"coin": 2, "jar": 1}, "gain": {"ribbon": 1}}, coins=3, jars=1)
    t.play(0, "effect use")
    assert things(t) == (1, 0, 1)


def test_a_price_that_cannot_be_paid_is_passed_over() -> None:
    t = evening({"pay": {"coin": 2, "jar": 1}, "gain": {"ribbon": 1}}, coins=3)
    assert (t.asking, things(t)) == (None, (3, 0, 0))


def test_every_payable_price_goes_with_every_gain() -> None:
    row = {"pay": [{"coin": 2}, {"jar": 1}], "gain": [{"ribbon": 1}, {"crop": 2}]}
    t = evening(row, coins=2, jars=1)
    assert ways(t) == ["pass", "effect use", "effect use_2", "effect use_3", "effect use_4"]
    outcomes = {"use": (0, 1, 1, 0), "use_2": (0, 1, 0, 2), "use_3": (2, 0, 1, 0),
                "use_4": (2, 0, 0, 2)}  # fmt: skip
    for way, outcome in outcomes.items():
        t = evening(row, coins=2, jars=1)
        t.play(0, way)
        assert (*things(t), len(t.players[0].hand)) == outcome


def test_a_way_that_cannot_be_paid_is_refused_with_what_is_short() -> None:
    row = {"pay": [{"coin": 2}, {"jar": 1}], "gain": [{"ribbon": 1}, {"crop": 2}]}
    t = evening(row, coins=1, jars=1)
    assert ways(t) == ["pass", "effect use_3", "effect use_4"]
    with pytest.raises(Refused) as refused:
        t.play(0, "use_2")
    assert refused.value.reason == Reason(
        "cannot_pay_effect", {"thing": 0, "need": 2, "have": 1}, "8"
    )


def test_a_choice_of_gains_is_asked_for_and_can_be_declined() -> None:
    t = evening({"gain": [{"coin": 2}, {"jar": 1}]})
    assert ways(t) == ["pass", "effect use", "effect use_2"]
    t.play(0, "use_2")
    assert things(t) == (0, 1, 0)


@pytest.mark.parametrize(("jars", "gained"), [(0, 0), (1, 2), (3, 6)])
def test_per_multiplies_by_a_count(jars: int, gained: int) -> None:
    assert things(evening({"gain": {"coin": 2}, "per": "jars"}, jars=jars))[0] == gained


@pytest.mark.parametrize(("jars", "gained"), [(1, 0), (2, 2), (3, 2), (4, 4)])
def test_each_counts_by_that_many(jars: int, gained: int) -> None:
    row = {"gain": {"coin": 2}, "per": "jars", "each": 2}
    assert things(evening(row, jars=jars))[0] == gained


@pytest.mark.parametrize(("jars", "gained"), [(0, 0), (1, 1), (2, 3), (3, 6), (9, 6)])
def test_a_list_says_what_the_first_second_and_so_on_bring_in_all(jars: int, gained: int) -> None:
    row = {"gain": {"coin": [1, 3, 6]}, "per": "jars"}
    assert things(evening(row, jars=jars))[0] == gained


def test_several_gains_are_multiplied_alike() -> None:
    row = {"gain": {"coin": 2, "ribbon": 1}, "per": "jars"}
    assert things(evening(row, jars=3)) == (6, 3, 3)


def test_a_count_is_taken_after_the_price_is_paid() -> None:
    t = evening({"pay": {"jar": 1}, "gain": {"coin": 2}, "per": "jars"}, jars=3)
    t.play(0, "use")
    assert things(t) == (4, 2, 0)


def test_up_to_asks_again_until_it_is_used_up_or_declined() -> None:
    row = {"pay": {"coin": 1}, "gain": {"ribbon": 1}, "up_to": 2}
    t = evening(row, coins=5)
    t.play(0, "use")
    assert ways(t) == ["pass", "effect use"]
    t.play(0, "use")
    assert (t.asking, things(t)) == (None, (3, 0, 2))
    t = evening(row, coins=5)
    t.play(0, "use")
    t.play(0, "pass")
    assert (t.asking, things(t)) == (None, (4, 0, 1))


def test_up_to_ends_when_it_cannot_be_paid_any_more() -> None:
    t = evening({"pay": {"coin": 1}, "gain": {"ribbon": 1}, "up_to": 9}, coins=2)
    t.play(0, "use")
    t.play(0, "use")
    assert (t.asking, things(t)) == (None, (0, 0, 2))


def test_up_to_may_be_a_count() -> None:
    row = {"pay": {"coin": 1}, "gain": {"ribbon": 1}, "up_to": "stalls"}
    t = evening(row, coins=9, stalls=["inn", "press"])
    while t.asking is not None:
        t.play(0, "use")
    assert things(t) == (6, 0, 3)


def test_up_to_a_count_of_nothing_asks_nothing() -> None:
    row = {"pay": {"coin": 1}, "gain": {"ribbon": 1}, "up_to": "hand"}
    assert evening(row, coins=9).asking is None


def test_what_costs_nothing_is_asked_for_too_while_it_may_be_repeated() -> None:
    t = evening({"gain": {"coin": 2}, "up_to": 2})
    assert ways(t) == ["pass", "effect use"]
    t.play(0, "use")
    t.play(0, "use")
    assert (t.asking, things(t)) == (None, (4, 0, 0))


def use_twice(*rows: Rows, **player: Any) -> HarvestFair:
    """The same, and the evening comes twice in the same round."""
    player["stalls"] = ["bakery"]
    full = [{"when": "evening", **row} for row in rows]
    return laid_out(["evening", 0, 0], player, book=with_rows(*full), agenda=[["evening", 0, 0]])


def test_per_round_limits_however_often_the_moment_comes() -> None:
    t = use_twice({"gain": {"coin": 1}, "per_round": 1})
    assert things(t) == (1, 0, 0)
    t = use_twice({"gain": {"coin": 1}})
    assert things(t) == (2, 0, 0)


def test_up_to_counts_from_zero_at_each_moment_and_per_round_does_not() -> None:
    free = {"pay": {"coin": 1}, "gain": {"ribbon": 1}, "up_to": 2}
    for limit, ribbons in (({}, 4), ({"per_round": 3}, 3), ({"per_round": 1}, 1)):
        t = use_twice({**free, **limit}, coins=9)
        while t.asking is not None:
            t.play(0, "use")
        assert things(t)[2] == ribbons


def test_a_declined_effect_is_not_used_up() -> None:
    t = use_twice({"gain": {"coin": 1}, "may": True, "per_round": 1})
    t.play(0, "pass")
    t.play(0, "use")
    assert (t.asking, things(t)) == (None, (1, 0, 0))


def test_a_new_round_counts_from_zero_and_each_seat_for_itself() -> None:
    book = with_rows({"when": "evening", "gain": {"coin": 1}, "per_round": 1})
    stalls = {"stalls": ["bakery"]}
    t = laid_out(["evening", 0, 0], stalls, stalls, book=book, agenda=[["evening", 1, 0]])
    assert (t.coins(0), t.coins(1)) == (1, 1)
    at_moment(t, t.edition.effects, IN_THE_EVENING, 0, names.EFFECT)
    assert not t.edition.effects.rows[0].holds(t, 0)
    t.edition.effects.new_round(t)
    assert t.edition.effects.rows[0].holds(t, 0)


def test_limits_are_counted_on_the_copy_alone() -> None:
    t = use_twice({"gain": {"coin": 1}, "may": True, "per_round": 1})
    copy = t.copy()
    copy.play(0, "use")
    assert copy.uses != t.uses
    assert sum(t.uses) == 0


def test_rows_of_a_moment_act_by_their_order_and_else_as_they_are_listed() -> None:
    row: Rows = {"when": "evening", "gain": {"coin": 1}, "may": True}
    rows = [{**row, "order": 2}, row, {**row, "order": 1}, row]
    book = with_rows(*rows)
    t = laid_out(["evening", 0, 0], {"stalls": ["bakery"]}, book=book)
    order = []
    while t.asking is not None:
        order.append(t.asking.n)
        t.play(0, PASS)
    assert order == [1, 3, 2, 0]


def test_a_row_that_changes_the_count_changes_what_later_rows_find() -> None:
    first = {"gain": {"jar": 1}, "order": 1}
    second = {"if": {"jars": 1}, "gain": {"coin": 1}, "order": 2}
    assert things(evening(second, first)) == (1, 1, 0)


def test_a_summed_moment_adds_up_the_rows_of_what_the_seat_has() -> None:
    book = with_rows(
        {"when": "price", "gain": {"discount": 1}},
        {"when": "price", "if": {"jars": 1}, "gain": {"discount": 2}},
        {"when": "end", "gain": {"points": [1, 3]}, "per": "jars"},
    )
    t = laid_out([*["sell", 0], 0], {"stalls": ["bakery"], "hand": ["wheat", "apple"]}, book=book)
    effects = t.edition.effects
    assert [total(t, effects, moment, 0) for moment in (PRICE, END)] == [1, 0]
    t.players[0].things[1] = 2
    assert [total(t, effects, moment, 0) for moment in (PRICE, END)] == [3, 3]
    assert [total(t, effects, moment, 1) for moment in (PRICE, END)] == [0, 0]
    assert [price(t, seat, t.edition.stalls.index("inn")) for seat in (0, 1)] == [0, 3]


def test_the_editions_of_the_fair_use_every_word_a_row_can_have() -> None:
    used: set[str] = set()
    for edition in FAIR.editions():
        for stall in FAIR.edition(edition)["stalls"].values():
            for row in stall.get("effects", []):
                used |= set(row)
    assert used == {
        "when", "if", "if_at_most", "pay", "gain", "per", "each", "up_to", "per_round", "may",
        "order",
    }  # fmt: skip
