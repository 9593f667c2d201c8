"""Goryokaku as a game of the catalogue: set-up, result, what seats know, positions."""

from __future__ import annotations

import os
from typing import Any

from takujo.editions.printed import PrintedGame
from takujo.games.goryokaku import position, scoring, seen
from takujo.games.goryokaku.book import GoryokakuBook
from takujo.games.goryokaku.events import EVENTS
from takujo.games.goryokaku.judged_weights import Weights, beginner
from takujo.games.goryokaku.judgement import GoryokakuJudgement
from takujo.games.goryokaku.possible import check, follows
from takujo.games.goryokaku.read_position import PositionReader
from takujo.games.goryokaku.setup import set_up
from takujo.games.goryokaku.shape import SHAPE
from takujo.games.goryokaku.table import Goryokaku
from takujo.games.goryokaku.words import GoryokakuWords
from takujo.kernel.agenda import Rulebook
from takujo.kernel.chance import Chance, Numbers
from takujo.kernel.flow import start
from takujo.kernel.position import Reader, read_common
from takujo.kernel.table import Result, Table


class GoryokakuGame(PrintedGame):
    """Goryokaku."""

    def __init__(self) -> None:
        folder = os.path.join(os.path.dirname(__file__), "editions")
        super().__init__("goryokaku", 1, [4, 2, 3], EVENTS, folder, SHAPE, "beta")
        self.words = GoryokakuWords()
        self.judgement = GoryokakuJudgement(Weights())
        self.beginner = GoryokakuJudgement(beginner())

    def rulebook(self, version: int, name: str, edition: dict[str, Any]) -> Rulebook:
        """The rules of version 1; later versions stand beside it here."""
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

    def to_data(self, t: Table) -> dict[str, Any]:
        """The position as plain data."""
        assert isinstance(t, Goryokaku)
        return position.to_data(t)

    def read_onto(self, t: Table, reader: Reader) -> None:
        """The position, what is ``?`` left UNKNOWN."""
        assert isinstance(t, Goryokaku)
        read_common(t, reader, follows(reader.data.get("asking"), t.seats))
        PositionReader(t, reader).read()
        if not reader.problems:
            check(t, reader)
