"""What a choice triggers, in order: the rules play it on a guess, as far as it is sure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from takujo.editions.effects import Row
from takujo.games.goryokaku import effects, events, names
from takujo.games.goryokaku.persons import card_and_way, row_of, rows_left
from takujo.games.goryokaku.place import onigiri_for
from takujo.games.goryokaku.table import Goryokaku
from takujo.host.preview import Preview
from takujo.kernel.agenda import ASIDE, PASS, Frame
from takujo.kernel.table import Event
from takujo.web.pages.asked import WITHOUT
from takujo.web.pages.goryokaku.scene import Scene
from takujo.web.pages.row_signs import Symbol

FOLLOWS = "onigiri "  # what an onigiri action is called in a selection
CHANCE = (effects.BAG, effects.PERSON)  # what comes is not known before
# Rows that bring what they say, and the onigiri actions, are the same whatever was drawn before.
BLIND = (names.PERSONS, names.ONIGIRI)
ASKED_FIRST = (names.HIRE, names.OFFICE, names.BUILD, names.PAY, names.EFFECT)


@dataclass(frozen=True)
class Stop:
    """One thing that happens; a person's row can be left out."""

    parts: list[Symbol]
    name: str = ""
    wish: str = ""  # what uses the row
    touch: str = ""  # what leaves it out, or uses it again
    on: bool = True
    sure: bool = True  # False: it is drawn, or asked for, when it comes to it


@dataclass
class Chain:
    """Everything a choice triggers, up to what is asked or drawn."""

    stops: list[Stop] = field(default_factory=list)
    gained: list[int] = field(default_factory=list)  # kinds of cubes, one by one
    had: int = 0  # cubes before
    onigiri: int = 0  # in hand then
    cubes: int = 0
    storehouses: int = 0
    asks: bool = False  # something else is asked before the onigiri action
    then: Goryokaku | None = None  # the table on which the onigiri action is asked

    @property
    def used(self) -> list[str]:
        """The wishes for the rows that are used."""
        return [stop.wish for stop in self.stops if stop.wish and stop.on]

    @property
    def certain(self) -> bool:
        """Is nothing drawn or asked?"""
        return not self.asks and all(stop.sure for stop in self.stops)


class Rows:
    """Uses the rows of persons that bring what they say, unless they were left out."""

    def __init__(self, selected: Sequence[str]) -> None:
        self.selected = selected
        self.used: list[int] = []
        self.cuts: list[int] = []  # how much had happened whenever something was asked

    def propose(self, t: Goryokaku, frame: Frame) -> list[str]:
        """The next one."""
        assert t.ear is not None
        self.cuts.append(len(t.ear))
        for choice in own_choices(t) if frame.id == names.PERSONS else []:
            if plain_gain(row(t, choice)) and left_out(t, choice) not in self.selected:
                self.used.append(choice)
                return [t.book.readable(frame, choice)]
        return []

    def parts(self, happened: list[Event]) -> list[list[Event]]:
        """What happened before the first row, and then through each of them."""
        cuts = [0, *self.cuts[: len(self.used) + 1], len(happened)]
        return [happened[cuts[n] : cuts[n + 1]] for n in range(len(self.used) + 1)]


def chain(s: Scene, selected: Sequence[str]) -> Chain:
    """Placed on a space, without the rows that were left out."""
    rows = Rows(selected)
    made = Preview(s.ahead, selected[:1], rows.propose, BLIND)
    t, out = made.table, Chain()
    happened = rows.parts(made.events)
    out.stops = placed(s, t, selected[0], heard(s, happened[0]))
    sure = {
        choice: stop(s, t, choice, heard(s, told))
        for choice, told in zip(rows.used, happened[1:], strict=True)
    }
    out.gained = cubes(s, made.events)
    count(s, t, out)
    if asked(t, s, names.PERSONS):
        for choice in own_choices(t):
            if plain_gain(row(t, choice)):
                sure[choice] = stop(s, t, choice, s.signs.row(row(t, choice)), on=False)
        out.stops += [sure[choice] for choice in sorted(sure)]
        leave_open(s, t, out, selected)
    else:
        out.stops += [sure[choice] for choice in sorted(sure)]
    if asked(t, s, *ASKED_FIRST):
        out.asks = True
        out.stops += [Stop(s.signs.row(each), s.cards.title(each.source), sure=False)
                      for each in rows_left(t, s.me)]  # fmt: skip
    if not out.asks:
        rest = Preview(s.ahead, [*made.wishes, "no persons"], blind=BLIND)
        out.then = rest.table if asked(rest.table, s, names.ONIGIRI) else None
        follow_up(s, out, rest, selected)
    return out


def follow_up(s: Scene, out: Chain, rest: Preview[Goryokaku], selected: Sequence[str]) -> None:
    """The onigiri action that was chosen to follow, and what is stored then."""
    wish = [each for each in selected if each.startswith(FOLLOWS)]
    if not wish or out.then is None:
        return
    made = Preview(s.ahead, [*rest.wishes, *wish], blind=BLIND)
    onigiri = out.onigiri
    out.gained = cubes(s, made.events)
    count(s, made.table, out)
    parts = heard(s, made.events[len(rest.events) :])
    out.stops.append(Stop(parts, sure=made.table.reveals == rest.table.reveals))
    out.onigiri = onigiri


def placed(s: Scene, t: Goryokaku, choice: str, brought: list[Symbol]) -> list[Stop]:
    """The price in onigiri, then the action of the space."""
    space = s.t.book.game.parse(s.t, s.me, choice)
    out: list[Stop] = []
    price = onigiri_for(s.t, s.me, space)
    if price:
        rest = f"{s.p.onigiri}→{s.p.onigiri - price}"
        out.append(Stop([Symbol(rest, "onigiri", name=s.say.say("onigiri"))]))
    if asked(t, s, *ASKED_FIRST):
        brought = [*brought, *action(s, space), Symbol("…", quiet=True)]
    return [*out, Stop(brought)] if brought else out


def action(s: Scene, space: int, plus: str = "") -> list[Symbol]:
    """The action of a space in a word."""
    return s.signs.things(s.e.space_rows[space - 1].gains[0], plus)


def stop(s: Scene, t: Goryokaku, choice: int, parts: list[Symbol], on: bool = True) -> Stop:
    """A row that can be left out."""
    wish = t.book.readable(t.frames[names.PERSONS][s.me], choice)
    touch = f"{'+' if on else '-'}{left_out(t, choice)}"
    return Stop(parts, s.cards.title(card_of(t, choice)), wish, touch, on)


def leave_open(s: Scene, t: Goryokaku, out: Chain, selected: Sequence[str]) -> None:
    """Rows that draw are used when it comes to it; others are asked for then."""
    for choice in own_choices(t):
        found = row(t, choice)
        if plain_gain(found):
            continue
        title, parts = s.cards.title(found.source), s.signs.row(found)
        if drawn_gain(found):
            on = left_out(t, choice) not in selected
            made = stop(s, t, choice, parts, on)
            out.stops.append(Stop(parts, title, made.wish, made.touch, on, sure=False))
        else:
            out.asks = True
            open = Stop(parts, title, sure=False)
            out.stops += [open] if open not in out.stops else []


def outcome(s: Scene, choice: int) -> Chain:
    """What any other choice brings at once."""
    made, out = Preview(s.ahead, [s.readable(choice)]), Chain()
    parts = heard(s, made.events)
    out.stops = [Stop(parts)] if parts else []
    count(s, made.table, out)
    return out


# --- the table afterwards -----------------------------------------------------------------------
def count(s: Scene, t: Goryokaku, out: Chain) -> None:
    """Cubes and onigiri before and after."""
    p = t.players[s.me]
    out.had, out.onigiri = s.p.cube_count(), p.onigiri
    out.cubes, out.storehouses = p.cube_count(), p.storehouses


def asked(t: Goryokaku, s: Scene, *rules: int) -> bool:
    """Is the reader asked one of these then?"""
    return t.asking is not None and t.asking.seat == s.me and t.asking.id in rules


def card_of(t: Goryokaku, choice: int) -> int:
    """The person a choice of a row names."""
    return card_and_way(choice, t.edition.effects.most_ways)[0]


def row(t: Goryokaku, choice: int) -> Row:
    """The row that a choice names."""
    found = row_of(t, card_of(t, choice))
    assert found is not None
    return found


def left_out(t: Goryokaku, choice: int) -> str:
    """How a selection says that a row is left out."""
    return f"{WITHOUT}{t.edition.ids[card_of(t, choice)]}"


def own_choices(t: Goryokaku) -> list[int]:
    """What is offered, without passing and free actions."""
    return [choice for choice in t.offered if choice != PASS and choice < ASIDE]


def plain_gain(row: Row) -> bool:
    """Does the row cost nothing, leave nothing to choose, and draw nothing?"""
    if len(row.gains) > 1 or not row.is_free():
        return False
    return all(thing <= effects.ONIGIRI for thing in row.gains[0].things)


def drawn_gain(row: Row) -> bool:
    """Does the row only draw?"""
    if len(row.gains) > 1 or not row.is_free():
        return False
    return all(thing in CHANCE for thing in row.gains[0].things)


# --- what happened, in signs --------------------------------------------------------------------
def heard(s: Scene, happened: Sequence[Event]) -> list[Symbol]:
    """The reader's own part of it."""
    mine = [event for event in happened if len(event) > 1 and event[1] == s.me]
    return [part for event in mine for part in event_parts(s, event)]


def cubes(s: Scene, happened: Sequence[Event]) -> list[int]:
    """The kinds of cubes that came, one by one."""
    came = [event for event in happened if event[:2] == (events.GAINED, s.me)]
    return [event[2] for event in came if event[2] < len(names.KINDS) for _ in range(event[3])]


def event_parts(s: Scene, event: Event) -> list[Symbol]:
    """One event."""
    kind = event[0]
    if kind == events.GAINED:
        return s.signs.thing(event[2], event[3], "+")
    if kind == events.SPENT:
        spent = s.signs.thing(event[2], event[3], "−")
        return spent if event[2] >= len(names.KINDS) else [Symbol("−"), *spent]
    if kind in (events.HIRED, events.BUILT, events.TOOK):
        return [Symbol(s.cards.title(event[2]))]
    if kind == events.LAID:
        return s.signs.thing(effects.ONIGIRI, event[3], "−")
    if kind == events.DREW:
        return s.signs.thing(effects.PERSON, 1, "+")
    if kind == events.STATIONED:
        return [Symbol(s.cards.tile(event[3]))]
    if kind == events.RAISED:
        return s.signs.thing(effects.SHIP_LV + event[2], 1)
    return []
