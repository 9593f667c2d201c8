"""One seat's choices tried out on a guess, as far as the seat can know what follows.

What lies behind a reveal is never looked at: everything found out here, refusals included, is
the same for every table at which the seat could be sitting.
"""

from __future__ import annotations

from copy import copy
from typing import Generic, TypeVar, cast

from takujo.host.secret import asked_together
from takujo.kernel.agenda import Frame
from takujo.kernel.chance import FastNumbers
from takujo.kernel.flow import take
from takujo.kernel.game import Refused
from takujo.kernel.reason import Reason
from takujo.kernel.said import Said
from takujo.kernel.seen import Seen
from takujo.kernel.table import Table

T = TypeVar("T", bound=Table, covariant=True)
AFTER_REVEAL = "after_reveal"  # something comes to light first
AFTER_OTHERS = "after_others"  # somebody else is asked first, or nobody any more


class Ahead(Generic[T]):
    """A guess of the table, and the open question of the seat on it."""

    def __init__(self, seen: Seen[T], guess: int = 1) -> None:
        self.seat = seen.seat
        self.veils = seen.table.veils
        # a guess is a table of the same game
        self.table = cast("T", seen.table.book.game.guess(seen, FastNumbers(guess)))
        # Whether another seat has a choice may depend on its cards: here it is always asked.
        self.table.veils = True
        self.reveals = self.table.reveals
        # Asked together with others, a seat answers this one rule until it is done.
        self.secret = len(asked_together(self.table)) > 1
        self.first = self.table.asking

    @property
    def asking(self) -> Frame | None:
        """What the seat is asked; None where it cannot know, or is not asked."""
        frame = self.table.asking
        if frame is None or frame.seat != self.seat or self.revealed:
            return None
        if self.secret and self.first is not None and frame.id != self.first.id:
            return None
        return frame

    @property
    def revealed(self) -> bool:
        """Has something come to light through what was chosen here?"""
        return self.table.reveals > self.reveals

    def suppose(self) -> None:
        """Go on as if the cards that came to light were those of the guess."""
        self.reveals = self.table.reveals

    def take(self, choice: int) -> None:
        """Choose; what the real table does not ask for is done in passing."""
        take(self.table, choice)
        while not self.veils and self.asking is not None and len(self.table.offered) == 1:
            take(self.table, self.table.offered[0])

    def copy(self) -> Ahead[T]:
        """The same moment, to go on from by itself."""
        other = copy(self)
        other.table = self.table.copy()
        return other

    def too_far(self, choice: str) -> Refused:
        """Why nothing more can be part of the same answer."""
        if self.revealed:
            problem = Said(
                "'{choice}': something comes to light before it, so it needs an answer of its own",
                choice=choice,
            )
            return Refused(problem, Reason(AFTER_REVEAL, {}, ""))
        problem = Said(
            "'{choice}': the answer is complete before it: somebody else is asked first",
            choice=choice,
        )
        return Refused(problem, Reason(AFTER_OTHERS, {}, ""))
