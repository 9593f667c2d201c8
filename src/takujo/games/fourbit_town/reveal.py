"""Reveal and placing: numbers are read, workers go to their places or to the city hall (6-2-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from takujo.games.fourbit_town import events, names
from takujo.games.fourbit_town.player import number_of
from takujo.games.fourbit_town.table import Town
from takujo.games.fourbit_town.track import priority_order
from takujo.kernel.agenda import Rule

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine's own number, for the compiler alone


class Reveal(Rule[Town]):
    """All stacks are turned over; who is first and the order of acting are fixed now."""

    def begin(self, t: Town, first: int, n: int) -> None:
        """Then the workers act one by one, and the next step follows."""
        taken = t.blocked
        for seat in t.order:
            if t.players[seat].sending:
                taken |= place_worker(t, seat)
        order = priority_order(t)
        tell_arrivals(t, order)
        t.blocked = taken
        t.reveals += 1
        forget_draft(t)
        resolves = t.edition.resolves
        when: i64
        for when in range(-1, 2):
            for seat in order:
                if resolves[t.players[seat].place] == when:
                    t.then(names.WORKER, seat)
        t.then(names.STEP, first)


def place_worker(t: Town, seat: int) -> int:
    """The place the stack names, unless an earlier step has blocked it; its bit if it is taken."""
    p = t.players[seat]
    number = number_of(p.stack)
    p.shown = 1
    if t.ear is not None:
        t.ear.append((events.REVEALED, seat, number, *p.stack))
    if (t.blocked >> number) & 1:
        p.place = names.HALL
        return 0
    p.place = number
    p.places |= 1 << number
    return 1 << number


def tell_arrivals(t: Town, order: list[int]) -> None:
    """The first at each place gets its effect free."""
    taken = 0
    for seat in order:
        p = t.players[seat]
        p.first = 1 if p.place != names.HALL and not (taken >> p.place) & 1 else 0
        taken |= 1 << p.place
        if t.ear is not None:
            t.ear.append((events.ARRIVED, seat, p.place, p.first))


def forget_draft(t: Town) -> None:
    """Once all cards have been seen, what was passed on does not matter any more."""
    if not t.players[0].passed:
        return
    for p in t.players:
        if not p.shown:
            return
    for p in t.players:
        p.passed = []
