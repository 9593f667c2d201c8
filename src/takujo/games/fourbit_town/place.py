"""The effect of a place, line by line, with what it brings besides (9)."""

from __future__ import annotations

from takujo.editions.effect_rule import lay
from takujo.games.fourbit_town import effects, names
from takujo.games.fourbit_town.table import Town
from takujo.kernel.agenda import Rule


class Place(Rule[Town]):
    """A line that cannot be done is left out; the others happen."""

    def begin(self, t: Town, seat: int, n: int) -> None:
        """After each line, what adds to it; a conversion that was paid for is done."""
        e = t.edition
        t.by_place = 1
        p = t.players[seat]
        lines = e.lines[p.place]
        more = t.has_at(seat, effects.GAVE)
        obliged = t.paid == 1 and len(lines) == 1
        for row in lines:
            if row.either:
                lay(t, row, seat, names.ONE_OF if obliged else names.EITHER)
            elif obliged and row.priced:
                lay(t, row, seat, names.WAY)
            else:
                lay(t, row, seat, names.EFFECT)
            if more:
                t.then(names.GAVE, seat)


class Gave(Rule[Town]):
    """What the player's buildings add to what the place has given so far."""

    def begin(self, t: Town, seat: int, n: int) -> None:
        """Each at most once for a worker."""
        for row in t.edition.effects.at[effects.GAVE]:
            if t.owns(seat, row.source) and row.holds(t, seat):
                lay(t, row, seat, names.EFFECT)


class Receive(Rule[Town]):
    """The VP of a place that were not given up; n is the row that gives them."""

    def begin(self, t: Town, seat: int, n: int) -> None:
        """They count as given only now."""
        amount = t.coming
        t.coming = 0
        if amount:
            t.given_vp += amount
            t.receive(seat, effects.VP, amount, n)
