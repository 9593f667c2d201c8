"""A town as a player judges it: what it brings in a round."""

from __future__ import annotations

from takujo.games.san_juan import names
from takujo.games.san_juan.edition import MONUMENT, PRODUCTION
from takujo.games.san_juan.judged_edition import Draw, ReadEdition
from takujo.games.san_juan.judged_weights import Weights
from takujo.games.san_juan.table import Player


class Town:
    """Counts, discounts and prices of one town; buildings can be added in thought."""

    def __init__(self, read: ReadEdition, w: Weights, seats: int) -> None:
        self.read = read
        self.w = w
        self.seats = seats
        self.production_share = w.production_share  # of the buildings to come
        self.owned = 0
        self.buildings = 0
        self.production = 0
        self.points = 0  # printed
        self.monuments = 0
        self.off_production = 0
        self.off_city = 0
        self.make = 0
        self.sell = 0
        self.keep = 0
        self.limit = read.edition.hand_limit
        # average prices of the best production buildings: nobody sells more goods in a round
        self.first = 0.0
        self.second = 0.0
        self.third = 0.0
        self.fourth = 0.0

    def copy(self) -> Town:
        """An independent town."""
        other = Town(self.read, self.w, self.seats)
        other.production_share = self.production_share
        other.owned = self.owned
        other.buildings = self.buildings
        other.production = self.production
        other.points = self.points
        other.monuments = self.monuments
        other.off_production = self.off_production
        other.off_city = self.off_city
        other.make = self.make
        other.sell = self.sell
        other.keep = self.keep
        other.limit = self.limit
        other.first = self.first
        other.second = self.second
        other.third = self.third
        other.fourth = self.fourth
        return other

    def add(self, card: int) -> None:
        """One building more."""
        read = self.read
        kind = read.edition.kind[card]
        self.buildings += 1
        self.owned |= 1 << card
        self.points += read.edition.points[card]
        if kind == PRODUCTION:
            self.production += 1
            self.add_price(read.price[card])
        elif kind == MONUMENT:
            self.monuments += 1
        self.off_production += read.off_production[card]
        self.off_city += read.off_city[card]
        self.make += read.make[card]
        self.sell += read.sell[card]
        self.keep += read.keep[card]
        if read.limit[card] > self.limit:
            self.limit = read.limit[card]

    def add_price(self, price: float) -> None:
        """Sort the price of one more production building in."""
        if price > self.first:
            self.first, price = price, self.first
        if price > self.second:
            self.second, price = price, self.second
        if price > self.third:
            self.third, price = price, self.third
        if price > self.fourth:
            self.fourth = price

    def has(self, card: int) -> bool:
        """Does this building stand there?"""
        return (self.owned >> card) & 1 == 1

    def income(self) -> float:
        """Cards a round: drawn, saved or sold for, with the roles picked as often as usual."""
        w = self.w
        e = self.read.edition
        cards = self.goods_income() + self.builder_income()
        level = 2 if self.has(e.library) else 1
        share = 1.0 / self.seats
        cards += w.councillor_rate * (e.council_keep + self.keep)
        extra = e.privilege[names.ROLE_COUNCILLOR][level]
        cards += w.councillor_rate * share * w.choice * extra / (extra + e.council_draw + 1.0)
        cards += w.prospector_rate * share * e.privilege[names.ROLE_PROSPECTOR][level]
        if self.has(e.archive):
            cards += w.councillor_rate * w.archive
        if self.has(e.gold_mine):
            cards += w.prospector_rate * w.mine_choice * self.read.mine
        if self.limit > e.hand_limit:
            cards += w.tower * (self.limit - e.hand_limit)
        if level == 2:
            cards += w.library
        return cards

    def goods_income(self) -> float:
        """Cards a round for goods: the best buildings produce as often as goods can be sold."""
        w = self.w
        e = self.read.edition
        level = 2 if self.has(e.library) else 1
        made = e.produce + self.make + e.privilege[names.ROLE_PRODUCER][level] / self.seats
        sold = e.sell + self.sell + e.privilege[names.ROLE_TRADER][level] / self.seats
        flow = min(made * w.producer_rate, sold * w.trader_rate)
        each = min(w.producer_rate, w.trader_rate)
        cards = min(flow, each) * self.first
        flow -= each
        if flow > 0:
            cards += min(flow, each) * self.second
            flow -= each
        if flow > 0:
            cards += min(flow, each) * self.third
            flow -= each
        if flow > 0:
            cards += min(flow, each) * self.fourth
        for draw in self.read.produced:
            if self.has(draw.source):
                cards += w.producer_rate * draw.cards * self.enough(draw, made)
        for draw in self.read.sold:
            if self.has(draw.source):
                cards += w.trader_rate * draw.cards * self.enough(draw, sold)
        if self.has(e.black_market):
            cards += w.black_market * min(e.market_goods, self.production) * 0.5
        return cards

    def enough(self, draw: Draw, goods: float) -> float:
        """How often so many goods are made or sold at once."""
        if goods > self.production:
            goods = float(self.production)
        return min(1.0, max(0.0, goods - draw.low + 1))

    def builder_income(self) -> float:
        """Cards a round saved in building, or drawn for it."""
        w = self.w
        e = self.read.edition
        level = 2 if self.has(e.library) else 1
        cards = e.privilege[names.ROLE_BUILDER][level] / self.seats
        cards += self.production_share * self.off_production
        cards += (1 - self.production_share) * self.off_city
        for draw in self.read.built:
            if self.has(draw.source):
                chance = 1 - self.production_share if draw.city else 1.0
                if draw.hand < self.limit:
                    chance *= w.poor_house
                cards += draw.cards * chance
        if self.has(e.crane):
            cards += w.crane
        return cards * w.builder_rate * w.savings


def town_of(read: ReadEdition, w: Weights, seats: int, p: Player) -> Town:
    """The town that a player has."""
    town = Town(read, w, seats)
    for card in p.buildings:
        town.add(card)
    return town
