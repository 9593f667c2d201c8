"""The kernel takes what leaves no choice; nobody is asked, and everybody hears of it."""

import pytest

from takujo.kernel.agenda import PASS
from takujo.kernel.events import PASSED
from takujo.kernel.flow import take
from takujo.kernel.table import NOTHING
from tests.kernel.small import Asks, Does, MayAsk, SmallTable, started


def heard(t: SmallTable) -> list[tuple[int, ...]]:
    """What the table's ear has heard."""
    assert t.ear is not None
    return t.ear


def test_a_must_with_one_option_is_taken() -> None:
    t = started([Asks("a", [3]), Does("b")], [(0, 1, 0), (1, 0, 0)])
    assert t.notes == ["a1=3", "b00"]
    assert heard(t) == []


def test_a_must_without_options_is_left_out() -> None:
    t = started([Asks("a", []), Does("b")], [(0, 1, 0), (1, 0, 0)])
    assert t.notes == ["b00"]
    assert heard(t) == []


def test_a_may_without_options_is_passed_and_heard() -> None:
    t = started([MayAsk("a", []), Does("b")], [(0, 1, 0), (1, 0, 0)])
    assert t.notes == ["a1=0", "b00"]
    assert heard(t) == [(PASSED, 1, 0)]


def test_a_may_with_one_option_is_asked() -> None:
    t = started([MayAsk("a", [3])], [(0, 1, 0)])
    assert t.options(1) == [PASS, 3]


def test_passing_by_choice_is_heard_like_passing_by_force() -> None:
    t = started([MayAsk("a", [3])], [(0, 1, 0)])
    take(t, PASS)
    assert t.notes == ["a1=0"]
    assert heard(t) == [(PASSED, 1, 0)]


def test_taking_an_option_is_no_pass() -> None:
    t = started([MayAsk("a", [3])], [(0, 1, 0)])
    take(t, 3)
    assert t.notes == ["a1=3"]
    assert heard(t) == []


def test_a_chain_of_forced_choices_is_gone_through_at_once() -> None:
    rules = [Asks("a", [1], (1, 0, 0)), MayAsk("b", [], (2, 0, 0)), Asks("c", [1, 2])]
    t = started(rules, [(0, 0, 0)])
    assert (t.notes, t.waiting) == (["a0=1", "b0=0"], [0])


@pytest.mark.parametrize("optional", [False, True])
def test_a_rule_that_acts_asks_nothing(optional: bool) -> None:
    asks = MayAsk("b", [1, 2]) if optional else Asks("b", [1, 2])
    t = started([Does("a"), asks], [(0, 0, 0), (0, 1, 0), (1, 0, 0)])
    take(t, 1)
    assert t.offered is NOTHING
    assert NOTHING == []
