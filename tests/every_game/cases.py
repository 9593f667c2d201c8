"""Every game, edition and number of seats; from the sources the Harvest Fair is among them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Final

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st

from takujo.build import KIND
from takujo.editions.printed import PrintedGame
from takujo.games.catalogue import GAMES
from takujo.kernel.agenda import Rulebook
from takujo.kernel.chance import FastNumbers, Numbers, fast
from takujo.kernel.table import Table
from tests.every_game.accounts import Accounts
from tests.every_game.goryokaku_accounts import GoryokakuAccounts
from tests.every_game.san_juan_accounts import SanJuanAccounts
from tests.every_game.town_accounts import TownAccounts

SEEDS: Final = st.integers(0, 1_000_000)
TIMES: Final = int(os.environ.get("TAKUJO_LAWS", "1"))  # TAKUJO_LAWS=20: so many times the examples


def laws(examples: int) -> settings:
    """The same examples every time; a smaller seed explains nothing, so none is looked for."""
    return settings(
        max_examples=examples * TIMES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
    )


class Case:
    """One game in one edition with so many seats."""

    def __init__(
        self, game: PrintedGame[Table], accounts: Accounts, edition: str, seats: int
    ) -> None:
        self.game = game
        self.accounts = accounts
        self.edition = edition
        self.seats = seats

    def __repr__(self) -> str:
        return f"{self.game.name}@{self.edition}-{self.seats}"

    @property
    def book(self) -> Rulebook:
        """The rules."""
        return self.game.book(self.edition)

    def deal(self, seed: int) -> Table:
        """A new table."""
        return self.game.deal(self.book, self.seats, fast(seed))

    def after(self, seed: int, decisions: int) -> Table:
        """A table after so many random decisions, fewer if the game is over before."""
        t = self.deal(seed)
        numbers = FastNumbers(seed)
        for _ in range(decisions):
            if t.asking is not None:
                step(t, numbers)
        return t

    def positions(self, seed: int, every: int) -> Iterator[Table]:
        """The tables of one random game, the first and then every so many decisions."""
        t = self.deal(seed)
        numbers = FastNumbers(seed)
        decisions = 0
        while t.asking is not None:
            if decisions % every == 0:
                yield t
            step(t, numbers)
            decisions += 1
        yield t


def step(t: Table, numbers: Numbers) -> tuple[int, int]:
    """One random answer of one random waiting seat; the seat and the choice."""
    waiting = t.waiting
    seat = waiting[numbers.below(len(waiting))]
    options = t.options(seat)
    choice = options[numbers.below(len(options))]
    t.play(seat, choice)
    return seat, choice


def all_cases() -> list[Case]:
    """The catalogue, and the Harvest Fair where its rules can be written."""
    books: dict[str, Accounts] = {
        "san-juan": SanJuanAccounts(),
        "fourbit-town": TownAccounts(),
        "goryokaku": GoryokakuAccounts(),
    }
    games = list(GAMES)
    if KIND == "pure":  # a compiled class cannot be subclassed by a game of the tests
        from tests.every_game.fair_accounts import FairAccounts
        from tests.toy.game import HarvestFairGame

        games.append(HarvestFairGame())
        books["harvest-fair"] = FairAccounts()
    return [
        Case(game, books[game.name], edition, seats)
        for game in games
        for edition in game.editions()
        for seats in sorted(game.seats)
    ]


CASES: Final = all_cases()
every_case: Final = pytest.mark.parametrize("case", CASES, ids=repr)
