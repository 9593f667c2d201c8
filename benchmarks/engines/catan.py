"""Catanatron's Catan, written in Python, with four of its random players."""

from collections.abc import Callable, Sequence
from itertools import count
from typing import Any

from catanatron import Color, Game, RandomPlayer

MID_GAME = 150


class Counting(RandomPlayer):  # type: ignore[misc]  # catanatron carries no types
    """Its random player, counting decisions: choices among at least two actions."""

    decisions = 0

    def decide(self, game: Any, playable_actions: Sequence[Any]) -> Any:
        Counting.decisions += len(playable_actions) > 1
        return super().decide(game, playable_actions)


def new_game(seed: int) -> Any:
    """A game for four."""
    return Game([Counting(color) for color in Color], seed=seed)


def play_batch(_: str) -> Callable[[], int]:
    """One game of random play."""
    seeds = count(1)

    def batch() -> int:
        before = Counting.decisions
        new_game(next(seeds)).play()
        return Counting.decisions - before

    return batch


def middle() -> Any:
    """A game in its middle."""
    game = new_game(1)
    for _tick in range(MID_GAME):
        game.play_tick()
    return game


def copy_batch(_: str) -> Callable[[], int]:
    """A hundred copies of a game in its middle."""
    game = middle()

    def batch() -> int:
        for _copy in range(100):
            game.copy()
        return 100

    return batch


def simulate_batch(_: str) -> Callable[[], int]:
    """A copy of a game in its middle, played to its end at random."""
    game = middle()

    def batch() -> int:
        game.copy().play()
        return 1

    return batch
