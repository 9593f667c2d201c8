"""The editions a new table can be played with: the games' own and those of the host's folder."""

from __future__ import annotations

import os
from functools import lru_cache
from typing import Any

from takujo.editions.load import edition_file, edition_names
from takujo.editions.mistakes import EditionError
from takujo.editions.printed import PrintedGame
from takujo.games.catalogue import game as game_called
from takujo.web.pages.home import Printing


def printings(game: PrintedGame, folder: str = "") -> list[Printing]:
    """The default edition first; a file of the folder that is of another game is left out."""
    own = game.editions()
    others = [name for name in edition_names([folder]) if name not in own] if folder else []
    found = [(name, title(game.name, name, folder, changed(name, folder))) for name in own + others]
    return [Printing(name, names) for name, names in found if names is not None]


def changed(name: str, folder: str) -> int:
    """When the host's own file was changed last; 0 if the edition comes with the game."""
    file = edition_file(name, [folder]) if folder else ""
    return os.stat(file).st_mtime_ns if file else 0


@lru_cache(maxsize=256)
def title(game: str, name: str, folder: str, when: int) -> dict[str, Any] | None:
    """What an edition is called; None if it is none of this game. Read again when it changes."""
    try:
        data = game_called(game).edition(name, [folder] if folder else [])
    except EditionError:
        return None
    names: dict[str, Any] = data["name"]
    return names
