"""Privilege: what a role gives everybody, what the picker gets more, what own buildings add."""

from __future__ import annotations

from takujo.games.san_juan import effects, names
from takujo.games.san_juan.price import BillLine
from takujo.games.san_juan.table import SanJuan

ADDED = {names.ROLE_PRODUCER: effects.PRODUCING, names.ROLE_TRADER: effects.SELLING}


def terms(t: SanJuan, seat: int, role: int, level: int) -> list[BillLine]:
    """How many goods or cards, each part with its name; the rules allow as many as they come to."""
    e, p = t.edition, t.players[seat]
    everybody = [0, 0, e.produce, e.sell, e.council_draw, 0][role]
    out = [BillLine("role", 0, everybody)] if everybody else []
    if level:
        out.append(BillLine("privilege", 0, e.privilege[role][1]))
    if level == 2:
        out.append(BillLine("library", e.library, e.privilege[role][2] - e.privilege[role][1]))
    for row in e.effects.at[ADDED[role]] if role in ADDED else []:
        if p.has(row.source) and row.holds(t, seat):
            out.append(BillLine("building", row.source, row.amount(t, seat)))
    return out
