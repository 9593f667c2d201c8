"""San Juan's box: roles and cards as pieces."""

from __future__ import annotations

from typing import Any

from takujo.games.san_juan.edition import MONUMENT, PRODUCTION, ROLES
from takujo.web.pages.components import Shelf
from takujo.web.pages.san_juan.pieces import face, icon_of
from takujo.web.pages.san_juan.scene import Scene


def shelves(s: Scene) -> list[Shelf]:
    """Roles, then cards by their kind."""
    say, e = s.say.say, s.e
    cards = range(1, len(e.ids))
    own = [PRODUCTION, MONUMENT]
    return [
        Shelf(say("Roles"), ROLES),
        Shelf(say("Production buildings"), [e.ids[c] for c in cards if e.kind[c] == PRODUCTION]),
        Shelf(say("City buildings"), [e.ids[c] for c in cards if e.kind[c] not in own]),
        Shelf(say("Monuments"), [e.ids[c] for c in cards if e.kind[c] == MONUMENT]),
    ]


def piece(s: Scene, id: str) -> dict[str, Any]:
    """A role as its tile, a card as a card."""
    if id in ROLES:
        return {"face": None, "icon_id": icon_of(id), "name": s.explained(id)[0]}
    words = {"point_mark": s.say.say("pt")}
    return {"face": face(s.cards, s.e.card(id)), "words": words}
