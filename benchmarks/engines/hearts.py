"""OpenSpiel's hearts, written in C++, played through its Python interface.

``hearts`` deals as OpenSpiel's own example program does: it asks for the chance outcomes and draws
one by its probability. ``hearts-lean`` is the leanest loop there is: it takes a chance node's legal
actions as equally likely, which is true of hearts. What is promised is measured against that one.
"""

import random
from collections.abc import Callable
from typing import Any

import pyspiel

MID_GAME = 52 + 26  # the deal and half of the tricks


def play_batch(name: str) -> Callable[[], int]:
    """Ten games of random play; a decision is a player's choice among at least two actions."""
    game = pyspiel.load_game("hearts")
    source = random.Random(1)

    def batch() -> int:
        if name == "hearts-lean":
            return sum(play_lean(game, source.random) for _ in range(10))
        return sum(play(game, source) for _ in range(10))

    return batch


def play(game: Any, source: random.Random) -> int:
    """One random game; its decisions."""
    decisions = 0
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(source.choices(actions, chances)[0])
        else:
            actions = state.legal_actions()
            decisions += len(actions) > 1
            state.apply_action(actions[int(source.random() * len(actions))])
    return decisions


def play_lean(game: Any, chance: Callable[[], float]) -> int:
    """One random game, the dealing cut short; its decisions."""
    decisions = 0
    state = game.new_initial_state()
    while not state.is_terminal():
        actions = state.legal_actions()
        if len(actions) > 1 and not state.is_chance_node():
            decisions += 1
        state.apply_action(actions[int(chance() * len(actions))])
    return decisions


def copy_batch(name: str) -> Callable[[], int]:
    """A thousand copies of a state in the middle of a game."""
    state = pyspiel.load_game("hearts").new_initial_state()
    for _ in range(MID_GAME):
        state.apply_action(state.legal_actions()[0])

    def batch() -> int:
        for _ in range(1000):
            state.clone()
        return 1000

    return batch
