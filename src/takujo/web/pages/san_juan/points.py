"""Where the points of San Juan come from, for the bars of the end page."""

from __future__ import annotations

from takujo.games.san_juan.scoring import points_by_source
from takujo.web.pages.points import Source
from takujo.web.pages.san_juan.pieces import icon_of
from takujo.web.pages.san_juan.scene import Scene


def sources(s: Scene, seat: int) -> list[Source]:
    """Buildings first, the palace last."""
    out: list[Source] = []
    for line in points_by_source(s.t, seat):
        id = s.e.ids[line.card] if line.card else "buildings"
        name = s.cards.title(line.card) if line.card else s.say.say("Buildings")
        out.append(Source(id, name, icon_of(id if line.card else "house"), line.points))
    return out


def detail(s: Scene, seat: int) -> str:
    """How far the town came."""
    n = len(s.t.players[seat].buildings)
    if n >= s.e.end_buildings:
        return s.say.say("{n} buildings, the end", n=n)
    return s.say.many("{n} building", "{n} buildings", n)
