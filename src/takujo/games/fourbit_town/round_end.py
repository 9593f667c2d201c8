"""The end of a round: workers return, effects, upkeep, the row, the next round (6-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from takujo.games.fourbit_town import effects, events, names
from takujo.games.fourbit_town.table import Town
from takujo.kernel.agenda import Rule

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine's own number, for the compiler alone


class EndOfRound(Rule[Town]):
    """After the last round nothing is paid any more: the game is over."""

    def begin(self, t: Town, first: int, n: int) -> None:
        """Everybody in the order of the track."""
        t.worker = 0
        t.sides = 0
        t.blocked = 0
        for p in t.players:
            p.sent = 0
            p.out = 0
            p.sending = 0
            p.place = -1
            p.first = 0
            p.places = 0
            if p.stack:
                p.stack = []
        if t.ear is not None:
            t.ear.append((events.RETURNED, first, t.round))
        t.all_react(effects.ROUND_END)
        if t.round >= t.edition.rounds:
            t.then(names.FINISH, first)
            return
        for seat in t.order:
            p = t.players[seat]
            if p.hired > p.level:
                t.then(names.LIMIT, seat)
            if p.hired:
                t.then(names.UPKEEP, seat)
        t.then(names.REFILL, first)
        t.then(names.ROUND, first)


class Refill(Rule[Town]):
    """Buildings from the deck come into the row: so many more, or until there are so many."""

    def begin(self, t: Town, first: int, n: int) -> None:
        """As far as the deck goes."""
        e = t.edition
        wanted = e.refill - len(t.row) if e.refill_up_to else e.refill
        new = min(max(wanted, 0), len(t.deck))
        if new == 0:
            return
        row = t.row[:]
        at: i64
        for at in range(len(t.deck) - 1, len(t.deck) - 1 - new, -1):
            row.append(t.deck[at])
        t.deck = t.deck[: len(t.deck) - new]
        t.row = row
        t.reveals += 1
        if t.ear is not None:
            t.ear.append((events.REFILLED, first, *row[len(row) - new :]))
