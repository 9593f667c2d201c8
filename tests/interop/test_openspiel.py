"""The games as OpenSpiel games: OpenSpiel's own test, its bots, and what they do not ask."""

import json
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import takujo.interop.openspiel  # noqa: F401 (registers the games)
from tests.interop.environments import EVERY

EVERY_NAME = [
    (f"takujo_{name.split('@')[0].replace('-', '_')}"
     f"(edition={name.split('@')[1]},players={seats})")
    for name, seats in EVERY
]  # fmt: skip
every = pytest.mark.parametrize("name", EVERY_NAME)
SMALL = ["takujo_san_juan(players=2)", "takujo_fourbit_town", "takujo_goryokaku(players=2)"]
small = pytest.mark.parametrize("name", SMALL)


def begun(name: str, deal: int, moves: int) -> Any:
    """A state some random moves after the deal."""
    state = pyspiel.load_game(name).new_initial_state()
    chance = np.random.default_rng(deal)
    state.apply_action(deal)
    for _ in range(moves):
        if state.is_terminal():
            break
        state.apply_action(int(chance.choice(state.legal_actions())))
    return state


@every
def test_openspiels_own_random_games_pass_with_every_state_kept_and_read_again(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@small
def test_a_clone_plays_on_by_itself(name: str) -> None:
    state = begun(name, 1, 20)
    other = state.clone()
    before = str(state)
    other.apply_action(other.legal_actions()[0])
    assert str(state) == before
    assert other.history() != state.history()


@small
def test_who_is_dealt_again_knows_what_it_knew(name: str) -> None:
    for moves in [0, 7, 25, 60]:
        state = begun(name, 2, moves)
        if state.is_terminal():
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, np.random.RandomState(1))
        assert other.observation_string(player) == state.observation_string(player)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert list(other.observation_tensor(player)) == list(state.observation_tensor(player))
        assert other.legal_actions() == state.legal_actions()


def test_clones_that_have_listened_tell_each_their_own_story() -> None:
    state = begun("takujo_san_juan(players=2)", 3, 20)
    state.information_state_string(0)  # listens
    one, other = state.clone(), state.clone()
    one.apply_action(one.legal_actions()[0])
    other.apply_action(other.legal_actions()[-1])
    again = begun("takujo_san_juan(players=2)", 3, 20)
    again.apply_action(again.legal_actions()[-1])
    assert other.information_state_string(1) == again.information_state_string(1)
    assert one.information_state_string(1) != other.information_state_string(1)


@small
def test_dealing_again_changes_what_the_player_cannot_know(name: str) -> None:
    state = begun(name, 3, 10)
    player = state.current_player()
    again = {str(state.resample_from_infostate(player, np.random.RandomState(k))) for k in range(5)}
    assert len(again) > 1


def test_an_information_state_tells_all_that_was_heard_and_an_observation_does_not() -> None:
    state = begun("takujo_san_juan", 4, 30)
    player = state.current_player()
    seen, heard = state.information_state_string(player).split("\n")
    assert seen == state.observation_string(player)
    assert len(json.loads(heard)) > 20


def test_what_another_player_set_in_secret_is_no_part_of_what_is_seen() -> None:
    state = begun("takujo_fourbit_town(players=2)", 5, 0)
    one = state.current_player()
    texts = set()
    for action in state.legal_actions():  # the draft: everybody picks one card, hidden
        child = state.child(action)
        texts.add((child.information_state_string(1 - one), child.observation_string(1 - one)))
    assert len(state.legal_actions()) > 1
    assert len(texts) == 1


@pytest.mark.slow
@small
def test_openspiels_search_bots_play_to_the_end(name: str) -> None:
    game = pyspiel.load_game(name)
    chance = np.random.RandomState(1)
    worth = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=chance)
    seeing = ismcts.ISMCTSBot(
        game=game, evaluator=worth, uct_c=1.4, max_simulations=2, random_state=chance
    )
    plain = mcts.MCTSBot(game, 1.4, 2, worth, random_state=chance)
    state = begun(name, 6, 0)
    while not state.is_terminal():
        bot = seeing if state.current_player() == 0 else plain
        state.apply_action(int(bot.step(state)))
    assert sum(state.returns()) == pytest.approx(1)


def test_an_action_that_is_not_possible_is_refused_in_words() -> None:
    state = begun("takujo_san_juan", 1, 0)
    with pytest.raises((ValueError, pyspiel.SpielError), match=r"is not possible|illegal"):
        state.apply_action(state.get_game().num_distinct_actions() - 1)


def test_a_finished_game_takes_no_action() -> None:
    state = begun("takujo_fourbit_town(players=2)", 1, 100_000)
    assert state.is_terminal()
    with pytest.raises((ValueError, pyspiel.SpielError), match=r"is not possible|illegal|over"):
        state.apply_action(0)


def test_wrong_parameters_are_named() -> None:
    with pytest.raises(Exception, match="has no edition 'second'"):
        pyspiel.load_game("takujo_san_juan(edition=second)")
    with pytest.raises(Exception, match="5 cannot play"):
        pyspiel.load_game("takujo_san_juan(players=5)")
    with pytest.raises(Exception, match="deals must be from 1"):
        pyspiel.load_game("takujo_san_juan(deals=0)")


def test_actions_have_the_names_that_people_use() -> None:
    state = begun("takujo_san_juan", 1, 0)
    names = [state.action_to_string(action) for action in state.legal_actions()]
    assert names[0] == "role builder"
