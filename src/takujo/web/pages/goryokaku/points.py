"""Where the points of Goryokaku come from, for the bars of the end page."""

from __future__ import annotations

from typing import Final

from takujo.editions.language import mark
from takujo.games.goryokaku.scoring import points_by_source
from takujo.kernel.hidden import UNKNOWN
from takujo.web.pages.goryokaku.scene import Scene
from takujo.web.pages.points import Source

SOURCES: Final = {
    "tiles": mark("Building tiles"),
    "circle": mark("Circle of the {era} era"),
    "crest": mark("Crest card"),
    "daiba": mark("Daiba"),
}


def sources(s: Scene, seat: int) -> list[Source]:
    """Tiles, each era's circle, the crest card where it is known, the daiba."""
    out: list[Source] = []
    for line in points_by_source(s.t, seat):
        kind, circle = line.source, line.source == "circle"
        era = s.cards.era(line.number) if circle else ""
        if kind != "crest" or line.number != UNKNOWN:
            id = f"{kind}_{line.number}" if circle else kind
            out.append(Source(id, s.say.say(SOURCES[kind], era=era), id, line.points))
    return out


def detail(s: Scene, seat: int) -> str:
    """How far the castle came, and what decides ties."""
    p = s.t.players[seat]
    return s.say.clauses(
        [
            s.say.many("{n} castle card", "{n} castle cards", len(p.castles)),
            s.say.many("{n} cube", "{n} cubes", p.cube_count()),
            s.say.say("{n} koban", n=p.koban),
        ]
    )
