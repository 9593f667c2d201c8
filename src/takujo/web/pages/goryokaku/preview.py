"""What placing a worker triggers, in order: the rules play it on a guess, as far as it is sure."""

from __future__ import annotations

from dataclasses import dataclass, field

from takujo.editions.effects import Row
from takujo.games.goryokaku import effects, events, names
from takujo.games.goryokaku.persons import row_of, rows_left
from takujo.games.goryokaku.place import onigiri_for
from takujo.games.goryokaku.table import Goryokaku
from takujo.kernel.agenda import ASIDE, PASS
from takujo.kernel.flow import take
from takujo.kernel.table import Event
from takujo.web.pages.goryokaku.scene import Scene
from takujo.web.pages.goryokaku.signs import Part

CHANCE = (effects.BAG, effects.PERSON)  # what comes is not known before


@dataclass(frozen=True)
class Stop:
    """One thing that happens; a person's row can be left out."""

    parts: list[Part]
    name: str = ""
    wish: str = ""  # what uses the row
    sure: bool = True  # False: it is drawn, or asked for, when it comes to it
    kinds: list[str] = field(default_factory=list)  # the cubes it brings, one by one


@dataclass
class Chain:
    """Everything a placement triggers, up to what is asked or drawn."""

    stops: list[Stop] = field(default_factory=list)
    gained: list[str] = field(default_factory=list)  # kinds of cubes, one by one
    at_once: list[str] = field(default_factory=list)  # those of the space itself
    had: int = 0  # cubes before
    onigiri: int = 0  # in hand then
    cubes: int = 0
    storehouses: int = 0
    asks: bool = False  # something else is asked before the onigiri action
    then: Goryokaku | None = None  # the table on which the onigiri action is asked

    @property
    def without_rows(self) -> int:
        """The cubes after it, were every row of a person left out."""
        return self.cubes - sum([len(stop.kinds) for stop in self.stops])


def chain(s: Scene, space: int) -> Chain:
    """Placed on a space."""
    t = s.guess()
    out = Chain()
    p = t.players[s.me]
    before, price = p.onigiri, onigiri_for(t, s.me, space)
    out.had = p.cube_count()
    take(t, space)
    if price:
        rest = f"{before}→{before - price}"
        out.stops.append(Stop([Part(rest, "onigiri", name=s.say.say("onigiri"))]))
    happened = heard(s, t, out)
    if t.asking is not None and t.asking.seat == s.me and t.asking.id in ASKED_FIRST:
        happened += [*action(s, space), Part("…", quiet=True)]
    if happened:
        out.stops.append(Stop(happened))
    out.at_once = out.gained[:]
    go_on(s, t, out)
    out.onigiri, out.cubes, out.storehouses = p.onigiri, p.cube_count(), p.storehouses
    return out


ASKED_FIRST = (names.HIRE, names.OFFICE, names.BUILD, names.PAY, names.EFFECT)


def action(s: Scene, space: int) -> list[Part]:
    """The action of a space in a word."""
    return s.signs.things(s.e.space_rows[space - 1].gains[0])


def go_on(s: Scene, t: Goryokaku, out: Chain) -> None:
    """The persons' rows that cost nothing and draw nothing; then the onigiri action."""
    while t.asking is not None and t.asking.seat == s.me:
        frame = t.asking
        if frame.id == names.ONIGIRI:
            out.then = t
            return
        if frame.id != names.PERSONS:
            if frame.id in ASKED_FIRST:
                out.asks = True
                out.stops += [Stop(s.signs.row(row), s.cards.title(row.source), sure=False)
                              for row in rows_left(t, s.me)]  # fmt: skip
            return
        choice = next_sure(s, t)
        if choice == PASS:
            leave_open(s, t, out)
            if out.asks:
                return
            take(t, PASS)
            continue
        wish, card = t.book.readable(frame, choice), card_of(t, choice)
        already = len(out.gained)
        take(t, choice)
        parts = heard(s, t, out)
        out.stops.append(Stop(parts, s.cards.title(card), wish, kinds=out.gained[already:]))


def card_of(t: Goryokaku, choice: int) -> int:
    """The person a choice of a row names."""
    return (choice - 1) // t.edition.effects.most_ways + 1


def own_choices(t: Goryokaku) -> list[int]:
    """What is offered, without passing and free actions."""
    return [choice for choice in t.offered if choice != PASS and choice < ASIDE]


def next_sure(s: Scene, t: Goryokaku) -> int:
    """The next row that brings what it says, or PASS."""
    for choice in own_choices(t):
        row = row_of(t, card_of(t, choice))
        if row is not None and plain_gain(row):
            return choice
    return PASS


def plain_gain(row: Row) -> bool:
    """Does the row cost nothing, leave nothing to choose, and draw nothing?"""
    if len(row.gains) > 1 or row.pays != [[]]:
        return False
    return all(thing <= effects.ONIGIRI for thing in row.gains[0][::2])


def drawn_gain(row: Row) -> bool:
    """Does the row only draw?"""
    if len(row.gains) > 1 or row.pays != [[]]:
        return False
    return all(thing in CHANCE for thing in row.gains[0][::2])


def leave_open(s: Scene, t: Goryokaku, out: Chain) -> None:
    """Rows that draw are used when it comes to it; others are asked for then."""
    for choice in own_choices(t):
        row = row_of(t, card_of(t, choice))
        assert row is not None
        title = s.cards.title(row.source)
        if drawn_gain(row):
            assert t.asking is not None
            wish = t.book.readable(t.asking, choice)
            out.stops.append(Stop(s.signs.row(row), title, wish, sure=False))
        else:
            out.asks = True
            stop = Stop(s.signs.row(row), title, sure=False)
            if stop not in out.stops:
                out.stops.append(stop)


def outcome(s: Scene, choice: int) -> Chain:
    """What any other choice brings at once."""
    t = s.guess()
    out = Chain()
    p = t.players[s.me]
    out.had = p.cube_count()
    take(t, choice)
    parts = heard(s, t, out)
    if parts:
        out.stops.append(Stop(parts))
    out.onigiri, out.cubes, out.storehouses = p.onigiri, p.cube_count(), p.storehouses
    return out


def heard(s: Scene, t: Goryokaku, out: Chain) -> list[Part]:
    """What happened since the last time, in signs; cubes that came are kept in mind."""
    parts: list[Part] = []
    assert t.ear is not None
    for event in t.ear:
        if len(event) > 1 and event[1] == s.me:
            parts += event_parts(s, event, out)
    t.ear.clear()
    return parts


def event_parts(s: Scene, event: Event, out: Chain) -> list[Part]:
    """One event."""
    kind = event[0]
    if kind == events.GAINED:
        if event[2] < len(names.KINDS):
            out.gained += [names.KINDS[event[2]]] * event[3]
        return s.signs.thing(event[2], event[3], "+")
    if kind == events.SPENT:
        spent = s.signs.thing(event[2], event[3], "−")
        return spent if event[2] >= len(names.KINDS) else [Part("−"), *spent]
    if kind in (events.HIRED, events.BUILT):
        return [Part(s.cards.title(event[2]))]
    if kind == events.STATIONED:
        return [Part(s.cards.tile(event[3]))]
    if kind == events.RAISED:
        return s.signs.thing(effects.SHIP_LV + event[2], 1)
    return []
