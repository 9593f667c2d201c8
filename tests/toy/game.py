"""The fair as a game of the catalogue: set-up, result, what seats know, positions."""

from __future__ import annotations

import os
from typing import Any

from takujo.editions.identity import rules_identity
from takujo.editions.printed import PrintedGame
from takujo.kernel.agenda import Rulebook
from takujo.kernel.chance import Chance, Numbers
from takujo.kernel.fields import Fields
from takujo.kernel.flow import start
from takujo.kernel.position import PositionReader
from takujo.kernel.table import Result, Table
from tests.toy import names, position, scoring, seen
from tests.toy.edition import Edition
from tests.toy.effects import COIN
from tests.toy.events import EVENTS
from tests.toy.rules import ASIDES, paragraphs
from tests.toy.shape import SHAPE
from tests.toy.table import HarvestFair, Player


class HarvestFairBook(Rulebook):
    """The rulebook of one edition, with its typed numbers."""

    def __init__(self, game: PrintedGame, version: int, name: str, data: dict[str, Any]) -> None:
        self.printing = Edition(data)
        identity = rules_identity(game.name, version, data)
        rules = paragraphs(self.printing)
        super().__init__(game, version, identity, name, data, rules, ASIDES)


class HarvestFairGame(PrintedGame):
    """Harvest Fair."""

    def __init__(self) -> None:
        folder = os.path.join(os.path.dirname(__file__), "editions")
        super().__init__("harvest-fair", 1, [3, 2, 4], EVENTS, folder, SHAPE, "village")

    def rulebook(self, version: int, name: str, edition: dict[str, Any]) -> Rulebook:
        """The rules of version 1; later versions would stand beside it here."""
        return HarvestFairBook(self, version, name, edition)

    def empty_table(self, book: Rulebook, seats: int, chance: Chance) -> HarvestFair:
        """A table with nothing on it."""
        assert isinstance(book, HarvestFairBook)
        t = HarvestFair(book, book.printing, seats, chance)
        book.printing.effects.new_round(t)
        return t

    def deal(self, book: Rulebook, seats: int, chance: Chance) -> Table:
        """Crops and coins for everybody; a random player begins."""
        t = self.empty_table(book, seats, chance)
        e = t.edition
        for crop in range(1, len(e.crops)):
            t.deck += [crop] * e.copies[crop]
        t.shuffle(t.deck, names.DECK, "deck")
        for _ in range(seats):
            p = Player()
            p.hand = sorted([t.deck.pop() for _ in range(e.hand)])
            p.things[COIN] = e.coins
            t.players.append(p)
        t.then(names.DAY, t.below(seats, names.FIRST, "first player"))
        start(t)
        return t

    def result(self, t: Table) -> Result | None:
        """Scores once nobody is asked any more."""
        assert isinstance(t, HarvestFair)
        return None if t.asking is not None else scoring.result(t)

    def rounds(self, t: Table) -> int:
        """A day is a round."""
        assert isinstance(t, HarvestFair)
        return t.day

    def hide(self, t: Table, seat: int) -> None:
        """What the seat does not know becomes UNKNOWN."""
        assert isinstance(t, HarvestFair)
        seen.hide(t, seat)

    def redeal(self, t: Table, seat: int, numbers: Numbers) -> None:
        """What is UNKNOWN is dealt again."""
        assert isinstance(t, HarvestFair)
        seen.redeal(t, numbers)

    def fields(self, book: Rulebook, seats: int) -> Fields:
        """What a position has."""
        assert isinstance(book, HarvestFairBook)
        return position.fields(book.printing, seats)

    def check(self, t: Table, reader: PositionReader) -> None:
        """What does not fit together in a position."""
        assert isinstance(t, HarvestFair)
        position.check(t, reader)
