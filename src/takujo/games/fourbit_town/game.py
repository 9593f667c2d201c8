"""4bit Town as a game of the catalogue: which file says what."""

from __future__ import annotations

import os
from typing import Any

from takujo.editions.printed import PrintedGame
from takujo.games.fourbit_town import features, position, scoring, seen, setup
from takujo.games.fourbit_town.book import TownBook, edition_of
from takujo.games.fourbit_town.elements import TownElements
from takujo.games.fourbit_town.events import EVENTS
from takujo.games.fourbit_town.judged_weights import Weights, beginner
from takujo.games.fourbit_town.judgement import TownJudgement
from takujo.games.fourbit_town.shape import SHAPE
from takujo.games.fourbit_town.table import Town
from takujo.games.fourbit_town.words import WORDS, TownWords
from takujo.kernel.agenda import Rulebook
from takujo.kernel.chance import Chance
from takujo.kernel.game_parts import GameParts


class TownGame(PrintedGame[Town]):
    """4bit Town."""

    def __init__(self) -> None:
        folder = os.path.join(os.path.dirname(__file__), "editions")
        parts = GameParts(
            rulebook=TownBook,
            empty_table=empty_table,
            set_up=setup.set_up,
            result=scoring.result,
            hide=seen.hide,
            redeal=seen.redeal,
            reopen=seen.reopen,
            fields=position.fields,
            check=position.check,
            agenda=next_step,
            rounds=rounds,
            situation=features.situation,
            edition_numbers=features.edition_numbers,
        )
        super().__init__("fourbit-town", 2, [4, 2, 3], EVENTS, parts, folder, SHAPE, "revised")
        self.words = TownWords(self.seats, self.edition, WORDS)
        self.elements = TownElements()
        self.judgement = TownJudgement(Weights())
        self.beginner = TownJudgement(beginner())


def next_step(t: Town, data: dict[str, Any]) -> list[Any]:
    """A position that names no agenda goes on with the next step."""
    return [["step", 0, 0]]


def rounds(t: Town) -> int:
    """How many rounds have begun."""
    return t.round


def empty_table(book: Rulebook, seats: int, chance: Chance) -> Town:
    """A table with nothing on it."""
    e = edition_of(book)
    t = Town(book, e, seats, chance, [])
    e.effects.new_round(t)
    return t
