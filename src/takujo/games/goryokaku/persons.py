"""The rows of hired persons: after the worker's action, those of its area, in any order."""

from __future__ import annotations

from takujo.editions.effect_rule import why_no_pay
from takujo.editions.effects import Row
from takujo.games.goryokaku import names
from takujo.games.goryokaku.icons import brings, why_nothing
from takujo.games.goryokaku.table import Goryokaku
from takujo.kernel.agenda import PASS, Rule
from takujo.kernel.hidden import sort_few
from takujo.kernel.reason import Reason


class Persons(Rule[Goryokaku]):
    """Use one row after the other, each once, or stop; a choice is a person and a way."""

    def __init__(self, ways: int) -> None:
        self.ways = ways  # the most ways any row has: the stride of the choices

    def veiled(self, t: Goryokaku, seat: int, n: int) -> bool:
        """Some rows hire or build, from cards in hand."""
        return True

    def begin(self, t: Goryokaku, seat: int, n: int) -> None:
        """Nobody is asked where everybody can see that there is no row left."""
        if not t.players[seat].persons:
            return
        waiting = rows_left(t, seat)
        if not waiting:
            return
        options: list[int] = []
        for row in waiting:
            if row.holds(t, seat):
                for way in row.ways(t, seat):
                    if brings(t, seat, row, way):
                        options.append((row.source - 1) * self.ways + way)
        sort_few(options)
        t.may(options)

    def take(self, t: Goryokaku, seat: int, n: int, choice: int) -> None:
        """The row, then the next one."""
        if choice == PASS:
            return
        card, way = card_and_way(choice, self.ways)
        row = row_of(t, card)
        assert row is not None
        t.acted |= 1 << card
        row.use(t, seat, way)
        t.then(names.PERSONS, seat)

    def candidates(self, t: Goryokaku, seat: int, n: int) -> list[int]:
        """Every way of every row of this area."""
        out: list[int] = []
        for card in t.players[seat].persons:
            row = row_of(t, card)
            if row is not None:
                for way in range(1, row.ways_in_all() + 1):
                    out.append((card - 1) * self.ways + way)
        return out

    def why_not(self, t: Goryokaku, seat: int, n: int, choice: int) -> Reason | None:
        """Used, hired only now, not payable, or without gain."""
        card, way = card_and_way(choice, self.ways)
        row = row_of(t, card)
        assert row is not None
        if t.acted >> card & 1:
            return Reason("row_used", {"card": card}, "9")
        if t.joined >> card & 1:
            return Reason("hired_this_turn", {"card": card}, "9")
        if not row.holds(t, seat):
            return Reason("condition_not_met", {"card": card}, "9")
        reason = why_no_pay(t, seat, row.pay_of(way), "9")
        if reason is not None or brings(t, seat, row, way):
            return reason
        return why_nothing(t, seat, row.gain_of(way).thing, "9")


def card_and_way(choice: int, ways: int) -> tuple[int, int]:
    """The person that a choice means and the way to use its row, where each has so many ways."""
    return (choice - 1) // ways + 1, (choice - 1) % ways + 1


def row_of(t: Goryokaku, card: int) -> Row | None:
    """A person's row for the area of this turn's worker."""
    return t.edition.area_rows[names.area_of(t.space)][card]


def rows_left(t: Goryokaku, seat: int) -> list[Row]:
    """The rows for this area that were not used yet, of persons who may act in this turn."""
    out: list[Row] = []
    resting = t.acted | t.joined
    rows = t.edition.area_rows[names.area_of(t.space)]
    for card in t.players[seat].persons:
        if not resting >> card & 1:
            row = rows[card]
            if row is not None:
                out.append(row)
    return out
