"""An edition read by a player: what its numbers come to on average."""

from __future__ import annotations

from takujo.editions.effects import Row
from takujo.games.san_juan import effects
from takujo.games.san_juan.edition import PRODUCTION, Edition

NO_LIMIT = 1 << 29


class Draw:
    """An effect that gives cards when so many things were done."""

    def __init__(self, row: Row) -> None:
        self.source = row.source
        self.cards = row.gains[0].number
        self.low = 0  # at least so many goods made or sold
        self.city = False  # only for a city building
        self.hand = NO_LIMIT  # only with at most so many cards in hand
        for i in range(0, len(row.needs), 3):
            count = row.needs[i]
            if count == effects.HAND:
                self.hand = row.needs[i + 2]
            elif count == effects.BUILT_CITY:
                self.city = row.needs[i + 1] > 0
            else:
                self.low = row.needs[i + 1]


class ReadEdition:
    """What a player knows of an edition before the game begins."""

    def __init__(self, e: Edition) -> None:
        self.edition = e
        tiles = len(e.tiles) - 1
        self.price: list[float] = [  # what a building's good brings on average, by card
            sum([tile[card] for tile in e.tiles[1:]]) / tiles for card in range(len(e.ids))
        ]
        self.off_production = amounts(e, effects.PRICE_PRODUCTION)
        self.off_city = amounts(e, effects.PRICE_CITY)
        self.make = amounts(e, effects.PRODUCING)
        self.sell = amounts(e, effects.SELLING)
        self.keep = amounts(e, effects.KEEPING)
        self.limit = amounts(e, effects.HAND_LIMITS)
        self.built = [Draw(row) for row in e.effects.at[effects.BUILT]]
        self.produced = [Draw(row) for row in e.effects.at[effects.PRODUCED]]
        self.sold = [Draw(row) for row in e.effects.at[effects.SOLD]]
        self.ends = e.effects.at[effects.END]
        self.mine = mine_chance(e)
        dear = [e.cost[card] for card in range(1, len(e.ids)) if e.kind[card] == PRODUCTION]
        self.cheapest = min(dear)


def amounts(e: Edition, moment: int) -> list[int]:
    """By card: what its effects at a summed moment add."""
    out = [0] * len(e.ids)
    for row in e.effects.at[moment]:
        out[row.source] += row.gains[0].number
    return out


def mine_chance(e: Edition) -> float:
    """How likely so many cards from the top of a full deck all have different costs."""
    by_cost = [0] * (1 + max(e.cost))
    for card in range(1, len(e.ids)):
        by_cost[e.cost[card]] += e.copies[card]
    ways = [1.0] + [0.0] * e.mine_cards  # by number of cards: hands with different costs
    for copies in by_cost:
        for n in range(e.mine_cards, 0, -1):
            ways[n] += ways[n - 1] * copies
    hands = 1.0
    total = sum(e.copies)
    for n in range(e.mine_cards):
        hands = hands * (total - n) / (n + 1)
    return ways[e.mine_cards] / hands if hands > 0 else 0.0


def end_points(row: Row, count: float) -> float:
    """What an effect at the end gives for a count that may lie between two numbers."""
    if row.per < 0:
        return row.gains[0].number
    if not row.by_count:
        return row.gains[0].number * count / row.each
    n = count / row.each
    whole = int(n)
    return step(row, whole) + (n - whole) * (step(row, whole + 1) - step(row, whole))


def step(row: Row, n: int) -> int:
    """The listed gain for a whole number."""
    return row.by_count[min(n, len(row.by_count)) - 1] if n > 0 else 0
