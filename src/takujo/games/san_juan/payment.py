"""Paying: goods through the black market first, then cards from the hand."""

from __future__ import annotations

from takujo.games.san_juan import names
from takujo.games.san_juan.table import SanJuan
from takujo.kernel.agenda import Rule
from takujo.kernel.hidden import in_order, kinds
from takujo.kernel.reason import Reason


def start_payment(t: SanJuan, seat: int, owed: int) -> None:
    """What is still owed is paid, and then the building is placed."""
    t.done = 0
    if owed and t.players[seat].has(t.edition.black_market):
        t.then(names.BLACK_MARKET, seat, owed)
    elif owed:
        t.then(names.PAY, seat, owed)
    t.then(names.INTO_TOWN, seat)


class PickFromHand(Rule[SanJuan]):
    """Put a number of cards from the hand on the discard pile; n is how many are left to pick."""

    def __init__(self, id: int, event: int) -> None:
        self.id = id  # PAY or DISCARD
        self.event = event

    def begin(self, t: SanJuan, seat: int, left: int) -> None:
        """Cards are picked in order, so that a selection is one sequence."""
        t.must(in_order(t.players[seat].hand, t.last, left))

    def take(self, t: SanJuan, seat: int, left: int, card: int) -> None:
        """One card goes."""
        t.discard_card(seat, card, self.event)
        if left > 1:
            t.last = card
            t.then(self.id, seat, left - 1)
        else:
            t.last = 0

    def veiled(self, t: SanJuan, seat: int, left: int) -> bool:
        """Cards of one kind leave no choice; that the whole hand must go, everybody can see."""
        return left < len(t.players[seat].hand)

    def together(self, t: SanJuan, seat: int, left: int) -> int:
        """All at once."""
        return left

    def candidates(self, t: SanJuan, seat: int, left: int) -> list[int]:
        """Every kind of card in hand."""
        return kinds(t.players[seat].hand)

    def why_not(self, t: SanJuan, seat: int, left: int, card: int) -> Reason | None:
        """Cards are picked in order."""
        hand = t.players[seat].hand
        if card < t.last:
            return Reason("in_card_order", {"card": card}, self.clause(t))
        if card not in in_order(hand, t.last, left):
            return Reason("too_few_cards_left", {"need": left}, self.clause(t))
        return None

    def clause(self, t: SanJuan) -> str:
        """A payment, the councillor's discards with an archive, or the hand limit."""
        if self.id == names.PAY:
            return "5"
        return "8" if t.takers[names.ROLE_COUNCILLOR] else "11"  # none is taken between rounds
