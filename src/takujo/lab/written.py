"""Figures with their intervals, as text."""

from __future__ import annotations

from takujo.lab.charts import Interval


def percent(estimate: Interval) -> str:
    """A share with its interval."""
    return f"{estimate.value:.1%} ({100 * estimate.low:.1f}–{100 * estimate.high:.1f})"


def number(estimate: Interval) -> str:
    """A number with its interval."""
    return f"{estimate.value:.2f} ({estimate.low:.2f}–{estimate.high:.2f})"


def signed(estimate: Interval) -> str:
    """A difference of shares in points, with what it may be off by."""
    return f"{100 * estimate.value:+.1f} ± {100 * estimate.reach:.1f}"
