"""What a choice changes for its player, as the rules play it, up to the next thing asked."""

from __future__ import annotations

from takujo.editions.language import mark
from takujo.games.fourbit_town import events
from takujo.games.fourbit_town.edition import SIDE
from takujo.games.fourbit_town.table import Town
from takujo.kernel.chance import FastNumbers
from takujo.kernel.events import USED
from takujo.kernel.flow import take
from takujo.kernel.table import Event
from takujo.web.pages.asked import Fact
from takujo.web.pages.fourbit_town.parts import NAMES
from takujo.web.pages.fourbit_town.scene import Scene

LEVEL = 4
WORKERS = 5
SPACE = 6
OTHERS = {LEVEL: mark("LV"), WORKERS: mark("Workers"), SPACE: mark("Track")}


def facts(s: Scene, choice: int) -> list[Fact]:
    """Before and after, of everything that changes."""
    changes = changed(s, choice)
    return [
        Fact(name_of(s, what), before_of(s, what), before_of(s, what) + by)
        for what, by in sorted(changes.items())
        if by
    ]


def changed(s: Scene, choice: int) -> dict[int, int]:
    """By how much, of each kind."""
    t = s.t.book.game.guess(s.at.seen, FastNumbers(1))
    assert isinstance(t, Town)
    t.ear = []
    take(t, choice)
    out: dict[int, int] = {}
    used = 0
    for event in t.ear:
        if event[0] == USED:
            source = s.e.effects.rows[event[2]].source
            if used and source >= SIDE and source != used:
                break  # the next card or place: that is not what this choice brings
            used = source if source >= SIDE else used
        elif event[1] == s.me:
            note(s, out, event)
    return out


def note(s: Scene, out: dict[int, int], event: Event) -> None:
    """What one event changes."""
    kind = event[0]
    if kind == events.GAINED:
        out[event[2]] = out.get(event[2], 0) + event[3]
    elif kind == events.SPENT:
        out[event[2]] = out.get(event[2], 0) - event[3]
    elif kind == events.HIRED:
        out[WORKERS] = out.get(WORKERS, 0) + 1
    elif kind == events.DISMISSED:
        out[WORKERS] = out.get(WORKERS, 0) - event[2]
    elif kind == events.LEVELLED:
        out[LEVEL] = out.get(LEVEL, 0) + 1
    elif kind == events.MOVED:
        out[SPACE] = out.get(SPACE, 0) + 1


def name_of(s: Scene, what: int) -> str:
    """What it is called."""
    return s.say.say(NAMES[what] if what < len(NAMES) else OTHERS[what])


def before_of(s: Scene, what: int) -> int:
    """What the player has of it now."""
    p = s.p
    if what < len(NAMES):
        return p.thing(what)
    return p.level if what == LEVEL else p.hired if what == WORKERS else p.space
