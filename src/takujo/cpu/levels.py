"""The levels of computer players, weakest first."""

from __future__ import annotations

import os
from typing import Final

from takujo.cpu.network import Network, read_network
from takujo.cpu.players import JudgingPlayer, Player, RandomPlayer, WaveringPlayer
from takujo.cpu.search import Effort, SearchPlayer
from takujo.cpu.values import Values
from takujo.editions.mistakes import one_mistake
from takujo.kernel.game import Game
from takujo.kernel.mistake import nearest
from takujo.kernel.said import Said
from takujo.kernel.table import Table

AT_ONCE: Final = ["random", "easy", "normal"]  # those that do not think ahead
LEVELS: Final = [*AT_ONCE, "hard", "expert"]
HARD: Final = Effort(simulations=80, width=8)
EXPERT: Final = Effort(simulations=400, width=12)
LEARNED: Final[dict[str, Values]] = {}  # by game; read once


def player(level: str, game: Game[Table], seed: int, simulations: int = -1) -> Player:
    """A player of this level; the same seed plays the same.

    One that thinks ahead can be given another number of simulations than is usual for it.
    """
    if level == "random":
        return RandomPlayer(seed)
    if level == "easy":
        return WaveringPlayer(game.beginner, seed)
    if level == "normal":
        return JudgingPlayer(game.judgement, seed)
    if level == "hard" or level == "expert":
        effort = HARD if level == "hard" else EXPERT
        values = learned(game)
        most = effort.simulations * values.times if simulations < 0 else simulations
        return SearchPlayer(game, seed, Effort(most, effort.width), values)
    problem = Said("there is no computer player {level}", level=repr(level))
    raise one_mistake("", "", problem, ", ".join(LEVELS), nearest(level, LEVELS))


def learned(game: Game[Table]) -> Values:
    """What was learned about the game; without weights for it the end alone is valued."""
    if game.name not in LEARNED:
        found = has_weights(game.name)
        LEARNED[game.name] = values_in(weights_file(game.name)) if found else Values()
    return LEARNED[game.name]


def values_in(file: str) -> Values:
    """What a file of weights says, used as it says it is best used."""
    network: Network | None = read_network(file)
    if network is None:
        return Values()
    return Values(network.value, network.weights.ahead, network.weights.times)


def weights_file(game: str) -> str:
    """Where the weights of a game lie."""
    return os.path.join(os.path.dirname(__file__), "weights", f"{game}.json.gz")


def has_weights(game: str) -> bool:
    """Was something learned about this game?"""
    return os.path.exists(weights_file(game))
