"""What flies over San Juan's table when something has happened."""

from __future__ import annotations

from takujo.games.san_juan import events
from takujo.games.san_juan.edition import Edition
from takujo.kernel.table import Event
from takujo.web.pages.game_pages import Move
from takujo.web.pages.reader import At, Entry
from takujo.web.pages.san_juan.pieces import icon_of, kind_of
from takujo.web.pages.san_juan.scene import Scene

MOST = 8  # things in the air at the same time


def moves(at: At, entry: Entry) -> list[Move]:
    """Where cards and goods go; face-down cards have no face, whoever looks."""
    s = Scene(at)
    found = [move for event in entry.events for move in moves_of(s, event)]
    return found[:MOST]


def moves_of(s: Scene, event: Event) -> list[Move]:
    """The flights of one event."""
    kind, seat, rest = event[0], event[1], list(event[2:])
    home = "hand" if seat == s.me else f"seat-{seat}"
    e = s.e
    if kind in (events.DREW, events.LOOKED):
        cards = rest[1:] if kind == events.DREW else rest
        return [back("deck", home) for _ in cards]
    if kind in (events.PAID_CARD, events.DISCARDED):
        return [back(home, "discard")]
    if kind == events.PUT_BACK:
        return [back(home, "discard") for _ in rest]
    if kind in (events.BUILT, events.COVERED, events.TOOK_NUGGET) and seat != s.me:
        return [face(e, rest[0], home, home)]
    if kind == events.TURNED_UP:
        return [face(e, card, "deck", home) for card in rest]
    if kind == events.PRODUCED:
        return [cube(e, rest[1], "deck", f"seat-{seat}")]
    if kind == events.SOLD:
        return [cube(e, rest[2], f"seat-{seat}", "discard")]
    if kind == events.PAID_GOOD:
        return [cube(e, rest[1], f"seat-{seat}", "discard")]
    return []


def back(start: str, end: str) -> Move:
    """A card nobody sees."""
    return {"what": "back", "from": start, "to": end}


def face(e: Edition, card: int, start: str, end: str) -> Move:
    """A card everybody sees."""
    return {
        "what": "face",
        "from": start,
        "to": end,
        "kind": kind_of(e, card),
        "icon": icon_of(e.ids[card]),
    }


def cube(e: Edition, building: int, start: str, end: str) -> Move:
    """A good."""
    return {"what": "cube", "from": start, "to": end, "kind": kind_of(e, building)}
