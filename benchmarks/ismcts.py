"""A level against three of OpenSpiel's information-set MCTS, until the lower end is above a share.

    python -m benchmarks.ismcts san-juan
    python -m benchmarks.ismcts fourbit-town@classic --level hard --simulations 100 --games 60

The searchers are OpenSpiel's Python ISMCTS bots with random play-outs (compiled ones, which take a
tenth of the time; ``--slowly``: OpenSpiel's own), on the game as OpenSpiel knows it
(``takujo.interop.openspiel``). Every game has a deal of its own, the level moves round the table,
and whole rounds of it are looked at (``takujo.lab.sequential``).
"""

import argparse
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from takujo.build import KIND
from takujo.cpu.levels import player
from takujo.cpu.random_play import play_out
from takujo.interop.openspiel import MOST_DEALS, TakujoState
from takujo.interop.tables import actions, rewards
from takujo.kernel.chance import FastNumbers
from takujo.lab.intervals import share
from takujo.lab.sequential import lower_end

FIRST_DEAL = 950_000  # far from the deals that anything was learned from
UCT = 1.4


class CompiledRollouts(mcts.Evaluator):  # type: ignore[misc] # OpenSpiel has no types
    """One random play-out, as RandomRolloutEvaluator makes it, by the compiled loop."""

    def __init__(self, seed: int) -> None:
        self.numbers = FastNumbers(seed)

    def evaluate(self, state: TakujoState) -> Any:
        """The share of the win at its end."""
        t = state.table.copy()
        play_out(t, self.numbers)
        result = t.result
        assert result is not None
        return np.array(rewards(result, "win"))

    def prior(self, state: TakujoState) -> list[tuple[int, float]]:
        """Every action is as good as the others."""
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def searcher(game: Any, simulations: int, seed: int, slowly: bool) -> Any:
    """OpenSpiel's ISMCTS as its own examples set it up."""
    chance = np.random.RandomState(seed)
    worth = CompiledRollouts(seed)
    if slowly:
        worth = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=chance)
    return ismcts.ISMCTSBot(
        game=game, evaluator=worth, uct_c=UCT, max_simulations=simulations, random_state=chance
    )


def action_of(state: TakujoState, choice: int) -> int:
    """The action that a choice of who is asked has in OpenSpiel."""
    return next(action for action, each in actions(state.table).items() if each == choice)


def one_game(game: Any, level: str, simulations: int, slowly: bool, number: int) -> float:
    """The share of the first place that the level gets."""
    seats = game.num_players()
    mine = number % seats
    seed = FIRST_DEAL + number
    state = game.new_initial_state()
    state.apply_action(seed)
    rules = state.table.book.game
    thinker = player(level, rules, seed)
    searchers = [searcher(game, simulations, seed * seats + seat, slowly) for seat in range(seats)]
    while not state.is_terminal():
        seat = state.current_player()
        if seat == mine:
            action = action_of(state, thinker.choose(rules.seen(state.table, seat)))
        else:
            action = int(searchers[seat].step(state))
        state.apply_action(action)
    return float(state.returns()[mine])


def main() -> None:
    """Play, a line for every game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--level", default="hard")
    parser.add_argument("--simulations", type=int, default=100)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--above", type=float, default=40, help="percent")
    parser.add_argument("--slowly", action="store_true", help="OpenSpiel's own random play-outs")
    asked = parser.parse_args()
    name, _, edition = asked.game.partition("@")
    named = f"takujo_{name.replace('-', '_')}"
    settings = f"deals={MOST_DEALS}" + (f",edition={edition}" if edition else "")
    game = pyspiel.load_game(f"{named}({settings})")
    print(f"{asked.level} against {asked.simulations} simulations, {asked.game}, {KIND}")
    shares: list[float] = []
    for number in range(asked.games):
        shares.append(one_game(game, asked.level, asked.simulations, asked.slowly, number))
        print(f"game {number + 1}: {shares[-1]:g}", flush=True)
        if (number + 1) % game.num_players() == 0:
            low = lower_end(shares)
            print(f"  won {sum(shares) / len(shares):.1%}, more than {low:.1%} whenever looked at")
            if low > asked.above / 100:
                break
    print(f"n = {len(shares)}: {sum(shares) / len(shares):.1%}, {share(shares, [1] * len(shares))}")


if __name__ == "__main__":
    main()
