"""PettingZoo environments with everything a learner reads: mask, observation, reward."""

from collections.abc import Callable
from typing import Any

import numpy as np

LEDUC = "zoo:leduc"


def made(name: str) -> Any:
    """PettingZoo's own leduc hold'em, or one of our games: ``zoo:san-juan@first``."""
    if name == LEDUC:
        import pettingzoo

        return pettingzoo.make("aec", "classic/leduc_holdem_v4")
    from takujo.interop.pettingzoo import env

    return env(name.partition(":")[2])


def play_batch(name: str) -> Callable[[], int]:
    """One random episode; a decision is a choice among at least two actions."""
    environment = made(name)
    chance = np.random.default_rng(1)

    def batch() -> int:
        environment.reset(seed=int(chance.integers(1 << 20)))
        decisions = 0
        for _ in environment.agent_iter():
            seen, _, over, cut, _ = environment.last()
            if over or cut:
                environment.step(None)
                continue
            open_now = np.flatnonzero(seen["action_mask"])
            environment.step(int(open_now[int(chance.random() * len(open_now))]))
            decisions += len(open_now) > 1
        return decisions

    return batch


def features_batch(name: str) -> Callable[[], int]:
    """What the player who is asked observes, with its mask, after the deal."""
    environment = made(name)
    environment.reset(seed=1)
    agent = environment.agent_selection

    def batch() -> int:
        for _ in range(100):
            environment.observe(agent)
        return 100

    return batch
