"""Intervals cover at their nominal rate with deals as the unit, and agree with statsmodels."""

import numpy as np
import pytest
import statsmodels.api as sm

from takujo.lab.estimates import Estimate, discoveries, mean_by_deal, slope_by_deal


def test_intervals_cover_at_their_rate_where_games_of_a_deal_agree() -> None:
    numbers = np.random.default_rng(3)
    deals = np.repeat(np.arange(100), 4)
    held = 0
    for _ in range(2000):
        luck = np.repeat(numbers.normal(size=100), 4)
        found = mean_by_deal(luck + numbers.normal(size=400), deals)
        held += found.low <= 0 <= found.high
    assert 0.94 <= held / 2000 <= 0.96


def test_errors_of_a_slope_are_those_of_statsmodels() -> None:
    numbers = np.random.default_rng(5)
    deals = np.repeat(np.arange(80), 3)
    x = numbers.normal(size=240) + np.repeat(numbers.normal(size=80), 3)
    x -= x.mean()
    y = 0.3 * x + np.repeat(numbers.normal(size=80), 3)
    y -= y.mean()
    ours = slope_by_deal(y, x, deals)
    grouped = {"groups": deals, "use_correction": False}
    theirs = sm.OLS(y, x).fit(cov_type="cluster", cov_kwds=grouped)
    assert ours.value == pytest.approx(float(theirs.params[0]))
    assert ours.error == pytest.approx(float(theirs.bse[0]) * np.sqrt(80 / 79), rel=1e-6)


def test_one_deal_says_nothing() -> None:
    assert mean_by_deal(np.array([1.0, 0.0]), np.array([7, 7])).reach == float("inf")
    assert mean_by_deal(np.array([]), np.array([])).deals == 0


def test_false_discoveries_are_five_of_a_hundred() -> None:
    numbers = np.random.default_rng(7)
    shares: list[float] = []
    for _ in range(2000):
        p = np.concatenate([numbers.uniform(size=40), numbers.uniform(size=10) * 1e-4])
        found = np.array(discoveries(list(p)))
        shares.append(found[:40].sum() / max(1, found.sum()))
    assert np.mean(shares) <= 0.05
    assert discoveries([]) == []


def test_an_estimate_in_another_unit_keeps_its_interval() -> None:
    half = Estimate(0.2, 0.05, 1000).times(-0.5)
    assert half.value == pytest.approx(-0.1)
    assert half.reach == pytest.approx(1.96 * 0.025, rel=0.01)
    assert Estimate(0.0, 0.0, 5).p == 1
    assert Estimate(1.0, 0.0, 5).p == 0
