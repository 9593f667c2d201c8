"""Every game that has pages: a new game adds one line here."""

from __future__ import annotations

from typing import Final

from takujo.editions.printed import PrintedGame
from takujo.games.catalogue import GAMES
from takujo.web.pages.fourbit_town.pages import FOURBIT_TOWN
from takujo.web.pages.game_pages import GamePages
from takujo.web.pages.goryokaku.pages import GORYOKAKU
from takujo.web.pages.reader import At
from takujo.web.pages.san_juan.pages import SAN_JUAN

PAGES: Final[dict[str, GamePages]] = {
    "san-juan": SAN_JUAN,
    "fourbit-town": FOURBIT_TOWN,
    "goryokaku": GORYOKAKU,
}


def pages_of(at: At) -> GamePages:
    """The pages of the game being played."""
    return PAGES[at.seen.table.book.game.name]


def shown_games() -> list[PrintedGame]:
    """The games of the first page, in the order of the catalogue."""
    return [game for game in GAMES if game.name in PAGES]
