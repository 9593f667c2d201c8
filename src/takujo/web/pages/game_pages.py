"""What a game brings to the pages that all games share: its table, its sheets, its end."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from takujo.web.pages.reader import At, Entry

Move = dict[str, Any]  # something that flies: what, from, to, and how it looks
Sheet = Callable[[At, str], Markup]  # KeyError, ValueError or IndexError: there is no such thing


@dataclass(frozen=True)
class Source:
    """Points from one source, for the bars of the end page."""

    id: str
    name: str
    icon: str
    points: int


@dataclass(frozen=True)
class GamePages:
    """The pages of one game.

    Its files are found by the game's name: ``templates/san_juan/`` with ``pieces.html``,
    ``fan.html`` and ``box.svg``, and ``static/san-juan.css``, ``.js`` and ``.svg``.
    """

    cpu_names: Sequence[str]  # marked for translation, one for every seat
    opening: str  # marked for translation: what is drawn by lot, under the start button
    table: Callable[[At, Markup | None], Markup]  # the second takes the place of the buttons
    moves: Callable[[At, Entry], list[Move]]
    sheets: Mapping[str, Sheet]  # by kind, ``card`` for ``/sheet/card/library``
    rules: Callable[[At], Markup]  # of what is being played
    why: Sheet  # why a choice is none
    sources: Callable[[At, int], list[Source]]
    detail: Callable[[At, int], str]  # beside a name in the ranking


def folder_of(game: str) -> str:
    """Where the templates of a game lie."""
    return game.replace("-", "_")
