"""4bit Town as a game of the catalogue: set-up, result, what seats know, positions."""

from __future__ import annotations

import os
from typing import Any, Final

from takujo.editions.printed import PrintedGame
from takujo.games.fourbit_town import features, names, position, scoring, seen
from takujo.games.fourbit_town.book import TownBook
from takujo.games.fourbit_town.elements import TownElements
from takujo.games.fourbit_town.events import EVENTS
from takujo.games.fourbit_town.judged_weights import Weights, beginner
from takujo.games.fourbit_town.judgement import TownJudgement
from takujo.games.fourbit_town.player import Player
from takujo.games.fourbit_town.shape import SHAPE
from takujo.games.fourbit_town.table import Town
from takujo.games.fourbit_town.words import WORDS, TownWords
from takujo.kernel.agenda import Rulebook
from takujo.kernel.chance import Chance, Numbers
from takujo.kernel.features import Sheet
from takujo.kernel.fields import Fields
from takujo.kernel.flow import start
from takujo.kernel.hidden import sort_few
from takujo.kernel.position import PositionReader
from takujo.kernel.seen import Seen
from takujo.kernel.table import Result, Table

ALL_SEATS: Final = [0, 1, 2, 3]


class TownGame(PrintedGame):
    """4bit Town."""

    def __init__(self) -> None:
        folder = os.path.join(os.path.dirname(__file__), "editions")
        super().__init__("fourbit-town", 2, [4, 2, 3], EVENTS, folder, SHAPE, "revised")
        self.words = TownWords(self.seats, self.edition, WORDS)
        self.elements = TownElements()
        self.judgement = TownJudgement(Weights())
        self.beginner = TownJudgement(beginner())

    def rulebook(self, version: int, name: str, edition: dict[str, Any]) -> Rulebook:
        """The rules of this version: ``rules.py`` says which stand."""
        return TownBook(self, version, name, edition)

    def empty_table(self, book: Rulebook, seats: int, chance: Chance) -> Town:
        """A table with nothing on it."""
        assert isinstance(book, TownBook)
        t = Town(book, book.printing, seats, chance, [])
        book.printing.effects.new_round(t)
        return t

    def deal(self, book: Rulebook, seats: int, chance: Chance) -> Table:
        """Buildings and cards are shuffled, the order on the track is drawn by lot."""
        t = self.empty_table(book, seats, chance)
        e = t.edition
        t.deck = e.all_buildings[:]
        t.shuffle(t.deck, names.DECK, "deck")
        row: list[int] = []
        for _ in range(min(e.row_size, len(t.deck))):
            row.append(t.deck.pop())
        t.row = row
        cards = e.all_cards[:]
        t.shuffle(cards, names.CARDS_DEALT, "cards")
        dealt = seats * names.BITS
        first = len(cards) - dealt if e.removed_first else 0
        t.unused = in_order(cards[:first] + cards[first + dealt :])
        t.order = ALL_SEATS[:seats]
        t.shuffle(t.order, names.ORDER, "order")
        for _seat in range(seats):
            p = Player()
            p.hired = e.start_workers
            p.level = e.start_level
            p.hand = in_order(cards[first : first + names.BITS])
            first += names.BITS
            t.players.append(p)
        for place, seat in enumerate(t.order):
            t.players[seat].coin = e.start_coins[place]
        t.then_each(names.DRAFT, 0)
        t.then(names.PASS_ON, 0)
        t.then(names.ROUND, 0)
        start(t)
        return t

    def result(self, t: Table) -> Result | None:
        """Scores once nobody is asked any more."""
        assert isinstance(t, Town)
        return None if t.asking is not None else scoring.result(t)

    def rounds(self, t: Table) -> int:
        """How many rounds have begun."""
        assert isinstance(t, Town)
        return t.round

    def hide(self, t: Table, seat: int) -> None:
        """What the seat does not know becomes UNKNOWN."""
        assert isinstance(t, Town)
        seen.hide(t, seat)

    def redeal(self, t: Table, seat: int, numbers: Numbers) -> None:
        """What is UNKNOWN is dealt again."""
        assert isinstance(t, Town)
        seen.redeal(t, seat, numbers)

    def situation(self, sheet: Sheet, seen: Seen) -> None:
        """What the seat sees as numbers."""
        t = seen.table
        assert isinstance(t, Town)
        features.situation(sheet, t, seen.seat)

    def printed_numbers(self, sheet: Sheet, book: Rulebook) -> None:
        """The numbers of the edition."""
        assert isinstance(book, TownBook)
        features.printed(sheet, book.printing)

    def fields(self, book: Rulebook, seats: int) -> Fields:
        """What a position has."""
        assert isinstance(book, TownBook)
        return position.fields(book.printing, seats)

    def agenda(self, t: Table, data: dict[str, Any]) -> list[Any]:
        """The next step."""
        return [["step", 0, 0]]

    def check(self, t: Table, reader: PositionReader) -> None:
        """What does not fit together in a position."""
        assert isinstance(t, Town)
        position.check(t, reader)


def in_order(cards: list[int]) -> list[int]:
    """These few cards, sorted in place."""
    sort_few(cards)
    return cards
