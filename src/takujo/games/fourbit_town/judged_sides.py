"""What each side of the own cards would bring with one worker, quickly and one by one."""

from __future__ import annotations

from takujo.editions.amounts import Amounts
from takujo.editions.effects import Row
from takujo.games.fourbit_town import effects
from takujo.games.fourbit_town.judged_worker import Thought


class SidePrices:
    """What a little more or less of each kind is worth to the player before the worker acts."""

    def __init__(self, thought: Thought) -> None:
        self.thought = thought
        self.each: list[float] = []
        p = thought.p
        for kind in effects.EACH_RESOURCE:
            p.change(kind, 4)
            self.each.append((thought.o.worth(thought.t) - thought.value) / 4)
            p.change(kind, -4)
        self.each.append(1.0)
        self.step = thought.o.track[p.space + 1] - thought.o.track[p.space]

    def side(self, side: int) -> float:
        """What the side brings after the place has acted."""
        e = self.thought.e
        best = 0.0
        total = 0.0
        for row in e.side_rows[side]:
            value = self.row(row)
            if row.either:
                best = max(best, value)
            else:
                total += value
        for row in self.reactions(side):
            if happened(self.thought, row.moment):
                total += max(0.0, self.gained(row))
        return total + best

    def reactions(self, side: int) -> list[Row]:
        """The rows of a side that act on something else."""
        return self.thought.o.read.reactions[side]

    def row(self, row: Row) -> float:
        """What a card brings in its turn, if it can be used."""
        t, seat = self.thought.t, self.thought.seat
        if not row.holds(t, seat) or not row.ways(t, seat):
            return 0.0
        value = self.gained(row)
        return max(0.0, value) if row.asked else value

    def gained(self, row: Row) -> float:
        """The best of what it gives less the cheapest of what it takes."""
        most = -1000.0
        least = 1000.0
        for gain in row.gains:
            most = max(most, self.sum(gain))
        for pay in row.pays:
            if self.payable(pay):
                least = min(least, self.sum(pay))
        return most - least if least < 1000.0 else 0.0

    def payable(self, pay: Amounts) -> bool:
        """Is it there?"""
        t, seat = self.thought.t, self.thought.seat
        for thing, n in pay.pairs:
            if thing < effects.COMING_VP and t.stock(seat, thing) < n:
                return False
        return True

    def sum(self, way: Amounts) -> float:
        """What these things are worth."""
        total = 0.0
        for thing, n in way.pairs:
            if thing <= effects.VP:
                total += n * self.each[thing]
            elif thing == effects.MATERIALS or thing == effects.RESOURCES:
                total += n * min(self.each[0], self.each[1])
            elif effects.WOOD_OFF <= thing <= effects.COIN_OFF:
                total += n * self.each[thing - effects.WOOD_OFF]
            elif thing == effects.STEP or thing == effects.MOVE:
                total += n * self.step
            else:
                total += n * self.thought.o.read.thing(thing)
        return total


def happened(thought: Thought, moment: int) -> bool:
    """Has the place done what such a row acts on?"""
    t = thought.t
    if moment == effects.PLANNED:
        return t.planned_here == 1
    if moment == effects.BUILT or moment == effects.BUILD_COST:
        return t.built_here == 1
    if moment == effects.HIRED or moment == effects.HIRE_COST:
        return t.hired_here == 1
    if moment == effects.LEVELLED or moment == effects.LEVEL_COST:
        return t.levelled_here == 1
    if moment == effects.STEPPED:
        return t.moved_here == 1
    if moment == effects.SOLD:
        return len(thought.p.buildings) < len(thought.at_first.buildings)
    if moment == effects.CANCELLED:
        return len(thought.p.plans) < len(thought.at_first.plans)
    return moment == effects.VP_COMING and t.given_vp > 0
