"""A choice of one effect among several, each at once in one of its ways (9)."""

from __future__ import annotations

from takujo.editions.effect_rule import why_no_use
from takujo.editions.effects import MOST_TIMES, Effects, Row
from takujo.games.fourbit_town import names
from takujo.games.fourbit_town.clauses import TownEffect, clause_of
from takujo.games.fourbit_town.edition import Edition
from takujo.games.fourbit_town.table import Town
from takujo.kernel.agenda import PASS, Frame, Rule
from takujo.kernel.reason import Reason


class EitherWay(Rule[Town]):
    """One way of one of the effects that stand beside each other; n is the first row of them."""

    def __init__(self, effects: Effects, uses: TownEffect, must: bool = False) -> None:
        self.effects = effects
        self.uses = uses  # the rule that knows the ways of one row
        self.must = must
        self.stride = most_ways(effects)  # so many choices for each of the effects

    def begin(self, t: Town, seat: int, n: int) -> None:
        """Every way of those that would do anything."""
        options: list[int] = []
        first = 0
        for row in self.effects.group(n):
            if row.possible(t, seat):
                for way in row.ways(t, seat):
                    options.append(first + way)
            first += self.stride
        if self.must:
            t.must(options)
        else:
            t.may(options)

    def take(self, t: Town, seat: int, n: int, choice: int) -> None:
        """The row is carried out in this way."""
        if choice != PASS:
            row = self.row_of(n, choice)
            self.uses.take(t, seat, row.index, self.way_of(choice))

    def row_of(self, n: int, choice: int) -> Row:
        """The effect that a choice means."""
        return self.effects.group(n)[(choice - 1) // self.stride]

    def way_of(self, choice: int) -> int:
        """And the way in which it is used."""
        return (choice - 1) % self.stride + 1

    def candidates(self, t: Town, seat: int, n: int) -> list[int]:
        """All of them in all their ways."""
        out: list[int] = []
        first = 0
        for row in self.effects.group(n):
            ways = self.uses.candidates(t, seat, row.index) if row.possible(t, seat) else [1]
            for way in ways:
                out.append(first + way)
            first += self.stride
        return out

    def why_not(self, t: Town, seat: int, n: int, choice: int) -> Reason | None:
        """The first thing that stands against it."""
        row = self.row_of(n, choice)
        if not row.possible(t, seat):
            return why_no_use(t, seat, row, clause_of(row))
        return self.uses.why_not(t, seat, row.index, self.way_of(choice))


def chosen_row(e: Edition, frame: Frame, choice: int) -> Row:
    """The effect that a choice means: the only one that is asked about, or one of several."""
    if isinstance(frame.rule, EitherWay):
        return frame.rule.row_of(frame.n, choice)
    several = frame.id == names.EITHER or frame.id == names.ONE_OF
    return e.effects.rows[frame.n + choice - 1 if several else frame.n]


def room(row: Row) -> int:
    """How many ways a row has, whatever can be paid now."""
    return MOST_TIMES if row.at_once else row.ways_in_all()


def most_ways(effects: Effects) -> int:
    """The most ways that one of several effects has."""
    return max([1, *[room(row) for row in effects.rows if row.either]])


def choice_names(effects: Effects) -> list[str]:
    """``2`` for the first way of the second effect, ``2_3`` for its third."""
    most = max([1, *[len(effects.group(row.index)) for row in effects.rows if row.either]])
    out: list[str] = []
    for place in range(1, most + 1):
        for way in range(1, most_ways(effects) + 1):
            out.append(str(place) if way == 1 else f"{place}_{way}")
    return out
