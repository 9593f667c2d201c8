"""What things cost: one bill, used by offer, refusal, explanation and payment alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from takujo.games.fourbit_town import effects
from takujo.kernel.reason import Reason

if TYPE_CHECKING:
    from takujo.games.fourbit_town.table import Town


class BillLine:
    """One line of a bill: the row it comes from, what kind of discount it is, and how much."""

    def __init__(self, row: int, thing: int, amount: int) -> None:
        self.row = row  # -1: the printed cost
        self.thing = thing  # of a cost: the kind; of a row: wood_off to any_off
        self.amount = amount


class Discount:
    """All that is off a price for one player now: by kind, for wood or stone, for any kind."""

    def __init__(self) -> None:
        self.wood = 0
        self.stone = 0
        self.coin = 0
        self.material = 0
        self.any = 0

    def add(self, thing: int, amount: int) -> None:
        """What one row takes off."""
        if thing == effects.WOOD_OFF:
            self.wood += amount
        elif thing == effects.STONE_OFF:
            self.stone += amount
        elif thing == effects.COIN_OFF:
            self.coin += amount
        elif thing == effects.MATERIAL_OFF:
            self.material += amount
        else:
            self.any += amount


def discount(t: Town, seat: int, moment: int) -> Discount:
    """The rows of a summed moment added up."""
    out = Discount()
    for row in t.edition.effects.at[moment]:
        if t.owns(seat, row.source) and row.holds(t, seat):
            out.add(row.gains[0].thing, row.amount(t, seat))
    return out


def less(cost: int, off: int) -> int:
    """Never below 0."""
    return cost - off if cost > off else 0


def hire_price(t: Town, seat: int) -> int:
    """Coins for one worker."""
    return less(t.edition.hire_cost[2], discount(t, seat, effects.HIRE_COST).coin)


def level_price(t: Town, seat: int) -> list[int]:
    """Wood, stone and coins for one step of the marker."""
    off = discount(t, seat, effects.LEVEL_COST)
    cost = t.edition.level_cost
    return [less(cost[0], off.wood), less(cost[1], off.stone), less(cost[2], off.coin)]


def building_price(t: Town, building: int, off: Discount) -> list[int]:
    """Wood, stone and coins after what is off by kind; free choices are not counted yet."""
    e = t.edition
    return [
        less(e.cost_wood[building], off.wood),
        less(e.cost_stone[building], off.stone),
        less(e.cost_coin[building], off.coin),
    ]


def can_afford(t: Town, seat: int, building: int, off: Discount) -> bool:
    """Is there a way to pay for it, whatever the player waives?"""
    e = t.edition
    p = t.players[seat]
    wood = less(e.cost_wood[building], off.wood) - p.wood
    stone = less(e.cost_stone[building], off.stone) - p.stone
    coin = less(e.cost_coin[building], off.coin) - p.coin
    if wood <= 0 and stone <= 0 and coin <= 0:
        return True
    if not off.material and not off.any:
        return False
    materials = (wood if wood > 0 else 0) + (stone if stone > 0 else 0)
    return less(materials, off.material) + (coin if coin > 0 else 0) <= off.any


def why_too_dear(t: Town, seat: int, cost: list[int], clause: str) -> Reason | None:
    """The first kind that does not suffice."""
    p = t.players[seat]
    for kind in effects.EACH_RESOURCE:
        have = p.thing(kind)
        if have < cost[kind]:
            short = cost[kind] - have
            numbers = {"thing": kind, "need": cost[kind], "have": have, "short": short}
            return Reason("too_dear", numbers, clause)
    return None


def why_too_dear_in_all(
    t: Town, seat: int, cost: list[int], off: Discount, clause: str
) -> Reason | None:
    """What is missing over all kinds, when what may be waived goes where it helps."""
    p = t.players[seat]
    missing = [less(cost[kind], p.thing(kind)) for kind in effects.EACH_RESOURCE]
    materials = missing[effects.WOOD] + missing[effects.STONE]
    free = min(materials, off.material) + off.any
    if free == 0:
        return why_too_dear(t, seat, cost, clause)
    need = cost[0] + cost[1] + cost[2]
    short = missing[0] + missing[1] + missing[2]
    numbers = {"need": need, "free": free, "have": need - short, "short": short - free}
    return Reason("too_dear_in_all", numbers, clause)


def bill(t: Town, seat: int, building: int) -> list[BillLine]:
    """The printed cost and every discount, each with the row it comes from."""
    e = t.edition
    out = [
        BillLine(-1, effects.WOOD, e.cost_wood[building]),
        BillLine(-1, effects.STONE, e.cost_stone[building]),
        BillLine(-1, effects.COIN, e.cost_coin[building]),
    ]
    for row in e.effects.at[effects.BUILD_COST]:
        if t.owns(seat, row.source) and row.holds(t, seat):
            out.append(BillLine(row.index, row.gains[0].thing, -row.amount(t, seat)))
    return [term for term in out if term.amount]
