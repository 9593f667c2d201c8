"""Building as a player judges it: what, where, and what to pay with."""

from __future__ import annotations

from takujo.games.san_juan.crane import NEW_PLOT
from takujo.games.san_juan.edition import PRODUCTION
from takujo.games.san_juan.judged_end import (
    chance_later,
    chance_to_win,
    final_score,
    lead_at_end,
    my_lead,
)
from takujo.games.san_juan.judged_hand import Hand, Wish
from takujo.games.san_juan.judged_outlook import Outlook
from takujo.games.san_juan.judged_town import Town, town_of
from takujo.games.san_juan.price import price
from takujo.kernel.agenda import PASS

NEVER = -1000.0


class BuildJudge:
    """Judges everything that can be built in this builder phase."""

    def __init__(self, o: Outlook, hand: Hand, level: int, cards: int, ends: float) -> None:
        self.o = o
        self.hand = hand
        self.level = level
        self.cards = cards  # in hand, with those still to be drawn
        self.ends = ends  # how likely this phase ends the game
        self.before = hand.value(None, cards, hand.count)
        self.goods = cheapest_goods(o)
        self.hurry = hurry(o)
        self.score = final_score(o, o.town)

    def leaning(self, card: int) -> float:
        """What building this card gains, in the best place; passing is 0."""
        if card == PASS:
            return -(1 - self.ends) * self.o.w.idle if self.hand.room > self.o.phases else 0.0
        return self.best_place(self.hand.find(card))

    def best_place(self, each: Wish) -> float:
        """What building gains in the best place."""
        o = self.o
        best = self.on_new_plot(each)
        if o.p.has(o.e.crane):
            for slot in range(1, len(o.p.buildings) + 1):
                value = self.over(each, slot)
                if value > best:
                    best = value
        return best

    def on_new_plot(self, each: Wish) -> float:
        """What building on a new plot gains."""
        o = self.o
        paid = self.paid(each, price(o.t, o.p, each.card, self.level, 0))
        if paid <= NEVER:
            return NEVER
        more = self.points(each.card)
        goes_on = each.worth + paid - self.hurry
        if self.ends < 1 and o.town.buildings + 1 >= o.e.end_buildings:
            return self.ending(more)
        return self.ends * (more + self.spare(paid)) + (1 - self.ends) * goes_on

    def points(self, card: int) -> float:
        """What the building adds if the game ends in this phase."""
        town = self.o.town.copy()
        town.add(card)
        return float(final_score(self.o, town) - self.score)

    def over(self, each: Wish, slot: int) -> float:
        """What building over an own building gains."""
        o = self.o
        old = o.p.buildings[slot - 1]
        paid = self.paid(each, price(o.t, o.p, each.card, self.level, old))
        if paid <= NEVER:
            return NEVER
        town = Town(o.read, o.w, o.t.seats)
        town.production_share = o.town.production_share
        for at, building in enumerate(o.p.buildings):
            town.add(each.card if at == slot - 1 else building)
        more = float(final_score(o, town) - self.score)
        lost = o.unspent(old) if o.p.goods[slot - 1] else 0.0
        goes_on = o.town_value(town, each.card) - o.without(each.card) + paid - lost
        return self.ends * (more + self.spare(paid)) + (1 - self.ends) * goes_on

    def ending(self, more: float) -> float:
        """What it means to end the game with this building."""
        o = self.o
        w = o.w
        now = chance_to_win(lead_at_end(o, self.score + more), w.end_spread)
        later = chance_later(o, my_lead(o) + self.hoped())
        return 4 * w.spread * (now - later)

    def hoped(self) -> float:
        """What the best last building brings above what its cards count already."""
        best = 0.0
        for each in self.hand.wishes:
            if each.worth > 0:
                missing = each.cost + 1 - self.cards
                chance = 1.0 if missing <= 0 else 1 - missing / (2 * self.o.income)
                best = max(best, chance * self.points(each.card))
        return max(0.0, best - self.o.cards(self.cards, self.o.town.limit))

    def spare(self, paid: float) -> float:
        """Cards left break ties when the game ends."""
        return 0.02 * paid

    def paid(self, each: Wish, owed: int) -> float:
        """How the hand changes when the card is built and paid for."""
        have = self.cards - 1
        own = self.hand.count - 1
        best = NEVER
        goods = 0.0
        for k in range(min(len(self.goods), owed) + 1):
            if k > 0:
                goods += self.goods[k - 1]
            left = have - owed + k
            if left >= 0:
                drawn = self.drawn(each.card, left)
                kept = min(left, own)
                value = self.hand.value(each, left + drawn, kept) - self.before - goods
                if value > best:
                    best = value
        return best

    def drawn(self, card: int, left: int) -> int:
        """Cards drawn after building this with so many left in hand."""
        o = self.o
        n = 0
        for draw in o.read.built:
            acts = not draw.city or o.e.kind[card] != PRODUCTION
            if acts and left + n <= draw.hand and o.p.has(draw.source):
                n += draw.cards
        return n


def hurry(o: Outlook) -> float:
    """What I lose by bringing the end nearer, if I do: what my town brings more than others."""
    w = o.w
    income = 0.0
    for seat, p in enumerate(o.t.players):
        if seat != o.seat:
            if len(p.buildings) > len(o.p.buildings):
                return 0.0
            income += town_of(o.read, w, o.t.seats, p).income()
    more = o.income - income / (o.t.seats - 1)
    return w.race * o.card * more / w.pace


def cheapest_goods(o: Outlook) -> list[float]:
    """What the goods that the black market takes are worth, the cheapest first."""
    if not o.p.has(o.e.black_market):
        return []
    worth = [o.unspent(o.p.buildings[slot]) for slot, good in enumerate(o.p.goods) if good]
    worth.sort()
    return worth[: o.e.market_goods]


def place_leaning(judge: BuildJudge, card: int, place: int) -> float:
    """What building there gains, the card being out of the hand already."""
    each = judge.hand.find(card)
    return judge.on_new_plot(each) if place == NEW_PLOT else judge.over(each, place - NEW_PLOT)
