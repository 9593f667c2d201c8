"""A game in short: the goal, a turn, how it ends, as a game's folder says it."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from takujo.editions.language import LANGUAGES
from takujo.editions.printed import PrintedGame
from takujo.kernel.table import Table

FILE: Final = "in_short.toml"
PARTS: Final = ["goal", "play", "end"]


@dataclass(frozen=True)
class InShort:
    """One part: sentences by language, with the slots of a rulebook, and what is shown with it."""

    id: str
    show: tuple[str, ...]  # elements of the edition
    text: dict[str, list[str]]


@cache
def in_short(game: PrintedGame[Table]) -> list[InShort]:
    """The three parts; nothing if the game has no such text."""
    file = Path(game.folder).parent / FILE
    if not file.exists():
        return []
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    return [
        InShort(id, tuple(data[id]["show"]), {code: data[id][code] for code in LANGUAGES})
        for id in PARTS
    ]
