"""A question as a page asks it: what can be touched, and what the tray then says.

A selection is a list of words: what was touched and still stands (``build library``,
``pay smithy``, ``without carpenter``). A touch adds one (``+pay smithy``) or takes one away
(``-pay smithy``); the game says what the selection is then, plays it on a guess and makes a tray of
it. Trays of single choices are sent along with the page; others are asked for.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from markupsafe import Markup

PASS_IT = "pass"  # the choice not to do it, as it is posted
WITHOUT = "without "  # what comes with the act and was declined: ``without carpenter``


@dataclass(frozen=True)
class Touch:
    """What touching a thing does: choose it, or learn why it cannot be chosen."""

    choice: str = ""  # ``build library``; "" where it is none
    pay: str = ""  # ``pay library``: chosen beside another choice
    why: str = ""  # at most eight characters on the piece
    sheet: str = ""  # what is opened where nothing is chosen
    name: str = ""  # what is picked, where it is not the piece itself


@dataclass(frozen=True)
class Term:
    """One number of a sum with its name: 5 library − 1 privilege."""

    name: str
    value: int | str
    sign: str = ""
    off: bool = False  # lowers the price


@dataclass(frozen=True)
class Fact:
    """What changes: before → after."""

    name: str
    before: int | str = ""
    after: int | str = ""


@dataclass(frozen=True)
class Extra:
    """Something that comes with the act and can be declined or added."""

    name: str  # read aloud where a piece is drawn
    touch: str  # what touching it does to the selection
    on: bool = True
    piece: Any = None  # drawn with the game's ``piece``: something of which several can be added
    count: str = ""  # how many of them are: 1/2


@dataclass(frozen=True)
class Mark:
    """A thing that is selected: what was wished by touching it, and what stands on it."""

    wish: str
    text: str = ""
    given: bool = False  # given up for it, not taken


@dataclass(frozen=True)
class Sign:
    """What shows a selection elsewhere on the table, while it stands."""

    at: str  # the ``data-ref`` of an element, which is shown if it was hidden
    looks: str = ""  # classes that it has meanwhile
    inside: Markup | str = ""  # what stands in it meanwhile
    touch: str = ""  # what touching it does to the selection
    refused: str = ""  # or why it does nothing
    clause: str = ""  # and the paragraph that says so


@dataclass(frozen=True)
class Does:
    """What the thing that was touched does: its sign, one or two lines, what it would do now."""

    sign: Markup | str
    text: str
    now: str = ""
    name: str = ""  # where the tray is about something else


@dataclass(frozen=True)
class Tray:
    """What the tray says about one selection, and what is posted when it is confirmed."""

    label: str  # on the button: the act, or what is still to be chosen
    choice: str = ""  # the single choice it is ready for; "": a selection that was asked for
    selected: Sequence[str] = ()  # what was touched and still stands
    wishes: Sequence[str] = ()  # what is posted
    ready: bool = True  # can it be confirmed?
    mark: str = ""  # what stands on a thing that is chosen alone
    marks: Sequence[Mark] = ()  # or everything that is selected
    does: Does | None = None  # filled in for every game alike: see ``does.py``
    terms: Sequence[Term] = ()
    total: Term | None = None
    facts: Sequence[Fact] = ()
    extras: Sequence[Extra] = ()
    note: str = ""
    price: str = ""  # in small under the label
    inside: Markup | str = ""  # what the game draws itself
    around: Sequence[Sign] = ()
    refused: str = ""  # why the last touch did nothing

    @property
    def stands(self) -> Sequence[str]:
        """The selection; of a single choice that choice."""
        return self.selected or ([self.choice] if self.choice else [])

    @property
    def posted(self) -> Sequence[str]:
        """What is posted; of a single choice that choice."""
        return self.wishes or ([self.choice] if self.choice else [])

    @property
    def marks_as_json(self) -> str:
        """Everything that is selected, with what stands on it, for the script."""
        marks = self.marks or ([Mark(self.choice, self.mark)] if self.choice else [])
        return json.dumps([[each.wish, each.text, each.given] for each in marks])


@dataclass(frozen=True)
class Question:
    """What is asked of the reader; kind "wait" if nothing is."""

    rule: str
    kind: str  # one, many, wait, or a kind that the game's own script or style knows
    title: str
    hint: str = ""
    passing: str = ""  # the words for not doing it; "" if it must be done
    beside: Touch | None = None  # another act, beside the button that confirms
    trays: list[Tray] = field(default_factory=list)  # of every single choice
    first: Tray | None = None  # what is selected at first
    texts: dict[str, list[str]] = field(default_factory=dict)  # by number, for the script
    fan: list[Any] = field(default_factory=list)  # what is held, or lies open to choose from
    fan_name: str = ""
    strip: list[Any] = field(default_factory=list)  # the hand, small, where the fan is other things
    things: dict[str, Touch] = field(default_factory=dict)  # by reference: ``plot 3``, ``deck``

    @property
    def ready_made(self) -> list[Tray]:
        """Every tray that is sent along: of each choice, of passing, and the first one."""
        passing = [Tray(self.passing, PASS_IT)] if self.passing else []
        first = [self.first] if self.first is not None and not self.first.choice else []
        return [*self.trays, *passing, *first]


# --- what a touch makes of a selection --------------------------------------------------------
def settled(selected: Sequence[str], touch: str, most: int = 1) -> list[str]:
    """Of the things up to so many are picked; one too many puts the first one back.

    What comes with an act is declined and taken up again by itself: ``+without carpenter``.
    """
    now, extra = touched(selected, touch), touch[1:].startswith(WITHOUT)
    picks = [each for each in now if not each.startswith(WITHOUT)]
    rule = picks[-1].split(" ")[0] if picks else ""  # what is picked together is of one rule
    picks = [each for each in picks if each.split(" ")[0] == rule][-most:]
    keeps = picks and (extra or most > 1)
    return [*picks, *[each for each in now if each.startswith(WITHOUT) and keeps]]


def touched(selected: Sequence[str], touch: str) -> list[str]:
    """One more, or one less; of equal ones the last."""
    now, wish = list(selected), touch[1:]
    if touch.startswith("+"):
        return [*now, wish]
    if not touch.startswith("-"):
        raise ValueError(touch)
    if wish in now:
        del now[len(now) - 1 - now[::-1].index(wish)]
    return now


def known(picks: Sequence[str], things: Sequence[str]) -> None:
    """KeyError where something was picked that could not be touched, or not so often."""
    if Counter(picks) - Counter(things):
        raise KeyError(";".join(picks))


def after(
    selected: Sequence[str],
    touches: Sequence[str],
    settle: Callable[[Sequence[str], str], list[str]],
) -> list[str]:
    """A selection after touches; not to do it stands alone."""
    now = list(selected)
    for touch in touches:
        if touch[1:] == PASS_IT:
            now = [PASS_IT] if touch.startswith("+") else []
        else:
            now = settle([] if now == [PASS_IT] else now, touch)
    return now


def told(
    selected: Sequence[str],
    rule: str,
    tell: Callable[[Sequence[str]], Tray] | None,
    question: Callable[[], Question],
) -> Tray:
    """The tray of a selection: the question's own, or that of a single choice beside it."""
    if tell is not None and (not selected or selected[0].split(" ")[0] == rule):
        return tell(selected)
    if not selected:
        return Tray("", ready=False)
    (choice,) = selected
    return {tray.choice: tray for tray in question().ready_made}[choice]
