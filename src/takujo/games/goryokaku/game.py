"""Goryokaku as a game of the catalogue: which file says what."""

from __future__ import annotations

import os

from takujo.editions.printed import PrintedGame
from takujo.games.goryokaku import features, position, scoring, seen, setup
from takujo.games.goryokaku.book import GoryokakuBook, edition_of
from takujo.games.goryokaku.elements import GoryokakuElements
from takujo.games.goryokaku.events import EVENTS
from takujo.games.goryokaku.judged_weights import Weights, beginner
from takujo.games.goryokaku.judgement import GoryokakuJudgement
from takujo.games.goryokaku.possible import follows
from takujo.games.goryokaku.shape import SHAPE
from takujo.games.goryokaku.table import Goryokaku
from takujo.games.goryokaku.words import WORDS, GoryokakuWords
from takujo.kernel.agenda import Rulebook
from takujo.kernel.chance import Chance
from takujo.kernel.game_parts import GameParts


class GoryokakuGame(PrintedGame[Goryokaku]):
    """Goryokaku."""

    def __init__(self) -> None:
        folder = os.path.join(os.path.dirname(__file__), "editions")
        parts = GameParts(
            rulebook=GoryokakuBook,
            empty_table=empty_table,
            set_up=setup.set_up,
            result=scoring.result,
            hide=seen.hide,
            redeal=seen.redeal,
            fields=position.fields,
            check=position.check,
            agenda=follows,
            situation=features.situation,
            edition_numbers=features.edition_numbers,
        )
        super().__init__("goryokaku", 2, [4, 2, 3], EVENTS, parts, folder, SHAPE, "beta")
        self.words = GoryokakuWords(self.seats, self.edition, WORDS)
        self.elements = GoryokakuElements()
        self.judgement = GoryokakuJudgement(Weights())
        self.beginner = GoryokakuJudgement(beginner())


def empty_table(book: Rulebook, seats: int, chance: Chance) -> Goryokaku:
    """A table with nothing on it."""
    e = edition_of(book)
    t = Goryokaku(book, e, seats, chance)
    e.effects.new_round(t)
    return t
