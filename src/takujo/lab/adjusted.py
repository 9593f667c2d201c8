"""What taking an element went together with, compared with those who could have and did not.

Who is ahead takes more of everything, and wins. So a seat that took an element in a turn is
compared with seats that were offered it in the same part of the game and did not take it, started
at the same place and stood alike: the same lead in points, the same goods, workers and so on. What
is left is an observation, not an experiment: see ``experiment``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from takujo.lab.estimates import Array, Estimate, slope_by_deal

MOST_BINS: Final = 16  # of leads; fewer where there are few observations
IN_A_BIN: Final = 150
MOST_PERIODS: Final = 8  # parts of the game


@dataclass(frozen=True)
class Chances:
    """Every time an element was offered to a seat in a turn."""

    deals: Array
    won: Array  # the share of the win, in the end
    taken: Array  # 1 if it was taken in this turn
    turn: Array
    place: Array  # at the start
    lead: Array
    measures: Array  # a column each: the seat's own less the mean of the table


def adjusted_effect(chances: Chances) -> Estimate:
    """By how much the share of wins is greater with the element than without, among equals."""
    n = len(chances.won)
    if n < 10 or not 0 < chances.taken.sum() < n:
        return Estimate(0.0, float("inf"), 0)
    strata = strata_of(chances)
    control = np.column_stack([chances.measures, chances.lead, places(chances.place)])
    outcome, treated, *rest = [
        centred(column, strata)
        for column in [chances.won, chances.taken.astype(float), *control.T.astype(float)]
    ]
    inside = np.column_stack(rest)
    return slope_by_deal(without(outcome, inside), without(treated, inside), chances.deals)


def strata_of(chances: Chances) -> Array:
    """The same part of the game and much the same lead."""
    turns = np.unique(chances.turn)
    periods = bins(
        np.searchsorted(turns, chances.turn).astype(float), min(MOST_PERIODS, len(turns))
    )
    wanted = int(np.clip(len(chances.won) // (IN_A_BIN * (periods.max() + 1)), 2, MOST_BINS))
    strata = np.zeros(len(chances.won), dtype=np.int64)
    for period in np.unique(periods):
        here = periods == period
        strata[here] = period * MOST_BINS + bins(chances.lead[here].astype(float), wanted)
    return np.unique(strata, return_inverse=True)[1]


def bins(values: Array, number: int) -> Array:
    """As many bins with about as many values each; equal values lie in one bin."""
    if number < 2:
        return np.zeros(len(values), dtype=np.int64)
    edges = np.unique(np.quantile(values, np.linspace(0, 1, number + 1)[1:-1]))
    found: Array = np.searchsorted(edges, values, side="left")
    return found


def places(place: Array) -> Array:
    """A column for each place at the start but the first."""
    return np.column_stack([place == p for p in np.unique(place)[1:]] or [np.zeros(len(place))])


def centred(column: Array, strata: Array) -> Array:
    """Less the mean of its stratum."""
    counts = np.bincount(strata)
    means = np.bincount(strata, column) / np.maximum(counts, 1)
    found: Array = column - means[strata]
    return found


def without(column: Array, control: Array) -> Array:
    """What the columns of control do not explain."""
    used = control[:, control.std(axis=0) > 1e-9]
    if used.shape[1] == 0:
        return column
    slopes = np.linalg.lstsq(used.T @ used, used.T @ column, rcond=None)[0]
    found: Array = column - used @ slopes
    return found
