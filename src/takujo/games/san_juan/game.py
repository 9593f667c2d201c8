"""San Juan as a game of the catalogue: set-up, result, what seats know, positions."""

from __future__ import annotations

import os
from typing import Any

from takujo.editions.printed import PrintedGame
from takujo.games.san_juan import names, position, possible, scoring, seen
from takujo.games.san_juan.book import SanJuanBook
from takujo.games.san_juan.events import EVENTS
from takujo.games.san_juan.judged_weights import Weights, beginner
from takujo.games.san_juan.judgement import SanJuanJudgement
from takujo.games.san_juan.shape import SHAPE
from takujo.games.san_juan.table import Player, SanJuan
from takujo.games.san_juan.words import SanJuanWords
from takujo.kernel.agenda import Rulebook
from takujo.kernel.chance import Chance, Numbers
from takujo.kernel.flow import start
from takujo.kernel.position import Reader, read_common
from takujo.kernel.table import Result, Table


class SanJuanGame(PrintedGame):
    """San Juan."""

    def __init__(self) -> None:
        folder = os.path.join(os.path.dirname(__file__), "editions")
        super().__init__("san-juan", 1, [4, 2, 3], EVENTS, folder, SHAPE, "first")
        self.judgement = SanJuanJudgement(Weights())
        self.beginner = SanJuanJudgement(beginner())
        self.words = SanJuanWords()

    def rulebook(self, version: int, name: str, edition: dict[str, Any]) -> Rulebook:
        """The rules of version 1; later versions stand beside it here."""
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

    def to_data(self, t: Table) -> dict[str, Any]:
        """The position as plain data."""
        assert isinstance(t, SanJuan)
        return position.to_data(t)

    def read_onto(self, t: Table, reader: Reader) -> None:
        """The position, what is ``?`` left UNKNOWN."""
        assert isinstance(t, SanJuan)
        governor = reader.data.get("governor", 0)
        following = (governor + 1) % t.seats if isinstance(governor, int) else 0
        after = possible.follows(reader.data.get("asking"))
        read_common(t, reader, [*after, ["round", following, 0]])
        position.PositionReader(t, reader).read()
