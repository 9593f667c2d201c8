"""The eras: piles, what the audit counts, who has a circle, and the boards with their tiles."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin

from takujo.games.goryokaku.names import ERAS
from takujo.web.pages.goryokaku.faces import Tile, tiles_of
from takujo.web.pages.goryokaku.scene import Scene
from takujo.web.pages.row_signs import Symbol


@dataclass(frozen=True)
class Era:
    """One era, its bastion of the fort, and the board of its number."""

    number: int
    name: str
    state: str  # past, now, later
    marker: Symbol
    pile: int
    circles: list[int]  # the seats that have one
    mine: bool
    open: bool
    tiles: list[Tile]
    label: str
    wedge: str
    x: float  # where its numeral stands
    y: float


def eras(s: Scene) -> list[Era]:
    """All five; the first one's bastion is at the top."""
    return [era(s, number) for number in range(1, ERAS + 1)]


def era(s: Scene, number: int) -> Era:
    """One era."""
    t, at = s.t, number - 1
    circles = [seat for seat, p in enumerate(t.players) if p.circles >> at & 1]
    marker, tiles, middle = s.signs.cube(t.markers[at]), tiles_of(s, number), at * 72 * pi / 180
    free = len([tile for tile in tiles if tile.owner < 0])
    said = [
        s.say.say("{era} era: {kind}", era=s.cards.era(number), kind=marker.name),
        s.cards.onigiri(t.piles[at]),
        s.say.many("{n} free tile", "{n} free tiles", free),
        *[s.say.say("circle: {name}", name=s.names[seat]) for seat in circles],
    ]
    return Era(
        number,
        numeral(s, number),
        "past" if number < t.era else "now" if number == t.era else "later",
        marker,
        t.piles[at],
        circles,
        s.me in circles,
        t.opened >> at & 1 == 1,
        tiles,
        s.say.clauses(said),
        wedge(middle),
        round(21 * sin(middle), 1),
        round(4.5 - 21 * cos(middle), 1),
    )


def numeral(s: Scene, number: int) -> str:
    """The era's number as the boards show it; a figure where its character is not read."""
    return str(s.e.data["eras"][str(number)]["ja"]) if s.say.code == "ja" else str(number)


# --- the star fort ------------------------------------------------------------------------------
TIP, SHOULDER, NECK, NOTCH = 50.0, 37.0, 31.0, 31.0  # how far each corner lies from the middle
CORNERS = [(0.0, TIP), (16.0, SHOULDER), (14.0, NECK), (58.0, NOTCH), (56.0, SHOULDER)]


def moat(scale: float = 1.0) -> str:
    """The outline of the fort: five bastions."""
    points: list[str] = []
    for bastion in range(ERAS):
        for turn, far in CORNERS:
            angle = (bastion * 72 + turn) * pi / 180
            points.append(f"{far * scale * sin(angle):.1f} {-far * scale * cos(angle):.1f}")
    return "M" + "L".join(points) + "z"


def wedge(middle: float) -> str:
    """A fifth of the fort, around the direction of its bastion."""
    ends = [(70 * sin(each), -70 * cos(each)) for each in (middle - pi / 5, middle + pi / 5)]
    return "M0 0" + "".join([f"L{x:.1f} {y:.1f}" for x, y in ends]) + "z"
