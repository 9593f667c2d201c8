"""What a player has understood of an edition: what its rows bring, by the rounds still to come."""

from __future__ import annotations

from takujo.editions.amounts import Amounts
from takujo.editions.effects import Row
from takujo.games.fourbit_town import effects
from takujo.games.fourbit_town.edition import FIRST_SIDE, UPKEEPS, Edition
from takujo.games.fourbit_town.judged_weights import Weights

USUAL_COUNT = 3  # of buildings or workers, where a row counts them
GOODS = [
    effects.SETS,
    effects.HAS_WOOD,
    effects.HAS_STONE,
    effects.HAS_COIN,
    effects.HALF_MATERIALS,
]
GROWING = [effects.BUILDINGS, effects.WORKERS, effects.DISTINCT, effects.WORKER_LEVELS]


class ReadEdition:
    """Made once for an edition; indexed by rounds still to come, then by building or row."""

    def __init__(self, e: Edition, w: Weights) -> None:
        self.e = e
        self.w = w
        self.sells = False
        for row in e.effects.rows:
            for gain in row.gains:
                if effects.SELL in gain.things:
                    self.sells = True
        self.in_units = e.upkeep == UPKEEPS[1]
        self.worker_levels = 0.0  # points for hired workers times the marker, for everybody
        for row in e.effects.at[effects.END]:
            if row.per == effects.WORKER_LEVELS and row.source >= FIRST_SIDE:
                self.worker_levels += row.gains[0].number / row.each
        rounds = e.rounds + 1
        self.end_weight = [[self.end_row(row, left) for row in e.effects.rows]
                           for left in range(rounds)]  # fmt: skip
        self.standing = [[self.building(b, left) for b in range(len(e.vp))]
                         for left in range(rounds)]  # fmt: skip
        self.track = [[self.space(space, left) for space in range(60)] for left in range(rounds)]
        self.cost = [(e.cost_wood[b] + e.cost_stone[b] + e.cost_coin[b]) * w.unit
                     for b in range(len(e.vp))]  # fmt: skip
        self.reactions: list[list[Row]] = []  # by side: rows that act on something else
        self.pays: list[int] = []  # by side: 1 if it takes something
        for side in range(len(e.side_rows)):
            own = [row for row in e.effects.rows if row.source == FIRST_SIDE + side]
            self.reactions.append([row for row in own if row.moment != effects.CARD])
            self.pays.append(1 if [row for row in own if not row.is_free()] else 0)
        self.converts = [self.converted(card) for card in range(len(e.cards))]
        self.cards = [self.card(card) for card in range(len(e.cards))]

    def end_row(self, row: Row, left: int) -> float:
        """How much points at the end count now: goods will still be spent."""
        if left > 0 and (row.per in GOODS or not row.is_free()):
            return self.w.end_goods
        return 1.0

    def space(self, space: int, left: int) -> float:
        """What a space of the track is worth, with the steps still to come."""
        if space < 1:
            return 0.0
        more = self.w.steps * left
        whole = int(more)
        low = self.e.track_vp(space + whole)
        return low + (more - whole) * (self.e.track_vp(space + whole + 1) - low)

    def building(self, building: int, left: int) -> float:
        """What a building still brings while it stands, without its VP and points at the end."""
        total = 0.0
        for row in self.e.effects.rows:
            if row.source == building:
                total += self.times(row, left) * self.row_gain(row)
        if self.sells and left > 0:
            surplus = self.e.sale[building] - self.w.usual_gain
            total += self.w.sale * self.w.unit * max(0.0, surplus)
        return total

    def times(self, row: Row, left: int) -> float:
        """How often a row of a building will still be used."""
        if row.moment == effects.END:
            return self.w.growth * left / 3 if row.per in GROWING else 0.0
        if row.moment == effects.ROUND_START:
            return 0.7 * left
        if row.moment == effects.ROUND_END:
            return 0.5 + left
        return self.w.use * (0.5 + left)

    def row_gain(self, row: Row) -> float:
        """What using a row once brings on average."""
        best = 0.0
        for gain in row.gains:
            best = max(best, self.row_value(gain))
        if row.per >= 0 and row.moment != effects.END:
            best *= USUAL_COUNT / row.each
        for pay in row.pays:
            if pay.things:
                best = max(0.0, best - self.w.paid * self.row_value(pay)) + self.w.liquid
                break
        return best

    def row_value(self, way: Amounts) -> float:
        """What is paid or gained in one way of a row, on average."""
        total = 0.0
        for thing, n in way.pairs:
            total += n * self.thing(thing)
        return total

    def thing(self, thing: int) -> float:
        """What one of a thing is worth on average."""
        if thing in (effects.VP, effects.POINTS, effects.COMING_VP):
            return 1.0
        if thing in (effects.STEP, effects.MOVE):
            return 1.2 if self.e.track_points else 0.3
        if thing in (effects.PLAN, effects.PLANNED_BUILDING):
            return 0.6
        if thing == effects.ALL_COMING_VP:
            return 2.0
        if effects.PLAN < thing < effects.STEP:
            return 1.0
        return self.w.unit

    def converted(self, card: int) -> list[float]:
        """How many of each kind a card turns into VP with every worker."""
        out = [0.0, 0.0, 0.0]
        for row in self.e.effects.rows:
            own = row.source in (FIRST_SIDE + 2 * card - 2, FIRST_SIDE + 2 * card - 1)
            if card > 0 and own and effects.VP in row.gains[0].things:
                for pay in row.pays:
                    for thing, n in pay.pairs:
                        add_kind(out, thing, n / len(row.pays))
        return out

    def card(self, card: int) -> float:
        """What a card is worth in the draft: its better side, and some of the other."""
        if card == 0:
            return 0.0
        sides = [self.side(2 * card - 2), self.side(2 * card - 1)]
        return max(sides) + self.w.other_side * min(sides)

    def side(self, side: int) -> float:
        """What a side brings each time it is set."""
        total = 0.0
        for row in self.e.effects.rows:
            if row.source == FIRST_SIDE + side:
                often = 1.0 if row.moment == effects.CARD else self.w.use
                if row.needs:
                    often *= self.w.condition
                total += often * self.row_gain(row)
        return total


def add_kind(out: list[float], thing: int, amount: float) -> None:
    """Count what is paid by kind; a mix counts in equal parts."""
    if thing <= effects.COIN:
        out[thing] += amount
    elif thing == effects.MATERIALS or thing == effects.RESOURCES:
        kinds = 2 if thing == effects.MATERIALS else 3
        for kind in range(kinds):
            out[kind] += amount / kinds
