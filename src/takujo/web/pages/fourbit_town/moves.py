"""What flies over 4bit Town's table when something has happened."""

from __future__ import annotations

from takujo.games.fourbit_town import events
from takujo.kernel.table import Event
from takujo.web.pages.fourbit_town.buildings import icon_of
from takujo.web.pages.fourbit_town.scene import Scene
from takujo.web.pages.game_pages import Move
from takujo.web.pages.reader import At, Entry

MOST = 8  # things in the air at the same time
TO_ROW = (events.CANCELLED, events.SOLD)


def moves(at: At, entry: Entry) -> list[Move]:
    """Buildings between the row, the deck and the players; workers move by themselves."""
    s = Scene(at)
    found = [move for event in entry.events for move in moves_of(s, event)]
    return found[:MOST]


def moves_of(s: Scene, event: Event) -> list[Move]:
    """The flights of one event; what was planned unseen has no face, whoever looks."""
    kind, home = event[0], f"seat-{event[1]}"
    if kind == events.PLANNED_BLIND:
        return [{"what": "back", "from": "row", "to": home}]
    if kind in (events.PLANNED, events.BUILT):
        return [face(s, event[2], "row", home)]
    if kind in TO_ROW:
        return [face(s, event[2], home, "row")]
    return []


def face(s: Scene, building: int, start: str, end: str) -> Move:
    """A building everybody sees."""
    icon = icon_of(s.e.buildings[building])
    return {"what": "face", "from": start, "to": end, "kind": "lot", "icon": icon}
