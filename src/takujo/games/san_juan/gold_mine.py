"""Gold mine: turn up four cards; if all their costs differ, take one of them."""

from __future__ import annotations

from takujo.games.san_juan import events, names
from takujo.games.san_juan.table import SanJuan
from takujo.kernel.agenda import PASS, Rule
from takujo.kernel.hidden import kinds, put_in, sort_few, without
from takujo.kernel.reason import Reason
from takujo.kernel.table import NOTHING

USE = 1


class GoldMine(Rule[SanJuan]):
    """Turn up cards for all to see, whoever picked the prospector; never doubled."""

    def begin(self, t: SanJuan, seat: int, n: int) -> None:
        """With too few cards left in deck and discard pile it cannot be used."""
        t.may([USE] if t.cards_left() >= t.edition.mine_cards else [])

    def take(self, t: SanJuan, seat: int, n: int, choice: int) -> None:
        """Four cards are seen by everybody."""
        if choice == PASS:
            return
        cards = t.draw_cards(t.edition.mine_cards)
        t.reveals += 1
        if t.ear is not None:
            t.ear.append((events.TURNED_UP, seat, *cards))
        sort_few(cards)
        t.mine = cards
        if costs_differ(t):
            t.then(names.NUGGET, seat)
        else:
            clear_mine(t, seat)

    def candidates(self, t: SanJuan, seat: int, n: int) -> list[int]:
        """To use it."""
        return [USE]

    def only_gains(self, t: SanJuan, seat: int, n: int) -> list[int]:
        """To turn cards up costs nothing; which one is taken is asked."""
        return [USE]

    def why_not(self, t: SanJuan, seat: int, n: int, choice: int) -> Reason | None:
        """Too few cards are left."""
        if t.cards_left() < t.edition.mine_cards:
            numbers = {"need": t.edition.mine_cards, "have": t.cards_left()}
            return Reason("too_few_cards_to_mine", numbers, "9")
        return None


class Nugget(Rule[SanJuan]):
    """All costs differ: take any one of the cards into the hand."""

    def begin(self, t: SanJuan, seat: int, n: int) -> None:
        """Any of them, or none."""
        t.may(kinds(t.mine))

    def take(self, t: SanJuan, seat: int, n: int, card: int) -> None:
        """Everybody has seen what is in this hand now."""
        if card != PASS:
            p = t.players[seat]
            t.mine = without(t.mine, card)
            put_in(p.hand, card)
            p.shown = sorted([*p.shown, card])
            if t.ear is not None:
                t.ear.append((events.TOOK_NUGGET, seat, card))
        clear_mine(t, seat)

    def candidates(self, t: SanJuan, seat: int, n: int) -> list[int]:
        """The cards turned up."""
        return kinds(t.mine)


def costs_differ(t: SanJuan) -> bool:
    """Has each of the cards turned up another cost?"""
    seen = 0
    for card in t.mine:
        bit = 1 << t.edition.cost[card]
        if seen & bit:
            return False
        seen |= bit
    return True


def clear_mine(t: SanJuan, seat: int) -> None:
    """The cards not taken are discarded; everybody knows them."""
    if t.ear is not None:
        t.ear.append((events.MINE_CLEARED, seat, *t.mine))
    for card in t.mine:
        t.discard_open(card)
    t.mine = NOTHING
