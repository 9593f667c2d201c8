"""Selling a building: it goes back into the row for its sale value (4-6)."""

from __future__ import annotations

from takujo.games.fourbit_town import effects, events, names
from takujo.games.fourbit_town.table import Town
from takujo.kernel.agenda import PASS, Rule
from takujo.kernel.hidden import without


class Sell(Rule[Town]):
    """Any of the own buildings; VP already scored stay."""

    def begin(self, t: Town, seat: int, n: int) -> None:
        """All that stand."""
        if n & names.MUST:
            t.must(sorted(t.players[seat].buildings))
        else:
            t.may(sorted(t.players[seat].buildings))

    def take(self, t: Town, seat: int, n: int, building: int) -> None:
        """It stops working at once."""
        if building == PASS:
            return
        p = t.players[seat]
        p.buildings = without(p.buildings, building)
        p.owned &= ~(1 << building)
        t.row = [*t.row, building]
        if t.ear is not None:
            t.ear.append((events.SOLD, seat, building))
        t.receive(seat, effects.COIN, t.edition.sale[building], -1 - names.SELL)
        t.react(seat, effects.SOLD)

    def candidates(self, t: Town, seat: int, n: int) -> list[int]:
        """The own buildings."""
        return sorted(t.players[seat].buildings)
