"""Where the points of 4bit Town come from, for the bars of the end page."""

from __future__ import annotations

from takujo.games.fourbit_town.edition import FIRST_SIDE
from takujo.games.fourbit_town.scoring import EFFECT, TRACK, points_by_source
from takujo.web.pages.fourbit_town.pieces import icon_of
from takujo.web.pages.fourbit_town.scene import Scene
from takujo.web.pages.points import Source


def sources(s: Scene, seat: int) -> list[Source]:
    """VP of play, the track, workers, then building by building."""
    out: dict[str, Source] = {}
    for line in points_by_source(s.t, seat):
        if line.source == TRACK:
            found = Source("track", s.say.say("Track"), "track", line.points)
        elif line.source == EFFECT:
            found = by_row(s, line.row, line.points)
        else:
            found = Source("vp", s.say.say("VP in play"), "vp", line.points)
        before = out[found.id].points if found.id in out else 0
        out[found.id] = Source(found.id, found.name, found.icon, found.points + before)
    return list(out.values())


def by_row(s: Scene, row: int, points: int) -> Source:
    """The building that scores, or the workers."""
    source = s.e.effects.rows[row].source
    if source < FIRST_SIDE:
        id = s.e.buildings[source]
        return Source(id, s.w.title(source), icon_of(id), points)
    return Source("workers", s.say.say("Workers"), "workers", points)


def detail(s: Scene, seat: int) -> str:
    """How far the company came."""
    p = s.t.players[seat]
    buildings = s.say.many("{n} building", "{n} buildings", len(p.buildings))
    return s.say.clauses([s.level(p.level), buildings, s.say.say("{n} coins left", n=p.coin)])
