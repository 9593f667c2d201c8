"""Setting four bits as a player judges it: which place, and which cards act after it."""

from __future__ import annotations

from takujo.games.fourbit_town import names
from takujo.games.fourbit_town.judged_places import PlannedSetting, risk, shares, value_of
from takujo.games.fourbit_town.judged_sides import SidePrices
from takujo.games.fourbit_town.judged_worker import Thought
from takujo.games.fourbit_town.judged_worth import Outlook

WORSE = 2.0  # how much worse a side is that belongs to no good setting
CERTAIN = 10000  # chances are counted in these


class SettingJudge:
    """Judges every place that can still be set after the sides that lie already."""

    def __init__(self, o: Outlook, laid: list[int]) -> None:
        self.o = o
        self.thought = Thought(o)
        self.prices = SidePrices(self.thought)
        self.base = self.thought.first_value
        p = o.t.players[o.seat]
        self.laid = laid
        self.left: list[int] = []  # cards not laid yet
        for card in sorted(p.cards):
            if card * 2 - 2 not in self.laid and card * 2 - 1 not in self.laid:
                self.left.append(card)
        self.plans = self.rough_plans()
        self.plans.sort(key=value_of, reverse=True)
        for plan in self.plans[: o.w.looked_at]:
            plan.value = self.thought_through(plan)
        risk(o, self.plans)

    def rough_plans(self) -> list[PlannedSetting]:
        """Every place once; those that are blocked are the city hall."""
        o = self.o
        out: list[PlannedSetting] = []
        hall: list[float] = []
        hall_alone = 0.0
        for place in range(names.PLACES):
            if not self.fits(place):
                continue
            plan = PlannedSetting(place)
            if (o.t.blocked >> place) & 1:
                if not hall:
                    self.thought.start(names.HALL, 0)
                    hall = self.sides()
                    self.thought.leave_hall()
                    hall_alone = self.thought.value - self.base
                values = hall
                plan.alone = hall_alone
            else:
                self.thought.start(place, 0)
                self.thought.visit()
                plan.alone = self.thought.value - self.base
                values = self.sides()
            plan.value = plan.alone + self.stack_for(plan, values)
            out.append(plan)
        return out

    def fits(self, place: int) -> bool:
        """Do the sides laid already belong to the number of this place?"""
        for at, side in enumerate(self.laid):
            if side & 1 != (place >> at) & 1:
                return False
        return True

    def sides(self) -> list[float]:
        """What both sides of each card not laid yet would bring."""
        out: list[float] = []
        for card in self.left:
            out.append(self.prices.side(card * 2 - 2))
            out.append(self.prices.side(card * 2 - 1))
        return out

    def stack_for(self, plan: PlannedSetting, values: list[float]) -> float:
        """Give the ones to the cards that gain most by it; free gains lie above payments."""
        left = self.left
        ones = 0
        for at in range(len(self.laid), names.BITS):
            ones += (plan.place >> at) & 1
        by_gain = list(range(len(left)))
        by_gain.sort(key=lambda i: values[2 * i] - values[2 * i + 1])
        up: list[int] = [left[i] * 2 - 1 for i in by_gain[:ones]]
        down: list[int] = [left[i] * 2 - 2 for i in by_gain[ones:]]
        pays = self.o.read.pays
        up.sort(key=lambda side: pays[side])
        down.sort(key=lambda side: pays[side])
        plan.stack = self.laid[:]
        for at in range(len(self.laid), names.BITS):
            plan.stack.append(up.pop(0) if (plan.place >> at) & 1 else down.pop(0))
        total = 0.0
        for rank, i in enumerate(by_gain):
            total += values[2 * i + 1] if rank < ones else values[2 * i]
        return total

    def thought_through(self, plan: PlannedSetting) -> float:
        """What the worker brings with these cards, one after the other."""
        thought = self.thought
        sides = 0
        for side in plan.stack:
            sides |= 1 << side
        blocked = (self.o.t.blocked >> plan.place) & 1
        thought.start(names.HALL if blocked else plan.place, sides)
        if not blocked:
            thought.visit()
        for side in plan.stack:
            thought.card(side)
        if blocked:
            thought.leave_hall()
        return thought.value - self.base

    def leanings(self, options: list[int]) -> list[float]:
        """What the best setting brings that goes on with each option."""
        out = [self.plans[-1].value - WORSE for _ in options]
        for plan in self.plans:
            at = options.index(plan.stack[len(self.laid)] + 1)
            out[at] = max(out[at], plan.value)
        return out

    def chances(self, options: list[int], laid: list[int]) -> list[int]:
        """How often to go on with each option, so that places are mixed as they should be."""
        out = [0] * len(options)
        for plan, share in zip(self.plans, shares(self.o, self.plans), strict=True):
            if plan.stack[: len(laid)] == laid:
                out[options.index(plan.stack[len(laid)] + 1)] += int(share * CERTAIN)
        return out


def leanings(o: Outlook, options: list[int]) -> list[float]:
    """What the best setting brings that goes on with each option."""
    return SettingJudge(o, o.t.players[o.seat].stack).leanings(options)


def chances(o: Outlook, options: list[int]) -> list[int]:
    """The mix decided on before the first card; what somebody else has begun is completed."""
    laid = o.t.players[o.seat].stack
    out = SettingJudge(o, []).chances(options, laid)
    return out if sum(out) else SettingJudge(o, laid).chances(options, laid)
