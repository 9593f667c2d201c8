"""Hand limit: between rounds, and only then, too full hands are discarded down to it."""

from __future__ import annotations

from takujo.games.san_juan import names
from takujo.games.san_juan.effects import HAND_LIMITS
from takujo.games.san_juan.table import Player, SanJuan
from takujo.kernel.agenda import Rule


class HandLimit(Rule[SanJuan]):
    """Who holds more than the limit discards cards of his choice."""

    def begin(self, t: SanJuan, seat: int, n: int) -> None:
        """The rest is up to the rule for discarding."""
        cards = excess(t, t.players[seat])
        if cards > 0:
            t.then(names.DISCARD, seat, cards)


def excess(t: SanJuan, p: Player) -> int:
    """How many cards the player holds above the limit; below 0 if there is room."""
    return len(p.hand) - hand_limit(t, p)


def hand_limit(t: SanJuan, p: Player) -> int:
    """Seven cards; the tower raises it."""
    e = t.edition
    limit = e.hand_limit
    for row in e.effects.at[HAND_LIMITS]:
        if p.has(row.source):
            limit = max(limit, row.gains[0].number)
    return limit
