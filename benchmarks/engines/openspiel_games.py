"""OpenSpiel's own games, written in C++, played through its Python interface.

``hearts-lean`` is the leanest loop there is: it takes a chance node's legal actions as equally
likely, which is true of hearts. What is promised is measured against that one. All others ask for
the chance outcomes and draw one by its probability, as OpenSpiel's own example program does.
"""

import random
from collections.abc import Callable
from typing import Any

import pyspiel

CLONES = 1000
LOOKS = 100


def game_of(name: str) -> Any:
    """The game behind a name of the table."""
    return pyspiel.load_game(name.removesuffix("-lean"))


def play_batch(name: str) -> Callable[[], int]:
    """Ten games of random play; a decision is a player's choice among at least two actions."""
    game = game_of(name)
    source = random.Random(1)

    def batch() -> int:
        if name.endswith("-lean"):
            return sum(play_lean(game.new_initial_state(), source.random) for _ in range(10))
        return sum(play(game.new_initial_state(), source) for _ in range(10))

    return batch


def play(state: Any, source: random.Random) -> int:
    """Play on at random to the end; the decisions."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(source.choices(actions, chances)[0])
        else:
            actions = state.legal_actions()
            decisions += len(actions) > 1
            state.apply_action(actions[int(source.random() * len(actions))])
    return decisions


def play_lean(state: Any, chance: Callable[[], float]) -> int:
    """The same, the dealing cut short."""
    decisions = 0
    while not state.is_terminal():
        actions = state.legal_actions()
        if len(actions) > 1 and not state.is_chance_node():
            decisions += 1
        state.apply_action(actions[int(chance() * len(actions))])
    return decisions


def middle(game: Any) -> Any:
    """A state in the middle of a random game, in which a player is asked."""
    source = random.Random(1)
    moves: list[int] = []
    state = game.new_initial_state()
    while not state.is_terminal():
        outcomes = state.chance_outcomes() if state.is_chance_node() else None
        actions = [each for each, _ in outcomes] if outcomes else state.legal_actions()
        moves.append(source.choice(actions))
        state.apply_action(moves[-1])
    state = game.new_initial_state()
    for at, move in enumerate(moves):
        if at >= len(moves) // 2 and not state.is_chance_node():
            break
        state.apply_action(move)
    return state


def copy_batch(name: str) -> Callable[[], int]:
    """A thousand clones of a state in the middle of a game."""
    state = middle(game_of(name))

    def batch() -> int:
        for _ in range(CLONES):
            state.clone()
        return CLONES

    return batch


def features_batch(name: str) -> Callable[[], int]:
    """What the player who is asked sees, as numbers."""
    game = game_of(name)
    state = middle(game)
    player = state.current_player()
    observed = game.get_type().provides_observation_tensor
    look = state.observation_tensor if observed else state.information_state_tensor

    def batch() -> int:
        for _ in range(LOOKS):
            look(player)
        return LOOKS

    return batch


def simulate_batch(name: str) -> Callable[[], int]:
    """Copies of a state in the middle of a game, each played to its end at random."""
    state = middle(game_of(name))
    source = random.Random(2)

    def batch() -> int:
        for _ in range(5):
            if name.endswith("-lean"):
                play_lean(state.clone(), source.random)
            else:
                play(state.clone(), source)
        return 5

    return batch
