"""RLCard's games, written in Python: every step gives the state as numbers."""

import random
from collections.abc import Callable

import rlcard


def play_batch(name: str) -> Callable[[], int]:
    """One random game of ``rlcard:gin-rummy``."""
    environment = rlcard.make(name.partition(":")[2], config={"seed": 1})
    chance = random.Random(1)

    def batch() -> int:
        decisions = 0
        state, _ = environment.reset()
        while not environment.is_over():
            actions = list(state["legal_actions"])
            decisions += len(actions) > 1
            state, _ = environment.step(chance.choice(actions))
        return decisions

    return batch


def features_batch(name: str) -> Callable[[], int]:
    """What the player who is asked sees, as numbers, after the deal."""
    environment = rlcard.make(name.partition(":")[2], config={"seed": 1})
    _, player = environment.reset()

    def batch() -> int:
        for _ in range(100):
            environment.get_state(player)
        return 100

    return batch
