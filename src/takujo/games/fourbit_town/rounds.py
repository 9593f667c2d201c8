"""The round: effects at its start, then steps until everybody has passed (6-1, 6-2)."""

from __future__ import annotations

from typing import Final

from takujo.games.fourbit_town import effects, events, names
from takujo.games.fourbit_town.table import Town
from takujo.kernel.agenda import PASS, Rule

SEND: Final = 1


class Round(Rule[Town]):
    """A new round begins; all workers are at hand."""

    def begin(self, t: Town, first: int, n: int) -> None:
        """Effects of the start of a round act in the order of the track."""
        t.round += 1
        t.blocked = 0
        t.edition.effects.new_round(t)
        if t.ear is not None:
            t.ear.append((events.ROUND_BEGAN, first, t.round))
        t.all_react(effects.ROUND_START)
        t.then(names.STEP, first)


class Step(Rule[Town]):
    """Everybody still in, with a worker at hand, says in the order of the track what to do."""

    def begin(self, t: Town, first: int, n: int) -> None:
        """When nobody is left the working phase is over."""
        t.worker = 0
        t.sides = 0
        anybody = False
        for seat in t.order:
            p = t.players[seat]
            p.sending = 0
            p.place = -1
            p.first = 0
            if p.stack:
                p.stack = []
            if not p.out and p.sent < p.hired:
                t.then(names.DECLARE, seat)
                anybody = True
        t.then(names.SETTING if anybody else names.END_OF_ROUND, first)


class Declare(Rule[Town]):
    """Send a worker, or pass for the rest of the round."""

    def begin(self, t: Town, seat: int, n: int) -> None:
        """Both are always possible."""
        t.may([SEND])

    def take(self, t: Town, seat: int, n: int, choice: int) -> None:
        """Who passes is out until the next round."""
        p = t.players[seat]
        if choice == PASS:
            p.out = 1
            return
        p.sending = 1
        p.sent += 1
        if t.ear is not None:
            t.ear.append((events.SENT, seat))

    def candidates(self, t: Town, seat: int, n: int) -> list[int]:
        """To send one."""
        return [SEND]
