"""The course of a match: everybody's points round by round, and who led longest."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass

from takujo.editions.language import Language
from takujo.web.pages.reader import At

PARTS = 10  # of a game that has no rounds
FEW = 3  # rounds, of which there is no course to tell
WIDE, HIGH = 320, 120  # of the drawing
EDGE = 8  # left free around it, for the marks


@dataclass(frozen=True)
class Marks:
    """The entries at which a match is looked at: with which its rounds begin, or its parts."""

    entries: list[int]
    by_round: bool

    def named(self, number: int) -> str:
        """What a mark is called: the round, or the move."""
        return str(number + 1 if self.by_round else self.entries[number])


def marks_of(at: At, last: int) -> Marks:
    """A mark at every round's beginning; where there are hardly any rounds, at every tenth."""
    game = at.seen.table.book.game
    begun = [
        entry.number for entry in at.log
        if not entry.undone and any(game.events[event[0]].opens for event in entry.events)
    ]  # fmt: skip
    told = len([number for number in begun if number <= at.entry])
    if begun and game.rounds(at.seen.table) > told:  # the first one begins with the deal
        begun.insert(0, 0)
    if len(begun) >= FEW:
        return Marks(begun, True)
    return Marks(sorted({last * part // PARTS for part in range(PARTS)}), False)


@dataclass(frozen=True)
class Stand:
    """How it stood at a mark, or at the end."""

    entry: int
    scores: Sequence[int]


@dataclass(frozen=True)
class PointsLine:
    """A seat's points as a line, and where its mark stands."""

    seat: int
    points: str
    x: float
    y: float


@dataclass(frozen=True)
class CourseOfPlay:
    """What is drawn and said of it."""

    lines: list[PointsLine]
    marks: list[tuple[str, int]]  # what it is called, and its entry
    lead: str
    changes: str


def course(
    stands: Sequence[Stand], marks: Marks, names: Sequence[str], say: Language
) -> CourseOfPlay | None:
    """What is drawn and said of how it stood at each mark and at the end; None if short."""
    if len(stands) < FEW:
        return None
    named = [(marks.named(number), entry) for number, entry in enumerate(marks.entries)]
    led = leaders(stands)
    seat, first, last = longest(led)
    lead = say.say("Nobody was ever alone ahead.")
    if seat >= 0 and marks.by_round:
        lead = lead_by_rounds(names[seat], max(1, first), max(1, last), say)
    elif seat >= 0:
        begun, ended = stands[first].entry, stands[last].entry
        lead = say.say(
            "Longest lead: {name}, from move {first} to {last}",
            name=names[seat], first=begun, last=ended,
        )  # fmt: skip
    return CourseOfPlay(drawn(stands), named, lead, change_words(led, say))


def drawn(stands: Sequence[Stand]) -> list[PointsLine]:
    """One line for each seat; higher is more."""
    scores = [score for stand in stands for score in stand.scores]
    low, high = min(0, *scores), max(1, *scores)

    def place(number: int, score: int) -> tuple[float, float]:
        """Where so many points lie at that moment."""
        x = EDGE + (WIDE - 3 * EDGE) * number / (len(stands) - 1)
        y = HIGH - EDGE - (HIGH - 2 * EDGE) * (score - low) / (high - low)
        return round(x, 1), round(y, 1)

    out: list[PointsLine] = []
    for seat in range(len(stands[0].scores)):
        spots = [place(number, stand.scores[seat]) for number, stand in enumerate(stands)]
        out.append(PointsLine(seat, " ".join(f"{x},{y}" for x, y in spots), *spots[-1]))
    return out


def leaders(stands: Sequence[Stand]) -> list[int]:
    """Who alone was ahead at each moment; -1 where nobody was."""
    out: list[int] = []
    for stand in stands:
        best = max(stand.scores)
        ahead = [seat for seat, score in enumerate(stand.scores) if score == best]
        out.append(ahead[0] if len(ahead) == 1 else -1)
    return out


def longest(led: Sequence[int]) -> tuple[int, int, int]:
    """The seat that was ahead longest without a break, from which moment to which; -1: nobody."""
    best, begun = (-1, 0, -1), 0
    for number, seat in enumerate(led):
        if number == 0 or seat != led[number - 1]:
            begun = number
        if seat >= 0 and number - begun > best[2] - best[1]:
            best = (seat, begun, number)
    return best


def lead_by_rounds(name: str, first: int, last: int, say: Language) -> str:
    """The longest lead; what stands at a round's beginning is how the one before it ended."""
    if first == last:
        return say.say("Longest lead: {name}, after round {n}", name=name, n=first)
    return say.say(
        "Longest lead: {name}, after rounds {first} to {last}",
        name=name, first=first, last=last,
    )  # fmt: skip


def change_words(led: Sequence[int], say: Language) -> str:
    """How often the lead went from one to another."""
    alone = [seat for seat in led if seat >= 0]
    n = sum(1 for before, after in itertools.pairwise(alone) if before != after)
    return say.many("The lead changed hands {n} time", "The lead changed hands {n} times", n)
