"""A preview as a chain of stops on one line, and the totals before and after."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from takujo.games.fourbit_town import effects, names
from takujo.games.fourbit_town.edition import CITY_HALL, FIRST_PLACE, FIRST_SIDE
from takujo.games.fourbit_town.player import Player
from takujo.games.fourbit_town.preview import Chain, Stop, preview
from takujo.host.preview import Preview
from takujo.kernel.reason import Reason
from takujo.web.pages.fourbit_town.parts import NAMES
from takujo.web.pages.fourbit_town.scene import Scene
from takujo.web.pages.row_signs import Symbol


@dataclass(frozen=True)
class Link:
    """One stop as it is drawn."""

    mark: str  # the number in its ring
    card: int  # the place in the stack, from 0; -1: not a card
    parts: list[Symbol]
    reason: str  # why it does nothing; "" if it does something


@dataclass(frozen=True)
class Total:
    """One kind before and after."""

    res: str  # "": a word instead of a picture
    name: str
    before: int
    after: int


def chain_of(s: Scene, selected: Sequence[str]) -> tuple[list[Link], Chain]:
    """The stops of a setting; KeyError unless it is one that the door would take."""
    ids = {f"set {s.e.side_name(side)}": side for card in s.p.cards for side in sides_of(card)}
    stack = [ids[each] for each in selected]
    if len(stack) != names.BITS or not Preview(s.ahead, selected).complete:
        raise KeyError(";".join(selected))
    guess = s.ahead.copy().table
    made = preview(guess, s.me, stack)
    return [link(s, made, stack, stop) for stop in made.stops], made


def sides_of(card: int) -> tuple[int, int]:
    """Both sides of a card by their numbers."""
    return 2 * card - 2, 2 * card - 1


def link(s: Scene, made: Chain, stack: list[int], stop: Stop) -> Link:
    """One stop."""
    card = stack.index(stop.source - FIRST_SIDE) if FIRST_SIDE <= stop.source < FIRST_PLACE else -1
    mark = str(card + 1)
    if stop.source == CITY_HALL:
        mark = s.say.say("H")
    elif card < 0:
        mark = str(stop.source - FIRST_PLACE)
    reason = short_reason(s, stop.reason) if stop.reason is not None else ""
    return Link(mark, card, [] if reason else happens(s, stop), reason)


def happens(s: Scene, stop: Stop) -> list[Symbol]:
    """What is done, paid and gained, in the order it happens."""
    out: list[Symbol] = []
    for act in stop.acts[:1]:
        if act == effects.BUILD and stop.building:
            out.append(Symbol(s.building_name(stop.building)))
        else:
            out.append(s.signs.act(effects.STEP if act == effects.MOVE else act))
    came = [i for i in range(len(stop.things)) if stop.amounts[i] >= 0]
    if not stop.acts:  # what an action costs is among the totals
        paid = [i for i in range(len(stop.things)) if stop.amounts[i] < 0]
        for i in paid:
            out.append(s.signs.goods(stop.things[i], str(-stop.amounts[i])))
        if paid and came:
            out.append(s.signs.word("→"))
    sign = "+" if len(out) == 0 or stop.acts else ""
    for i in came:
        out.append(s.signs.goods(stop.things[i], f"{sign}{stop.amounts[i]}"))
    if stop.helped and not stop.things:
        out.append(Symbol(s.say.say("cheaper")))
    return out


def short_reason(s: Scene, reason: Reason) -> str:
    """Why a stop does nothing, short enough for a strip."""
    say, n = s.say, reason.numbers
    if reason.code == "cannot_pay_effect" and n["thing"] <= effects.RESOURCES:
        if n["thing"] > effects.VP:
            return say.say("needs {need}, you have {have}", need=n["need"], have=n["have"])
        kind = s.signs.goods(n["thing"], "").name
        return say.say(
            "needs {kind} {need}, you have {have}", kind=kind, need=n["need"], have=n["have"]
        )
    if reason.code == "effect_not_open":
        return say.say("only {when}", when=waits_for(s, n["row"]))
    return s.refusal(reason)


def waits_for(s: Scene, row: int) -> str:
    """What an effect waits for, in words."""
    found = s.e.effects.rows[row]
    return s.say.clauses(s.signs.text.opening(found))


def ledger(s: Scene, before: Player, after: Player) -> list[Total]:
    """Wood, stone, coins and VP, and whatever else changes."""
    out = [
        Total(effects.HELD_IDS[kind], s.say.say(NAMES[kind]), before.thing(kind), after.thing(kind))
        for kind in range(len(effects.HELD_IDS))
    ]
    if before.level != after.level:
        out.append(Total("", s.say.say("LV"), before.level, after.level))
    if before.hired != after.hired:
        out.append(Total("", s.say.say("Workers"), before.hired, after.hired))
    if before.space != after.space:
        out.append(Total("", s.say.say("Track"), before.space, after.space))
    return out
