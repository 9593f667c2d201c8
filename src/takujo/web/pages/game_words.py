"""The words of whatever game is played."""

from __future__ import annotations

from takujo.editions.printed import PrintedGame
from takujo.editions.words import GameWords
from takujo.kernel.agenda import Frame, Rulebook
from takujo.kernel.hidden import ONLOOKER
from takujo.kernel.seen import Seen
from takujo.kernel.table import Table
from takujo.web.pages.reader import At


def words_of(book: Rulebook) -> GameWords[Table]:
    """What people read about the book's game."""
    assert isinstance(book.game, PrintedGame)
    return book.game.words


def waited_for(at: At, frame: Frame, names: list[str]) -> str:
    """Who is at it and what they do, to the reader; to a visitor it is never the reader."""
    seen = Seen(at.seen.table, ONLOOKER) if at.visitor else at.seen
    return words_of(at.seen.table.book).question(seen, frame, names, at.reader.say)
