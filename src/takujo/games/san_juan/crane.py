"""Crane: build over one of the own buildings and pay only the difference."""

from __future__ import annotations

from takujo.games.san_juan.payment import start_payment
from takujo.games.san_juan.price import affordable, price, too_dear
from takujo.games.san_juan.table import Player, SanJuan
from takujo.kernel.agenda import Rule
from takujo.kernel.reason import Reason

NEW_PLOT = 1  # the choice of an empty plot; slot s is the choice s + 1


class Crane(Rule[SanJuan]):
    """Say where the building goes: a new plot, or over a building of either kind."""

    def begin(self, t: SanJuan, seat: int, level: int) -> None:
        """Offer the places where the price can be paid."""
        p = t.players[seat]
        cards = len(p.hand)
        t.must(
            [
                place
                for place in range(NEW_PLOT, len(p.buildings) + 2)
                if affordable(t, p, t.site, level, covered_by(p, place), cards)
            ]
        )

    def take(self, t: SanJuan, seat: int, level: int, place: int) -> None:
        """First pay, then cover: until then the old building still helps."""
        p = t.players[seat]
        t.covering = place - NEW_PLOT
        start_payment(t, seat, price(t, p, t.site, level, covered_by(p, place)))

    def candidates(self, t: SanJuan, seat: int, level: int) -> list[int]:
        """A new plot and every own building."""
        return list(range(NEW_PLOT, len(t.players[seat].buildings) + 2))

    def why_not(self, t: SanJuan, seat: int, level: int, place: int) -> Reason | None:
        """Too dear there."""
        p = t.players[seat]
        return too_dear(t, p, t.site, level, covered_by(p, place), len(p.hand))


def covered_by(p: Player, place: int) -> int:
    """The building that would be covered, or 0 on a new plot."""
    return p.buildings[place - 2] if place > NEW_PLOT else 0
