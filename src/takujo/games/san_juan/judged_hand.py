"""The hand as a player judges it: which cards shall be built, and which may go."""

from __future__ import annotations

from typing import Final

from takujo.games.san_juan.builder import may_own
from takujo.games.san_juan.edition import PRODUCTION
from takujo.games.san_juan.judged_outlook import Outlook, card_worth
from takujo.games.san_juan.names import ROLE_BUILDER
from takujo.games.san_juan.price import price

USELESS: Final = -10.0  # the margin of a card that can never be built
TRIFLE: Final = 0.001  # what decides between cards that are hardly wanted


class Wish:
    """A card that might be built: what it brings, what it costs, what is left over."""

    def __init__(self, card: int, cost: int, worth: float, income: float, margin: float) -> None:
        self.card = card
        self.cost = cost  # cards from hand, without a privilege
        self.worth = worth  # if it were built now
        self.income = income  # the part of it that comes in round by round
        self.margin = margin  # worth less what the cards are worth that it costs
        self.middle = margin  # the same, if it is built half-way to the end

    def later(self, o: Outlook, waits: float) -> float:
        """The margin after some builder phases: income is lost, but cards are worth less."""
        if waits >= o.phases:
            return 0.0
        left = o.phases - waits
        gone = waits / o.phases
        margin = self.worth - gone * self.income - (self.cost + 1) * card_worth(o.w, left)
        return margin * (1 - gone * gone)  # the game may end before


class Hand:
    """All cards of a hand, those most wanted first."""

    def __init__(self, o: Outlook, cards: list[int], wanted: float) -> None:
        self.o = o
        self.wanted = wanted  # how much of a wish counts
        self.count = len(cards)
        # with a crane there is always room, else only until the town is complete
        room = o.e.end_buildings - len(o.p.buildings)
        self.room = self.count if o.p.has(o.e.crane) else room
        self.off = o.e.privilege[ROLE_BUILDER][1] if picks_builder(o) else 0
        self.wishes: list[Wish] = []
        before = 0
        for card in cards:
            if card == before and o.e.kind[card] != PRODUCTION:
                self.insert(Wish(card, 0, 0.0, 0.0, USELESS))
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
        while at > 0 and wishes[at - 1].middle < new.middle:
            wishes[at] = wishes[at - 1]
            at -= 1
        wishes[at] = new

    def value(self, skip: Wish | None, n: float, kept: int) -> float:
        """What n cards in hand are worth, the best ``kept`` of these and not the one skipped."""
        o = self.o
        w = o.w
        total = o.cards(n, o.town.limit)
        weight = self.wanted
        saving = w.saving * o.income
        waits = 0.0  # builder phases before the next wish can be built
        needed = 0.0
        room = self.room
        for each in self.wishes:
            if kept <= 0 or room <= 0 or waits >= o.phases:
                break
            if each is skip:
                skip = None  # once: equal cards share their wish
                continue
            kept -= 1
            missing = needed + each.cost + 1 - n - (saving * waits if waits > 0 else self.off)
            then = waits + max(w.short, missing / saving) if missing > 0 else waits
            margin = each.later(o, then)
            if margin > 0:
                total += weight * margin
                weight *= w.next_wanted
                needed += each.cost + 1
                waits = then + 1
                room -= 1
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
        each = self.find(card)
        now = self.now()
        # to lose a card that is wanted cannot be better than to lose the one least wanted
        least = now - self.value(None, n - 1, n - 1)
        return max(now - self.value(each, n - 1, n - 1), least) + TRIFLE * each.margin


def picks_builder(o: Outlook) -> bool:
    """Am I the next to pick a role, and can it be the builder?"""
    t = o.t
    taken = 0
    for role in range(1, 6):
        if t.takers[role]:
            taken += 1
    return not t.takers[ROLE_BUILDER] and (t.governor + taken) % t.seats == o.seat


def wish(o: Outlook, card: int) -> Wish:
    """How much a card is wanted in town."""
    if not may_own(o.t, o.p, card):
        return Wish(card, 0, 0.0, 0.0, USELESS)
    town = o.town.copy()
    town.add(card)
    worth = o.town_value(town, card) - o.without(card)
    income = o.time * (town.income() - o.income)
    cost = price(o.t, o.p, card, 0, 0)
    new = Wish(card, cost, worth, income, worth - o.card * (cost + 1))
    new.middle = new.later(o, o.phases / 2)
    return new
