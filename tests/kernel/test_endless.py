"""Rules that bring each other on without asking anybody are stopped, and named."""

import pickle

import pytest

from takujo.kernel.flow import MOST_RULES, Endless
from tests.kernel.small import Asks, Does, started


def test_a_circle_of_rules_is_stopped_and_named() -> None:
    circle = [Does("a", (1, 0, 0)), Does("b", (0, 0, 0))]
    with pytest.raises(Endless, match="never come to an end: rule"):
        started(circle, [(0, 0, 0)])


def test_a_circle_of_forced_choices_is_stopped() -> None:
    with pytest.raises(Endless):
        started([Asks("a", [1], (0, 0, 0))], [(0, 0, 0)])


def test_a_circle_that_lays_more_each_time_is_stopped() -> None:
    with pytest.raises(Endless):
        started([Does("a", (0, 0, 0), (0, 0, 0))], [(0, 0, 0)])


def test_as_many_rules_as_any_game_needs_are_carried_out() -> None:
    t = started([Does("a")], [(0, 0, 0)] * (MOST_RULES - 1))
    assert len(t.notes) == MOST_RULES - 1


def test_it_can_be_told_by_a_process_of_a_simulation() -> None:
    with pytest.raises(Endless) as caught:
        started([Does("a", (0, 0, 0))], [(0, 0, 0)])
    told = pickle.loads(pickle.dumps(caught.value))
    assert (type(told), str(told)) == (Endless, str(caught.value))
