"""Every game that has pages of its own: a new game that brings some adds one line here."""

from __future__ import annotations

from typing import Any, Final

from takujo.web.pages.fourbit_town.pages import FOURBIT_TOWN
from takujo.web.pages.game_pages import GamePages
from takujo.web.pages.goryokaku.pages import GORYOKAKU
from takujo.web.pages.plain.pages import PLAIN
from takujo.web.pages.reader import At
from takujo.web.pages.san_juan.pages import SAN_JUAN

PAGES: Final[dict[str, GamePages[Any]]] = {
    "san-juan": SAN_JUAN,
    "fourbit-town": FOURBIT_TOWN,
    "goryokaku": GORYOKAKU,
}


def pages_of(at: At) -> GamePages[Any]:
    """The pages of the game being played."""
    return pages_for(at.seen.table.book.game.name)


def pages_for(game: str) -> GamePages[Any]:
    """A game's own pages, or those that any game can have."""
    return PAGES.get(game, PLAIN)
