"""Planned buildings: taking one, giving one up (4-6)."""

from __future__ import annotations

from takujo.games.fourbit_town import effects, names
from takujo.games.fourbit_town.table import Town
from takujo.kernel.agenda import PASS, Rule
from takujo.kernel.reason import Reason


class Plan(Rule[Town]):
    """A building of the row, or the top of the deck unseen, into the planning area."""

    def begin(self, t: Town, seat: int, n: int) -> None:
        """The deck is the choice after the last building."""
        options = sorted(t.row)
        if t.deck:
            options.append(deck_choice(t))
        if n & names.MUST:
            t.must(options)
        else:
            t.may(options)

    def take(self, t: Town, seat: int, n: int, choice: int) -> None:
        """Then what planning brings."""
        if choice == PASS:
            return
        if choice == deck_choice(t):
            t.plan_blind(seat)
        else:
            t.plan_from_row(seat, choice)
        if t.by_place:
            t.planned_here = 1
        t.react(seat, effects.PLANNED)

    def candidates(self, t: Town, seat: int, n: int) -> list[int]:
        """The row and the deck."""
        return [*sorted(t.row), deck_choice(t)]

    def why_not(self, t: Town, seat: int, n: int, choice: int) -> Reason | None:
        """The deck has run out."""
        if choice == deck_choice(t) and not t.deck:
            return Reason("deck_empty", {}, "4-6")
        return None


class Cancel(Rule[Town]):
    """A planned building goes back into the row, for all to see."""

    def begin(self, t: Town, seat: int, n: int) -> None:
        """Any of the own ones."""
        if n & names.MUST:
            t.must(t.planned(seat))
        else:
            t.may(t.planned(seat))

    def take(self, t: Town, seat: int, n: int, building: int) -> None:
        """Then what giving up brings."""
        if building == PASS:
            return
        t.plan_into_row(seat, building, -1 - names.CANCEL)
        t.react(seat, effects.CANCELLED)

    def candidates(self, t: Town, seat: int, n: int) -> list[int]:
        """The own plans."""
        return t.planned(seat)


class GiveUp(Rule[Town]):
    """A planned building is the price of an effect: it goes back into the row."""

    def begin(self, t: Town, seat: int, n: int) -> None:
        """One must go."""
        t.must(t.planned(seat))

    def take(self, t: Town, seat: int, n: int, building: int) -> None:
        """It is no action, and brings nothing by itself."""
        t.plan_into_row(seat, building, -1 - names.GIVE_UP)

    def candidates(self, t: Town, seat: int, n: int) -> list[int]:
        """The own plans."""
        return t.planned(seat)


def deck_choice(t: Town) -> int:
    """The choice that stands for the top of the deck."""
    return len(t.edition.buildings)
