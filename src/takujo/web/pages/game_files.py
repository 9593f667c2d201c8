"""Where the files of a game's pages lie: found by the game's name."""

from __future__ import annotations

from functools import cache
from typing import Final

from takujo.web.pages.assets import FOLDER as STATIC

PLAIN: Final = "plain"  # the files of a game that brings none


@cache
def files_of(game: str) -> str:
    """The name of a game's style: its own, or that which any game can have."""
    return game if (STATIC / f"{game}.css").exists() else PLAIN


@cache
def script_of(game: str) -> str:
    """The script of a game's table: its own where a selection is more than touches and trays."""
    return f"{game}.js" if (STATIC / f"{game}.js").exists() else f"{PLAIN}.js"


def sprite_of(game: str) -> str:
    """The file with a game's pictures; the glyphs are in it."""
    return "glyphs.svg" if files_of(game) == PLAIN else f"{game}.svg"


def folder_of(game: str) -> str:
    """Where the templates of a game lie."""
    return files_of(game).replace("-", "_")
