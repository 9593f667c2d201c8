"""What flies over Goryokaku's table when something has happened."""

from __future__ import annotations

from takujo.games.goryokaku import events
from takujo.games.goryokaku.names import SPACES
from takujo.kernel.table import Event
from takujo.web.pages.game_pages import Move
from takujo.web.pages.goryokaku.scene import Scene
from takujo.web.pages.reader import At, Entry

MOST = 8  # things in the air at the same time


def moves(at: At, entry: Entry) -> list[Move]:
    """Workers to their spaces, cards to and from the players."""
    s = Scene(at)
    found = [move for event in entry.events for move in moves_of(s, event)]
    return found[:MOST]


def moves_of(s: Scene, event: Event) -> list[Move]:
    """The flights of one event; what only its owner sees has no face, whoever looks."""
    kind, home = event[0], f"seat-{event[1]}"
    if kind == events.PLACED:
        return [flight("worker", home, f"space-{SPACES[event[2] - 1]}")]
    if kind == events.DREW:
        return [{"what": "back", "from": "deck", "to": home}]
    if kind == events.TOOK:
        return [flight("castle", "deck", home)]
    if kind in (events.HIRED, events.BUILT):
        return [flight("person" if kind == events.HIRED else "castle", home, home)]
    if kind == events.STATIONED:
        return [flight("piece", home, f"era-{(event[2] - 1) // board_size(s) + 1}")]
    return [flight("onigiri", f"era-{event[2]}", home)] if kind == events.TOOK_RICE else []


def board_size(s: Scene) -> int:
    """How many tiles lie on a board."""
    return s.t.seats * s.e.board_tiles


def flight(icon: str, start: str, end: str) -> Move:
    """Something everybody sees."""
    return {"what": "face", "from": start, "to": end, "kind": icon, "icon": icon}
