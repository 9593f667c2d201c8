"""An edition read by a player: what its numbers come to in placements."""

from __future__ import annotations

from typing import Final

from takujo.editions.amounts import Amounts
from takujo.editions.effects import Row
from takujo.games.goryokaku import effects
from takujo.games.goryokaku.edition import Edition
from takujo.games.goryokaku.names import AREAS, KINDS, SOIL_LV

NO_SPACE: Final = 0.0


class ReadEdition:
    """What a player knows of an edition before the game begins."""

    def __init__(self, e: Edition) -> None:
        self.edition = e
        self.cube_effort: list[float] = [placements(e, kind) for kind in range(len(KINDS))]
        self.koban_effort = placements(e, effects.KOBAN)
        self.soil_use = [soil_use(e, level) for level in range(e.track_top[SOIL_LV] + 1)]
        self.read_persons(e)

    def read_persons(self, e: Edition) -> None:
        """What an average person has: by area and thing, by kind, and what it costs."""
        share = 1.0 / max(1, e.persons)
        things = len(effects.THINGS)
        self.row_gain: list[list[float]] = [[0.0] * things for _ in AREAS]
        self.hired_gain: list[float] = [0.0] * things
        self.lasting: list[float] = [0.0] * len(KINDS)
        self.koban_price = sum(e.koban_price) * share
        for card in range(1, e.first_castle):
            for area in range(len(AREAS)):
                row = e.area_rows[area][card]
                if row is not None:
                    add_way(self.row_gain[area], row.gains[0], share)
                    add_way(self.row_gain[area], row.pays[0], -share)
            for row in e.hired_rows[card]:
                add_way(self.hired_gain, row.gains[0], share)
            for kind in range(len(KINDS)):
                self.lasting[kind] += e.standing[card][kind] * share


def soil_use(e: Edition, level: int) -> float:
    """Of all castle cards, those that one soil more would pay a part of at this soil level."""
    cards = 0
    for card in range(e.first_castle, e.first_crest):
        if e.cost[card][0] + e.any_kind[card] > level:
            cards += 1
    return cards / max(1, e.castles)


def add_way(sums: list[float], way: Amounts, share: float) -> None:
    """Add what one way to pay or to gain moves, by thing."""
    for thing, n in way.pairs:
        sums[thing] += share * n


def placements(e: Edition, thing: int) -> float:
    """How many placements one of these takes at the best space; NO_SPACE where none gives it."""
    best = NO_SPACE
    for row in e.space_rows:
        gain = row.gains[0]
        if gain.thing == thing and gain.number > 0:
            effort = 1.0 / gain.number
            if best == NO_SPACE or effort < best:
                best = effort
    return best


def factor_at(e: Edition, step: float) -> float:
    """The daiba's factor at a step that may lie between two, or beyond the last."""
    top = len(e.factor) - 1
    if step >= top:
        return float(e.factor[top])
    whole = int(step)
    part = step - whole
    return e.factor[whole] * (1.0 - part) + e.factor[whole + 1] * part


def row_points(row: Row) -> float:
    """The points of a tile's row, or for each of what it counts."""
    return row.gains[0].number / row.each if row.per >= 0 else float(row.gains[0].number)
