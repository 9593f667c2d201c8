"""The table in words, as structure: what each part is, whose it is, and its lines.

Nothing here knows a width: the terminal breaks lines, a page makes markup.
"""

from __future__ import annotations

from typing import Final, Literal

from takujo.editions.language import Language
from takujo.kernel.table import Result

Kind = Literal["now", "result", "seat", "part"]
NOW: Final = "now"  # where the game stands, and what everybody shares
RESULT: Final = "result"  # everybody's points, once the game is over
SEAT: Final = "seat"  # what one player has
PART: Final = "part"  # anything else that lies on the table or in the own hand


class TableLine:
    """A line in parts: where it is too long it is broken between these first."""

    def __init__(self, parts: list[str], strong: bool = False) -> None:
        self.parts = parts
        self.strong = strong  # the winner's

    @property
    def text(self) -> str:
        """The whole line."""
        return "".join(self.parts)


class Section:
    """A part of the table as words: a heading and its lines."""

    def __init__(
        self, heading: str, lines: list[TableLine], kind: Kind = PART, seat: int = -1
    ) -> None:
        self.heading = heading
        self.lines = lines
        self.kind: Kind = kind
        self.seat = seat  # whose it is; -1: the table's

    @property
    def text(self) -> str:
        """All that it says."""
        return "\n".join([self.heading, *[line.text for line in self.lines]])


def line(text: str) -> TableLine:
    """A sentence."""
    return TableLine([text])


def listed(head: str, items: list[str], say: Language, strong: bool = False) -> TableLine:
    """Items after a head, with commas between them; the head stays with the first."""
    comma = say.say(", ")
    parts = [item + comma for item in items[:-1]] + items[-1:]
    return TableLine([head + parts[0], *parts[1:]] if parts else [head], strong)


def result_in(sections: list[Section]) -> Section:
    """The section with the result; there is one when the game is over."""
    return next(section for section in sections if section.kind == RESULT)


def points_won(
    result: Result, names: list[str], sources: list[list[str]], say: Language
) -> list[TableLine]:
    """Everybody's points by source, the winner first."""
    lines: list[TableLine] = []
    for seat in by_rank(result):
        rank, name = result.ranks[seat], names[seat]
        head = say.many(
            "{rank}. {name}, {n} point: ", "{rank}. {name}, {n} points: ",
            result.scores[seat], rank=rank, name=name,
        )  # fmt: skip
        lines.append(listed(head, sources[seat], say, strong=rank == 1))
    return lines


def by_rank(result: Result) -> list[int]:
    """The seats, the winner first; seats that share a rank in the order of the table."""
    return sorted(range(len(result.ranks)), key=lambda seat: result.ranks[seat])
