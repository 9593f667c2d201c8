"""Taps of whole games of San Juan, counted at the pages."""

from __future__ import annotations

from statistics import median

import pytest

from benchmarks.taps import LEVEL, MOST, played

SEEDS = [str(seed) for seed in range(8101, 8112)]


@pytest.mark.slow
def test_a_whole_game_takes_few_taps() -> None:
    games = [played(seed, LEVEL) for seed in SEEDS]
    taps = [sum(each.values()) - each["questions"] for each in games]
    assert min(taps) >= 20
    assert median(taps) <= MOST, sorted(taps)


def test_who_wants_something_else_than_what_is_proposed_gets_it_by_touch() -> None:
    assert sum(played(SEEDS[0], "easy").values()) > 40
