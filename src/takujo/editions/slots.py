"""What fills the slots of a game's sentences: each slot is a property of one of these.

A game derives its own and gives every slot that its sentences name as a property: ``{card}`` is
filled by ``card``. Slots that are one expression each may stand in a table instead, ``fills``. What
is neither is a number that came with the event, the refusal or the question, ``{need}``; else an
element of the edition by its id, ``{library}``, or its name as it stands by itself,
``{library:title}``.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final, Generic, TypeVar

from takujo.editions.language import Language
from takujo.editions.plain_names import PlainNames, is_named
from takujo.kernel.agenda import ASIDE, Frame, Rulebook
from takujo.kernel.seen import Seen
from takujo.kernel.table import Event, Table

T = TypeVar("T", bound=Table)
TITLE: Final = "title"


class Name(str):
    """The name of an element inside a sentence; ``{library:title}`` is the one by itself."""

    alone: str

    def __new__(cls, element: dict[str, Any], say: Language) -> Name:
        made = super().__new__(cls, say.in_text(element))
        made.alone = say.name(element)
        return made

    def __format__(self, spec: str) -> str:
        return self.alone if spec == TITLE else str(self)


class Slots:
    """Slots of a sentence about one edition, in one language."""

    fills: ClassVar[Mapping[str, Callable[[Any], object]]] = {}  # slots of one expression each

    def __init__(self, book: Rulebook, say: Language, players: list[str]) -> None:
        self.book = book
        self.say = say
        self.players = players  # by seat
        self.numbers: dict[str, int] = {}

    def __getitem__(self, slot: str) -> object:
        if isinstance(getattr(type(self), slot, None), property | functools.cached_property):
            found: object = getattr(self, slot)
            return found
        if slot in self.fills:
            return self.fills[slot](self)
        return self.numbers[slot] if slot in self.numbers else self.element(slot)

    def element(self, id: str) -> Name:
        """The name of an element of the edition, or of one of its parts that has a name."""
        return Name(self.elements[id], self.say)

    @functools.cached_property
    def elements(self) -> dict[str, Any]:
        """Everything in the edition that has a name."""
        edition = self.book.edition_data
        parts = {id: part for id, part in edition.items() if is_named(part)}
        return {**PlainNames(edition, self.say).elements, **parts}

    @property
    def name(self) -> str:
        """Whom the sentence is about."""
        return self.players[self.numbers["seat"]]


class Told(Slots):
    """What an event or a refusal says: its numbers by name, and a list at its end."""

    def __init__(
        self,
        book: Rulebook,
        say: Language,
        players: list[str],
        numbers: dict[str, int],
        listed: list[int],
    ) -> None:
        super().__init__(book, say, players)
        self.numbers = numbers
        self.listed = listed


class Asked(Slots, Generic[T]):
    """A question to a seat, as the reader's seat has seen the table; and one of its choices."""

    def __init__(
        self, seen: Seen[T], frame: Frame, say: Language, players: list[str], choice: int = 0
    ) -> None:
        super().__init__(seen.table.book, say, players)
        self.t = seen.table
        self.seen = seen
        self.frame = frame
        self.choice = choice % ASIDE  # of whatever rule it belongs to, counted from 1
        self.numbers = {"n": frame.n, "seat": frame.seat, "choice": self.choice}


def of_event(event: Event, book: Rulebook) -> tuple[dict[str, int], list[int]]:
    """The numbers of an event by the names of their fields, and the list at its end."""
    fields = book.game.events[event[0]].fields
    single = [field for field in fields if not field.endswith("...")]
    numbers = dict(zip(single, event[1:], strict=False))
    return numbers, list(event[1 + len(single) :])


AnyAsked = Asked[Any]
