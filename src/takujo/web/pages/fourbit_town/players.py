"""What everybody has: one line a seat in the order of the track, and the track itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from takujo.games.fourbit_town import effects, events, names
from takujo.games.fourbit_town.edition import FIRST_SIDE
from takujo.games.fourbit_town.track import priority_order
from takujo.kernel.table import Event
from takujo.web.pages.fourbit_town.scene import Scene, digits, number_set

PADS = 12  # spaces of the track that are always drawn
MOVED = {events.GAINED: 1, events.SPENT: -1}


@dataclass(frozen=True)
class Line:
    """One seat."""

    order: int
    seat: int
    name: str
    bits: str
    number: str
    state: str  # a word where there are no bits
    level: int
    goods: list[tuple[int, str]]  # by kind, and what has come since the reveal: +6
    pips: list[bool]  # by hired worker: is it still at hand?
    now: bool
    came: str  # first, second, or in the city hall
    label: str


@dataclass(frozen=True)
class Pad:
    """A space of the track, its points, and who is on it, the first first."""

    points: str
    seats: list[int]


def lines(s: Scene) -> list[Line]:
    """All seats: in the order of acting once workers are out, else in that of the track."""
    out = [seat for seat in s.t.order if s.t.players[seat].place >= 0]
    rest = [seat for seat in s.t.order if seat not in out]
    order = [*acting_order(s), *rest] if out else s.t.order
    return [line(s, seat, at + 1) for at, seat in enumerate(order)]


def acting_order(s: Scene) -> list[int]:
    """Who acts before whom in this step."""
    order = priority_order(s.t)
    when = {seat: resolves(s, seat) for seat in order}
    return sorted(order, key=lambda seat: when[seat])


def resolves(s: Scene, seat: int) -> int:
    """Before the others, with them, or after them."""
    place = s.t.players[seat].place
    return s.e.resolves[place] if place < names.PLACES else 0


def line(s: Scene, seat: int, order: int) -> Line:
    """One seat."""
    p = s.t.players[seat]
    number = number_set(p.stack)
    came_here = since_reveal(s, seat)
    goods = [(p.thing(kind), signed(came_here[kind])) for kind in range(names.HELD)]
    name = s.names[seat]
    said = [f"{s.w.kind(kind)} {p.thing(kind)}" for kind in range(names.HELD)]
    return Line(
        order, seat, name, digits(number) if number >= 0 else "",
        str(number) if number >= 0 else "", state(s, seat), p.level, goods,
        [worker >= p.sent for worker in range(p.hired)], s.t.worker == seat + 1, came(s, seat),
        s.say.clauses([name, s.level(p.level), *said]),
    )  # fmt: skip


def since_reveal(s: Scene, seat: int) -> list[int]:
    """What a seat has gained and paid in this step, by kind; nothing where no worker is out."""
    happened: list[Event] = []
    for entry in reversed(s.at.log if s.t.players[seat].place >= 0 else ()):
        happened += entry.events
        if any(event[0] == events.REVEALED for event in entry.events):
            break
    return goods_moved(seat, happened)


def goods_moved(seat: int, happened: Sequence[Event]) -> list[int]:
    """What came and went, by kind."""
    total = [0] * names.HELD
    for event in happened:
        if event[0] in MOVED and event[1] == seat and event[2] < names.HELD:
            total[event[2]] += MOVED[event[0]] * event[3]
    return total


def signed(n: int) -> str:
    """As it stands beside a number; "" for nothing."""
    return f"+{n}" if n > 0 else f"−{-n}" if n else ""


def came(s: Scene, seat: int) -> str:
    """How the worker of this step came where it is; "" where it is alone."""
    place = s.t.players[seat].place
    if place == names.HALL:
        return s.w.place_title(names.HALL)
    alone = len([p for p in s.t.players if p.place == place]) < 2
    if place < 0 or alone:
        return ""
    return s.say.say("first") if s.t.players[seat].first else s.say.say("second")


def state(s: Scene, seat: int) -> str:
    """What is known of a seat that shows no number."""
    p, say = s.t.players[seat], s.say.say
    waiting = s.waiting()
    if s.t.asking is not None and s.t.asking.id == names.DRAFT:
        return say("choosing") if seat in waiting else say("chosen")
    if p.out:
        return say("passed")
    if p.sending and p.place < 0:
        return say("sends") if seat in waiting or not setting(s) else say("has set")
    return ""


def setting(s: Scene) -> bool:
    """Are cards being set?"""
    return s.t.asking is not None and s.t.asking.id == names.SET


def track(s: Scene) -> list[Pad]:
    """From the first space as far as anybody is, and at least twelve."""
    furthest = max(PADS, max(p.space for p in s.t.players))
    scored = bool(s.e.track_points)
    return [
        Pad(
            str(s.e.track_vp(space)) if scored else "",
            [seat for seat in s.t.order if s.t.players[seat].space == space],
        )
        for space in range(1, furthest + 1)
    ]


@dataclass(frozen=True)
class WayMark:
    """Where the own worker is on its way: the place, its cards, the city hall."""

    mark: str
    state: str  # done, now, later


def stops(s: Scene) -> list[WayMark]:
    """The position in the chain of the reader's acting worker; nothing for others."""
    frame = s.asked
    if frame is None or s.t.worker != s.me + 1 or len(s.p.stack) != names.BITS:
        return []
    at = position(s, frame.id, frame.n)
    if at < 0:
        return []
    hall = s.p.place == names.HALL
    marks = [str(card + 1) for card in range(names.BITS)]
    marks = [*marks, s.say.say("H")] if hall else [str(s.p.place), *marks]
    return [
        WayMark(mark, "done" if i < at else "now" if i == at else "later")
        for i, mark in enumerate(marks)
    ]


def position(s: Scene, rule: int, n: int) -> int:
    """Which stop asks; while the place's effect is carried out it is the first."""
    first = 0 if s.p.place == names.HALL else 1
    if s.t.by_place or rule == names.SECOND:
        return 0
    if rule in (names.EFFECT, names.WAY, names.EITHER, names.ONE_OF):
        row = s.e.effects.rows[n]
        for at, side in enumerate(s.p.stack):
            if row.source == FIRST_SIDE + side:
                return first + at
        if row.moment == effects.AT_HALL:
            return names.BITS
    return -1
