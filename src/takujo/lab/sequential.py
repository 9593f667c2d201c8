"""A lower end for a share that may be looked at after every block of games, and stopped at.

Betting against the share being no more than some value: where it is not, no bet that is fixed in
advance grows on average (games of a block have one rotation each, so it is enough that their mean
is no more). Whatever has grown 40-fold is then due to chance in at most one of 40 runs, however
often one looks (Ville's inequality); the lower end is the largest share so refuted.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

STAKES: Final = (0.25, 0.5, 0.75, 1.0)  # parts of what is owned that are bet, side by side
REFUTED: Final = 40.0  # 97.5% sure, as one end of a 95% interval is
HALVINGS: Final = 40


def lower_end(shares: Sequence[float]) -> float:
    """The lower end after these games, in whole blocks; 0 while nothing is refuted."""
    low, high = 0.0, 1.0
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        if wealth(shares, middle) >= REFUTED:
            low = middle
        else:
            high = middle
    return low


def wealth(shares: Sequence[float], supposed: float) -> float:
    """What one unit has grown to, bet on the share being more than supposed."""
    total = 0.0
    for stake in STAKES:
        owned = 1.0
        for won in shares:
            owned *= 1 + stake * (won - supposed)
        total += owned
    return total / len(STAKES)
