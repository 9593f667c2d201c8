"""Places that others want as well: what that costs, and how often to go there all the same."""

from __future__ import annotations

from math import exp

from takujo.games.fourbit_town.judged_worth import Outlook
from takujo.games.fourbit_town.track import priority_order


class PlannedSetting:
    """One place with the best setting for it."""

    def __init__(self, place: int) -> None:
        self.place = place
        self.stack: list[int] = []  # sides, the top first
        self.alone = 0.0  # what the place brings without cards
        self.value = 0.0


def value_of(plan: PlannedSetting) -> float:
    """For sorting."""
    return plan.value


def rivals(o: Outlook) -> list[int]:
    """The others who set cards in this step."""
    out: list[int] = []
    for seat, p in enumerate(o.t.players):
        if seat != o.seat and p.sending:
            out.append(seat)
    return out


def before_me(o: Outlook) -> int:
    """How many of the others would be first at a place we share."""
    return priority_order(o.t).index(o.seat)


def wanted(o: Outlook, plans: list[PlannedSetting], others: int) -> list[float]:
    """How likely at least one of so many others sets each place: they want what I want."""
    most = max([plan.alone for plan in plans])
    weights: list[float] = []
    for plan in plans:
        blocked = (o.t.blocked >> plan.place) & 1
        weights.append(0.0 if blocked else exp((plan.alone - most) / o.w.wanted))
    total = sum(weights)
    if total <= 0:
        return weights
    return [1 - (1 - weight / total) ** others for weight in weights]


def risk(o: Outlook, plans: list[PlannedSetting]) -> None:
    """Who is not first pays; a place that is not taken now may be blocked in the next step."""
    others = rivals(o)
    if not others or not o.w.foresight:
        return
    cost = o.e.second_cost * o.w.unit
    ahead = wanted(o, plans, before_me(o))
    any_other = wanted(o, plans, len(others))
    values = [plan.value for plan in plans]
    values.sort(reverse=True)
    again = o.to_send(o.t.players[o.seat])  # workers that are sent after this one
    later = values[min(again, len(values) - 1)]
    for i, plan in enumerate(plans):
        plan.value -= ahead[i] * cost
        if again > 0:
            plan.value += any_other[i] * o.w.urgency * max(0.0, plan.value - later)
    plans.sort(key=value_of, reverse=True)


def shares(o: Outlook, plans: list[PlannedSetting]) -> list[float]:
    """How often to set each place, the best first: where others come too, nobody may be sure."""
    w = o.w
    others = rivals(o)
    out = [1.0] + [0.0] * (len(plans) - 1)
    if not others or len(plans) < 3:
        return out
    likely = wanted(o, plans, len(others))[0]
    if likely < w.contested:
        return out
    out = by_value(plans, w.mixing)
    if plans[0].value - plans[2].value > w.far * likely:
        return out  # worth going there whoever else comes
    if out[0] > w.most_share:
        rest = by_value(plans[1:], w.mixing)
        out = [w.most_share] + [(1 - w.most_share) * share for share in rest]
    missing = w.least_third - out[2]
    if missing > 0:
        more = 0 if out[0] > out[1] else 1
        out[2] += missing
        out[more] -= missing
    return out


def by_value(plans: list[PlannedSetting], mixing: float) -> list[float]:
    """Shares that sum up to one, equal for equal places and less for each that is worse."""
    weights = [exp((plan.value - plans[0].value) / mixing) for plan in plans]
    total = sum(weights)
    return [weight / total for weight in weights]
