"""Every game as an OpenSpiel game: ``pyspiel.load_game("takujo_fourbit_town(edition=classic)")``.

Importing this module registers the games. All chance of a game is one chance node at its
beginning: which of ``deals`` deals it is. Everything shuffled or drawn later follows from it, so
who searches must do so on ``state.resample_from_infostate(player, random)``, which deals all that
the player has not seen again, later shuffles included. (OpenSpiel's other way, chance that is
sampled inside a state, cannot be kept by games written in Python.) Questions asked in secret are
moves one after the other, each hidden from the others.
"""

from __future__ import annotations

import json
import random
from typing import Any, Final, NamedTuple

import numpy as np
import pyspiel

from takujo.api import from_json
from takujo.cpu.guessing import likely_guess
from takujo.editions.printed import PrintedGame
from takujo.games.catalogue import GAMES
from takujo.interop.tables import actions, book_and_seats, rewards
from takujo.kernel.agenda import PASS
from takujo.kernel.chance import FastNumbers, fast
from takujo.kernel.flow import take
from takujo.kernel.table import Event, Table

SEEDS: Final = 1 << 29
MOST_DEALS: Final = 1_000_000
LONGEST: Final = 100_000  # moves of a game: far above any that was seen
DEALS: Final = 10_000  # the outcomes of the chance node


def name_of(game: PrintedGame[Table]) -> str:
    """As OpenSpiel writes names: ``takujo_san_juan``."""
    return f"takujo_{game.name.replace('-', '_')}"


def game_type(game: PrintedGame[Table]) -> Any:
    """What OpenSpiel must know of a game before it is loaded."""
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=f"Takujo {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "edition": game.default_edition,
            "players": game.seats[0],
            "deals": DEALS,
        },
    )


class TakujoGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel has no types
    """One game with one edition and number of players."""

    rules: PrintedGame[Table]  # each game has a class of its own

    def __init__(self, params: dict[str, Any]) -> None:
        game = self.rules
        name = f"{game.name}@{params.get('edition', game.default_edition)}"
        self.book, self.players = book_and_seats(name, int(params.get("players", game.seats[0])))
        self.layout = game.layout(self.book)
        self.deals = int(params.get("deals", DEALS))
        if not 0 < self.deals <= MOST_DEALS:
            raise ValueError(f"deals must be from 1 to {MOST_DEALS}, not {self.deals}")
        info = pyspiel.GameInfo(
            num_distinct_actions=self.book.actions,
            max_chance_outcomes=self.deals,
            num_players=self.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game), info, params)

    def new_initial_state(self) -> TakujoState:
        """Before the deal."""
        return TakujoState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> TakujoObserver:
        """What a player sees; with perfect recall the string also tells all it has heard."""
        if params:
            raise ValueError(f"an observer takes no parameters, not {params}")
        recall = kind is not None and kind.perfect_recall
        return TakujoObserver(len(self.layout), recall)

    def max_chance_nodes_in_history(self) -> int:
        """The deal."""
        return 1


class Listened(NamedTuple):
    """How far somebody has listened: the table then, and all events up to it. Never changed."""

    table: Table
    taken: int  # choices
    events: list[Event]


class HeldTable:
    """A table as a state holds it: copied and kept by what the table itself can do."""

    def __init__(self, start: Table, heard: list[list[Event]]) -> None:
        self.start = start  # what ``taken`` was chosen from; never played on
        self.heard = heard  # by player: what it was told before that
        self.taken: list[int] = []
        self.table = start.copy()
        self.listened = Listened(start, 0, [])
        self.open: dict[int, int] | None = None  # what may be chosen, once somebody has asked
        self.said: dict[int, list[Event]] = {}  # by player: what ``told`` gave at this moment

    def __deepcopy__(self, memo: dict[int, Any]) -> HeldTable:
        other = HeldTable.__new__(HeldTable)
        other.start = self.start
        other.heard = self.heard
        other.taken = self.taken[:]
        other.table = self.table.copy()
        other.listened = self.listened
        other.open = self.open
        other.said = self.said
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        return kept, (self.start.to_json(), self.heard, self.taken)

    def take(self, choice: int) -> None:
        """Who is asked takes this choice."""
        self.open = None
        self.said = {}
        self.taken.append(choice)
        take(self.table, choice)

    def actions(self) -> dict[int, int]:
        """The choices open to who is asked, by their action id; asked for twice a move."""
        if self.open is None:
            self.open = actions(self.table)
        return self.open

    def told(self, player: int) -> list[Event]:
        """Everything that has happened, as the player may know it."""
        if player not in self.said:
            self.said[player] = self.heard[player] + self.told_since(player)
        return self.said[player]

    def told_since(self, player: int) -> list[Event]:
        """The same since the start of this table."""
        before = self.listened
        t = before.table.copy()
        t.ear = []
        for choice in self.taken[before.taken :]:
            take(t, choice)
        events = before.events + t.ear
        self.listened = Listened(t, len(self.taken), events)  # who asks next hears only the rest
        kinds = t.book.game.events
        return [kinds[event[0]].for_seat(event, player) for event in events]


def kept(start: str, heard: list[list[Event]], taken: list[int]) -> HeldTable:
    """The same table again: what it began with, and what was chosen since."""
    held = HeldTable(from_json(start), heard)
    for choice in taken:
        held.take(choice)
    return held


class TakujoState(pyspiel.State):  # type: ignore[misc] # OpenSpiel has no types
    """A table; before the deal there is none."""

    def __init__(self, game: TakujoGame) -> None:
        super().__init__(game)
        self.held: HeldTable | None = None

    @property
    def table(self) -> Table:
        """The table, once it is dealt."""
        assert self.held is not None, "nothing is dealt yet"
        return self.held.table

    def of(self) -> TakujoGame:
        """The game this is a state of."""
        game: TakujoGame = self.get_game()
        return game

    def current_player(self) -> int:
        """Who is asked."""
        if self.held is None:
            return int(pyspiel.PlayerId.CHANCE)
        asking = self.held.table.asking
        return int(pyspiel.PlayerId.TERMINAL) if asking is None else asking.seat

    def _legal_actions(self, player: int) -> list[int]:
        assert self.held is not None, "nothing is dealt yet"
        return sorted(self.held.actions())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal is as likely as the others."""
        deals = self.of().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self.held is None:
            game = self.of()
            table = game.book.game.deal(game.book, game.players, fast(action))
            self.held = HeldTable(table, [[] for _ in range(game.players)])
            return
        possible = self.held.actions()
        if action not in possible:
            raise ValueError(f"action {action} is not possible now; possible: {sorted(possible)}")
        self.held.take(possible[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        book = self.of().book
        for id in range(len(book.paragraphs) - 1, -1, -1):
            if action >= book.first_action[id]:
                choice = action - book.first_action[id]
                paragraph = book.paragraphs[id]
                named = paragraph.choices[choice]
                return f"{paragraph.name} pass" if choice == PASS else f"{paragraph.name} {named}"
        raise ValueError(f"there is no action {action}")

    def is_terminal(self) -> bool:
        """Is nobody asked any more?"""
        return self.held is not None and self.held.table.asking is None

    def returns(self) -> list[float]:
        """The share of the win, once it is over."""
        if not self.is_terminal():
            return [0.0] * self.of().players
        result = self.table.result
        assert result is not None
        return rewards(result, "win")

    def resample_from_infostate(self, player: int, sampler: Any = None) -> TakujoState:
        """A state that this player could be in: everything it has not seen is dealt again."""
        state: TakujoState = self.clone()
        if self.held is None:
            return state
        numbers = FastNumbers(drawn(sampler))
        game = self.table.book.game
        table = likely_guess(game, game.seen(self.table, player), numbers)
        heard = [self.held.told(player) if seat == player else [] for seat in range(table.seats)]
        state.held = HeldTable(table, heard)
        return state

    def __str__(self) -> str:
        if self.held is None:
            return "before the deal"
        return json.dumps(json.loads(self.table.to_json()), ensure_ascii=False, sort_keys=True)


def drawn(sampler: Any) -> int:
    """A number from whatever OpenSpiel's programs hand over to draw with."""
    if sampler is None:
        return random.randrange(SEEDS)
    if isinstance(sampler, np.random.RandomState):
        return int(sampler.randint(SEEDS))
    number = sampler() if callable(sampler) else sampler.random()
    return int(number * SEEDS) % SEEDS


class TakujoObserver:
    """Numbers and a string, both from what the player has seen and from nothing else."""

    def __init__(self, size: int, recall: bool) -> None:
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"seen": self.tensor}
        self.recall = recall

    def set_from(self, state: TakujoState, player: int) -> None:
        """The numbers of the player; all 0 before the deal."""
        if state.held is None:
            self.tensor.fill(0)
            return
        game = state.table.book.game
        self.tensor[:] = np.frombuffer(game.features(game.seen(state.table, player)), np.uint8)

    def string_from(self, state: TakujoState, player: int) -> str:
        """What the player knows as JSON, and with perfect recall all that it was told."""
        if state.held is None:
            return "before the deal"
        game = state.table.book.game
        known = game.view(game.seen(state.table, player))
        text = json.dumps(known, ensure_ascii=False, sort_keys=True)
        if self.recall:
            text += "\n" + json.dumps(state.held.told(player))
        return text


for each in GAMES:
    # A class and no function: OpenSpiel lets go of it when Python is no more, and a class stays.
    pyspiel.register_game(game_type(each), type(name_of(each), (TakujoGame,), {"rules": each}))
