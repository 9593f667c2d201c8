"""What the rows of an edition's elements give and take, as numbers for programs that learn."""

from __future__ import annotations

from takujo.editions.amounts import Amounts
from takujo.editions.effects import Effects, Row
from takujo.kernel.features import Sheet


class RowNumbers:
    """Writes what the rows of elements give and take of certain things, in all."""

    def __init__(self, sheet: Sheet, effects: Effects, gives: list[str], takes: list[str]) -> None:
        self.sheet = sheet
        self.known = effects.words.thing_ids()
        self.gives = gives
        self.takes = takes
        self.rows: dict[int, list[Row]] = {}
        for row in effects.rows:
            self.rows.setdefault(row.source, []).append(row)

    def element(self, name: str, source: int) -> None:
        """One element; without rows everything is 0."""
        rows = self.rows.get(source, [])
        for thing in self.gives:
            n = sum(most_of(row.gains, self.known.index(thing)) for row in rows)
            self.sheet.one(f"{name} gives {thing}", n)
        for thing in self.takes:
            n = sum(most_of(row.pays, self.known.index(thing)) for row in rows)
            self.sheet.one(f"{name} takes {thing}", n)


def most_of(ways: list[Amounts], thing: int) -> int:
    """The most of a thing in any of several ways."""
    return max([n for way in ways for each, n in way.pairs if each == thing], default=0)
