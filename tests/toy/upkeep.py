"""Upkeep: two procedures; the edition's ``[rules] upkeep`` says which one stands."""

from __future__ import annotations

from takujo.kernel.agenda import Rule
from tests.toy.effects import COIN, RIBBON
from tests.toy.table import HarvestFair


class FlatUpkeep(Rule[HarvestFair]):
    """Who has a stall pays the same, however many there are."""

    def begin(self, t: HarvestFair, seat: int, n: int) -> None:
        """Once."""
        owe(t, seat, t.edition.upkeep_coins if t.players[seat].stalls else 0)


class UpkeepByLevel(Rule[HarvestFair]):
    """Every stall after the first costs upkeep."""

    def begin(self, t: HarvestFair, seat: int, n: int) -> None:
        """Stall by stall."""
        owe(t, seat, t.edition.upkeep_coins * max(0, len(t.players[seat].stalls) - 1))


def owe(t: HarvestFair, seat: int, coins: int) -> None:
    """Who cannot pay it all pays what there is and loses a ribbon."""
    have = t.coins(seat)
    t.spend(seat, COIN, min(coins, have))
    if have < coins and t.ribbons(seat):
        t.spend(seat, RIBBON, 1)
