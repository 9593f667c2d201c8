"""Effects that can be used at any time while an own worker acts, beside every question."""

from __future__ import annotations

from typing import Final

from takujo.editions.effect_rule import why_no_pay, why_no_use
from takujo.editions.effects import Row
from takujo.games.fourbit_town import effects, names
from takujo.games.fourbit_town.clauses import clause_of
from takujo.games.fourbit_town.edition import Edition
from takujo.games.fourbit_town.table import Town
from takujo.kernel.agenda import PASS, SEATS, Frame, Rule
from takujo.kernel.hidden import EVERYBODY, knowers_of
from takujo.kernel.reason import Reason
from takujo.kernel.table import NOTHING

# Ways to sell that are looked at before a question is put in any case. The market of the classic
# edition has fewer: 35 amounts of wood, each with 35 of stone.
MOST_LOOKED_AT: Final = 1500


class Meanwhile(Rule[Town]):
    """An aside: the kernel offers it beside other questions, and asks those again afterwards."""

    def begin(self, t: Town, seat: int, n: int) -> None:
        """Only for the owner of the acting worker; a choice is a row and one of its ways."""
        if t.worker != seat + 1 or t.paying or not t.has_at(seat, effects.MEANWHILE):
            return
        options: list[int] = []
        first = 1
        for row in t.edition.effects.at[effects.MEANWHILE]:
            if t.owns(seat, row.source) and row.holds(t, seat):
                for way in row.ways(t, seat):
                    options.append(first + way - 1)
            first += row.ways_in_all()
        t.may(options)

    def take(self, t: Town, seat: int, n: int, choice: int) -> None:
        """It is never something the place gave."""
        if choice == PASS:
            return
        row, way = row_and_way(t.edition, choice)
        if not row.use(t, seat, way):
            t.remember(way)
            t.then(names.REAP, seat, row.index)
        if row.slot >= 0:  # the next use is a moment of its own
            t.uses[row.slot * SEATS + seat] = 0

    def helps(self, t: Town, frame: Frame) -> bool:
        """Only where its use could open the question; the last one of a worker is always put."""
        if frame.id == names.END_OF_WORKER or hides_plans(t, frame):
            return True
        seen: set[tuple[int, int, int, int]] = set()
        left = [t.copy()]
        while left:
            now = left.pop()
            now.ear = None
            self.begin(now, frame.seat, 0)
            for choice in now.offered[1:]:
                after = now.copy()
                after.offered = NOTHING
                depth = after.depth
                self.take(after, frame.seat, 0, choice)
                if after.depth > depth or opens(after, frame):
                    return True  # what is asked in between may open it, too
                p = after.players[frame.seat]
                goods = (p.wood, p.stone, p.coin, p.vp)
                if goods not in seen:
                    seen.add(goods)
                    left.append(after)
            if len(seen) > MOST_LOOKED_AT:
                return True
        return False

    def candidates(self, t: Town, seat: int, n: int) -> list[int]:
        """Every way of every such effect the seat has."""
        out: list[int] = []
        first = 1
        for row in t.edition.effects.at[effects.MEANWHILE]:
            if t.owns(seat, row.source):
                for way in range(row.ways_in_all()):
                    out.append(first + way)
            first += row.ways_in_all()
        return out

    def why_not(self, t: Town, seat: int, n: int, choice: int) -> Reason | None:
        """Not now, or something is missing to pay."""
        if t.worker != seat + 1 or t.paying:
            return Reason("no_own_worker_acts", {}, "6-2-4")
        row, way = row_and_way(t.edition, choice)
        if way in row.ways(t, seat) and row.holds(t, seat):
            return None
        return why_no_way(t, seat, row, way)


def row_and_way(e: Edition, choice: int) -> tuple[Row, int]:
    """Which of these effects a choice means, and in which of its ways."""
    way = choice
    for row in e.effects.at[effects.MEANWHILE]:
        ways = row.ways_in_all()
        if way <= ways:
            return row, way
        way -= ways
    raise KeyError(choice)


def why_no_way(t: Town, seat: int, row: Row, way: int) -> Reason | None:
    """What is missing for one way of a row."""
    clause = clause_of(row)
    reason = why_no_pay(t, seat, row.pay_of(way), clause)
    if reason is None:
        reason = why_no_use(t, seat, row, clause)
    return reason if reason is not None else Reason("effect_not_open", {"row": row.index}, clause)


def opens(t: Town, frame: Frame) -> bool:
    """Would the question now have something to offer?"""
    frame.rule.begin(t, frame.seat, frame.n)
    offered = t.offered
    t.offered = NOTHING
    return len(offered) > 1 or (len(offered) == 1 and offered[0] != PASS)


def hides_plans(t: Town, frame: Frame) -> bool:
    """Would it tell about a plan that the others do not know?"""
    if frame.id == names.BUILD:
        for entry in t.players[frame.seat].plans:
            if knowers_of(entry) != EVERYBODY:
                return True
    return False
