"""What lies on a table, found in its position: things as cards, numbers as counters."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from takujo.editions.plain_names import PlainNames
from takujo.web.pages.asked import Touch
from takujo.web.pages.reader import At

NOBODY = Touch()


@dataclass(frozen=True)
class PlainThing:
    """A card: its id, its name, what touching it does, and how many of it lie there."""

    id: str
    name: str
    touch: Touch = NOBODY
    count: int = 1


@dataclass(frozen=True)
class Zone:
    """Things that lie together, or a number; ``count`` is either's."""

    name: str
    count: int | str
    things: list[PlainThing] = field(default_factory=list)
    hidden: int = 0  # of the things: how many nobody here sees


@dataclass(frozen=True)
class Laid:
    """The whole table: what is everybody's, and what is each seat's."""

    shared: list[Zone]
    seats: list[list[Zone]]


def laid(at: At, touches: Mapping[str, Touch]) -> Laid:
    """The table as the reader's seat knows it; ``touches`` lights the reader's own things by id."""
    t = at.seen.table
    names = PlainNames(t.book.edition_data, at.reader.say)
    data = t.book.game.declared(t).data(t)
    shared = {key: value for key, value in data.items() if key != "players"}
    players = data.get("players", [])
    lit = [touches if seat == at.seen.seat else {} for seat in range(len(players))]
    mine = [zones(player, names, lit[seat]) for seat, player in enumerate(players)]
    return Laid(zones(shared, names, {}), mine)


def zones(data: Mapping[str, Any], names: PlainNames, touches: Mapping[str, Touch]) -> list[Zone]:
    """Every key of a position that says something."""
    found = [zone(key, value, names, touches) for key, value in data.items()]
    return [each for each in found if each.name]


def zone(key: str, value: Any, names: PlainNames, touches: Mapping[str, Touch]) -> Zone:
    """One key: a list is things, anything else is shown as it is; without a name it is none."""
    name = names.word(key)
    if isinstance(value, list):
        ids = [str(each).partition("@")[0] for each in value]
        shown = [id for place, id in enumerate(ids) if id != "?" and id not in ids[:place]]
        things = [
            PlainThing(id, names.of(id), touches.get(id, NOBODY), ids.count(id)) for id in shown
        ]
        return Zone(name[:1].upper() + name[1:], len(ids), things, ids.count("?"))
    if value is None or value == "" or isinstance(value, dict):
        return Zone("", 0)
    return Zone(name[:1].upper() + name[1:], value if is_number(value) else names.value(value))


def is_number(value: Any) -> bool:
    """Is this to be counted?"""
    return isinstance(value, int) and not isinstance(value, bool)
