"""Every game as a PettingZoo AEC environment.

``env("fourbit-town@classic", seats=3)``: actions are the fixed action ids of the edition, with a
mask of those open now; observations are made from what the seat has seen, and from nothing else.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import numpy as np
import numpy.typing as npt
from gymnasium import logger, spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv

from takujo.interop.tables import (
    REWARDS,
    Rewards,
    actions,
    book_and_seats,
    in_words,
    rewards,
    version,
    view,
)
from takujo.kernel.chance import fast
from takujo.kernel.flow import take

SEEDS: Final = 1 << 29  # deals without a given seed are drawn from so many
Observation = Literal["dictionary", "tensor"]
OBSERVATIONS: Final[tuple[Observation, ...]] = ("dictionary", "tensor")
ILLEGAL: Final = -1  # the reward of who plays what is not possible; the game ends with it


class TakujoEnv(AECEnv, EzPickle):  # type: ignore[misc] # PettingZoo has no types
    """A table, asked and answered seat by seat; secret questions one after the other, hidden.

    It checks what PettingZoo's wrappers check (order, bounds, illegal actions) by itself: three
    wrappers look every attribute up three times, which took longer than the game.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 (PettingZoo's own name and kind)
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        reward: Rewards = "win",
        observation: Observation = "dictionary",
        views: bool = False,
        render_mode: str | None = None,
    ) -> None:
        """``reward``: win, rank or score. ``observation``: a dictionary with the mask in it, or a
        tensor with the mask in ``infos``. ``views``: what a seat knows as data, in ``infos`` too.
        """
        EzPickle.__init__(self, name, seats, reward, observation, views, render_mode)
        super().__init__()
        if observation not in OBSERVATIONS:
            raise ValueError(f"observation must be one of {', '.join(OBSERVATIONS)}")
        if reward not in REWARDS:
            raise ValueError(f"reward must be one of {', '.join(REWARDS)}, not {reward!r}")
        if render_mode not in [None, *self.metadata["render_modes"]]:
            raise ValueError(f"render_mode must be ansi or human, not {render_mode!r}")
        self.book, count = book_and_seats(name, seats)
        self.game = self.book.game
        self.metadata = {
            **self.metadata,
            "name": f"takujo-{self.game.name}-{version(self.book)}",
        }
        self.reward: Rewards = reward
        self.views = views
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(count)]
        self.agents: list[str] = []
        self.observation = observation
        self.action_spaces = {
            agent: spaces.Discrete(self.book.actions) for agent in self.possible_agents
        }
        self.observation_spaces = {agent: self.space() for agent in self.possible_agents}
        self.chance = np.random.default_rng()

    def space(self) -> spaces.Space[Any]:
        """What an observation looks like."""
        tensor = spaces.Box(0, 255, (len(self.game.layout(self.book)),), np.uint8)
        if self.observation == "tensor":
            return tensor
        mask = spaces.Box(0, 1, (self.book.actions,), np.int8)
        return spaces.Dict({"observation": tensor, "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What observations of this seat look like."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All actions there are in this edition."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new deal: the same for the same seed; rules and settings stay what they were."""
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        deal = int(self.chance.integers(SEEDS))
        self.table = self.game.deal(self.book, len(self.possible_agents), fast(deal))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.turn()

    def turn(self) -> None:
        """Who is asked now."""
        asking = self.table.asking
        assert asking is not None
        self.agent_selection = agent = self.possible_agents[asking.seat]
        info: dict[str, Any] = {}
        if self.observation == "tensor":
            info["action_mask"] = self.mask(asking.seat)
        if self.views:
            info["view"] = view(self.table, asking.seat)
        if info:
            self.infos[agent] = info

    def mask(self, seat: int) -> npt.NDArray[np.int8]:
        """Which actions are possible; none unless the seat is asked."""
        mask = np.zeros(self.book.actions, np.int8)
        asking = self.table.asking
        if asking is not None and asking.seat == seat:
            mask[list(actions(self.table))] = 1
        return mask

    def observe(self, agent: str) -> Any:
        """What this seat knows."""
        seat = self.possible_agents.index(agent)
        seen = self.game.features(self.game.seen(self.table, seat))
        numbers = np.frombuffer(seen, np.uint8)
        if self.observation == "tensor":
            return numbers
        return {"observation": numbers, "action_mask": self.mask(seat)}

    def step(self, action: int | None) -> None:
        """The seat that is asked takes an action of its mask; any other loses the game."""
        if not self.agents:
            raise AssertionError("reset() needs to be called before step()")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not 0 <= action < self.book.actions:
            raise AssertionError(f"action {action} is not one of 0 to {self.book.actions - 1}")
        self._cumulative_rewards[agent] = 0
        choice = actions(self.table).get(int(action))
        if choice is None:
            self.lose(agent, int(action))
            return
        take(self.table, choice)
        if self.table.asking is not None:
            self.turn()
        else:
            result = self.table.result
            assert result is not None
            self.end(dict(zip(self.agents, rewards(result, self.reward), strict=True)))
        if self.render_mode == "human":
            self.render()

    def lose(self, agent: str, action: int) -> None:
        """An action that is not possible ends the game, as in PettingZoo's own games."""
        logger.warn(f"{agent} lost: action {action} is not possible now; the mask says which are")
        self.end({each: float(ILLEGAL if each == agent else 0) for each in self.agents})

    def end(self, given: dict[str, float]) -> None:
        """Everybody gets a reward, once."""
        self.rewards = given
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """The table as text, as who is asked knows it."""
        if self.render_mode is None:
            logger.warn("render() needs a render_mode: ansi or human")
            return None
        text = in_words(self.table)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """There is nothing to close."""


env = TakujoEnv  # by the names that PettingZoo's modules have
raw_env = TakujoEnv
