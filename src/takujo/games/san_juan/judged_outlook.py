"""What a seat expects of the rest of the game: how long it lasts, what a card will become."""

from __future__ import annotations

import math

from takujo.games.san_juan import names
from takujo.games.san_juan.edition import MONUMENT
from takujo.games.san_juan.effects import CITY_BUILDINGS, MONUMENTS, PRODUCTION_BUILDINGS
from takujo.games.san_juan.judged_edition import ReadEdition, end_points
from takujo.games.san_juan.judged_town import Town, town_of
from takujo.games.san_juan.judged_weights import Weights
from takujo.games.san_juan.table import SanJuan
from takujo.kernel.hidden import UNKNOWN


class Outlook:
    """The judgement of one position by one seat; everything is in points."""

    def __init__(self, t: SanJuan, seat: int, read: ReadEdition, w: Weights) -> None:
        self.t = t
        self.seat = seat
        self.read = read
        self.w = w
        self.e = t.edition
        self.p = t.players[seat]
        self.town = town_of(read, w, t.seats, self.p)
        self.phases = phases_left(t, w)
        self.card = card_worth(w, self.phases)
        # what a card a round is worth from now on, and how many rounds that is
        self.time = w.income * income_worth(w, self.phases)
        self.rounds = self.phases / w.builder_rate
        # above the limit cards are of use only if a builder comes before the round ends
        self.extra_card = w.extra_card if not t.takers[names.ROLE_BUILDER] else w.lost_card
        self.next_prices: list[float] = []  # by card, once they are asked for
        self.held = 0  # cards in hand, by bit
        self.held_monuments = 0
        for card in self.p.hand:
            if not (self.held >> card) & 1 and not self.p.has(card):
                self.held_monuments += 1 if self.e.kind[card] == MONUMENT else 0
            self.held |= 1 << card
        self.town.production_share = self.share()
        self.income = self.town.income()
        self.base = self.town_value(self.town, 0)

    def share(self) -> float:
        """How many of my buildings to come will make goods: more if that counts at the end."""
        share = self.w.production_share
        for row in self.read.ends:
            if row.per == PRODUCTION_BUILDINGS:
                share += self.w.plan * self.likely(self.town, row.source, 0)
            elif row.per == CITY_BUILDINGS:
                share -= self.w.plan * self.likely(self.town, row.source, 0)
        return min(1.0, max(0.0, share))

    def town_value(self, town: Town, building: int) -> float:
        """What a town will have brought at the end; ``building`` is no longer in hand."""
        e = self.e
        w = self.w
        more = min(e.end_buildings - town.buildings, self.phases * w.pace)
        if more < 0:
            more = 0.0
        points = float(town.points + len(self.p.chapel))
        for row in self.read.ends:
            sure = self.likely(town, row.source, building)
            if sure > 0:
                points += sure * end_points(row, self.final_count(town, row.per, more))
        if town.has(e.chapel):
            points += w.chapel * (self.rounds - self.time)
        sure = self.likely(town, e.palace, building)
        if sure > 0:
            points += sure * (points + more * w.build_points) / e.palace_points
        return points + self.time * town.income()

    def likely(self, town: Town, card: int, building: int) -> float:
        """How surely this building will stand there at the end."""
        if town.has(card):
            return 1.0
        if (self.held >> card) & 1 and card != building:
            return self.w.held
        return 0.0

    def final_count(self, town: Town, what: int, more: float) -> float:
        """A count of buildings as it will be at the end, when so many more have come."""
        w = self.w
        if what == PRODUCTION_BUILDINGS:
            return town.production + town.production_share * more
        if what == CITY_BUILDINGS:
            return town.buildings - town.production + (1 - town.production_share) * more
        if what == MONUMENTS:
            return town.monuments + min(
                more, w.monument_share * more + w.held * self.held_monuments
            )
        return 0.0

    def without(self, card: int) -> float:
        """What the town is worth if this card never comes out of the hand."""
        e = self.e
        if card == e.palace:
            return self.town_value(self.town, card)
        for row in self.read.ends:
            if row.source == card:
                return self.town_value(self.town, card)
        return self.base

    def cards(self, n: float, limit: int) -> float:
        """What so many cards in hand are worth, whichever they are."""
        w = self.w
        low = limit - 2.0
        if n <= low:
            return self.card * n
        if n <= limit:
            return self.card * (low + (n - low) * w.late_card)
        return self.card * (low + 2.0 * w.late_card + (n - limit) * self.extra_card)

    def good(self, card: int, others: int) -> float:
        """What a good lying on this building is worth, with so many other goods in town."""
        w = self.w
        price = (1 - w.tile_memory) * self.read.price[card] + w.tile_memory * self.next_price(card)
        worth = w.good * self.card * price
        for _ in range(others):
            worth *= w.next_good
        return worth

    def unsold(self, card: int) -> float:
        """What a good of mine is worth if it is not sold now."""
        return self.good(card, 0) * self.w.unsold / self.w.good

    def unspent(self, card: int) -> float:
        """What a good of mine is worth if it does not pay for a building."""
        return self.good(card, 0) * self.w.unspent / self.w.good

    def next_price(self, card: int) -> float:
        """What a good will bring at the next trader: by the next tile, or all that it may be."""
        if not self.next_prices:
            self.next_prices = next_prices(self.t)
        return self.next_prices[card]


def phases_left(t: SanJuan, w: Weights) -> float:
    """Builder phases still to come, after the one that is being played if there is one."""
    most = 0.0
    for p in t.players:
        n = float(len(p.buildings))
        if n > most:
            most = n
    for frame in t.agenda:
        if frame.id == names.BUILD:
            n = len(t.players[frame.seat].buildings) + w.pace
            if n > most:
                most = n
    asking = t.asking
    if asking is not None and names.BUILD <= asking.id <= names.PAY:
        n = len(t.players[asking.seat].buildings) + 1.0
        if n > most:
            most = n
    left = (t.edition.end_buildings - most) / w.pace
    return left if left > 0.2 else 0.0


def card_worth(w: Weights, phases: float) -> float:
    """What a card becomes while so many builder phases are left."""
    return max(w.tie_card, w.card * phases / (phases + w.card_phases))


def income_worth(w: Weights, phases: float) -> float:
    """What a card a round becomes: each is worth less the later it comes."""
    half = w.card_phases
    return w.card * (phases - half * math.log((phases + half) / half)) / w.builder_rate


def next_prices(t: SanJuan) -> list[float]:
    """What goods will bring at the next trader: by the next tile, or all that it may be."""
    e = t.edition
    at = 1 if t.tile and len(t.tiles) > 1 else 0  # an open tile goes under the others
    if t.tiles[at] != UNKNOWN:
        return [float(price) for price in e.tiles[t.tiles[at]]]
    known = 0
    for tile in t.tiles:
        if tile != UNKNOWN:
            known |= 1 << tile
    out = [0.0] * len(e.ids)
    unseen = 0
    for tile in range(1, len(e.tiles)):
        if not (known >> tile) & 1:
            unseen += 1
            for card in range(1, len(out)):
                out[card] += e.tiles[tile][card]
    return [price / unseen for price in out]
