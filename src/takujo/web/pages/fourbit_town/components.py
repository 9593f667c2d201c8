"""4bit Town's box: places, four-bit cards and buildings as pieces."""

from __future__ import annotations

from typing import Any

from takujo.games.fourbit_town import names
from takujo.games.fourbit_town.words.elements import HALL
from takujo.web.pages.components import Shelf
from takujo.web.pages.fourbit_town.board import cell
from takujo.web.pages.fourbit_town.pieces import card, lot
from takujo.web.pages.fourbit_town.scene import Scene

PLACES, CARDS = "locations.", "cards."


def shelves(s: Scene) -> list[Shelf]:
    """Places, cards, buildings."""
    say, e = s.say.say, s.e
    return [
        Shelf(say("Places"), [*[f"{PLACES}{n}" for n in range(names.PLACES)], HALL]),
        Shelf(say("Cards"), [f"{CARDS}{id}" for id in e.cards[1:]]),
        Shelf(say("Buildings"), e.buildings[1:]),
    ]


def piece(s: Scene, id: str) -> dict[str, Any]:
    """A place as it lies on the board, a card with both sides, a building with its cost."""
    if id.startswith(PLACES):
        return {"shape": "place", "c": cell(s, int(id.removeprefix(PLACES)), -1)}
    if id.startswith(CARDS):
        return {"shape": "card", "c": card(s, s.e.cards.index(id.removeprefix(CARDS)))}
    return {"shape": "building", "c": lot(s, s.e.buildings.index(id))} if id != HALL else {}
