"""What is simulated: which rules, who plays, how many games, and on which deals.

A game is known by its number, from which its deal and its players' own numbers follow. So the
outcome does not depend on who played which game, and every game can be played again by itself.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from takujo.cpu.match import Played
from takujo.editions.mistakes import EditionError
from takujo.games.catalogue import game
from takujo.host.bots import Faults
from takujo.kernel.agenda import Rulebook

if TYPE_CHECKING:
    from takujo.lab.parts import DeadEnd

INDEPENDENT: Final = "independent"  # every game has a deal of its own
ROTATED: Final = "rotated"  # a deal is played once for each seat, the line-up moving round
REPEATED: Final = "repeated"  # a deal is played several times, with other numbers for the players
REPEATS: Final = 4
FAR: Final = 1 << 40  # between the players' numbers of one repetition and the next
MOST_PARTS: Final = 64  # into so many parts games are cut, while a part is not too large
LARGEST_PART: Final = 250


@dataclass(frozen=True)
class Plan:
    """What is to be simulated; complete, so that another process needs nothing else."""

    game: str
    edition_name: str
    edition: dict[str, Any]  # checked and resolved: a file changed meanwhile changes nothing
    line_up: list[str]
    games: int
    seed: int = 1
    rows: bool = False  # whether rows are made, and the games are to be told again
    version: int = 0  # of the rules; 0: the newest
    deals: str = ""  # how games share deals; "" as the line-up asks for

    @classmethod
    def by(
        cls, book: Rulebook, line_up: list[str], games: int, seed: int = 1, rows: bool = False,
        deals: str = "",
    ) -> Plan:  # fmt: skip
        """Games by the rules of this book."""
        name, data, version = book.edition_name, book.edition_data, book.version
        return cls(book.game.name, name, data, line_up, games, seed, rows, version, deals)

    def book(self) -> Rulebook:
        """The rulebook all games are played by."""
        return game(self.game).book_of(self.edition, self.edition_name, self.version)

    @property
    def sharing(self) -> str:
        """Equal players get independent deals: one deal over and over would say less."""
        alone = len(set(self.line_up)) == 1
        return self.deals or (INDEPENDENT if alone else ROTATED)

    @property
    def block(self) -> int:
        """How many games share a deal."""
        return {INDEPENDENT: 1, ROTATED: len(self.line_up), REPEATED: REPEATS}[self.sharing]

    def seed_of(self, number: int) -> int:
        """The seed of a game: one for each block."""
        return self.seed + number // self.block

    def rotation_of(self, number: int) -> int:
        """How far the line-up has moved round the table in this game."""
        return number % self.block if self.sharing == ROTATED else 0

    def luck_of(self, number: int, entry: int) -> int:
        """The number that an entry's player draws its own chance from, in this game."""
        own = self.seed_of(number) * len(self.line_up) + entry
        return own + FAR * (number % self.block) if self.sharing == REPEATED else own

    @property
    def part_size(self) -> int:
        """Games in a part; it follows from the plan, so that the parts are always the same."""
        return min(LARGEST_PART, max(1, self.games // MOST_PARTS))

    @property
    def parts(self) -> int:
        """How many parts there are."""
        return -(-self.games // self.part_size)

    def numbers_of(self, part: int) -> range:
        """The games of a part."""
        first = part * self.part_size
        return range(first, min(self.games, first + self.part_size))


@dataclass
class Outcome:
    """What was played, in order; fewer games than planned if it was stopped."""

    plan: Plan
    played: list[Played] = field(default_factory=list)
    seconds: float = 0.0
    stopped: str = ""  # why before the end: see ``simulation``
    problem: EditionError | None = None  # what could not be written
    dead_end: DeadEnd | None = None  # the game that never came to an end
    faults: dict[str, Faults] = field(default_factory=dict)  # bots that lost turns
