"""Hiring, raising the marker and moving on the track: one question each, yes or no (4-5, 4-6)."""

from __future__ import annotations

from typing import Final

from takujo.games.fourbit_town import doing
from takujo.games.fourbit_town.table import Town
from takujo.kernel.agenda import PASS, Rule
from takujo.kernel.reason import Reason

YES: Final = 1


class Hire(Rule[Town]):
    """One worker for its price, below the limit."""

    def begin(self, t: Town, seat: int, n: int) -> None:
        """If it can be done."""
        t.may([YES] if doing.why_no_hire(t, seat) is None else [])

    def take(self, t: Town, seat: int, n: int, choice: int) -> None:
        """And what follows from hiring."""
        if choice != PASS:
            doing.hire(t, seat)

    def candidates(self, t: Town, seat: int, n: int) -> list[int]:
        """To hire."""
        return [YES]

    def why_not(self, t: Town, seat: int, n: int, choice: int) -> Reason | None:
        """What stands against it."""
        return doing.why_no_hire(t, seat)


class Level(Rule[Town]):
    """The marker one step on, for its price."""

    def begin(self, t: Town, seat: int, n: int) -> None:
        """If it can be done."""
        t.may([YES] if doing.why_no_level(t, seat) is None else [])

    def take(self, t: Town, seat: int, n: int, choice: int) -> None:
        """And what follows from it."""
        if choice != PASS:
            doing.raise_level(t, seat)

    def candidates(self, t: Town, seat: int, n: int) -> list[int]:
        """To raise it."""
        return [YES]

    def why_not(self, t: Town, seat: int, n: int, choice: int) -> Reason | None:
        """What stands against it."""
        return doing.why_no_level(t, seat)


class Advance(Rule[Town]):
    """One space ahead on the track; n is 1 for the action, 0 for a bare move."""

    def begin(self, t: Town, seat: int, n: int) -> None:
        """There is always a space ahead."""
        t.may([YES])

    def take(self, t: Town, seat: int, n: int, choice: int) -> None:
        """Only the action brings more."""
        if choice == PASS:
            return
        if n:
            doing.step(t, seat)
        else:
            t.advance(seat)

    def candidates(self, t: Town, seat: int, n: int) -> list[int]:
        """To advance."""
        return [YES]
