"""What a touch in Goryokaku is about: a space, a card, a tile, a step of the daiba."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from takujo.games.goryokaku import names
from takujo.games.goryokaku.onigiri_action import kind_of
from takujo.games.goryokaku.words.elements import SPACE, STEP
from takujo.web.pages.goryokaku.preview import card_of
from takujo.web.pages.goryokaku.scene import Scene
from takujo.web.pages.signs import icon


def about(s: Scene, selected: Sequence[str]) -> str:
    """The element that a selection is about; "" where its signs tell it all."""
    what = selected[0].partition(" ")[2]
    if s.frame.id == names.ACT and what in names.SPACES:
        return f"{SPACE}{what}"
    if s.frame.id == names.OFFICE and what.isdigit():
        return s.e.tile_ids[s.t.tiles[int(what) - 1]]
    if s.frame.id == names.DAIBA:
        return f"{STEP}{s.p.daiba + 1}"
    found = [choice for choice in s.offered() if choice and s.readable(choice) == selected[0]]
    if s.frame.id == names.PERSONS and found:
        return s.e.ids[card_of(s.t, found[0])]
    if s.frame.id == names.ONIGIRI and found:
        castle = found[0] <= s.e.castles
        action = names.ONIGIRI_ACTIONS[kind_of(s.e, found[0]) - 1]
        return s.e.ids[found[0] + s.e.first_castle - 1] if castle else action
    last = selected[-1].partition(" ")[2]
    return last if last in s.e.ids[1:] else ""


def sign(s: Scene, id: str) -> Markup:
    """The picture of its kind."""
    if id in s.e.ids[1:]:
        return icon("goryokaku.svg", "castle" if s.e.card(id) >= s.e.first_castle else "person")
    if id.startswith(SPACE):
        return icon("goryokaku.svg", "worker")
    return icon("goryokaku.svg", "piece") if id in s.e.tile_ids else Markup("")
