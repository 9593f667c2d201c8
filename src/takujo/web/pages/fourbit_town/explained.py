"""What a touch in 4bit Town is about: the building, card or place whose effect is chosen."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from takujo.games.fourbit_town import names
from takujo.games.fourbit_town.edition import CITY_HALL, FIRST_PLACE, FIRST_SIDE
from takujo.web.pages.fourbit_town.pieces import icon_of
from takujo.web.pages.fourbit_town.scene import Scene
from takujo.web.pages.game_pages import last_named
from takujo.web.pages.signs import icon


def about(s: Scene, selected: Sequence[str]) -> str:
    """The element that a selection is about; of a setting the place it leads to."""
    if s.frame.id == names.DRAFT:
        return f"cards.{selected[-1].split(' ')[1]}"
    if s.frame.id == names.SET:
        number = sum(int(each[-1]) << at for at, each in enumerate(selected))
        return f"locations.{number}"
    if s.frame.id == names.SECOND:
        return f"locations.{s.p.place}"
    if s.frame.id in (names.EFFECT, names.WAY) and not is_aside(s, selected[-1]):
        return source_of(s, s.e.effects.rows[s.frame.n].source)
    return last_named(s, selected)


def is_aside(s: Scene, wish: str) -> bool:
    """Is this done beside the question?"""
    return wish in [s.readable(choice) for choice in s.asides()]


def source_of(s: Scene, source: int) -> str:
    """Whose row it is: a building or a place; of cards and the city hall the title tells it."""
    if source < FIRST_SIDE:
        return s.e.buildings[source]
    return f"locations.{source - FIRST_PLACE}" if FIRST_PLACE <= source < CITY_HALL else ""


def sign(s: Scene, id: str) -> Markup:
    """The picture of a building; places and cards have their numbers."""
    if id in s.e.buildings:
        return icon("fourbit-town.svg", icon_of(id))
    number = id.partition(".")[2]
    return Markup('<b class="mono">{}</b>').format(number) if number else Markup("")
