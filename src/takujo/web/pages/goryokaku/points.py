"""Where the points of Goryokaku come from, for the bars of the end page."""

from __future__ import annotations

from takujo.games.goryokaku.scoring import points_by_source
from takujo.kernel.hidden import UNKNOWN
from takujo.web.pages.goryokaku.scene import Scene
from takujo.web.pages.points import Source


def sources(s: Scene, seat: int) -> list[Source]:
    """Tiles, each era's circle, the crest card, the daiba."""
    out: list[Source] = []
    for line in points_by_source(s.t, seat):
        if line.source == "circle":
            name = s.say.say("Circle of the {era} era", era=s.cards.era(line.number))
            out.append(Source(f"circle_{line.number}", name, "circle", line.points))
        elif line.source == "tiles":
            out.append(Source("tiles", s.say.say("Building tiles"), "tiles", line.points))
        elif line.source == "crest":
            if s.t.players[seat].crest != UNKNOWN:
                out.append(Source("crest", s.say.say("Crest card"), "crest", line.points))
        else:
            out.append(Source("daiba", s.say.say("Daiba"), "daiba", line.points))
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
