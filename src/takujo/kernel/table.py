"""What lies on the table, and what a rule may do with it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final, TypeVar

from takujo.kernel.agenda import PASS, SEATS, Frame, Rulebook
from takujo.kernel.chance import Chance

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine's own number, for the compiler alone

NOTHING: Final[list[int]] = []  # "no question": never changed, compared by ``is``
Event = tuple[int, ...]  # kind, then what the kind's fields say

C = TypeVar("C")
T = TypeVar("T", bound="Table")


class Result:
    """How a game ended."""

    def __init__(self, scores: list[int], ranks: list[int], reason: str) -> None:
        self.scores = scores
        self.ranks = ranks  # 1 is first; shared places share their number
        self.reason = reason

    def winners(self) -> list[int]:
        """The seats that share the first place."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]


def ranks_of(strength: list[int]) -> list[int]:
    """The place of each seat; who is equally strong shares one."""
    ranks: list[int] = []
    for own in strength:
        rank: i64 = 1
        for other in strength:
            if other > own:
                rank += 1
        ranks.append(rank)
    return ranks


class Table:
    """The complete state of one play. A game adds its fields and writes copy() by hand."""

    def __init__(self, book: Rulebook, seats: int, chance: Chance, purposes: int) -> None:
        self.book = book  # the rulebook in use, shared by all copies
        self.frames = book.frames
        self.seats = seats
        self.chance = chance
        self.times = [0] * purposes  # how often chance was used, by purpose
        # The agenda: still to be carried out, the next one last. What lies above ``depth`` is left
        # over; a list that never shrinks is never given new memory.
        self.stack: list[Frame] = []
        self.depth: i64 = 0
        self.asking: Frame | None = None  # waits for an answer; None: the game is over
        self.offered: list[int] = NOTHING  # what it offers; a new list for every question
        self.uses: list[int] = NOTHING  # how often limited effects were used; rarely needed
        self.veils = False  # is a veiled question asked where only one option is left?
        self.reveals = 0  # how often something hidden came to light: undo stops there
        self.ear: list[Event] | None = None  # hears events; copies have none

    # --- what a rule may do -------------------------------------------------------------
    def then(self, rule: int, seat: int, n: int = 0) -> None:
        """What comes next, in the order of play; all that was there already comes after."""
        column: i64 = seat
        row: i64 = n
        self.lay(self.frames[rule][row * SEATS + column])

    def then_each(self, rule: int, first: int, n: int = 0) -> None:
        """The same for every seat in turn; the first seat gets n, the others 0."""
        uses = self.frames[rule]
        self.lay(uses[n * SEATS + first])
        seat: i64
        for seat in range(first + 1, self.seats):
            self.lay(uses[seat])
        for seat in range(first):
            self.lay(uses[seat])

    def must(self, options: list[int]) -> None:
        """The seat must take one of these, if there are any."""
        self.offered = options

    def may(self, options: list[int]) -> None:
        """The seat may take one of these, or pass."""
        options.insert(0, PASS)
        self.offered = options

    def end(self) -> None:
        """Nothing is left to do: the game is over."""
        self.depth = 0

    # --- the agenda ---------------------------------------------------------------------
    @property
    def agenda(self) -> list[Frame]:
        """What is still to be carried out, the next one last."""
        return self.stack[: self.depth]

    def lay(self, frame: Frame) -> None:
        """Lay one thing on top of the agenda."""
        depth = self.depth
        if depth < len(self.stack):
            self.stack[depth] = frame
        else:
            self.stack.append(frame)
        self.depth = depth + 1

    def lift(self) -> Frame:
        """Take the next thing off the agenda."""
        self.depth = depth = self.depth - 1
        return self.stack[depth]

    def put_in_order(self, low: i64) -> None:
        """Turn round what was just laid: rules say it in the order of play, the last is next."""
        stack = self.stack
        high = self.depth - 1
        while low < high:
            frame = stack[low]
            stack[low] = stack[high]
            stack[high] = frame
            low += 1
            high -= 1

    # --- chance -------------------------------------------------------------------------
    def shuffle(self, cards: list[C], purpose: int, name: str) -> None:
        """Put the cards in the order that the seed holds for this purpose and time."""
        self.chance.numbers(name, self.times[purpose]).shuffle(cards)
        self.times[purpose] += 1

    def below(self, n: int, purpose: int, name: str) -> int:
        """The random number that the seed holds for this purpose and time."""
        drawn = self.chance.numbers(name, self.times[purpose]).below(n)
        self.times[purpose] += 1
        return drawn

    # --- copies -------------------------------------------------------------------------
    def copy(self: T) -> T:
        """An independent table that plays on exactly like this one, without an ear."""
        raise NotImplementedError

    def copy_agenda(self, other: Table) -> None:
        """The kernel's part of a copy."""
        other.times = self.times[:]
        other.stack = self.stack[: self.depth]
        other.depth = self.depth
        other.asking = self.asking
        other.offered = self.offered
        other.uses = self.uses[:] if self.uses else self.uses
        other.veils = self.veils
        other.reveals = self.reveals

    # --- for people and programs; every answer is checked -------------------------------
    @property
    def waiting(self) -> list[int]:
        """The seats that may answer now; empty when the game is over."""
        return self.book.game.waiting(self)

    def options(self, seat: int) -> list[int]:
        """What this seat may choose from; empty if it is not asked."""
        return self.book.game.options(self, seat)

    def describe(self, seat: int, choice: int) -> str:
        """The choice in readable form: ``build library``."""
        return self.book.readable(self.book.game.frame_of(self, seat), choice)

    def play(self, seat: int, choice: int | str) -> None:
        """Answer for a seat, by number or in readable form; Refused says why it cannot be."""
        game = self.book.game
        number = game.parse(self, seat, choice) if isinstance(choice, str) else choice
        game.answer(self, seat, number)

    @property
    def result(self) -> Result | None:
        """Scores, ranks and reason once the game is over."""
        return self.book.game.result(self)

    def to_json(self) -> str:
        """The complete position, to be edited by hand or kept."""
        return json.dumps(self.book.game.to_data(self), ensure_ascii=False, indent=1)
