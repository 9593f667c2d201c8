"""Buildings that draw a card at their moment: carpenter, poor house, well, stand and hall."""

from __future__ import annotations

from takujo.editions.effect_rule import UseEffect
from takujo.editions.effects import Row
from takujo.games.san_juan import effects
from takujo.games.san_juan.table import SanJuan


class BuildingDraws(UseEffect[SanJuan]):
    """Use the building, or not; n is the row. Without a card to draw nobody is asked."""

    def begin(self, t: SanJuan, seat: int, n: int) -> None:
        """Deck and discard pile together hold what can be drawn."""
        if t.cards_left():
            super().begin(t, seat, n)

    def only_gains(self, t: SanJuan, seat: int, n: int) -> list[int]:
        """Cards that cost nothing."""
        return [1] if only_draws(self.effects.rows[n]) else []


def only_draws(row: Row) -> bool:
    """Is it free, in one way only, and for cards?"""
    free = row.is_free() and len(row.gains) == 1
    return free and row.per < 0 and row.gains[0].thing == effects.CARD
