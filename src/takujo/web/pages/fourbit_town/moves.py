"""What flies over 4bit Town's table when something has happened."""

from __future__ import annotations

from takujo.games.fourbit_town import events
from takujo.kernel.table import Event
from takujo.web.pages.flights import Move, face_down, face_up
from takujo.web.pages.fourbit_town.pieces import icon_of
from takujo.web.pages.fourbit_town.scene import Scene


def moves(s: Scene, event: Event) -> list[Move]:
    """Buildings between the row, the deck and the players; workers move by themselves."""
    kind, home = event[0], f"seat-{event[1]}"
    if kind == events.PLANNED_BLIND:  # it has no face, whoever looks
        return [face_down("row", home)]
    if kind in (events.PLANNED, events.BUILT):
        return [face_up("row", home, icon_of(s.e.buildings[event[2]]), "lot")]
    if kind in (events.CANCELLED, events.SOLD):
        return [face_up(home, "row", icon_of(s.e.buildings[event[2]]), "lot")]
    return []
