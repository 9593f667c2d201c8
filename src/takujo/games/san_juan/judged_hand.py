"""The hand as a player judges it: which cards shall be built, and which may go."""

from __future__ import annotations

from takujo.games.san_juan.builder import may_own
from takujo.games.san_juan.edition import PRODUCTION
from takujo.games.san_juan.judged_outlook import Outlook
from takujo.games.san_juan.price import price


class Wish:
    """A card that might be built: what it brings, what it costs, what is left over."""

    def __init__(self, card: int, worth: float, cost: int, surplus: float) -> None:
        self.card = card
        self.worth = worth
        self.cost = cost  # cards from hand, without a privilege
        self.surplus = surplus  # worth less cards and their worth; never below 0


class Hand:
    """All cards of a hand, those most wanted first."""

    def __init__(self, o: Outlook, cards: list[int]) -> None:
        self.o = o
        self.count = len(cards)
        # with a crane there is always room, else only until the town is complete
        room = o.e.end_buildings - len(o.p.buildings)
        self.room = self.count if o.p.has(o.e.crane) else room
        self.wishes: list[Wish] = []
        before = 0
        for card in cards:
            if card == before and o.e.kind[card] != PRODUCTION:
                self.insert(Wish(card, 0.0, 0, 0.0))
            elif card == before:
                self.insert(self.again(card))
            else:
                self.insert(wish(o, card))
            before = card

    def again(self, card: int) -> Wish:
        """A second production building of the same kind is wanted like the first."""
        for other in self.wishes:
            if other.card == card:
                return other
        return wish(self.o, card)

    def insert(self, new: Wish) -> None:
        """Keep the wishes in order."""
        wishes = self.wishes
        at = len(wishes)
        wishes.append(new)
        while at > 0 and wishes[at - 1].surplus < new.surplus:
            wishes[at] = wishes[at - 1]
            at -= 1
        wishes[at] = new

    def value(self, skip: Wish | None, n: float, kept: int) -> float:
        """What n cards in hand are worth, the best ``kept`` of these and not the one skipped."""
        o = self.o
        w = o.w
        total = o.cards(n, o.town.limit)
        weight = w.wanted
        waits = 0.0  # builder phases before the next wish can be built
        needed = 0.0
        kept = min(kept, self.room)
        for each in self.wishes:
            if kept <= 0 or each.surplus <= 0:
                break
            if each is skip:
                skip = None  # once: equal cards share their wish
                continue
            needed += each.cost + 1
            if needed > n + w.saving * waits:
                waits = (needed - n) / w.saving
            if waits >= o.phases:
                break
            total += weight * each.surplus * (1 - waits / o.phases)
            weight *= w.next_wanted
            waits += 1
            kept -= 1
        return total

    def now(self) -> float:
        """What the hand is worth as it is."""
        return self.value(None, self.count, self.count)

    def find(self, card: int) -> Wish:
        """The wish for a card of this hand."""
        for each in self.wishes:
            if each.card == card:
                return each
        return wish(self.o, card)

    def keep(self, card: int) -> float:
        """How much one card adds to the hand."""
        n = self.count
        return self.now() - self.value(self.find(card), n - 1, n - 1)


def wish(o: Outlook, card: int) -> Wish:
    """How much a card is wanted in town."""
    if not may_own(o.t, o.p, card):
        return Wish(card, 0.0, 0, 0.0)
    worth = o.worth(card)
    cost = price(o.t, o.p, card, 0, 0)
    return Wish(card, worth, cost, max(0.0, worth - o.card * (cost + 1)))
