"""Elo from games of several: everybody who comes in before another has beaten them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

ANCHOR: Final = 1500.0  # the mean of all who play
ROUNDS: Final = 200
POINTS: Final = 400 / math.log(10)
DRAWS: Final = 0.5  # added to every pair, so that nobody is beyond all measure


def elo(names: Sequence[str], games: Sequence[Sequence[tuple[str, int]]]) -> dict[str, float]:
    """The rating of each name, from (name, rank) of every seat of every game."""
    distinct = sorted(set(names))
    beaten = {one: dict.fromkeys(distinct, DRAWS) for one in distinct}
    for game in games:
        for one, rank in game:
            for other, behind in game:
                if one != other and rank <= behind:
                    beaten[one][other] += 1.0 if rank < behind else 0.5
    strength = dict.fromkeys(distinct, 1.0)
    for _ in range(ROUNDS):  # Bradley and Terry's strengths, by Zermelo's repetition
        strength = {one: stronger(one, beaten, strength) for one in distinct}
    logs = {one: math.log(value) for one, value in strength.items()}
    mean = sum(logs.values()) / len(logs)
    return {one: ANCHOR + POINTS * (value - mean) for one, value in logs.items()}


def stronger(one: str, beaten: dict[str, dict[str, float]], strength: dict[str, float]) -> float:
    """How strong somebody must be to have won so often against others so strong."""
    won = games = 0.0
    for other, value in strength.items():
        if other != one:
            won += beaten[one][other]
            met = beaten[one][other] + beaten[other][one]
            games += met / (strength[one] + value)
    return won / games if games else 1.0
