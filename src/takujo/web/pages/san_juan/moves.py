"""What flies over San Juan's table when something has happened."""

from __future__ import annotations

from takujo.games.san_juan import events
from takujo.kernel.table import Event
from takujo.web.pages.flights import Move, cube, face_down, face_up
from takujo.web.pages.san_juan.pieces import icon_of, kind_of
from takujo.web.pages.san_juan.scene import Scene


def moves(s: Scene, event: Event) -> list[Move]:
    """Where cards and goods go; face-down cards have no face, whoever looks."""
    kind, seat, rest = event[0], f"seat-{event[1]}", list(event[2:])
    mine = event[1] == s.me
    home = "hand" if mine else seat
    if kind in (events.DREW, events.LOOKED):
        cards = rest[1:] if kind == events.DREW else rest
        return [face_down("deck", home) for _ in cards]
    if kind in (events.PAID_CARD, events.DISCARDED):
        return [face_down(home, "discard")]
    if kind == events.PUT_BACK:
        return [face_down(home, "discard") for _ in rest]
    if kind in (events.BUILT, events.COVERED, events.TOOK_NUGGET) and not mine:
        return [card(s, rest[0], home, home)]
    if kind == events.TURNED_UP:
        return [card(s, each, "deck", home) for each in rest]
    if kind == events.PRODUCED:
        return [cube("deck", seat, kind_of(s.e, rest[1]))]
    if kind in (events.SOLD, events.PAID_GOOD):
        return [cube(seat, "discard", kind_of(s.e, rest[2 if kind == events.SOLD else 1]))]
    return []


def card(s: Scene, card: int, start: str, end: str) -> Move:
    """A card everybody sees."""
    return face_up(start, end, icon_of(s.e.ids[card]), kind_of(s.e, card))
