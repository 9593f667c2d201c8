"""San Juan as a game of the catalogue: set-up, result, what seats know, positions."""

from __future__ import annotations

import os
from typing import Any

from takujo.editions.printed import PrintedGame
from takujo.games.san_juan import features, names, position, scoring, seen
from takujo.games.san_juan.book import SanJuanBook
from takujo.games.san_juan.elements import SanJuanElements
from takujo.games.san_juan.events import EVENTS
from takujo.games.san_juan.following import following
from takujo.games.san_juan.judged_weights import Weights, beginner
from takujo.games.san_juan.judgement import SanJuanJudgement
from takujo.games.san_juan.shape import SHAPE
from takujo.games.san_juan.table import Player, SanJuan
from takujo.games.san_juan.words import WORDS, SanJuanWords
from takujo.kernel.agenda import Rulebook
from takujo.kernel.chance import Chance, Numbers
from takujo.kernel.features import Sheet
from takujo.kernel.fields import Fields
from takujo.kernel.flow import start
from takujo.kernel.position import PositionReader
from takujo.kernel.seen import Seen
from takujo.kernel.table import Result, Table


class SanJuanGame(PrintedGame):
    """San Juan."""

    def __init__(self) -> None:
        folder = os.path.join(os.path.dirname(__file__), "editions")
        super().__init__("san-juan", 2, [4, 2, 3], EVENTS, folder, SHAPE, "first")
        self.judgement = SanJuanJudgement(Weights())
        self.beginner = SanJuanJudgement(beginner())
        self.words = SanJuanWords(self.seats, self.edition, WORDS)
        self.elements = SanJuanElements()

    def rulebook(self, version: int, name: str, edition: dict[str, Any]) -> Rulebook:
        """The rules of this version: ``rules.py`` says which stand."""
        return SanJuanBook(self, version, name, edition)

    def empty_table(self, book: Rulebook, seats: int, chance: Chance) -> SanJuan:
        """A table with nothing on it."""
        assert isinstance(book, SanJuanBook)
        t = SanJuan(book, book.printing, seats, chance, [], [], [], [0] * 6)
        book.printing.effects.new_round(t)
        return t

    def deal(self, book: Rulebook, seats: int, chance: Chance) -> Table:
        """One opening building each, out of the deck; four cards each; a random governor."""
        t = self.empty_table(book, seats, chance)
        e = t.edition
        for card in range(1, len(e.copies)):
            t.deck += [card] * (e.copies[card] - (seats if card == e.opening_building else 0))
        t.shuffle(t.deck, names.DECK, "deck")
        t.tiles = list(range(1, len(e.tiles)))
        t.shuffle(t.tiles, names.TILES, "tiles")
        for _ in range(seats):
            p = Player(sorted(t.draw_cards(e.opening_hand)), [e.opening_building], [0], [])
            p.owned = 1 << e.opening_building
            t.players.append(p)
        t.then(names.ROUND, t.below(seats, names.GOVERNOR, "governor"))
        start(t)
        return t

    def result(self, t: Table) -> Result | None:
        """Scores once nobody is asked any more."""
        assert isinstance(t, SanJuan)
        return None if t.asking is not None else scoring.result(t)

    def rounds(self, t: Table) -> int:
        """How many rounds have begun."""
        assert isinstance(t, SanJuan)
        return t.round

    def hide(self, t: Table, seat: int) -> None:
        """What the seat does not know becomes UNKNOWN."""
        assert isinstance(t, SanJuan)
        seen.hide(t, seat)

    def redeal(self, t: Table, seat: int, numbers: Numbers) -> None:
        """What is UNKNOWN is dealt again."""
        assert isinstance(t, SanJuan)
        seen.redeal(t, seat, numbers)

    def situation(self, sheet: Sheet, seen: Seen) -> None:
        """What the seat sees as numbers."""
        t = seen.table
        assert isinstance(t, SanJuan)
        features.situation(sheet, t, seen.seat)

    def printed_numbers(self, sheet: Sheet, book: Rulebook) -> None:
        """The numbers of the edition."""
        assert isinstance(book, SanJuanBook)
        features.printed(sheet, book.printing)

    def fields(self, book: Rulebook, seats: int) -> Fields:
        """What a position has."""
        assert isinstance(book, SanJuanBook)
        return position.fields(book.printing, seats)

    def agenda(self, t: Table, data: dict[str, Any]) -> list[Any]:
        """What was begun is finished; then comes the next round."""
        assert isinstance(t, SanJuan)
        return following(t, data)

    def check(self, t: Table, reader: PositionReader) -> None:
        """What does not fit together in a position."""
        assert isinstance(t, SanJuan)
        position.check(t, reader)
