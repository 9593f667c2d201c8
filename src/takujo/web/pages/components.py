"""What a game has in its box: every card, place and person, drawn and in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from takujo.web.pages.game_files import folder_of
from takujo.web.pages.game_words import words_of
from takujo.web.pages.scene import AnyScene
from takujo.web.pages.templates import fill

Scene = AnyScene[Any]


@dataclass(frozen=True)
class Shelf:
    """Elements of one kind, by their ids."""

    title: str
    ids: Sequence[str]


@dataclass(frozen=True)
class Component:
    """One element: its piece, its name, and everything there is to say of it."""

    id: str
    picture: Markup
    title: str
    lines: Sequence[str]


def all_elements(s: Scene) -> list[Shelf]:
    """One shelf for everything, in a game that names no kinds."""
    return [Shelf("", words_of(s.t.book).elements(s.t.book))]


def no_piece(s: Scene, id: str) -> dict[str, Any]:
    """A game without pieces of its own draws nothing."""
    return {}


def component(s: Scene, id: str, piece: dict[str, Any]) -> Component:
    """An element, drawn with the game's own piece if it has one for it."""
    title, *lines = s.explained(id)
    picture = Markup("")
    if piece:
        folder = folder_of(s.t.book.game.name)
        picture = fill(f"{folder}/component.html", s.at.reader, **piece)
    return Component(id, picture, title, lines)
