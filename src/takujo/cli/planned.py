"""Which games a command is asked to play, read part by part: every mistake is named at once."""

from __future__ import annotations

from typing import Final

from takujo.cli.asked_for import (
    USUAL,
    Arguments,
    game_and_edition,
    seats,
    seats_with_bots,
    whole_number,
)
from takujo.cli.changes import tell_settings
from takujo.cli.options import GamesAsked
from takujo.cpu.levels import LEVELS
from takujo.editions.language import Language
from takujo.kernel.agenda import Rulebook
from takujo.lab.plan import Plan
from takujo.lab.processes import cores

MOST_GAMES: Final = 10_000_000
MOST_JOBS: Final = 256


class GamesWanted(Arguments):
    """The games of a command, and whatever else it is asked for; first all of it is read."""

    def __init__(self, games: GamesAsked, least: int = 1, bots: bool = False) -> None:
        super().__init__()
        self.of, self.edition = of, edition = game_and_edition(games.target)
        self.settings = games.settings
        self._book = self.part(lambda: of.book(edition, games.settings))
        self._players = self.part(
            lambda: (
                seats_with_bots(games.seats, of) if bots else seats(games.seats, of, USUAL, LEVELS)
            )
        )
        self._games = self.part(lambda: whole_number("--games", games.games, least, MOST_GAMES))
        self._seed = self.part(lambda: whole_number("--seed", games.seed, 0))
        self._jobs = self.part(lambda: processes(games.jobs))

    @property
    def book(self) -> Rulebook:
        """The rules of the edition with what is changed in it."""
        return self._book.value

    @property
    def jobs(self) -> int:
        """Into how many processes the games go."""
        return self._jobs.value

    def tell_settings(self, say: Language) -> None:
        """Name what is played where something is changed in the edition."""
        tell_settings(self.of, self.edition, self.settings, self.book.edition_data, say)

    def plan(self, rows: bool = False, deals: str = "", book: Rulebook | None = None) -> Plan:
        """The games themselves; or the same by another book."""
        players, games, seed = self._players.value, self._games.value, self._seed.value
        return Plan.by(book or self.book, players, games, seed, rows, deals)


def processes(text: str) -> int:
    """How many processes are asked for; by itself as many as there are cores."""
    return whole_number("--jobs", text, 0, MOST_JOBS) or cores()
