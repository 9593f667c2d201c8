"""The common actions as verbs: whether they can be done, and doing them (4-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from takujo.games.fourbit_town import effects, events, names, price
from takujo.games.fourbit_town.track import advance
from takujo.kernel.hidden import card_of
from takujo.kernel.reason import Reason

if TYPE_CHECKING:
    from takujo.games.fourbit_town.table import Town

ACTIONS: Final = "4-6"  # the paragraph of the actions
WORKERS: Final = "4-5"  # and the one of workers and their limit
# The rules that ask which building, from effects.PLAN to effects.SELL.
ASKING: Final = [names.PLAN, names.CANCEL, names.BUILD, names.BUILD, names.SELL]


def act(t: Town, seat: int, thing: int, chosen: bool) -> None:
    """Do it if that leaves nothing to ask; else the rule of the action asks."""
    if effects.PLAN <= thing <= effects.SELL:
        n = names.MUST if chosen else names.MAY
        if thing == effects.BUILD_PLANNED:
            n += names.PLANNED_ONLY
        t.then(ASKING[thing - effects.PLAN], seat, n)
    elif thing == effects.HIRE:
        if not chosen:
            t.then(names.HIRE, seat)
        elif why_no_hire(t, seat) is None:
            hire(t, seat)
    elif thing == effects.LEVEL:
        if not chosen:
            t.then(names.LEVEL, seat)
        elif why_no_level(t, seat) is None:
            raise_level(t, seat)
    elif not chosen:
        t.then(names.ADVANCE, seat, 1 if thing == effects.STEP else 0)
    elif thing == effects.STEP:
        step(t, seat)
    else:
        advance(t, seat)


def why_no_act(t: Town, seat: int, thing: int) -> Reason | None:
    """Why an action cannot be done now; None if it can."""
    if thing == effects.HIRE:
        return why_no_hire(t, seat)
    if thing == effects.LEVEL:
        return why_no_level(t, seat)
    if thing == effects.PLAN:
        nothing = not t.row and not t.deck
        return Reason("nothing_to_plan", {}, ACTIONS) if nothing else None
    if thing == effects.CANCEL:
        return None if t.players[seat].plans else Reason("nothing_planned", {}, ACTIONS)
    if thing == effects.SELL:
        return None if t.players[seat].buildings else Reason("nothing_to_sell", {}, ACTIONS)
    if thing == effects.BUILD or thing == effects.BUILD_PLANNED:
        n = names.PLANNED_ONLY if thing == effects.BUILD_PLANNED else 0
        return None if buildable(t, seat, n) else Reason("nothing_to_build", {}, ACTIONS)
    return None


def why_no_hire(t: Town, seat: int) -> Reason | None:
    """All are hired, the limit is reached, or the coins do not suffice."""
    p = t.players[seat]
    if p.hired >= t.edition.workers:
        return Reason("all_hired", {"workers": p.hired}, WORKERS)
    if p.hired >= p.level:
        return Reason("hiring_limit", {"workers": p.hired, "level": p.level}, WORKERS)
    need = price.hire_price(t, seat)
    if p.coin < need:
        numbers = {"thing": effects.COIN, "need": need, "have": p.coin, "short": need - p.coin}
        return Reason("too_dear", numbers, ACTIONS)
    return None


def hire(t: Town, seat: int) -> None:
    """One more worker, to be sent in this round already."""
    p = t.players[seat]
    t.pay(seat, effects.COIN, price.hire_price(t, seat), -1 - names.HIRE)
    p.hired += 1
    if t.by_place:
        t.hired_here = 1
    if t.ear is not None:
        t.ear.append((events.HIRED, seat, p.hired))
    t.react(seat, effects.HIRED)


def why_no_level(t: Town, seat: int) -> Reason | None:
    """The marker is at its end, or something is missing to pay."""
    p = t.players[seat]
    if p.level >= t.edition.most_level:
        return Reason("highest_level", {"level": p.level}, WORKERS)
    return price.why_too_dear(t, seat, price.level_price(t, seat), ACTIONS)


def raise_level(t: Town, seat: int) -> None:
    """The marker moves on by one."""
    p = t.players[seat]
    cost = price.level_price(t, seat)
    for kind in effects.EACH_RESOURCE:
        t.pay(seat, kind, cost[kind], -1 - names.LEVEL)
    p.level += 1
    if t.by_place:
        t.levelled_here = 1
    if t.ear is not None:
        t.ear.append((events.LEVELLED, seat, p.level))
    t.react(seat, effects.LEVELLED)


def step(t: Town, seat: int) -> None:
    """The track action: a move, and what follows from it."""
    advance(t, seat)
    if t.by_place:
        t.moved_here = 1
    t.react(seat, effects.STEPPED)


def buildable(t: Town, seat: int, n: int) -> list[int]:
    """The buildings the seat could build now: planned ones, and in the row unless n forbids."""
    off = price.discount(t, seat, effects.BUILD_COST)
    out: list[int] = []
    for entry in t.players[seat].plans:
        building = card_of(entry)
        if building < len(t.edition.vp) and price.can_afford(t, seat, building, off):
            out.append(building)
    if not n & names.PLANNED_ONLY:
        for building in t.row:
            if price.can_afford(t, seat, building, off):
                out.append(building)
    out.sort()
    return out


def vp_comes(t: Town, seat: int, amount: int, row: int) -> None:
    """VP of a place may be given up on the way, card by card from the top of the stack."""
    coming = False
    for side in t.players[seat].stack:
        if t.edition.coming_rows[side]:
            coming = True
    if not coming:
        t.given_vp += amount
        t.receive(seat, effects.VP, amount, row)
        return
    t.coming = amount
    for side in t.players[seat].stack:
        for row_of_card in t.edition.coming_rows[side]:
            t.then(names.EFFECT, seat, row_of_card.index)
    t.then(names.RECEIVE, seat, row)
