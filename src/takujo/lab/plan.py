"""What is simulated, and how each of its games went.

A game is known by its number: the seed is the same for a whole block, in which the line-up
moves round the table seat by seat. So the outcome does not depend on who played which game,
and every game can be played again by itself.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from takujo.cpu.match import Played, play_game
from takujo.games.catalogue import game
from takujo.kernel.agenda import Rulebook


@dataclass(frozen=True)
class Plan:
    """What is to be simulated; complete, so that another process needs nothing else."""

    game: str
    edition_name: str
    edition: dict[str, Any]  # checked and resolved: a file changed meanwhile changes nothing
    line_up: list[str]
    games: int
    seed: int = 1
    with_choices: bool = False  # whether the games are to be told again
    version: int = 0  # of the rules; 0: the newest

    def book(self) -> Rulebook:
        """The rulebook all games are played by."""
        return game(self.game).book_of(self.edition, self.edition_name, self.version)

    def seed_of(self, number: int) -> int:
        """The seed of a game: one for each block."""
        return self.seed + number // len(self.line_up)

    def rotation_of(self, number: int) -> int:
        """How far the line-up has moved round the table in this game."""
        return number % len(self.line_up)


@dataclass
class Outcome:
    """What was played, in order; fewer games than planned if it was stopped."""

    plan: Plan
    played: list[Played] = field(default_factory=list)
    seconds: float = 0.0
    stopped: str = ""  # why before the end: "interrupted", or "worker" if one died


def play_one(plan: Plan, book: Rulebook, number: int) -> Played:
    """One game of the plan."""
    seed, rotation = plan.seed_of(number), plan.rotation_of(number)
    return play_game(book, plan.line_up, seed, rotation, number, plan.with_choices)
