"""A preview as a chain of stops on one line, and the totals before and after."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from takujo.games.fourbit_town import effects, names
from takujo.games.fourbit_town.edition import CITY_HALL, FIRST_PLACE, FIRST_SIDE
from takujo.games.fourbit_town.preview import Chain, Stop, preview
from takujo.host.preview import Preview
from takujo.kernel.reason import Reason
from takujo.web.pages.fourbit_town.scene import Scene
from takujo.web.pages.row_signs import ARROW, Symbol


@dataclass(frozen=True)
class Link:
    """One stop as it is drawn."""

    mark: str  # the number in its ring
    card: int  # the place in the stack, from 0; -1: not a card
    parts: list[Symbol]  # what certainly happens
    trades: list[Symbol]  # what can be paid for besides
    reason: str  # why it does nothing; "" if it does something


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
    trades = s.signs.either_of([s.signs.paid(row, row.pays, row.gains) for row in stop.trades])
    return Link(mark, card, [] if reason else happens(s, stop), trades, reason)


def happens(s: Scene, stop: Stop) -> list[Symbol]:
    """What is done, paid and gained, in the order it happens."""
    out: list[Symbol] = []
    for act in dict.fromkeys(stop.acts):
        if act == effects.BUILD and stop.building:
            out.append(Symbol(s.w.title(stop.building)))
        else:
            out.append(s.signs.act(effects.STEP if act == effects.MOVE else act))
    moved = list(zip(stop.things, stop.amounts, strict=True))
    came = [(thing, n) for thing, n in moved if n >= 0]
    if not stop.acts:  # what an action costs is among the totals
        out += [s.signs.goods(thing, str(-n)) for thing, n in moved if n < 0]
        out += [ARROW] if out and came else []
    sign = "+" if not out or stop.acts else ""
    out += [s.signs.goods(thing, f"{sign}{n}") for thing, n in came]
    if stop.helped and not stop.things:
        out.append(Symbol(s.say.say("cheaper")))
    return out


def short_reason(s: Scene, reason: Reason) -> str:
    """Why a stop does nothing, short enough for a strip."""
    say, n = s.say, reason.numbers
    if reason.code == "cannot_pay_effect" and n["thing"] <= effects.RESOURCES:
        if n["thing"] > effects.VP:
            return say.say("needs {need}, you have {have}", need=n["need"], have=n["have"])
        kind = s.w.kind(n["thing"])
        return say.say(
            "needs {kind} {need}, you have {have}", kind=kind, need=n["need"], have=n["have"]
        )
    if reason.code == "effect_not_open":
        opening = s.signs.text.opening(s.e.effects.rows[n["row"]])
        return say.say("only {when}", when=say.clauses(opening))
    return s.refusal(reason)
