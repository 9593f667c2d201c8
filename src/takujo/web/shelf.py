"""The editions a new table can be played with: the games' own and those of the host's folder."""

from __future__ import annotations

import os
from functools import lru_cache
from typing import Any

from takujo.editions.load import BASED_ON, GAME, edition_file, edition_names, read
from takujo.editions.mistakes import EditionError
from takujo.editions.printed import PrintedGame
from takujo.games.catalogue import GAMES
from takujo.games.catalogue import game as game_called
from takujo.kernel.mistake import Mistake
from takujo.kernel.said import Said
from takujo.kernel.table import Table
from takujo.web.pages.home import Printing


def printings(game: PrintedGame[Table], folder: str = "") -> list[Printing]:
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


def unreadable(folder: str) -> dict[str, list[Mistake]]:
    """The files of the host's folder that are an edition of no game, with what is wrong."""
    found: dict[str, list[Mistake]] = {}
    for name in edition_names([folder]) if folder else []:
        mistakes = wrong_with(name, folder, changed(name, folder))
        if mistakes:
            found[f"{name}.toml"] = mistakes
    return found


@lru_cache(maxsize=256)
def wrong_with(name: str, folder: str, when: int) -> list[Mistake]:
    """What is wrong with a file, as an edition of the game it says or is most like."""
    file = os.path.join(folder, f"{name}.toml")
    try:
        said = read(file).get(GAME)
    except EditionError as error:
        return error.mistakes
    tried: list[list[Mistake]] = []
    for game in [game for game in GAMES if said in (None, game.name)]:
        try:
            game.edition(file, [folder])
            return []
        except EditionError as error:
            tried.append(error.mistakes)
    if not tried:
        problem = Said("there is no game {game}", game=repr(said))
        return [Mistake(file, GAME, problem, ", ".join(g.name for g in GAMES))]
    return min(tried, key=unlikeness)


def unlikeness(mistakes: list[Mistake]) -> tuple[bool, int]:
    """A file whose base a game does not have is hardly one of its editions."""
    return any(mistake.key == BASED_ON for mistake in mistakes), len(mistakes)
