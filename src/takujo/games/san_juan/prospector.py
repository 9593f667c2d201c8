"""Prospector: whoever picked it draws a card; then the gold mines are worked."""

from __future__ import annotations

from takujo.games.san_juan import names
from takujo.games.san_juan.table import SanJuan
from takujo.kernel.agenda import PASS, Rule


class Prospector(Rule[SanJuan]):
    """Only the picker draws; every gold mine may be used, in turn."""

    def begin(self, t: SanJuan, seat: int, level: int) -> None:
        """The draw first, then the mines from the picker on."""
        t.then(names.PROSPECT, seat, t.edition.privilege[names.ROLE_PROSPECTOR][level])
        for i in range(t.seats):
            owner = (seat + i) % t.seats
            if t.players[owner].has(t.edition.gold_mine):
                t.then(names.GOLD_MINE, owner)


class Prospect(Rule[SanJuan]):
    """Draw up to n cards."""

    def begin(self, t: SanJuan, seat: int, most: int) -> None:
        """As many as there are."""
        t.may([more + 1 for more in range(min(most, t.cards_left()))])

    def take(self, t: SanJuan, seat: int, most: int, cards: int) -> None:
        """Into the hand."""
        if cards != PASS:
            t.draw_to_hand(seat, cards, names.PROSPECT)

    def candidates(self, t: SanJuan, seat: int, most: int) -> list[int]:
        """Every number of cards."""
        return list(range(1, min(most, t.cards_left()) + 1))
