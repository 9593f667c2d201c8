"""Intervals that hold however often one looks: who stops when it pleases is not misled.

The normal-mixture confidence sequence (Robbins 1970; with an estimated variance it is the
asymptotic one of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas 2021). It covers the truth at all
looks together in 95 of 100 comparisons; an ordinary interval looked at ten times fails in 20.
"""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from takujo.lab.estimates import Array, Estimate

ALPHA: Final = 0.05
BURN_IN: Final = 100  # deals before the first look: the variance must be known roughly


def tuning(deals: int) -> float:
    """The mixture that is narrowest when so many deals have been seen."""
    log = -2 * math.log(ALPHA)
    return (log + math.log(log) + 1) / max(deals, BURN_IN)


def reach_at(n: int, spread: float, rho: float) -> float:
    """Half of the interval after n deals whose values have this standard deviation."""
    if n < BURN_IN:
        return math.inf
    inside = 2 * (n * rho + 1) / (n**2 * rho) * math.log(math.sqrt(n * rho + 1) / ALPHA)
    return spread * math.sqrt(inside)


def sequence(values: Array, planned: int) -> tuple[float, float, float]:
    """The mean so far, with both ends of its interval at this look."""
    n = len(values)
    mean = float(values.mean()) if n else 0.0
    spread = float(values.std(ddof=1)) if n > 1 else math.inf
    reach = reach_at(n, spread, tuning(planned))
    return mean, mean - reach, mean + reach


def ordinary(values: Array) -> Estimate:
    """The mean with the interval of a single look."""
    n = len(values)
    error = float(np.std(values, ddof=1) / math.sqrt(n)) if n > 1 else math.inf
    return Estimate(float(values.mean()) if n else 0.0, error, n)
