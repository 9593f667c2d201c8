"""What a game brings to the pages that all games share: its table, its sheets, its end."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from markupsafe import Markup

from takujo.kernel.table import Event
from takujo.web.pages.asked import WITHOUT, Fact, Question, Tray, settled
from takujo.web.pages.components import Shelf, all_elements, no_piece
from takujo.web.pages.flights import Move
from takujo.web.pages.game_words import words_of
from takujo.web.pages.points import Source
from takujo.web.pages.reader import At
from takujo.web.pages.scene import AnyScene
from takujo.web.pages.sheet_kinds import rulebook

S = TypeVar("S", bound=AnyScene[Any])


Tell = Callable[[S, Sequence[str]], Tray]


def so_many(s: S, selected: Sequence[str], touch: str) -> list[str]:
    """As many things are selected as the rule lets somebody pick in one go."""
    return settled(selected, touch, s.frame.rule.together(s.t, s.me, s.frame.n))


def last_named(s: S, selected: Sequence[str]) -> str:
    """The element that was touched last; "" where nothing of the kind is named."""
    known = words_of(s.t.book).elements(s.t.book)
    named = [wish.split(" ", 1)[-1] for wish in selected if not wish.startswith(WITHOUT)]
    return next((id for id in reversed(named) if id in known), "")


@dataclass(frozen=True)
class GamePages(Generic[S]):
    """The pages of one game.

    Its files are found by the game's name: ``templates/san_juan/`` with ``table.html``,
    ``pieces.html``, ``fan.html`` and ``box.svg``, and ``static/san-juan.css``, and ``.svg``, a
    ``.js`` if need be. A sheet that does not exist raises KeyError, ValueError or IndexError.
    """

    cpu_names: Sequence[str]  # marked for translation, one for every seat
    opening: str  # marked for translation: what is drawn by lot, under the start button
    tagline: str  # marked for translation: the game in one line, on its box; "": its summary
    scene: Callable[[At], S]  # what everything else here is made from
    question: Callable[[S], Question]
    tell: Callable[[S], Tell[S] | None]  # the tray of a selection that is more than one choice
    table: Callable[[S, Question], dict[str, Any]]  # what table.html needs beside the frame
    words: Callable[[S], dict[str, str]]  # of table.html
    sheets: Mapping[str, Callable[[S, str], Markup]]  # by kind: ``/sheet/card/library``
    why: Callable[[S, int], Markup]  # why something that was pointed at is no choice
    seat_sheet: str = "seat"  # the kind of sheet that shows a seat, with all that lies before it
    settle: Callable[[S, Sequence[str], str], list[str]] = so_many  # a selection after a touch
    about: Callable[[S, Sequence[str]], str] = last_named  # the element that a selection is about
    sign: Callable[[S, str], Markup] = lambda s, id: Markup("")  # the picture of an element
    now: Callable[[S, str], str] = lambda s, id: ""  # what it would be worth or cost now
    # the numbers of an element, for the tray of who only looks at it; None: a sheet tells them
    facts: Callable[[S, str], list[Fact]] | None = None
    rules: Callable[[S], Markup] = rulebook  # of what is being played
    shelves: Callable[[S], list[Shelf]] = all_elements  # what is in the box, by kind
    piece: Callable[[S, str], dict[str, Any]] = no_piece  # what component.html draws of an element
    moves: Callable[[S, Event], list[Move]] = lambda s, event: []  # what flies
    # what has come to light with an entry, large, and what follows from it; "": nothing has
    stage: Callable[[S, Sequence[Event]], Markup] = lambda s, happened: Markup("")
    sources: Callable[[S, int], list[Source]] = lambda s, seat: []
    detail: Callable[[S, int], str] = lambda s, seat: ""  # beside a name in the ranking
