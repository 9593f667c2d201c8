"""Effects that can be used at any time while an own worker acts, beside every question."""

from __future__ import annotations

from takujo.editions.effect_rule import why_no_use
from takujo.games.fourbit_town import effects, names
from takujo.games.fourbit_town.table import Town
from takujo.kernel.agenda import PASS, SEATS, Rule
from takujo.kernel.reason import Reason


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
            first += len(row.pays) * len(row.gains)
        t.may(options)

    def take(self, t: Town, seat: int, n: int, choice: int) -> None:
        """It is never something the place gave."""
        if choice == PASS:
            return
        first = 1
        for row in t.edition.effects.at[effects.MEANWHILE]:
            ways = len(row.pays) * len(row.gains)
            if choice < first + ways:
                way = choice - first + 1
                if not row.use(t, seat, way):
                    t.remember(way)
                    t.then(names.REAP, seat, row.index)
                if row.slot >= 0:  # the next use is a moment of its own
                    t.uses[row.slot * SEATS + seat] = 0
                return
            first += ways

    def candidates(self, t: Town, seat: int, n: int) -> list[int]:
        """Every way of every such effect the seat has."""
        out: list[int] = []
        first = 1
        for row in t.edition.effects.at[effects.MEANWHILE]:
            if t.owns(seat, row.source):
                for way in range(len(row.pays) * len(row.gains)):
                    out.append(first + way)
            first += len(row.pays) * len(row.gains)
        return out

    def why_not(self, t: Town, seat: int, n: int, choice: int) -> Reason | None:
        """Not now, or something is missing to pay."""
        if t.worker != seat + 1 or t.paying:
            return Reason("no_own_worker_acts", {}, "6-2-4")
        first = 1
        for row in t.edition.effects.at[effects.MEANWHILE]:
            ways = len(row.pays) * len(row.gains)
            if choice < first + ways:
                if choice - first + 1 in row.ways(t, seat) and row.holds(t, seat):
                    return None
                return why_no_way(t, seat, choice - first, row.index)
            first += ways
        return Reason("no_own_worker_acts", {}, "6-2-4")


def why_no_way(t: Town, seat: int, way: int, index: int) -> Reason | None:
    """What is missing for one way of a row."""
    row = t.edition.effects.rows[index]
    pay = row.pays[way // len(row.gains)]
    for i in range(0, len(pay), 2):
        have = t.stock(seat, pay[i])
        if have < pay[i + 1]:
            numbers = {"thing": pay[i], "need": pay[i + 1], "have": have}
            return Reason("cannot_pay_effect", numbers, "6-2-4")
    reason = why_no_use(t, seat, row, "6-2-4")
    if reason is not None:
        return reason
    return Reason("effect_not_open", {"row": index}, "6-2-4")
