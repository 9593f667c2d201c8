"""What flies over Goryokaku's table when something has happened."""

from __future__ import annotations

from takujo.games.goryokaku import events
from takujo.games.goryokaku.magistrate import board_of
from takujo.games.goryokaku.names import SPACES
from takujo.kernel.table import Event
from takujo.web.pages.flights import Move, face_down, face_up
from takujo.web.pages.goryokaku.scene import Scene


def moves(s: Scene, event: Event) -> list[Move]:
    """Workers to their spaces, cards to and from the players, as far as everybody sees them."""
    kind, home = event[0], f"seat-{event[1]}"
    if kind == events.PLACED:
        return [flight("worker", home, f"space-{SPACES[event[2] - 1]}")]
    if kind == events.DREW:  # it has no face, whoever looks
        return [face_down("deck", home)]
    if kind == events.TOOK:
        return [flight("castle", "deck", home)]
    if kind in (events.HIRED, events.BUILT):
        return [flight("person" if kind == events.HIRED else "castle", home, home)]
    if kind == events.STATIONED:
        return [flight("piece", home, f"era-{board_of(s.t, event[2])}")]
    return [flight("onigiri", f"era-{event[2]}", home)] if kind == events.TOOK_RICE else []


def flight(icon: str, start: str, end: str) -> Move:
    """Something drawn as its picture."""
    return face_up(start, end, icon, icon)
