"""San Juan as a game of the catalogue: which file says what."""

from __future__ import annotations

import os

from takujo.editions.printed import PrintedGame
from takujo.games.san_juan import features, position, scoring, seen, setup
from takujo.games.san_juan.book import SanJuanBook, edition_of
from takujo.games.san_juan.elements import SanJuanElements
from takujo.games.san_juan.events import EVENTS
from takujo.games.san_juan.following import following
from takujo.games.san_juan.judged_weights import Weights, beginner
from takujo.games.san_juan.judgement import SanJuanJudgement
from takujo.games.san_juan.shape import SHAPE
from takujo.games.san_juan.table import SanJuan
from takujo.games.san_juan.words import WORDS, SanJuanWords
from takujo.kernel.agenda import Rulebook
from takujo.kernel.chance import Chance
from takujo.kernel.game_parts import GameParts


class SanJuanGame(PrintedGame[SanJuan]):
    """San Juan."""

    def __init__(self) -> None:
        folder = os.path.join(os.path.dirname(__file__), "editions")
        parts = GameParts(
            rulebook=SanJuanBook,
            empty_table=empty_table,
            set_up=setup.set_up,
            result=scoring.result,
            hide=seen.hide,
            redeal=seen.redeal,
            fields=position.fields,
            check=position.check,
            agenda=following,
            rounds=rounds,
            situation=features.situation,
            edition_numbers=features.edition_numbers,
        )
        super().__init__("san-juan", 2, [4, 2, 3], EVENTS, parts, folder, SHAPE, "first")
        self.judgement = SanJuanJudgement(Weights())
        self.beginner = SanJuanJudgement(beginner())
        self.words = SanJuanWords(self.seats, self.edition, WORDS)
        self.elements = SanJuanElements()


def rounds(t: SanJuan) -> int:
    """How many rounds have begun."""
    return t.round


def empty_table(book: Rulebook, seats: int, chance: Chance) -> SanJuan:
    """A table with nothing on it."""
    e = edition_of(book)
    t = SanJuan(book, e, seats, chance, [], [], [], [0] * 6)
    e.effects.new_round(t)
    return t
