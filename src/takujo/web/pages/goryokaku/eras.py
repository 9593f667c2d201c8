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
    """One era and the board of its number."""

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


def eras(s: Scene) -> list[Era]:
    """All five."""
    return [era(s, number) for number in range(1, ERAS + 1)]


def era(s: Scene, number: int) -> Era:
    """One era."""
    t = s.t
    circles = [seat for seat, p in enumerate(t.players) if p.circles >> (number - 1) & 1]
    state = "past" if number < t.era else "now" if number == t.era else "later"
    marker = s.signs.cube(t.markers[number - 1])
    tiles = tiles_of(s, number)
    free = len([tile for tile in tiles if tile.owner < 0])
    name = s.cards.era(number)
    said = [
        s.say.say("{era} era: {kind}", era=name, kind=marker.name),
        s.cards.onigiri(t.piles[number - 1]),
        s.say.many("{n} free tile", "{n} free tiles", free),
    ]
    for seat in circles:
        said.append(s.say.say("circle: {name}", name=s.names[seat]))
    return Era(
        number, numeral(s, number), state, marker, t.piles[number - 1], circles, s.me in circles,
        t.opened >> (number - 1) & 1 == 1, tiles, s.say.clauses(said),
    )  # fmt: skip


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


@dataclass(frozen=True)
class Bastion:
    """A fifth of the fort: an era."""

    path: str
    x: float
    y: float
    state: str
    name: str


def bastions(s: Scene) -> list[Bastion]:
    """Five wedges around the middle, the first at the top."""
    out: list[Bastion] = []
    for number in range(1, ERAS + 1):
        middle = (number - 1) * 72 * pi / 180
        left, right = middle - pi / 5, middle + pi / 5
        ends = [f"{70 * sin(each):.1f} {-70 * cos(each):.1f}" for each in (left, right)]
        path = f"M0 0L{ends[0]}L{ends[1]}z"
        state = "past" if number < s.t.era else "now" if number == s.t.era else "later"
        x, y = 21 * sin(middle), 4.5 - 21 * cos(middle)
        out.append(Bastion(path, round(x, 1), round(y, 1), state, numeral(s, number)))
    return out
