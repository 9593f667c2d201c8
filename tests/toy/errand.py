"""The errand: once a day, beside any question of the own turn, a crop is bought unseen."""

from __future__ import annotations

from takujo.kernel.agenda import Rule
from takujo.kernel.reason import Reason
from tests.toy.effects import COIN
from tests.toy.table import HarvestFair

FETCH = 1


class Errand(Rule[HarvestFair]):
    """An aside: the kernel offers it beside other questions, and asks those again afterwards."""

    def begin(self, t: HarvestFair, seat: int, n: int) -> None:
        """Only in the own turn."""
        t.may([FETCH] if self.why_not(t, seat, n, FETCH) is None else [])

    def take(self, t: HarvestFair, seat: int, n: int, choice: int) -> None:
        """A coin for a crop."""
        t.players[seat].errands += 1
        t.spend(seat, COIN, t.edition.errand)
        t.draw_crops(seat, 1)

    def candidates(self, t: HarvestFair, seat: int, n: int) -> list[int]:
        """To run it."""
        return [FETCH]

    def why_not(self, t: HarvestFair, seat: int, n: int, choice: int) -> Reason | None:
        """Another's turn, already run, too dear, or nothing is left to fetch."""
        if t.turn != seat + 1:
            return Reason("not_your_turn", {}, "5")
        if t.players[seat].errands:
            return Reason("already_run", {}, "5")
        need, have = t.edition.errand, t.coins(seat)
        if have < need:
            return Reason("too_dear", {"need": need, "have": have, "short": need - have}, "5")
        return None if t.crops_left() else Reason("no_crops_left", {}, "5")
