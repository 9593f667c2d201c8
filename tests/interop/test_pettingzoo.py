"""The games as PettingZoo environments: PettingZoo's own tests, and what they do not ask."""

import functools
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from takujo.editions.mistakes import EditionError
from takujo.interop.pettingzoo import env, raw_env
from takujo.interop.tables import REWARDS, Rewards
from tests.interop.environments import EVERY

every = pytest.mark.parametrize(("name", "seats"), EVERY)


def episode(made: Any, seed: int, chance: np.random.Generator) -> dict[str, float]:
    """A whole game of random legal actions; what everybody got."""
    made.reset(seed=seed)
    got: dict[str, float] = {}
    for agent in made.agent_iter():
        seen, reward, over, cut, _ = made.last()
        if over or cut:
            got[agent] = reward
            made.step(None)
        else:
            made.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    return got


@every
def test_pettingzoos_own_test_of_the_interface_passes(name: str, seats: int) -> None:
    api_test(env(name, seats=seats, observation="tensor"), num_cycles=300)


# PettingZoo knows by name which of its own environments observe a dictionary with a mask.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@every
def test_it_passes_with_a_mask_in_the_observation(name: str, seats: int) -> None:
    api_test(env(name, seats=seats), num_cycles=300)


@every
def test_the_same_seed_gives_the_same_game(name: str, seats: int) -> None:
    seed_test(functools.partial(env, name, seats=seats), num_cycles=50)


@every
@pytest.mark.usefixtures("capsys")
def test_the_table_is_shown_as_text(name: str, seats: int) -> None:
    render_test(functools.partial(env, name, seats=seats))


@every
def test_whole_games_end_with_one_win_shared_out(name: str, seats: int) -> None:
    made = env(name, seats=seats)
    chance = np.random.default_rng(1)
    for seed in range(20):
        got = episode(made, seed, chance)
        assert len(got) == seats
        assert sum(got.values()) == pytest.approx(1)


@every
@pytest.mark.soak
def test_two_hundred_whole_games_end(name: str, seats: int) -> None:
    made = env(name, seats=seats)
    chance = np.random.default_rng(2)
    for seed in range(200):
        assert len(episode(made, seed, chance)) == seats


@pytest.mark.parametrize("reward", REWARDS)
def test_rewards_are_what_was_asked_for(reward: Rewards) -> None:
    made = raw_env("san-juan", seats=3, reward=reward)
    got = list(episode(made, 5, np.random.default_rng(5)).values())
    result = made.table.result
    assert result is not None
    if reward == "score":
        assert sorted(got) == sorted(float(score) for score in result.scores)
    else:
        assert max(got) == 1
        assert min(got) == 0


def test_what_a_seat_observes_is_the_same_for_every_table_it_could_be_sitting_at() -> None:
    from takujo.kernel.chance import FastNumbers

    for name, seats in EVERY:
        made = raw_env(name, seats=seats)
        made.reset(seed=3)
        chance = np.random.default_rng(3)
        numbers = FastNumbers(3)
        for _ in range(60):
            if made.table.asking is None:
                break
            agent = made.possible_agents[int(chance.integers(seats))]
            seat = made.possible_agents.index(agent)
            seen = made.observe(agent)
            table = made.table
            made.table = made.game.guess(made.game.seen(table, seat), numbers)
            again = made.observe(agent)
            made.table = table
            assert np.array_equal(seen["observation"], again["observation"])
            if made.agent_selection == agent:
                assert np.array_equal(seen["action_mask"], again["action_mask"])
            mask = made.observe(made.agent_selection)["action_mask"]
            made.step(int(chance.choice(np.flatnonzero(mask))))


def test_a_reset_with_a_seed_changes_neither_rules_nor_settings() -> None:
    made = raw_env("fourbit-town@classic", seats=3, reward="score")
    name = made.metadata["name"]
    for seed in [None, 1, 99, None]:
        made.reset(seed=seed)
        assert (made.metadata["name"], made.num_agents, made.reward) == (name, 3, "score")
        assert made.table.book is made.book


def test_the_version_is_the_identity_of_the_rules_and_a_suffix() -> None:
    made = raw_env("goryokaku")
    assert made.metadata["name"] == f"takujo-goryokaku-{made.book.identity}-v1"


@pytest.mark.filterwarnings("ignore:.*is not possible now")
def test_an_illegal_action_loses_and_the_game_ends() -> None:
    made = env("san-juan")
    made.reset(seed=1)
    seen, *_ = made.last()
    loser = made.agent_selection
    made.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert all(made.terminations.values())
    got: dict[str, float] = {}
    for agent in made.agent_iter():
        _, got[agent], over, _, _ = made.last()
        assert over
        made.step(None)
    assert got == {agent: -1.0 if agent == loser else 0.0 for agent in made.possible_agents}


@pytest.mark.parametrize("action", [-1, 10_000, None])
def test_what_is_no_action_at_all_is_refused_and_changes_nothing(action: int | None) -> None:
    made = env("san-juan")
    made.reset(seed=1)
    before = made.table.to_json()
    with pytest.raises(AssertionError, match="is not one of 0 to"):
        made.step(action)
    assert made.table.to_json() == before


def test_a_step_before_a_reset_or_after_the_end_is_refused() -> None:
    made = env("san-juan", seats=2)
    with pytest.raises(AssertionError, match="reset"):
        made.step(0)
    episode(made, 1, np.random.default_rng(1))
    with pytest.raises(AssertionError, match="reset"):
        made.step(0)


def test_wrong_names_numbers_and_settings_are_named() -> None:
    with pytest.raises(EditionError, match="there is no game 'san-jan'"):
        env("san-jan")
    with pytest.raises(EditionError, match="has no edition 'second'"):
        env("san-juan@second")
    with pytest.raises(EditionError, match="5 cannot play"):
        env("san-juan", seats=5)
    with pytest.raises(ValueError, match="reward must be one of"):
        env("san-juan", reward="money")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="render_mode must be"):
        env("san-juan", render_mode="rgb_array")


def test_views_are_given_where_they_are_asked_for() -> None:
    made = raw_env("san-juan", views=True)
    made.reset(seed=1)
    shown = made.infos[made.agent_selection]["view"]
    assert shown["options"][0].startswith("role")
    assert "?" in shown["players"][(made.table.waiting[0] + 1) % 4]["hand"]
