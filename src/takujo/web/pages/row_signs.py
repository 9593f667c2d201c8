"""Effects as signs: pictures with numbers, an arrow between what is paid and what comes."""

from __future__ import annotations

from dataclasses import dataclass

from takujo.editions.amounts import Amounts
from takujo.editions.effects import Row
from takujo.editions.language import Language

Amount = int | str  # of what is counted at the table: from–to


@dataclass(frozen=True)
class Symbol:
    """One sign: a picture with its number, a cube with its letter, or a word."""

    text: str = ""
    sign: str = ""  # the name of a picture, or cube; "": a word
    kind: str = ""  # of a cube
    name: str = ""  # read aloud
    quiet: bool = False  # an arrow, an or, a condition

    @property
    def spoken(self) -> str:
        """Read aloud; the letter on a cube is not."""
        return self.name if self.kind else f"{self.name} {self.text}".strip()


ARROW = Symbol("→", quiet=True)
OR = Symbol("/", quiet=True)


def plain(parts: list[Symbol]) -> str:
    """Signs read aloud."""
    return " ".join([part.spoken for part in parts])


class RowSigns:
    """What effect rows cost and bring, in one language; a game says how its things look."""

    def __init__(self, say: Language) -> None:
        self.say = say

    def thing(self, thing: int, n: Amount, plus: str = "") -> list[Symbol]:
        """So much of anything a row may name."""
        raise NotImplementedError

    def when(self, row: Row) -> list[Symbol]:
        """The moment and the conditions, in a word each."""
        return []

    def things(self, way: Amounts, plus: str = "", by: Amount = 0) -> list[Symbol]:
        """Everything one way to pay or to gain names; ``by``: so much of it instead."""
        return [sign for thing, n in way.pairs for sign in self.thing(thing, by or n, plus)]

    def either(self, ways: list[Amounts], plus: str = "", by: Amount = 0) -> list[Symbol]:
        """Several ways with a stroke between them."""
        return self.either_of([self.things(way, plus, by) for way in ways])

    def either_of(self, choices: list[list[Symbol]]) -> list[Symbol]:
        """Things to choose from with a stroke between them."""
        out: list[Symbol] = []
        for i, signs in enumerate(choices):
            out += [OR] if i else []
            out += signs
        return out

    def row(self, row: Row) -> list[Symbol]:
        """When, if, what is paid, what comes."""
        return [*self.when(row), *self.paid(row, row.pays, row.gains)]

    def way(self, row: Row, way: int, times: int = 1) -> list[Symbol]:
        """One way to use a row, counted from 1, and what it comes to so many times."""
        return self.paid(row, [row.pay_of(way).times(times)], [row.gain_of(way).times(times)])

    def paid(self, row: Row, pays: list[Amounts], gains: list[Amounts]) -> list[Symbol]:
        """What comes, and before it what is paid for it."""
        by = f"{row.by_count[0]}–{row.by_count[-1]}" if row.by_count else 0
        if not any(pay.things for pay in pays):
            return self.either(gains, "+", by)
        return [*self.either(pays), ARROW, *self.either(gains, "", by)]

    def rows(self, rows: list[Row]) -> list[Symbol]:
        """Several lines, one after the other; of rows to choose from, with an or between."""
        out: list[Symbol] = []
        for i, row in enumerate(rows):
            if i:
                out.append(OR if row.either else Symbol("·", quiet=True))
            out += self.row(row)
        return out
