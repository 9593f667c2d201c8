"""Chapel: between rounds its owner may put a card from the hand under it, for one point."""

from __future__ import annotations

from takujo.games.san_juan import events
from takujo.games.san_juan.table import SanJuan
from takujo.kernel.agenda import PASS, Rule
from takujo.kernel.hidden import kinds, put_in


class Chapel(Rule[SanJuan]):
    """Tuck one card; how many lie there is public, the cards are not."""

    def begin(self, t: SanJuan, seat: int, n: int) -> None:
        """Only owners are asked."""
        p = t.players[seat]
        if p.has(t.edition.chapel):
            t.may(kinds(p.hand))

    def take(self, t: SanJuan, seat: int, n: int, card: int) -> None:
        """The card is out of play and scores at the end."""
        if card == PASS:
            return
        t.leave_hand(seat, card)
        put_in(t.players[seat].chapel, card)
        if t.ear is not None:
            t.ear.append((events.TUCKED, seat, card))

    def candidates(self, t: SanJuan, seat: int, n: int) -> list[int]:
        """Every kind of card in hand."""
        return kinds(t.players[seat].hand)
