"""A figure with its interval; the unit is the deal, whatever happened in its games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from scipy import stats

Array = np.ndarray[Any, np.dtype[Any]]
LEVEL = 0.95


@dataclass(frozen=True)
class Estimate:
    """A figure, its 95% interval, and how many deals it is from."""

    value: float
    error: float  # standard error
    deals: int

    @property
    def reach(self) -> float:
        """Half of the interval."""
        freedom = max(1, self.deals - 1)
        return float(stats.t.ppf((1 + LEVEL) / 2, freedom)) * self.error

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.value - self.reach

    @property
    def high(self) -> float:
        """The upper end of the interval."""
        return self.value + self.reach

    @property
    def p(self) -> float:
        """How often chance alone would give as much, if the truth were 0."""
        if self.error == 0:
            return 0.0 if self.value else 1.0
        freedom = max(1, self.deals - 1)
        return float(2 * stats.t.sf(abs(self.value) / self.error, freedom))

    def times(self, factor: float) -> Estimate:
        """The same in another unit."""
        return Estimate(self.value * factor, self.error * abs(factor), self.deals)

    def less(self, number: float) -> Estimate:
        """How far it is from a number."""
        return Estimate(self.value - number, self.error, self.deals)

    def __str__(self) -> str:
        return f"{self.value:.3g} ({self.low:.3g} to {self.high:.3g})"


def mean_by_deal(values: Array, deals: Array, weights: Array | None = None) -> Estimate:
    """The mean, with the spread between deals; a deal with more values counts for more."""
    if len(values) == 0:
        return Estimate(0.0, 0.0, 0)
    _, at = np.unique(deals, return_inverse=True)
    counted = np.ones(len(values)) if weights is None else weights.astype(float)
    sums = np.bincount(at, values * counted)
    counts = np.bincount(at, counted)
    total = float(counts.sum())
    mean = float(sums.sum() / total) if total else 0.0
    n = len(sums)
    if n < 2:
        return Estimate(mean, float("inf"), n)
    squares = float(((sums - mean * counts) ** 2).sum())
    return Estimate(mean, float(np.sqrt(squares * n / (n - 1))) / total, n)


def ratio_by_deal(above: Array, below: Array, deals: Array) -> Estimate:
    """One mean over another, with the spread between deals."""
    total = float(below.sum())
    if not total:
        return Estimate(0.0, float("inf"), 0)
    ratio = float(above.sum()) / total
    left = mean_by_deal(above - ratio * below, deals)
    return Estimate(ratio, left.error * len(above) / abs(total), left.deals)


def slope_by_deal(outcome: Array, treated: Array, deals: Array) -> Estimate:
    """The slope of two columns whose means are taken out already, errors clustered by deal."""
    weight = float((treated**2).sum())
    _, at = np.unique(deals, return_inverse=True)
    n = int(at.max()) + 1 if len(at) else 0
    if weight <= 0 or n < 3:
        return Estimate(0.0, float("inf"), n)
    slope = float((treated * outcome).sum()) / weight
    scores = np.bincount(at, treated * (outcome - slope * treated))
    error = float(np.sqrt((scores**2).sum() * n / (n - 1))) / weight
    return Estimate(slope, error, n)


def discoveries(p_values: Sequence[float], rate: float = 0.05) -> list[bool]:
    """Which of several findings stand when at most this share of them may be false (Benjamini-
    Hochberg)."""
    if not p_values:
        return []
    adjusted = stats.false_discovery_control(np.clip(p_values, 0.0, 1.0))
    return [bool(p <= rate) for p in adjusted]
