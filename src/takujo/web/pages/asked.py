"""A question as a page asks it: what can be touched, and what the tray then says."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from markupsafe import Markup


@dataclass(frozen=True)
class Touch:
    """What touching a thing does: choose it, or learn why it cannot be chosen."""

    choice: str = ""  # ``build library``; "" where it is none
    pay: str = ""  # ``pay library``: chosen beside another choice
    why: str = ""  # at most eight characters on the piece
    gain: int = 0  # what choosing it brings, where that is added up
    sheet: str = ""  # what is opened where nothing is chosen
    name: str = ""  # what is picked, where it is not the piece itself


@dataclass(frozen=True)
class Term:
    """One number of a sum with its name: 5 library − 1 privilege."""

    name: str
    value: int | None = None  # None: filled in by a script, from ``slot``
    sign: str = ""
    off: bool = False  # lowers the price
    slot: str = ""
    text: str = ""  # the number as one of the question's texts: ``3 cards``
    only_with: str = ""  # shown while this choice is selected


@dataclass(frozen=True)
class Fact:
    """What changes: before → after."""

    name: str
    before: int | str = ""
    after: int | str = ""
    slot: str = ""  # ``after`` filled in by a script
    names: bool = False  # the names of what is picked


@dataclass(frozen=True)
class Extra:
    """Something that comes with the act and can be declined or added."""

    name: str
    yes: str = ""
    no: str = ""
    icon: str = ""
    on: bool = True
    gain: int = 0  # what it adds to what is held
    hand: tuple[int, int] | None = None  # only with so much in hand
    count: tuple[int, int] | None = None  # only with so many picked
    place: int = 0  # where it comes from: not if that is built over
    piece: Any = None  # drawn with the game's ``piece``: something of which several can be added
    places: tuple[int, ...] = ()  # where those lie


@dataclass(frozen=True)
class Tray:
    """What the tray says about one choice, or about the only selection there is."""

    label: str
    choice: str = ""  # "": the selection as a whole
    terms: list[Term] = field(default_factory=list)
    total: Term | None = None
    facts: list[Fact] = field(default_factory=list)
    extras: list[Extra] = field(default_factory=list)
    note: str = ""
    price: str = ""  # in small under the label
    price_text: str = ""  # or one of the texts by number
    price_by: str = ""
    then: str = ""  # wishes that always follow: ``draw most``
    inside: Markup | str = ""  # what the game draws itself
    data: dict[str, Any] = field(default_factory=dict)  # numbers for the script


@dataclass(frozen=True)
class Question:
    """What is asked of the reader; kind "wait" if nothing is."""

    rule: str
    kind: str  # one, many, wait, or a kind that the game's own script knows
    title: str
    hint: str = ""
    least: int = 0
    most: int = 1
    mark: str = ""  # what stands on a chosen card
    passing: str = ""  # the words for not doing it; "" if it must be done
    beside: Touch | None = None  # another act, beside the button that confirms
    trays: list[Tray] = field(default_factory=list)
    proposed: list[str] = field(default_factory=list)  # selected at first
    texts: dict[str, list[str]] = field(default_factory=dict)  # by number, for the script
    fan: list[Any] = field(default_factory=list)  # what is held, or lies open to choose from
    fan_name: str = ""
    strip: list[Any] = field(default_factory=list)  # the hand, small, where the fan is other things
    spare: list[int] = field(default_factory=list)  # places in the fan, the least wanted first
    things: dict[str, Touch] = field(default_factory=dict)  # by reference: ``plot 3``, ``deck``
