"""The rule that carries out one effect row; games lay it on the agenda at their moments."""

from __future__ import annotations

from takujo.editions.effects import Effects
from takujo.kernel.agenda import PASS, SEATS, Rule
from takujo.kernel.reason import Reason
from takujo.kernel.table import Table


class UseEffect(Rule[Table]):
    """Use an effect, in one of its ways, or not; n is the row."""

    def __init__(self, effects: Effects, id: int, clause: str) -> None:
        self.effects = effects
        self.id = id  # this rule's own place in the rulebook, to ask again
        self.clause = clause

    def begin(self, t: Table, seat: int, n: int) -> None:
        """Ask where the row asks; else gain at once."""
        row = self.effects.rows[n]
        if not row.holds(t, seat):
            return
        if row.asked:
            t.may(row.ways(t, seat))
        else:
            row.use(t, seat, 1)

    def take(self, t: Table, seat: int, n: int, choice: int) -> None:
        """Pay, gain, and ask again while uses are left."""
        if choice == PASS:
            return
        row = self.effects.rows[n]
        row.use(t, seat, choice)
        if row.up_to != 1 or row.up_to_count >= 0:
            t.then(self.id, seat, n)

    def candidates(self, t: Table, seat: int, n: int) -> list[int]:
        """Every way, payable or not."""
        row = self.effects.rows[n]
        return list(range(1, len(row.pays) * len(row.gains) + 1))

    def why_not(self, t: Table, seat: int, n: int, choice: int) -> Reason | None:
        """What is missing to pay this way."""
        row = self.effects.rows[n]
        way = row.pays[(choice - 1) // len(row.gains)]
        for i in range(0, len(way), 2):
            have = t.stock(seat, way[i])
            if have < way[i + 1]:
                numbers = {"thing": way[i], "need": way[i + 1], "have": have}
                return Reason("cannot_pay_effect", numbers, self.clause)
        return None


def at_moment(t: Table, effects: Effects, moment: int, seat: int, rule: int) -> None:
    """Lay the effects the seat has at this moment on the agenda, in their order."""
    for row in effects.at[moment]:
        if t.owns(seat, row.source):
            if row.slot >= 0:
                t.uses[row.slot * SEATS + seat] = 0
            t.then(rule, seat, row.index)


def total(t: Table, effects: Effects, moment: int, seat: int) -> int:
    """What the seat's effects at a summed moment come to."""
    n = 0
    for row in effects.at[moment]:
        if t.owns(seat, row.source) and row.holds(t, seat):
            n += row.amount(t, seat)
    return n
