"""What the effects of an edition need of a table."""

from __future__ import annotations

from takujo.kernel.reason import Reason
from takujo.kernel.table import Table


class EffectTable(Table):
    """A table on which effects act; a game says what its elements, counts and things are."""

    def owns(self, seat: int, source: int) -> bool:
        """Does the seat have the element this effect belongs to, working now?"""
        raise NotImplementedError

    def count(self, seat: int, what: int) -> int:
        """How many of these the seat has, by the game's list of counts."""
        raise NotImplementedError

    def stock(self, seat: int, thing: int) -> int:
        """How many of these the seat could pay."""
        raise NotImplementedError

    def gain(self, seat: int, thing: int, amount: int) -> None:
        """Give the seat so many of these."""
        raise NotImplementedError

    def spend(self, seat: int, thing: int, amount: int) -> None:
        """Take so many of these from the seat."""
        raise NotImplementedError

    def gain_by(self, seat: int, thing: int, amount: int, row: int) -> None:
        """The same, where it matters which effect gives it."""
        self.gain(seat, thing, amount)

    def acting_place(self, seat: int) -> int:
        """The place whose effect the seat is carrying out, or -1; for effects bound to one."""
        raise NotImplementedError

    def used_up(self, bit: int) -> bool:
        """Has this once-a-turn effect been used in this turn?"""
        raise NotImplementedError

    def use_up(self, bit: int) -> None:
        """This once-a-turn effect has been used."""
        raise NotImplementedError

    def act(self, seat: int, thing: int, amount: int, chosen: bool) -> None:
        """Do an action an effect gives; where it was not chosen yet, its own rule asks."""
        raise NotImplementedError

    def why_no_act(self, seat: int, thing: int) -> Reason | None:
        """Why the seat cannot do this action now; None if it can."""
        raise NotImplementedError

    def remember(self, choice: int) -> None:
        """How an effect is used whose payment is still asked for."""
        raise NotImplementedError

    def remembered(self) -> int:
        """The choice that was remembered last."""
        raise NotImplementedError
