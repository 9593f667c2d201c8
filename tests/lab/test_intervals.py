"""Intervals hold what they promise, and their unit is the block."""

import math

import pytest

from takujo.kernel.chance import FastNumbers
from takujo.lab.intervals import ratio, share, student


@pytest.mark.parametrize(
    ("freedom", "t"), [(1, 12.706), (2, 4.303), (3, 3.182), (9, 2.262), (30, 2.042), (1000, 1.962)]
)
def test_students_t_is_that_of_the_tables(freedom: int, t: float) -> None:
    assert student(freedom) == pytest.approx(t, abs=0.0006)


def test_one_block_says_nothing_about_chance() -> None:
    assert ratio([12.0], [4]) is None
    assert share([1.0], [4]) is None


def test_a_mean_of_equal_blocks_is_the_textbook_interval() -> None:
    low, high = ratio([4.0, 8.0, 12.0], [4, 4, 4]) or (0, 0)
    reach = 4.3027 * 1 / math.sqrt(3)  # standard deviation 1, three blocks
    assert low == pytest.approx(2 - reach, abs=1e-3)
    assert high == pytest.approx(2 + reach, abs=1e-3)


def test_games_of_one_block_count_as_one() -> None:
    few = share([1.0, 0.0] * 10, [1, 1] * 10)
    many = share([4.0, 0.0] * 10, [4, 4] * 10)  # four times the games, no more seeds
    assert few is not None
    assert many == pytest.approx(few)


def test_rotation_that_takes_luck_out_makes_the_figure_sure() -> None:
    assert share([1.0] * 10, [4] * 10) == (0.25, 0.25)


def test_a_share_of_all_or_nothing_is_not_certain() -> None:
    low, high = share([4.0] * 10, [4] * 10) or (0, 0)
    assert high == 1
    assert 0.6 < low < 0.75
    assert share([0.0] * 10, [4] * 10) == pytest.approx((0, 1 - low))


def test_a_last_block_with_fewer_games_weighs_less() -> None:
    whole = ratio([8.0, 12.0, 2.5], [4, 4, 1])
    assert whole is not None
    assert sum(whole) / 2 == pytest.approx(22.5 / 9)


@pytest.mark.parametrize("p", [10, 30])
def test_nineteen_of_twenty_intervals_hold_the_truth(p: int) -> None:
    """Blocks whose games agree more often than chance: counting games would promise too much."""
    numbers = FastNumbers(p)
    held = 0
    for _ in range(400):
        wins = []
        for _ in range(60):
            lucky = numbers.below(100) < p  # half of a block's games share their luck
            wins.append(sum(lucky if i < 2 else numbers.below(100) < p for i in range(4)))
        low, high = share([float(n) for n in wins], [4] * 60) or (0, 0)
        held += low <= p / 100 <= high
    assert 0.92 <= held / 400 <= 0.98
