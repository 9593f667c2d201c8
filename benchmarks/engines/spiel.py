"""Our games through OpenSpiel, played by the leanest loop as its hearts is."""

import random
from collections.abc import Callable

import pyspiel

import takujo.interop.openspiel  # noqa: F401 (registers the games)
from benchmarks.engines.hearts import play_lean


def play_batch(name: str) -> Callable[[], int]:
    """One random game of ``spiel:fourbit-town@classic``."""
    of, _, edition = name.partition(":")[2].partition("@")
    game = pyspiel.load_game(f"takujo_{of.replace('-', '_')}(edition={edition},deals=100)")
    chance = random.Random(1).random
    return lambda: play_lean(game, chance)


def copy_batch(name: str) -> Callable[[], int]:
    """A thousand clones of a state after the deal."""
    of, _, edition = name.partition(":")[2].partition("@")
    game = pyspiel.load_game(f"takujo_{of.replace('-', '_')}(edition={edition},deals=100)")
    state = game.new_initial_state()
    state.apply_action(1)

    def batch() -> int:
        for _ in range(1000):
            state.clone()
        return 1000

    return batch
