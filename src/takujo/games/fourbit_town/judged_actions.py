"""The common actions in thought: each is done in its best way, unless it is better left out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from takujo.games.fourbit_town import doing, effects, names, price
from takujo.games.fourbit_town.player import Player
from takujo.kernel.hidden import EVERYBODY, card_of, face_down

if TYPE_CHECKING:
    from takujo.games.fourbit_town.judged_worker import Thought


def act(thought: Thought, thing: int) -> None:
    """Do it if it can be done."""
    t, p, seat = thought.t, thought.p, thought.seat
    if thing == effects.HIRE:
        if doing.why_no_hire(t, seat) is None:
            p.coin -= price.hire_price(t, seat)
            p.hired += 1
            t.hired_here |= t.by_place
            follow(thought, effects.HIRED)
    elif thing == effects.LEVEL:
        if doing.why_no_level(t, seat) is None:
            cost = price.level_price(t, seat)
            for kind in effects.EACH_RESOURCE:
                p.change(kind, -cost[kind])
            p.level += 1
            t.levelled_here |= t.by_place
            follow(thought, effects.LEVELLED)
    elif thing == effects.STEP or thing == effects.MOVE:
        p.space += 1
        if thing == effects.STEP:
            t.moved_here |= t.by_place
            follow(thought, effects.STEPPED)
    elif thing == effects.PLAN:
        plan(thought)
    elif thing == effects.CANCEL:
        cancel(thought)
    elif thing == effects.SELL:
        sell(thought)
    else:
        build(thought, names.PLANNED_ONLY if thing == effects.BUILD_PLANNED else 0)


def follow(thought: Thought, moment: int) -> None:
    """What acts on an action."""
    thought.value = thought.o.worth(thought.t)
    for row in thought.e.effects.at[moment]:
        if thought.t.owns(thought.seat, row.source):
            thought.use(row)


def plan(thought: Thought) -> None:
    """The building of the row that will bring most."""
    t, p, o = thought.t, thought.p, thought.o
    best = 0
    for building in t.row:
        if building < len(t.edition.vp) and (best == 0 or o.built(building) > o.built(best)):
            best = building
    if best:
        p.plans = [*p.plans, face_down(best, EVERYBODY)]
        t.planned_here |= t.by_place
        follow(thought, effects.PLANNED)


def cancel(thought: Thought) -> None:
    """The plan that will bring least."""
    p, o = thought.p, thought.o
    if not p.plans:
        return
    worst = p.plans[0]
    for entry in p.plans:
        if o.built(card_of(entry)) < o.built(card_of(worst)):
            worst = entry
    p.plans = [entry for entry in p.plans if entry != worst]
    follow(thought, effects.CANCELLED)


def sell(thought: Thought) -> None:
    """The building that is worth least compared with its price."""
    best: Player | None = None
    most = -1000.0
    before = thought.p
    for building in before.buildings:
        p = before.copy()
        thought.put_back(p, 0.0)
        p.buildings = [other for other in p.buildings if other != building]
        p.owned &= ~(1 << building)
        p.coin = min(p.coin + thought.e.sale[building], thought.e.cap_resource)
        value = thought.o.worth(thought.t)
        if value > most:
            best, most = p, value
    if best is None:
        return
    thought.put_back(best, most)
    follow(thought, effects.SOLD)


def build(thought: Thought, n: int) -> None:
    """The building that brings most for its price."""
    best: Player | None = None
    most = -1000.0
    t, before = thought.t, thought.p
    off = price.discount(t, thought.seat, effects.BUILD_COST)
    for building in doing.buildable(t, thought.seat, n):
        p = before.copy()
        thought.put_back(p, 0.0)
        pay_building(thought, p, building, off)
        p.plans = [entry for entry in p.plans if card_of(entry) != building]
        p.buildings = [*p.buildings, building]
        p.owned |= 1 << building
        p.vp += thought.e.vp[building]
        value = thought.o.worth(t)
        if value > most:
            best, most = p, value
    if best is None:
        return
    new = best.buildings[-1]
    best.owned &= ~(1 << new)  # a building is not its own reason
    thought.put_back(best, most)
    t.built_here |= t.by_place
    follow(thought, effects.BUILT)
    thought.p.owned |= 1 << new
    thought.value = thought.o.worth(t)


def pay_building(thought: Thought, p: Player, building: int, off: price.Discount) -> None:
    """What may be waived is waived where something is missing, then of what costs most."""
    cost = price.building_price(thought.t, building, off)
    materials, any_kind = off.material, off.any
    for kind in effects.EACH_RESOURCE:
        short = max(0, cost[kind] - p.thing(kind))
        by_material = min(short, materials) if kind != effects.COIN else 0
        materials -= by_material
        any_kind -= short - by_material
        cost[kind] -= short
    for kind in effects.EACH_RESOURCE:
        free = min(cost[kind], materials) if kind != effects.COIN else 0
        materials -= free
        more = max(0, min(cost[kind] - free, any_kind))
        any_kind -= more
        p.change(kind, free + more - cost[kind])
