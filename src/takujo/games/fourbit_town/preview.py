"""What a setting would bring: the rules play this worker alone.

It is played twice. Once without trades, things paid for by choice: what comes then is certain, and
the totals are made of it. And once with all of them, so that each stop can say what it offers.
"""

from __future__ import annotations

from takujo.editions.effect_rule import why_no_use
from takujo.editions.effects import Row
from takujo.games.fourbit_town import effects, events, names
from takujo.games.fourbit_town.arrival import Worker
from takujo.games.fourbit_town.cards import lay_hall, lay_side
from takujo.games.fourbit_town.edition import CITY_HALL, FIRST_PLACE, FIRST_SIDE
from takujo.games.fourbit_town.either import EitherWay, chosen_row
from takujo.games.fourbit_town.player import Player
from takujo.games.fourbit_town.reveal import place_worker, tell_arrivals
from takujo.games.fourbit_town.table import Town
from takujo.games.fourbit_town.track import priority_order
from takujo.kernel.agenda import ASIDE, PASS
from takujo.kernel.events import USED
from takujo.kernel.flow import start, take
from takujo.kernel.reason import Reason
from takujo.kernel.table import NOTHING, Event

# What an event says was done, as the thing that an effect would give.
DONE = {
    events.PLANNED: effects.PLAN,
    events.PLANNED_BLIND: effects.PLAN,
    events.CANCELLED: effects.CANCEL,
    events.BUILT: effects.BUILD,
    events.SOLD: effects.SELL,
    events.HIRED: effects.HIRE,
    events.LEVELLED: effects.LEVEL,
    events.MOVED: effects.MOVE,
}
MOST_ANSWERS = 100  # at one stop; an edition may let one go on as often as one likes
WITH_BUILDING = [events.PLANNED, events.CANCELLED, events.BUILT, events.SOLD]
# What a discount needs to have been done.
DISCOUNTED = {
    effects.BUILD_COST: effects.BUILD,
    effects.HIRE_COST: effects.HIRE,
    effects.LEVEL_COST: effects.LEVEL,
}


class Stop:
    """One stop of the chain: the place, a card, or the city hall, and what happens there."""

    def __init__(self, source: int) -> None:
        self.source = source  # by the edition's numbers of elements
        self.things: list[int] = []  # what is paid or comes, in the order it happens
        self.amounts: list[int] = []  # below 0: paid
        self.acts: list[int] = []  # actions done
        self.trades: list[Row] = []  # what can be paid for here, and is up to the player
        self.building = 0  # the last one planned, built, sold or given up
        self.helped = False  # made something cheaper
        self.reason: Reason | None = None  # why it does nothing

    def change(self, thing: int, amount: int) -> None:
        """What comes or goes, added up by kind and direction."""
        for i in range(len(self.things)):
            if self.things[i] == thing and (self.amounts[i] < 0) == (amount < 0):
                self.amounts[i] += amount
                return
        self.things.append(thing)
        self.amounts.append(amount)


class Chain:
    """The stops in the order they happen, and the player before and after."""

    def __init__(self, place: int, before: Player) -> None:
        self.place = place  # where the worker goes: its place, or the city hall
        self.before = before
        self.after = before  # without any trade
        self.traded = before  # with all of them
        self.stops: list[Stop] = []

    def stop(self, source: int) -> Stop | None:
        """The stop of an element."""
        for stop in self.stops:
            if stop.source == source:
                return stop
        return None


def preview(t: Town, seat: int, stack: list[int]) -> Chain:
    """What these four sides would bring if nobody else came; ``t`` is a guess to play on."""
    traded = played(t.copy(), seat, stack, True)
    chain = played(t, seat, stack, False)
    chain.traded = traded.after
    for stop, offers in zip(chain.stops, traded.stops, strict=True):
        stop.trades = offers.trades or stop.trades
        if offers.reason is None:
            stop.reason = None
    return chain


def idle(t: Town, seat: int, stack: list[int]) -> Player:
    """The player after this setting if nothing is done that need not be; ``t`` is played on."""
    return played(t, seat, stack, False, acts=False).after


def played(t: Town, seat: int, stack: list[int], trades: bool, acts: bool = True) -> Chain:
    """The worker's whole way, with everything that can be paid for or without it."""
    t.end()
    t.asking = None
    t.offered = NOTHING
    p = t.players[seat]
    p.stack = stack
    place_worker(t, seat)
    tell_arrivals(t, [seat])
    chain = Chain(p.place, p.copy())
    t.ear = []
    Worker().begin(t, seat, 0)
    t.end()
    go_through(t, seat, chain, trades, acts)
    chain.after = p
    for stop in chain.stops:
        explain(t, chain, stop)
    return chain


def go_through(t: Town, seat: int, chain: Chain, trades: bool, acts: bool) -> None:
    """The place, then the cards from the top, then the city hall, each played to its end."""
    p = t.players[seat]
    if p.place != names.HALL:
        chain.stops.append(Stop(FIRST_PLACE + p.place))
    for side in p.stack:
        chain.stops.append(Stop(FIRST_SIDE + side))
    if p.place == names.HALL:
        chain.stops.append(Stop(CITY_HALL))
    else:
        chain.stops[0].reason = why_nothing(t, seat, t.edition.lines[p.place])
        t.then(names.PLACE, seat)
        play_stop(t, chain, chain.stops[0], trades, acts)
    t.by_place = 0
    for side in p.stack:
        stop = chain.stop(FIRST_SIDE + side)
        assert stop is not None
        stop.reason = why_nothing(t, seat, t.edition.side_rows[side])
        lay_side(t, seat, side)
        play_stop(t, chain, stop, trades, acts)
    if p.place == names.HALL:
        lay_hall(t, seat)
        play_stop(t, chain, chain.stops[-1], trades, acts)


def play_stop(t: Town, chain: Chain, stop: Stop, trades: bool, acts: bool) -> None:
    """Let the rules act, answer what they ask, and note what happened."""
    start(t)
    left = MOST_ANSWERS
    while t.asking is not None:
        offered = trades_of(t)
        for row in offered:
            own = chain.stop(row.source)
            at = own if own is not None else stop
            if row not in at.trades:
                at.trades.append(row)
        declined = left <= 0 or (offered and not trades) or (not acts and t.offered[0] == PASS)
        take(t, t.offered[0] if declined else used(t))
        left -= 1
    now = stop
    assert t.ear is not None
    for event in t.ear:
        now = note(t, chain, event, now, stop)
    t.ear = []


def trades_of(t: Town) -> list[Row]:
    """The effects of an open question of which each has a price, and none need be used."""
    frame = t.asking
    assert frame is not None
    if frame.id not in (names.EFFECT, names.EITHER) or t.offered[0] != PASS:
        return []
    rows: list[Row] = []
    for choice in t.offered[1:]:
        if choice < ASIDE:
            row = chosen_row(t.edition, frame, choice)
            if not row.priced:
                return []
            if row not in rows:
                rows.append(row)
    return rows


def used(t: Town) -> int:
    """The choice that uses what is asked: as often as can be, the first way, the most VP."""
    frame = t.asking
    assert frame is not None
    options: list[int] = []
    for choice in t.offered:
        if choice != PASS and choice < ASIDE:
            options.append(choice)
    if not options:
        return PASS
    if frame.id == names.BUILD:
        best = options[0]
        for building in options:
            if t.edition.vp[building] > t.edition.vp[best]:
                best = building
        return best
    if frame.id == names.SHARE or frame.id == names.WAIVE:
        return options[-1]
    if (frame.id == names.EFFECT or frame.id == names.WAY) and t.edition.effects.rows[
        frame.n
    ].at_once:
        return options[-1]
    rule = frame.rule
    if isinstance(rule, EitherWay) and rule.row_of(frame.n, options[0]).at_once:
        first = rule.row_of(frame.n, options[0])
        return [each for each in options if rule.row_of(frame.n, each) is first][-1]
    return options[0]


def note(t: Town, chain: Chain, event: Event, now: Stop, stop: Stop) -> Stop:
    """What one event says; a card that acts on something else is at its own stop all the same."""
    kind = event[0]
    if kind == USED:
        own = chain.stop(t.edition.effects.rows[event[2]].source)
        return own if own is not None else stop
    if kind == events.GAINED:
        why = event[4]
        source = chain.stop(t.edition.effects.rows[why].source) if why >= 0 else None
        (source if source is not None else now).change(event[2], event[3])
    elif kind == events.SPENT:
        now.change(event[2], -event[3])
    elif kind in DONE:
        now.acts.append(DONE[kind])
        if kind in WITH_BUILDING:
            now.building = event[2]
    return now


def why_nothing(t: Town, seat: int, rows: list[Row]) -> Reason | None:
    """Why none of these effects would do anything now; None if one would."""
    reason: Reason | None = None
    for row in rows:
        why = why_no_use(t, seat, row, "7")
        if why is None:
            return None
        if reason is None:
            reason = why
    return reason


def explain(t: Town, chain: Chain, stop: Stop) -> None:
    """A discount that was taken is used; what was not used needs a reason."""
    for row in t.edition.effects.rows:
        if row.source == stop.source and row.moment in DISCOUNTED:
            for other in chain.stops:
                if DISCOUNTED[row.moment] in other.acts:
                    stop.helped = True
    if stop.things or stop.acts or stop.helped or stop.trades or stop.source == CITY_HALL:
        stop.reason = None
    elif stop.reason is None:
        stop.reason = not_open(t, stop.source)


def not_open(t: Town, source: int) -> Reason | None:
    """What an element waits for that did not happen."""
    for row in t.edition.effects.rows:
        if row.source == source:
            return Reason("effect_not_open", {"row": row.index}, "7")
    return None


def rivals(t: Town, seat: int) -> list[int]:
    """Who sends a worker too and would be first at the same place."""
    out: list[int] = []
    for other in priority_order(t):
        if other == seat:
            return out
        out.append(other)
    return out
