"""The levels of computer players, weakest first."""

from __future__ import annotations

from typing import Final

from takujo.cpu.players import JudgingPlayer, Player, RandomPlayer, WaveringPlayer
from takujo.editions.mistakes import one_mistake
from takujo.kernel.game import Game
from takujo.kernel.mistake import nearest
from takujo.kernel.said import Said
from takujo.kernel.table import Table

LEVELS: Final = ["random", "easy", "normal"]


def player(level: str, game: Game[Table], seed: int) -> Player:
    """A player of this level; the same seed plays the same."""
    if level == "random":
        return RandomPlayer(seed)
    if level == "easy":
        return WaveringPlayer(game.beginner, seed)
    if level == "normal":
        return JudgingPlayer(game.judgement, seed)
    problem = Said("there is no computer player {level}", level=repr(level))
    raise one_mistake("", "", problem, ", ".join(LEVELS), nearest(level, LEVELS))
