"""The end: points by source, the palace last, and who has won."""

from __future__ import annotations

from takujo.games.san_juan.effects import END
from takujo.games.san_juan.table import Player, SanJuan
from takujo.kernel.table import Result, ranks_of


class Points:
    """Points from one source: a building's effect, ``buildings`` or ``chapel``."""

    def __init__(self, source: str, card: int, points: int) -> None:
        self.source = source
        self.card = card
        self.points = points


def points_by_source(t: SanJuan, seat: int) -> list[Points]:
    """Printed points, cards under the chapel, the effects at the end, and the palace last."""
    e = t.edition
    p = t.players[seat]
    printed = 0
    for card in p.buildings:
        printed += e.points[card]
    out = [Points("buildings", 0, printed)]
    if p.chapel:
        out.append(Points("chapel", e.chapel, len(p.chapel)))
    for row in e.effects.at[END]:
        if p.has(row.source) and row.holds(t, seat):
            out.append(Points("effect", row.source, row.amount(t, seat)))
    if p.has(e.palace):
        out.append(Points("palace", e.palace, palace(t, out)))
    return out


def palace(t: SanJuan, others: list[Points]) -> int:
    """Palace: one point for every full four of all the other points."""
    total = 0
    for line in others:
        total += line.points
    return total // t.edition.palace_points


def score(t: SanJuan, seat: int) -> int:
    """All points of a seat, as if the game ended now."""
    total = 0
    for line in points_by_source(t, seat):
        total += line.points
    return total


def points_with(t: SanJuan, seat: int, card: int) -> int:
    """How many more points a seat would have with a further building in town."""
    supposed = t.copy()
    p = supposed.players[seat]
    p.buildings.append(card)
    p.goods.append(0)
    p.owned |= 1 << card
    return score(supposed, seat) - score(t, seat)


def tie_break(p: Player) -> int:
    """Ties go to the player with more cards in hand and goods together."""
    goods = 0
    for good in p.goods:
        if good:
            goods += 1
    return len(p.hand) + goods


def result(t: SanJuan) -> Result:
    """Scores and ranks; players equal in both share their place."""
    scores = [score(t, seat) for seat in range(t.seats)]
    strength = [scores[seat] * 1000 + tie_break(t.players[seat]) for seat in range(t.seats)]
    most = max([len(p.buildings) for p in t.players])
    reason = "buildings" if most >= t.edition.end_buildings else "standstill"
    return Result(scores, ranks_of(strength), reason)
