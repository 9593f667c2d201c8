"""The adjusted figure finds what an element does, and nothing where winners only take more."""

import numpy as np
import pytest

from takujo.lab.adjusted import Chances, adjusted_effect, bins
from takujo.lab.estimates import Array


def generated(seed: int, games: int, worth: float, only_winners: bool) -> Chances:
    """Two seats and three turns: who is ahead wins, and takes the element in the last turn."""
    numbers = np.random.default_rng(seed)
    step = numbers.normal(size=(games, 3))
    lead = step.cumsum(axis=1) - step  # before each turn
    eager = lead > 0.8 if only_winners else lead > numbers.normal(size=(games, 3))
    taken = eager & (numbers.uniform(size=(games, 3)) < 0.5) & (np.arange(3) == 2)
    late = 0.0 if only_winners else 1.0  # what happens after the last turn
    end = lead[:, 2] + late * step[:, 2]
    chance = (end > 0).astype(float)
    chance = np.clip(chance + worth * taken[:, 2], 0, 1)
    won = (numbers.uniform(size=games) < chance).astype(float)
    return Chances(
        deals=np.repeat(np.arange(games), 3),
        won=np.repeat(won, 3),
        taken=taken.ravel(),
        turn=np.tile(np.arange(3), games),
        place=np.repeat(np.arange(games) % 2, 3),
        lead=lead.ravel(),
        measures=numbers.normal(size=(games * 3, 1)),
    )


def raw(chances: Chances) -> float:
    """Wins of takers less wins of the others."""
    own: Array = chances.taken
    return float(chances.won[own].mean() - chances.won[~own].mean())


def test_an_element_that_only_winners_take_is_worth_nothing() -> None:
    held = 0
    for seed in range(200):
        chances = generated(seed, 1500, 0.0, only_winners=True)
        assert chances.won[chances.taken].min() == 1
        assert raw(chances) > 0.4
        found = adjusted_effect(chances)
        held += found.low <= 0 <= found.high
    assert held >= 186


def test_an_effect_among_equals_is_found_with_sign_and_size() -> None:
    plain = [adjusted_effect(generated(seed, 3000, 0.0, False)) for seed in range(40)]
    assert np.mean([each.low <= 0 <= each.high for each in plain]) >= 0.85
    bad = [adjusted_effect(generated(seed, 3000, -0.3, False)) for seed in range(40)]
    # of those who would have won, 0.3 lose; the others cannot lose more
    assert all(each.high < 0 for each in bad)
    truth = -0.3 * np.mean([share_of_winners(seed) for seed in range(40)])
    assert np.mean([each.value for each in bad]) == pytest.approx(truth, abs=0.03)


def share_of_winners(seed: int) -> float:
    """Of those who take it: how many would have won without."""
    chances = generated(seed, 3000, 0.0, False)
    return float(chances.won[chances.taken].mean())


def test_nothing_is_said_where_nobody_is_left_to_compare() -> None:
    chances = generated(1, 100, 0.0, False)
    everybody = Chances(
        chances.deals, chances.won, chances.taken | True, chances.turn, chances.place,
        chances.lead, chances.measures,
    )  # fmt: skip
    assert adjusted_effect(everybody).reach == float("inf")


def test_equal_values_lie_in_one_bin() -> None:
    found = bins(np.array([0.0] * 50 + [1.0] * 3 + [2.0] * 50), 4)
    assert len({int(each) for each in found[:50]}) == 1
    assert found[0] < found[-1]
