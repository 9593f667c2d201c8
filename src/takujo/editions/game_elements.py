"""What figures are made of: a game's elements, and which questions and events speak of them.

A game declares groups of elements (places, cards, buildings), which choices offer one, which
events say that one was taken, and which say what one brought. One mechanism in ``lab`` reads the
declaration and listens while games are played; no game writes a row itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from takujo.editions.effects import Effects
from takujo.editions.language import Language, mark
from takujo.kernel.agenda import Frame, Rulebook
from takujo.kernel.judgement import Judgement
from takujo.kernel.seen import Seen
from takujo.kernel.table import Table

T = TypeVar("T", bound=Table)
POINTS: Final = "points"
GOODS: Final = "goods"
ACTION: Final = mark("action")


@dataclass(frozen=True)
class Group:
    """Elements of one kind, by the game's own numbers, which begin with ``low``."""

    name: str  # one word, also before the dot of an element's id: building.academy
    ids: Sequence[str]
    low: int = 1


@dataclass(frozen=True)
class Offer:
    """A question whose choices are elements: choice + shift is the element's number."""

    rule: int
    group: str
    shift: int = 0
    takes: bool = False  # to choose it is to take it; else an event says so


@dataclass(frozen=True)
class Take:
    """An event that says an element was taken: by a field, which may be a list, or always."""

    event: int
    group: str
    field: int = 0  # its place in the event; 0: always this number
    number: int = 0
    rest: bool = False  # the field and all that follow it


@dataclass(frozen=True)
class Bring:
    """An event that says how much somebody got, and which element is the reason for it."""

    event: int
    into: str  # POINTS or GOODS
    amount: int  # the place of the amount in the event; 0: how many fields follow the reason
    reason: int  # the place of the reason
    only: tuple[int, int] = (0, 0)  # a place and the value that must stand there
    but: bool = False  # and not: must not stand there


Element = tuple[str, int]  # a group and a number in it


class GameElements(Generic[T]):
    """The elements of a game; as it stands, of any game: every choice of every rule is one."""

    measures: Sequence[str] = (POINTS,)  # what says how a seat stands; points come first
    begins: int = -1  # the event that begins a turn
    styles: Mapping[str, Mapping[str, float]] = {}
    source_names: Mapping[str, str] = {POINTS: mark("Points")}
    tables: Mapping[str, str] = {}  # what people call the tables of an edition
    endings: Mapping[str, str] = {}  # why games end, in words
    held: Sequence[str] = ()  # groups whose elements a seat can hold from the start: see ``give``
    must_have: Sequence[str] = ()  # moments whose rows an element must have: never struck out
    compensation: str = ""  # where the edition prints numbers by place in the order of play
    offers_more: Sequence[int] = ()  # the rules for which ``also_offered`` is asked
    round_field: int = 0  # where it says which round it is for all; 0: it is one seat's own turn

    def groups(self, book: Rulebook) -> list[Group]:
        """All kinds of elements, in the order reports have them."""
        return [Group(p.name, p.choices[1:]) for p in book.paragraphs if len(p.choices) > 1]

    def offers(self, book: Rulebook) -> list[Offer]:
        """The questions that offer elements."""
        return [
            Offer(id, p.name, takes=True)
            for id, p in enumerate(book.paragraphs)
            if len(p.choices) > 1
        ]

    def takes(self, book: Rulebook) -> list[Take]:
        """The events that say one was taken."""
        return []

    def brings(self, book: Rulebook) -> list[Bring]:
        """The events that say what one brought."""
        return []

    def reason(self, book: Rulebook, event: int, number: int) -> Element | None:
        """The element that the reason in such an event stands for."""
        return None

    def also_offered(self, t: T, frame: Frame) -> list[tuple[int, Element]]:
        """What else a question offers: the choice that takes it, 0 if it takes several choices."""
        return []

    def name(self, book: Rulebook, element: Element, say: Language) -> str:
        """What people call it."""
        group, number = element
        found = {each.name: each for each in self.groups(book)}[group]
        return found.ids[number - found.low].replace("_", " ")

    # --- how it stands ------------------------------------------------------------------
    def start_place(self, t: T, seat: int) -> int:
        """The place in the order of play at the start, counted from 0."""
        return seat

    def points(self, t: T, seat: int) -> int:
        """Points as if it ended now."""
        result = t.result
        return result.scores[seat] if result is not None else 0

    def measured(self, t: T, seat: int) -> list[int]:
        """How else the seat stands now, by ``measures`` after the points."""
        return []

    def sources(self, t: T, seat: int) -> list[tuple[str, int]]:
        """Where the points of a game that is over come from."""
        return [(POINTS, self.points(t, seat))]

    def credits(self, t: T, seat: int) -> list[tuple[Element, int]]:
        """Points at the end that no event told of, by element."""
        return []

    def rows_heard(self, book: Rulebook) -> dict[int, Element]:
        """The element of each row of the edition that is heard when it acts, by its number."""
        return {}

    # --- an element under trial ---------------------------------------------------------
    def rows_of(self, book: Rulebook, element: Element) -> list[str]:
        """Where the edition lists what it does: rows that may be struck out. None: a rule does."""
        return []

    def give(self, t: T, seat: int, element: Element, lot: int) -> None:
        """The seat holds it from the start, in place of a card of its own that ``lot`` picks."""
        raise NotImplementedError

    def keeps(self, t: T, frame: Frame, element: Element) -> int:
        """The choice that keeps what was given, where it could still be passed on; else 0."""
        return 0

    def without(self, judgement: Judgement[T], seen: Seen[T], element: Element) -> list[int] | None:
        """How often to take each option while never taking the element; None: leave them out."""
        return None


def rows_that_act(
    effects: Effects, element_of: Callable[[int], Element | None]
) -> dict[int, Element]:
    """Rows with a moment of their own; where rows are only added up, none of them is heard."""
    moments = effects.words.moments
    of = {row.index: element_of(row.source) for row in effects.rows if not moments[row.moment].sums}
    return {row: element for row, element in of.items() if element is not None}
