"""Effects that go round in a circle: each brings on the next, and nothing ever stops them.

A row that gives an action leads from its own moment to the moment which that action brings. A
limit of a round or a turn ends every circle; a price ends it unless the circle earns it again.
"""

from __future__ import annotations

from typing import Any

from takujo.editions.effect_words import EffectWords
from takujo.editions.effects import ANY
from takujo.editions.mistakes import Report
from takujo.kernel.said import Said


class Effect:
    """A row of an edition, with where it stands."""

    def __init__(self, key: str, row: dict[str, Any], limited: bool = False) -> None:
        self.key = key
        self.row = row
        # the game or the row itself says how often at most
        self.limited = limited or "per_round" in row or bool(row.get("per_turn", False))

    def moment(self) -> str:
        """When it acts."""
        return str(self.row["when"])

    def gained(self) -> list[str]:
        """Every thing it may give."""
        return [thing for table in tables(self.row["gain"]) for thing in table]


class Link:
    """One effect leads from its moment to another."""

    def __init__(self, effect: Effect, act: str, to: str) -> None:
        self.effect = effect
        self.act = act  # the action that brings the other moment
        self.to = to


def tables(value: Any) -> list[dict[str, Any]]:
    """One table of amounts, or several to choose from."""
    return value if isinstance(value, list) else [value]


def check_loops(effects: list[Effect], words: EffectWords, report: Report) -> None:
    """Report one circle, if there is any, with its way from moment to moment."""
    free = [effect for effect in effects if not effect.limited]
    links = links_of(free, words)
    while True:
        circle = circle_in(links)
        if not circle:
            return
        moments = reachable(circle[0].to, links)
        earned = {thing for each in free if each.moment() in moments for thing in each.gained()}
        paid_out = [link for link in circle if not can_go_on(link.effect, earned, words)]
        if not paid_out:
            break
        # a price that the circle does not earn ends it: look for another one
        links = [link for link in links if link not in paid_out]
    way = circle[0].effect.moment()
    for link in circle:
        way += f" -> {link.act} ({link.effect.key}) -> {link.to}"
    allowed = "per_round = n, per_turn = true" if words.once else "per_round = n"
    problem = Said("goes round in a circle without end: {way}", way=way)
    report.add(circle[0].effect.key, problem, allowed)


def links_of(effects: list[Effect], words: EffectWords) -> list[Link]:
    """Where every effect leads."""
    out: list[Link] = []
    at_will = [moment.id for moment in words.moments if moment.any_time]
    for effect in effects:
        for id in effect.gained():
            thing = words.thing(id)
            if thing is not None and thing.brings:
                out.append(Link(effect, id, thing.brings))
                out += [Link(effect, id, moment) for moment in at_will]
        again = effect.row.get("up_to") == ANY and not effect.row.get("at_once", False)
        if again or effect.moment() in at_will:
            out.append(Link(effect, effect.gained()[0], effect.moment()))
    return out


def can_go_on(effect: Effect, earned: set[str], words: EffectWords) -> bool:
    """Can a way to pay it be paid again and again out of what the circle earns?"""
    if "pay" not in effect.row:
        return True
    for table in tables(effect.row["pay"]):
        if all(is_earned(id, earned, words) for id in table):
            return True
    return False


def is_earned(id: str, earned: set[str], words: EffectWords) -> bool:
    """Is this thing, or one of those it may be made up of, among what is earned?"""
    thing = words.thing(id)
    return id in earned or (thing is not None and any(kind in earned for kind in thing.mix))


def reachable(moment: str, links: list[Link]) -> set[str]:
    """The moments that can follow from this one, itself included."""
    found = {moment}
    waiting = [moment]
    while waiting:
        at = waiting.pop()
        for link in links:
            if link.effect.moment() == at and link.to not in found:
                found.add(link.to)
                waiting.append(link.to)
    return found


def circle_in(links: list[Link]) -> list[Link]:
    """The links of a shortest circle, in order; none if there is no circle."""
    best: list[Link] = []
    for first in links:
        way = way_between(first.to, first.effect.moment(), links)
        if way is not None and (not best or len(way) + 1 < len(best)):
            best = [first, *way]
    return best


def way_between(start: str, end: str, links: list[Link]) -> list[Link] | None:
    """The shortest way from one moment to another; None if there is none."""
    ways: dict[str, list[Link]] = {start: []}
    waiting = [start]
    while waiting:
        at = waiting.pop(0)
        if at == end:
            return ways[at]
        for link in links:
            if link.effect.moment() == at and link.to not in ways:
                ways[link.to] = [*ways[at], link]
                waiting.append(link.to)
    return None
