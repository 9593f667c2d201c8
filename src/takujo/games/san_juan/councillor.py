"""Councillor: everybody draws cards and keeps some of them."""

from __future__ import annotations

from takujo.editions.effect_rule import total
from takujo.games.san_juan import effects, events, names
from takujo.games.san_juan.table import SanJuan
from takujo.kernel.agenda import PASS, Rule
from takujo.kernel.hidden import face_down, in_order, kinds, known_to, put_in, sort_few, take_out
from takujo.kernel.reason import Reason
from takujo.kernel.table import NOTHING

USE = 1


class Councillor(Rule[SanJuan]):
    """All draw in turn, the picker with his privilege."""

    def begin(self, t: SanJuan, seat: int, level: int) -> None:
        """Everybody in turn."""
        t.then_each(names.COUNCILLOR_TURN, seat, level)


class CouncillorTurn(Rule[SanJuan]):
    """Draw two cards, more by privilege, and keep one, more by the prefecture."""

    def begin(self, t: SanJuan, seat: int, level: int) -> None:
        """An archive is asked about where keeping from the drawn cards alone is not the same."""
        keep = look_at_cards(t, seat, level)
        p = t.players[seat]
        if p.has(t.edition.archive) and p.hand and len(t.drawn) > keep:
            t.then(names.ARCHIVE, seat, keep)
        else:
            keep_some(t, seat, keep)


def look_at_cards(t: SanJuan, seat: int, level: int) -> int:
    """The cards are drawn; how many of them may be kept."""
    e = t.edition
    cards = t.draw_cards(e.council_draw + e.privilege[names.ROLE_COUNCILLOR][level])
    t.reveals += 1
    if t.ear is not None:
        t.ear.append((events.LOOKED, seat, *cards))
    sort_few(cards)
    t.drawn = cards
    return min(e.council_keep + total(t, e.effects, effects.KEEPING, seat), e.deck)


def keep_some(t: SanJuan, seat: int, keep: int) -> None:
    """Up to so many are kept, and the rest is discarded."""
    t.then(names.KEEP, seat, keep)
    t.then(names.PUT_BACK, seat)


class Archive(Rule[SanJuan]):
    """All drawn cards join the hand, or it is left unused; n is how many may be kept."""

    def begin(self, t: SanJuan, seat: int, keep: int) -> None:
        """The cards have been seen already."""
        t.may([USE])

    def take(self, t: SanJuan, seat: int, keep: int, choice: int) -> None:
        """Discard from the whole hand, or keep as without an archive."""
        if choice == PASS:
            keep_some(t, seat, keep)
        else:
            take_all(t, seat, keep)

    def candidates(self, t: SanJuan, seat: int, keep: int) -> list[int]:
        """To use it."""
        return [USE]

    def only_gains(self, t: SanJuan, seat: int, keep: int) -> list[int]:
        """Whatever could be kept without it can be kept with it."""
        return [USE]


def take_all(t: SanJuan, seat: int, keep: int) -> None:
    """Archive: all drawn cards join the hand; as many as are not kept go from the whole hand."""
    cards = t.drawn
    t.drawn = NOTHING
    hand = t.players[seat].hand
    for card in cards:
        put_in(hand, card)
    if t.ear is not None:
        for card in cards:
            t.ear.append((events.KEPT, seat, card))
    if len(cards) > keep:
        t.then(names.DISCARD, seat, len(cards) - keep)


class Keep(Rule[SanJuan]):
    """Take drawn cards into the hand; n is how many may still be kept."""

    def begin(self, t: SanJuan, seat: int, left: int) -> None:
        """Cards are picked in order, so that a selection is one sequence."""
        t.may(in_order(t.drawn, t.last, 1))

    def take(self, t: SanJuan, seat: int, left: int, card: int) -> None:
        """One card is kept; the next may follow."""
        if card == PASS:
            t.last = 0
            return
        take_out(t.drawn, card)
        put_in(t.players[seat].hand, card)
        if t.ear is not None:
            t.ear.append((events.KEPT, seat, card))
        if left > 1:
            t.last = card
            t.then(names.KEEP, seat, left - 1)
        else:
            t.last = 0

    def together(self, t: SanJuan, seat: int, left: int) -> int:
        """As many as may be kept."""
        return left

    def candidates(self, t: SanJuan, seat: int, left: int) -> list[int]:
        """Every kind of card drawn."""
        return kinds(t.drawn)

    def only_gains(self, t: SanJuan, seat: int, left: int) -> list[int]:
        """All cards drawn, where all may be kept."""
        return t.drawn.copy() if len(t.drawn) <= left and not t.last else []

    def why_not(self, t: SanJuan, seat: int, left: int, card: int) -> Reason | None:
        """Cards are picked in order."""
        if card < t.last:
            return Reason("in_card_order", {"card": card}, "8")
        return None


class PutBack(Rule[SanJuan]):
    """The drawn cards that were not kept go to the discard pile; who drew them knows them."""

    def begin(self, t: SanJuan, seat: int, n: int) -> None:
        """All of them."""
        if t.ear is not None:
            t.ear.append((events.PUT_BACK, seat, *t.drawn))
        for card in t.drawn:
            t.discard.append(face_down(card, known_to(seat)))
        t.drawn = NOTHING
