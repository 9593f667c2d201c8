"""What cubes are wanted for: castle cards in hand and the next daiba step, best wish first."""

from __future__ import annotations

from typing import Final

from takujo.games.goryokaku.castle_build import bill
from takujo.games.goryokaku.judged_outlook import Outlook
from takujo.games.goryokaku.names import KINDS

DAIBA: Final = -1  # the group of the ways to pay a daiba step
NOBODY: Final = 0  # no wish is left out
ANY: Final = len(KINDS)
WISHES: Final = 3  # so many are looked at; later ones will have changed
LOOKED_THROUGH: Final = 3  # cubes too many, tried in every way; each more takes five times as long


class Wish:
    """Something that cubes can pay for."""

    def __init__(self, group: int, gain: float, cost: list[int], action: float) -> None:
        self.group = group  # the castle card, or DAIBA: of each group one is done
        self.gain = gain
        self.cost = cost  # by kind, and last the any-kind part
        self.action = action  # placements it takes besides those for its cubes
        self.done = False


class Wishes:
    """All wishes of a seat, and what cubes are worth for them."""

    def __init__(self, o: Outlook) -> None:
        self.o = o
        self.all: list[Wish] = []
        for card in o.p.plans:
            self.all.append(self.to_build(card))
        self.wish_for_daiba()

    def to_build(self, card: int) -> Wish:
        """A castle card, in hand or not."""
        o = self.o
        return Wish(card, o.castle_gain(card), bill(o.t, o.seat, card), 1.0)

    def wish_for_daiba(self) -> None:
        """The next step, in each of its ways to pay."""
        o = self.o
        step = o.p.daiba
        gain = o.step_gain()
        if gain <= 0.0 or o.own_recalls <= 0.0:
            return
        for pay in o.e.steps[step].pays:
            cost = [0, 0, 0, 0, 0, 0]
            lost = 0.0
            for thing, n in pay.pairs:
                if thing < ANY:
                    cost[thing] += n
                else:
                    lost += n * abs(o.worth[thing])
            self.all.append(Wish(DAIBA, gain - lost, cost, 0.0))

    def effort(self, wish: Wish, cubes: list[int]) -> float:
        """The placements a wish still takes with these cubes."""
        o = self.o
        effort = wish.action
        spare = 0
        for kind in range(ANY):
            need = wish.cost[kind] - cubes[kind]
            if need <= 0:
                spare -= need
                continue
            handy = min(need, o.virtual[kind])
            effort += handy * o.w.discarded + (need - handy) * o.effort[kind]
        short = wish.cost[ANY] - spare
        return effort + short * o.w.any_cube if short > 0 else effort

    def value(self, wish: Wish, cubes: list[int]) -> float:
        """What a wish counts while it is not done: less the placements it takes, and later."""
        o = self.o
        effort = self.effort(wish, cubes)
        if effort > o.placements + 0.5:
            return 0.0
        return (wish.gain - o.placement * effort) / (1.0 + o.w.delay * effort)

    def hold(self, cubes: list[int], without: int) -> float:
        """What these cubes and all wishes but one are worth together."""
        o = self.o
        left = cubes[:]
        for wish in self.all:
            wish.done = wish.group == without
        total = 0.0
        weight = 1.0
        for _ in range(WISHES):
            best: Wish | None = None
            most = 0.0
            for wish in self.all:
                if not wish.done:
                    value = self.value(wish, left)
                    if value > most:
                        most = value
                        best = wish
            if best is None:
                break
            total += weight * most
            weight *= o.w.next_wish
            use_up(o, best.cost, left)
            for wish in self.all:
                if wish.group == best.group:
                    wish.done = True
        for kind in range(ANY):
            total += left[kind] * o.worth[kind]
        return total

    def stored(self, cubes: list[int], but: int) -> float:
        """The same at the end of the turn, when what has no storehouse is given back."""
        over = sum(cubes) - self.o.p.storehouses
        if over <= 0:
            return self.hold(cubes, but)
        if over > LOOKED_THROUGH:
            return self.stored(self.one_fewer(cubes, but), but)
        best = -1000.0
        for kind in range(ANY):
            if cubes[kind]:
                fewer = without(cubes, kind)
                value = self.hold(fewer, but) if over == 1 else self.stored(fewer, but)
                best = max(best, value)
        return best

    def one_fewer(self, cubes: list[int], but: int) -> list[int]:
        """Without the one cube that is missed least."""
        best = -1000.0
        out = cubes
        for kind in range(ANY):
            if cubes[kind]:
                fewer = without(cubes, kind)
                value = self.hold(fewer, but)
                if value > best:
                    best = value
                    out = fewer
        return out


def without(cubes: list[int], kind: int) -> list[int]:
    """One cube of a kind fewer."""
    out = cubes[:]
    out[kind] -= 1
    return out


def use_up(o: Outlook, cost: list[int], cubes: list[int]) -> None:
    """Take what a wish costs out of the cubes, the any-kind part from what is easiest to get."""
    for kind in range(ANY):
        cubes[kind] = max(0, cubes[kind] - cost[kind])
    for _ in range(cost[ANY]):
        easiest = cheapest(o, cubes)
        if easiest < 0:
            return
        cubes[easiest] -= 1


def cheapest(o: Outlook, cubes: list[int]) -> int:
    """The kind of cube that is easiest to get again; -1 if there is none."""
    easiest = -1
    for kind in range(ANY):
        if cubes[kind] and (easiest < 0 or o.effort[kind] < o.effort[easiest]):
            easiest = kind
    return easiest
