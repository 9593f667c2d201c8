"""Goryokaku's box: persons and castle cards as pieces, and what lies on the boards."""

from __future__ import annotations

from typing import Any

from takujo.games.goryokaku.names import AREAS, KINDS, ONIGIRI_ACTIONS, TRACKS
from takujo.web.pages.components import Shelf
from takujo.web.pages.game_words import words_of
from takujo.web.pages.goryokaku.faces import face
from takujo.web.pages.goryokaku.scene import Scene


def shelves(s: Scene) -> list[Shelf]:
    """The boards, then persons, castle cards and the rest."""
    say, e = s.say.say, s.e
    persons, castles = e.ids[1 : e.first_castle], e.ids[e.first_castle : e.first_crest]
    boards = [*AREAS, *ONIGIRI_ACTIONS, *TRACKS]
    listed = {*boards, *KINDS, *persons, *castles}
    rest = [id for id in words_of(s.t.book).elements(s.t.book) if id not in listed]
    steps = [id for id in rest if id.startswith("daiba_")]
    tiles = [id for id in rest if id not in steps]
    return [
        Shelf(say("Areas, actions and levels"), [*boards, *steps]),
        Shelf(say("Persons"), persons),
        Shelf(say("Castle cards"), castles),
        Shelf(say("Tiles, crests and resources"), [*tiles, *KINDS]),
    ]


def piece(s: Scene, id: str) -> dict[str, Any]:
    """A person or a castle card; everything else is told."""
    card = s.e.ids.index(id) if id in s.e.ids[1 : s.e.first_crest] else 0
    return {"f": face(s, card)} if card else {}
