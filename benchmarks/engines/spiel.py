"""Our games through OpenSpiel, played by the leanest loop as its hearts is."""

import random
from collections.abc import Callable
from typing import Any

import pyspiel

import takujo.interop.openspiel  # noqa: F401 (registers the games)
from benchmarks.engines.openspiel_games import CLONES, LOOKS, middle, play_lean


def game_of(name: str) -> Any:
    """The game of ``spiel:fourbit-town@classic``."""
    of, _, edition = name.partition(":")[2].partition("@")
    return pyspiel.load_game(f"takujo_{of.replace('-', '_')}(edition={edition},deals=100)")


def play_batch(name: str) -> Callable[[], int]:
    """One random game."""
    game = game_of(name)
    chance = random.Random(1).random
    return lambda: play_lean(game.new_initial_state(), chance)


def copy_batch(name: str) -> Callable[[], int]:
    """A thousand clones of a state in the middle of a game."""
    state = middle(game_of(name))

    def batch() -> int:
        for _ in range(CLONES):
            state.clone()
        return CLONES

    return batch


def features_batch(name: str) -> Callable[[], int]:
    """What the player who is asked sees, as a tensor."""
    state = middle(game_of(name))
    player = state.current_player()

    def batch() -> int:
        for _ in range(LOOKS):
            state.observation_tensor(player)
        return LOOKS

    return batch


def simulate_batch(name: str) -> Callable[[], int]:
    """A clone of a state in the middle of a game, played to its end at random."""
    state = middle(game_of(name))
    chance = random.Random(2).random

    def batch() -> int:
        play_lean(state.clone(), chance)
        return 1

    return batch
