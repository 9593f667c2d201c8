"""Library: doubles the privilege of the role its owner picked."""

from __future__ import annotations

from takujo.games.san_juan import events, names
from takujo.games.san_juan.table import SanJuan
from takujo.kernel.agenda import PASS, Rule

USE = 1


class Library(Rule[SanJuan]):
    """Who picks two roles in a round doubles only one of them, and says which; n is the role."""

    def begin(self, t: SanJuan, seat: int, role: int) -> None:
        """Ask while it has not been used this round."""
        t.may([] if t.library_used else [USE])

    def take(self, t: SanJuan, seat: int, role: int, choice: int) -> None:
        """The phase follows with the single or the doubled privilege."""
        if choice == PASS:
            t.then(names.PHASE[role], seat, 1)
            return
        t.library_used = 1
        if t.ear is not None:
            t.ear.append((events.LIBRARY_USED, seat, role))
        t.then(names.PHASE[role], seat, 2)

    def candidates(self, t: SanJuan, seat: int, role: int) -> list[int]:
        """To use it."""
        return [USE]
