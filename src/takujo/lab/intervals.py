"""How sure a figure is: 95% intervals whose unit is the block, one seed with all rotations.

The games of a block share their cards, so they are not independent of each other: luck that
one line-up entry has in one rotation, another has in the next. Blocks are independent.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import Final

LEVEL: Final = 0.95
MANY: Final = 2000  # from here on Student's t differs from the normal by less than 0.06%


def ratio(sums: Sequence[float], counts: Sequence[int]) -> tuple[float, float] | None:
    """The interval of sum over count, from what each block adds to both; None for one block."""
    found = spread(sums, counts)
    if found is None:
        return None
    middle, error = found
    reach = student(len(sums) - 1) * error
    return middle - reach, middle + reach


def share(sums: Sequence[float], counts: Sequence[int]) -> tuple[float, float] | None:
    """The same for a share of 0 to 1 by Wilson's formula, which stays inside these bounds."""
    found = spread(sums, counts)
    if found is None:
        return None
    p, error = found
    if 0 < p < 1 and error == 0:
        return p, p  # every block says the same: rotation has taken all luck out
    # as many independent games as would be as sure; of a share of 0 or 1 only the blocks say that
    games = p * (1 - p) / error**2 if error > 0 else len(sums)
    z = student(len(sums) - 1)
    middle = (p + z**2 / (2 * games)) / (1 + z**2 / games)
    reach = z / (1 + z**2 / games) * math.sqrt(p * (1 - p) / games + z**2 / (4 * games**2))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def spread(sums: Sequence[float], counts: Sequence[int]) -> tuple[float, float] | None:
    """The ratio and its standard error by the spread between blocks, which may differ in size."""
    blocks = len(sums)
    if blocks < 2:
        return None
    total = sum(counts)
    middle = sum(sums) / total
    squares = sum((s - middle * n) ** 2 for s, n in zip(sums, counts, strict=True))
    error = math.sqrt(squares * blocks / (blocks - 1)) / total
    return middle, (0.0 if error < 1e-12 else error)


@cache
def student(freedom: int) -> float:
    """Student's t for a two-sided 95% interval, by halving until it is exact."""
    freedom = min(freedom, MANY)
    low, high = 0.0, 13.0  # with one degree of freedom it is 12.7
    for _ in range(60):
        middle = (low + high) / 2
        if within(middle, freedom) < LEVEL:
            low = middle
        else:
            high = middle
    return high


def within(t: float, freedom: int) -> float:
    """The probability that Student's t lies between -t and t; the series for whole numbers."""
    angle = math.atan(t / math.sqrt(freedom))
    cosine, sine = math.cos(angle), math.sin(angle)
    odd = freedom % 2
    term = cosine if odd else 1.0
    total = 0.0
    for k in range(odd, freedom - 1, 2):
        total += term
        term *= cosine**2 * (k + 1) / (k + 2)
    return (angle + sine * total) * 2 / math.pi if odd else sine * total
