"""The end: ribbons, stalls and what the stalls bring; who has won."""

from __future__ import annotations

from takujo.editions.effect_rule import total
from takujo.kernel.table import Result, ranks_of
from tests.toy.effects import END
from tests.toy.table import HarvestFair


def score(t: HarvestFair, seat: int) -> int:
    """All points of a seat, as if the fair ended now."""
    points = t.ribbons(seat) + total(t, t.edition.effects, END, seat)
    for stall in t.players[seat].stalls:
        points += t.edition.points[stall]
    return points


def result(t: HarvestFair) -> Result:
    """Ties go to the fuller purse; players equal in both share their place."""
    scores = [score(t, seat) for seat in range(t.seats)]
    strength = [scores[seat] * 1000 + t.coins(seat) for seat in range(t.seats)]
    reason = "days" if t.day >= t.edition.days else "ribbons"
    return Result(scores, ranks_of(strength), reason)
