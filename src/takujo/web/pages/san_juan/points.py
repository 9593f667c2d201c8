"""Where the points of San Juan come from, for the bars of the end page."""

from __future__ import annotations

from takujo.games.san_juan.scoring import points_by_source
from takujo.web.pages.game_pages import Source
from takujo.web.pages.reader import At
from takujo.web.pages.san_juan.pieces import icon_of
from takujo.web.pages.san_juan.scene import Scene


def sources(at: At, seat: int) -> list[Source]:
    """Buildings first, the palace last."""
    s = Scene(at)
    out: list[Source] = []
    for line in points_by_source(s.t, seat):
        id = s.e.ids[line.card] if line.card else "buildings"
        name = s.cards.title(line.card) if line.card else s.say.say("Buildings")
        out.append(Source(id, name, icon_of(id if line.card else "house"), line.points))
    return out


def detail(at: At, seat: int) -> str:
    """How far the town came."""
    t = Scene(at).t
    n = len(t.players[seat].buildings)
    if n >= t.edition.end_buildings:
        return at.reader.say.say("ended the game with building {n}", n=n)
    return at.reader.say.many("{n} building", "{n} buildings", n)
