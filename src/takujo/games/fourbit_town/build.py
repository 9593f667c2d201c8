"""Building: which one, what of its cost is waived, and the building itself (4-6, 8)."""

from __future__ import annotations

from typing import Final

from takujo.games.fourbit_town import effects, events, names, price
from takujo.games.fourbit_town.doing import buildable
from takujo.games.fourbit_town.table import Town
from takujo.kernel.agenda import PASS, Rule
from takujo.kernel.hidden import UNKNOWN, without
from takujo.kernel.reason import Reason

MATERIAL: Final = 0  # the pool that is off wood or stone
ANY: Final = 1  # and the one that is off any kind


class Build(Rule[Town]):
    """A planned building, or one of the row unless only planned ones may be built."""

    def begin(self, t: Town, seat: int, n: int) -> None:
        """What can be paid."""
        if n & names.MUST:
            t.must(buildable(t, seat, n))
        else:
            t.may(buildable(t, seat, n))

    def take(self, t: Town, seat: int, n: int, building: int) -> None:
        """What is off by choice is chosen now, then it is paid and built."""
        if building == PASS:
            return
        t.turn_up(seat, building)
        t.site = building
        t.paying = 1
        t.off_wood = 0
        t.off_stone = 0
        t.off_coin = 0
        off = price.discount(t, seat, effects.BUILD_COST)
        if off.material:
            t.then(names.WAIVE, seat, MATERIAL * names.HELD)
        if off.any:
            t.then(names.WAIVE, seat, ANY * names.HELD)
        t.then(names.ERECT, seat)

    def candidates(self, t: Town, seat: int, n: int) -> list[int]:
        """The own plans and the row."""
        return sorted(set(t.planned(seat) + t.row) - {UNKNOWN})

    def why_not(self, t: Town, seat: int, n: int, building: int) -> Reason | None:
        """Not planned where it must be, or too dear."""
        if building in buildable(t, seat, n):
            return None
        if n & names.PLANNED_ONLY and building in t.row:
            return Reason("only_planned", {"building": building}, "9")
        off = price.discount(t, seat, effects.BUILD_COST)
        cost = price.building_price(t, building, off)
        if off.material or off.any:
            return price.why_too_dear_in_all(t, seat, cost, off, "4-6")
        return price.why_too_dear(t, seat, cost, "4-6")


class Erect(Rule[Town]):
    """The rest of the cost is paid; the building stands, with its VP at once."""

    def begin(self, t: Town, seat: int, n: int) -> None:
        """What acts on building was there before: a building is not its own reason."""
        e = t.edition
        p = t.players[seat]
        building = t.site
        t.paying = 0
        cost = price_left(t, seat)
        for kind in effects.EACH_RESOURCE:
            t.pay(seat, kind, cost[kind], -1 - names.BUILD)
        planned = 0
        if building in t.row:
            t.row = without(t.row, building)
        else:
            planned = 1
            t.leave_plans(seat, building)
        t.react(seat, effects.BUILT)
        p.buildings = [*p.buildings, building]
        p.owned |= 1 << building
        if t.by_place:
            t.built_here = 1
        if t.ear is not None:
            t.ear.append((events.BUILT, seat, building, planned))
        t.receive(seat, effects.VP, e.vp[building], -1 - names.BUILD)


def price_left(t: Town, seat: int) -> list[int]:
    """Wood, stone and coins for the site after everything that is off it."""
    cost = price.building_price(t, t.site, price.discount(t, seat, effects.BUILD_COST))
    return [
        price.less(cost[0], t.off_wood),
        price.less(cost[1], t.off_stone),
        price.less(cost[2], t.off_coin),
    ]


class Waive(Rule[Town]):
    """Say how much of one kind is free; n is the pool and the kind, the last kind gets the rest."""

    def begin(self, t: Town, seat: int, n: int) -> None:
        """Every amount that leaves a price which can be paid."""
        t.must([choice for choice in self.candidates(t, seat, n) if possible(t, seat, n, choice)])

    def take(self, t: Town, seat: int, n: int, choice: int) -> None:
        """On to the next kind."""
        kind = n % names.HELD
        waive(t, kind, 2 * (choice - 1))
        if kind < last_kind(n):
            t.then(names.WAIVE, seat, n + 1)

    def together(self, t: Town, seat: int, n: int) -> int:
        """All kinds of the pool."""
        return last_kind(n) - n % names.HELD + 1

    def ordered(self) -> bool:
        """One number for each kind."""
        return True

    def candidates(self, t: Town, seat: int, n: int) -> list[int]:
        """Nothing of it, two of it, four of it, ..."""
        return list(range(1, pool_left(t, seat, n) // 2 + 2))

    def why_not(self, t: Town, seat: int, n: int, choice: int) -> Reason | None:
        """More than this kind costs, or the rest could not be paid."""
        if possible(t, seat, n, choice):
            return None
        return Reason("cannot_waive", {"thing": n % names.HELD, "amount": 2 * choice - 2}, "4-6")


def last_kind(n: int) -> int:
    """The last kind of a pool: stone, or coins."""
    return effects.STONE if n // names.HELD == MATERIAL else effects.COIN


def waive(t: Town, kind: int, amount: int) -> None:
    """So much of a kind is free; a negative amount takes it back."""
    if kind == effects.WOOD:
        t.off_wood += amount
    elif kind == effects.STONE:
        t.off_stone += amount
    else:
        t.off_coin += amount


def pool_left(t: Town, seat: int, n: int) -> int:
    """What of the pool is not given out yet, no more than the kinds still to come cost."""
    off = price.discount(t, seat, effects.BUILD_COST)
    given = t.off_wood + t.off_stone + t.off_coin
    pool = off.material
    if n // names.HELD == ANY:
        pool = off.any
        given -= waived_before(t, seat, off)
    left = price_left(t, seat)
    room = 0
    for kind in range(n % names.HELD, last_kind(n) + 1):
        room += left[kind]
    return min(pool - given, room)


def waived_before(t: Town, seat: int, off: price.Discount) -> int:
    """What was off wood or stone by choice before the pool for any kind."""
    cost = price.building_price(t, t.site, off)
    return min(off.material, cost[0] + cost[1])


def possible(t: Town, seat: int, n: int, choice: int) -> bool:
    """Can the rest be given out and paid if this much of the kind is free?"""
    kind = n % names.HELD
    amount = 2 * (choice - 1)
    left = price_left(t, seat)
    pool = pool_left(t, seat, n)
    room = 0
    for later in range(kind + 1, last_kind(n) + 1):
        room += left[later]
    if amount > left[kind] or amount > pool or pool - amount > room:
        return False
    waive(t, kind, amount)  # looked at as if it were waived, and taken back
    short = shortage(t, seat, kind + 1, last_kind(n))
    spare = pool - amount
    past = shortage(t, seat, 0, 2) - short
    if n // names.HELD == MATERIAL:
        spare_any = price.discount(t, seat, effects.BUILD_COST).any
        fits = max(0, short - spare) + past <= spare_any
    else:
        fits = past == 0 and short <= spare
    waive(t, kind, -amount)
    return fits


def shortage(t: Town, seat: int, first: int, last: int) -> int:
    """What is missing to pay the rest of the cost, of these kinds."""
    left = price_left(t, seat)
    p = t.players[seat]
    short = 0
    for kind in range(first, last + 1):
        short += max(0, left[kind] - p.thing(kind))
    return short
