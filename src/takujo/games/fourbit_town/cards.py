"""The four cards from the top down, and the city hall after them (6-2-4, 7)."""

from __future__ import annotations

from takujo.editions.effect_rule import lay
from takujo.games.fourbit_town import effects, names
from takujo.games.fourbit_town.table import Town
from takujo.kernel.agenda import Rule


class Cards(Rule[Town]):
    """Each card in its turn, at most once and never out of order."""

    def begin(self, t: Town, seat: int, n: int) -> None:
        """The place's effect is over; what it has given is remembered."""
        t.by_place = 0
        p = t.players[seat]
        for side in p.stack:
            lay_side(t, seat, side)
        if p.place == names.HALL:
            lay_hall(t, seat)
        if t.has_at(seat, effects.MEANWHILE):
            t.then(names.END_OF_WORKER, seat)


class EndOfWorker(Rule[Town]):
    """A last question, so that what can be used at any time can be used after everything else."""

    def begin(self, t: Town, seat: int, n: int) -> None:
        """Nothing of its own."""
        t.may([])

    def take(self, t: Town, seat: int, n: int, choice: int) -> None:
        """The worker is done."""


def lay_side(t: Town, seat: int, side: int) -> None:
    """What one side does in its turn."""
    for row in t.edition.side_rows[side]:
        lay(t, row, seat, names.EITHER if row.either else names.EFFECT)


def lay_hall(t: Town, seat: int) -> None:
    """What the city hall gives and sells."""
    for row in t.edition.hall_rows:
        lay(t, row, seat, names.EFFECT)
