"""The reveal of 4bit Town, large: all turn over together, then seat by seat what each got."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from takujo.games.fourbit_town import events, names
from takujo.kernel.table import Event
from takujo.web.pages.fourbit_town.players import goods_moved, signed
from takujo.web.pages.fourbit_town.scene import Scene, digits
from takujo.web.pages.fourbit_town.upkeep import out_of_it
from takujo.web.pages.row_signs import Symbol
from takujo.web.pages.templates import fill


@dataclass(frozen=True)
class Turned:
    """What one seat turned over, where its worker came, and what that brought so far."""

    seat: int
    name: str
    bits: str
    place: str  # its name, or that of the city hall
    came: list[Symbol]


def stage(s: Scene, happened: Sequence[Event]) -> Markup:
    """The settings that came to light in this entry; nothing where none did."""
    shown = [event for event in happened if event[0] == events.REVEALED]
    if not shown:
        return dismissed(s) if (events.KEPT, s.me, 0) in happened else Markup("")
    rows = [turned(s, event[1], event[2], happened) for event in shown]
    title = s.say.say("All turn over")
    return fill("fourbit_town/stage.html", s.at.reader, title=title, rows=rows,
                own="fourbit-town.svg")  # fmt: skip


def dismissed(s: Scene) -> Markup:
    """All workers of the reader are gone: what that means, large, until it has been seen."""
    return Markup('<h3 data-holds>{}</h3><p>{}</p><p class="meta">{}</p>').format(
        s.say.say("Your last worker is gone"), out_of_it(s), s.say.say("Touch to go on")
    )


def turned(s: Scene, seat: int, number: int, happened: Sequence[Event]) -> Turned:
    """One seat."""
    arrived = [event for event in happened if event[:2] == (events.ARRIVED, seat)]
    hall = bool(arrived) and arrived[0][2] == names.HALL
    place = s.w.place_title(names.HALL if hall else number)
    return Turned(seat, s.names[seat], digits(number), place, gains(s, seat, happened))


def gains(s: Scene, seat: int, happened: Sequence[Event]) -> list[Symbol]:
    """Goods that came and went, summed by kind."""
    total = goods_moved(seat, happened)
    return [s.signs.goods(kind, signed(n)) for kind, n in enumerate(total) if n]
