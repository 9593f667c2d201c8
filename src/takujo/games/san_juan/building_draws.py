"""Buildings that draw a card at their moment: carpenter, poor house, well, stand and hall."""

from __future__ import annotations

from takujo.editions.effect_rule import UseEffect
from takujo.games.san_juan.table import SanJuan


class BuildingDraws(UseEffect[SanJuan]):
    """Use the building, or not; n is the row. Without a card to draw nobody is asked."""

    def begin(self, t: SanJuan, seat: int, n: int) -> None:
        """Deck and discard pile together hold what can be drawn."""
        if t.cards_left():
            super().begin(t, seat, n)
