"""The fair as a game of the catalogue: which file says what."""

from __future__ import annotations

import os

from takujo.editions.printed import PrintedGame
from takujo.kernel.agenda import Rulebook
from takujo.kernel.chance import Chance
from takujo.kernel.game_parts import GameParts
from tests.toy import position, scoring, seen, setup
from tests.toy.book import HarvestFairBook, edition_of
from tests.toy.events import EVENTS
from tests.toy.shape import SHAPE
from tests.toy.table import HarvestFair


class HarvestFairGame(PrintedGame[HarvestFair]):
    """Harvest Fair."""

    def __init__(self) -> None:
        folder = os.path.join(os.path.dirname(__file__), "editions")
        parts = GameParts(
            rulebook=HarvestFairBook,
            empty_table=empty_table,
            set_up=setup.set_up,
            result=scoring.result,
            hide=seen.hide,
            redeal=seen.redeal,
            fields=position.fields,
            check=position.check,
            rounds=rounds,
        )
        super().__init__("harvest-fair", 1, [3, 2, 4], EVENTS, parts, folder, SHAPE, "village")


def rounds(t: HarvestFair) -> int:
    """A day is a round."""
    return t.day


def empty_table(book: Rulebook, seats: int, chance: Chance) -> HarvestFair:
    """A table with nothing on it."""
    e = edition_of(book)
    t = HarvestFair(book, e, seats, chance)
    e.effects.new_round(t)
    return t
