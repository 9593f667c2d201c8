"""The words of whatever game is played."""

from __future__ import annotations

from takujo.editions.printed import PrintedGame
from takujo.editions.words import GameWords
from takujo.kernel.agenda import Rulebook


def words_of(book: Rulebook) -> GameWords:
    """What people read about the book's game."""
    assert isinstance(book.game, PrintedGame)
    return book.game.words
