"""A worker acts: first or later at its place, which then costs something (6-2-4)."""

from __future__ import annotations

from takujo.games.fourbit_town import effects, names
from takujo.games.fourbit_town.table import Town
from takujo.kernel.agenda import PASS, Rule
from takujo.kernel.reason import Reason


class Worker(Rule[Town]):
    """The place's effect, then the four cards, then the city hall if the worker is there."""

    def begin(self, t: Town, seat: int, n: int) -> None:
        """Nothing has been given or done for this worker yet."""
        p = t.players[seat]
        t.worker = seat + 1
        t.by_place = 0
        t.paid = 0
        t.given_wood = 0
        t.given_stone = 0
        t.given_coin = 0
        t.given_vp = 0
        t.planned_here = 0
        t.built_here = 0
        t.levelled_here = 0
        t.moved_here = 0
        t.hired_here = 0
        t.used = 0
        sides = 0
        for side in p.stack:
            sides |= 1 << side
        t.sides = sides
        if p.place != names.HALL:
            t.then(names.PLACE if p.first else names.SECOND, seat)
        t.then(names.CARDS, seat)


class Second(Rule[Town]):
    """Who is not the first may pay for the same effect, with one kind of resource."""

    def begin(self, t: Town, seat: int, n: int) -> None:
        """Only where something can still be done after paying."""
        options: list[int] = []
        for kind in effects.EACH_RESOURCE:
            if worth_paying(t, seat, kind):
                options.append(kind + 1)
        t.may(options)

    def take(self, t: Town, seat: int, n: int, choice: int) -> None:
        """Then the place's effect follows."""
        if choice == PASS:
            return
        t.pay(seat, choice - 1, t.edition.second_cost, -1 - names.SECOND)
        t.paid = 1
        t.then(names.PLACE, seat)

    def candidates(self, t: Town, seat: int, n: int) -> list[int]:
        """The three kinds."""
        return [kind + 1 for kind in effects.EACH_RESOURCE]

    def why_not(self, t: Town, seat: int, n: int, choice: int) -> Reason | None:
        """Too little of it, or nothing could be done then."""
        kind = choice - 1
        need, have = t.edition.second_cost, t.players[seat].thing(kind)
        if have < need:
            numbers = {"thing": kind, "need": need, "have": have, "short": need - have}
            return Reason("too_dear", numbers, "6-2-4")
        if not worth_paying(t, seat, kind):
            return Reason("nothing_after_paying", {"thing": kind}, "6-2-4")
        return None


def worth_paying(t: Town, seat: int, kind: int) -> bool:
    """Can it be paid, and would the place still do anything?"""
    p = t.players[seat]
    cost = t.edition.second_cost
    if p.thing(kind) < cost:
        return False
    p.change(kind, -cost)  # looked at as if it were paid, and put back
    t.by_place = 1
    something = any_line_possible(t, seat)
    t.by_place = 0
    p.change(kind, cost)
    return something


def any_line_possible(t: Town, seat: int) -> bool:
    """Would at least one line of the worker's place do something?"""
    for first in t.edition.lines[t.players[seat].place]:
        if not first.either:
            if first.possible(t, seat):
                return True
        else:
            for row in t.edition.effects.group(first.index):
                if row.possible(t, seat):
                    return True
    return False
