"""Every game there is: a new game adds one line here."""

from __future__ import annotations

from typing import Any, Final

from takujo.editions.mistakes import one_mistake
from takujo.editions.printed import PrintedGame
from takujo.games.fourbit_town.game import TownGame
from takujo.games.goryokaku.game import GoryokakuGame
from takujo.games.san_juan.game import SanJuanGame
from takujo.kernel.mistake import nearest
from takujo.kernel.said import Said
from takujo.kernel.table import Table

GAMES: Final[list[PrintedGame[Any]]] = [SanJuanGame(), TownGame(), GoryokakuGame()]


def game(name: str) -> PrintedGame[Table]:
    """The game with this name."""
    for each in GAMES:
        if each.name == name:
            return each
    names = [each.name for each in GAMES]
    problem = Said("there is no game {game}", game=repr(name))
    raise one_mistake("", "", problem, ", ".join(names), nearest(name, names))
