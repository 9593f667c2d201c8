"""Buildings that draw a card at their moment: carpenter, poor house, well, stand and hall."""

from __future__ import annotations

from takujo.editions.effect_rule import UseEffect
from takujo.games.san_juan.table import SanJuan
from takujo.kernel.table import Table


class BuildingDraws(UseEffect):
    """Use the building, or not; n is the row. Without a card to draw nobody is asked."""

    def begin(self, t: Table, seat: int, n: int) -> None:
        """Deck and discard pile together hold what can be drawn."""
        assert isinstance(t, SanJuan)
        if t.cards_left():
            super().begin(t, seat, n)
