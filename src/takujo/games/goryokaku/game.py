"""Goryokaku as a game of the catalogue: set-up, result, what seats know, positions."""

from __future__ import annotations

import os
from typing import Any

from takujo.editions.printed import PrintedGame
from takujo.games.goryokaku import features, position, scoring, seen
from takujo.games.goryokaku.book import GoryokakuBook
from takujo.games.goryokaku.elements import GoryokakuElements
from takujo.games.goryokaku.events import EVENTS
from takujo.games.goryokaku.judged_weights import Weights, beginner
from takujo.games.goryokaku.judgement import GoryokakuJudgement
from takujo.games.goryokaku.possible import follows
from takujo.games.goryokaku.setup import set_up
from takujo.games.goryokaku.shape import SHAPE
from takujo.games.goryokaku.table import Goryokaku
from takujo.games.goryokaku.words import WORDS, GoryokakuWords
from takujo.kernel.agenda import Rulebook
from takujo.kernel.chance import Chance, Numbers
from takujo.kernel.features import Sheet
from takujo.kernel.fields import Fields
from takujo.kernel.flow import start
from takujo.kernel.position import PositionReader
from takujo.kernel.seen import Seen
from takujo.kernel.table import Result, Table


class GoryokakuGame(PrintedGame):
    """Goryokaku."""

    def __init__(self) -> None:
        folder = os.path.join(os.path.dirname(__file__), "editions")
        super().__init__("goryokaku", 2, [4, 2, 3], EVENTS, folder, SHAPE, "beta")
        self.words = GoryokakuWords(self.seats, self.edition, WORDS)
        self.elements = GoryokakuElements()
        self.judgement = GoryokakuJudgement(Weights())
        self.beginner = GoryokakuJudgement(beginner())

    def rulebook(self, version: int, name: str, edition: dict[str, Any]) -> Rulebook:
        """The rules of this version; the paragraphs of each stand in ``rules``."""
        return GoryokakuBook(self, version, name, edition)

    def empty_table(self, book: Rulebook, seats: int, chance: Chance) -> Goryokaku:
        """A table with nothing on it."""
        assert isinstance(book, GoryokakuBook)
        t = Goryokaku(book, book.printing, seats, chance)
        book.printing.effects.new_round(t)
        return t

    def deal(self, book: Rulebook, seats: int, chance: Chance) -> Table:
        """Set up; everybody is asked which castle card to keep."""
        t = self.empty_table(book, seats, chance)
        set_up(t)
        start(t)
        return t

    def result(self, t: Table) -> Result | None:
        """Scores once nobody is asked any more."""
        assert isinstance(t, Goryokaku)
        return None if t.asking is not None else scoring.result(t)

    def hide(self, t: Table, seat: int) -> None:
        """What the seat does not know becomes UNKNOWN."""
        assert isinstance(t, Goryokaku)
        seen.hide(t, seat)

    def redeal(self, t: Table, seat: int, numbers: Numbers) -> None:
        """What is UNKNOWN is dealt again."""
        assert isinstance(t, Goryokaku)
        seen.redeal(t, numbers)

    def situation(self, sheet: Sheet, seen: Seen) -> None:
        """What the seat sees as numbers."""
        t = seen.table
        assert isinstance(t, Goryokaku)
        features.situation(sheet, t, seen.seat)

    def printed_numbers(self, sheet: Sheet, book: Rulebook) -> None:
        """The numbers of the edition."""
        assert isinstance(book, GoryokakuBook)
        features.printed(sheet, book.printing)

    def fields(self, book: Rulebook, seats: int) -> Fields:
        """What a position has."""
        assert isinstance(book, GoryokakuBook)
        return position.fields(book.printing, seats)

    def agenda(self, t: Table, data: dict[str, Any]) -> list[Any]:
        """The rest of the turn."""
        return follows(data.get("asking"), t.book)

    def check(self, t: Table, reader: PositionReader) -> None:
        """What does not fit together in a position."""
        assert isinstance(t, Goryokaku)
        position.check(t, reader)
