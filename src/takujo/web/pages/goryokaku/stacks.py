"""The worker board: areas, spaces, the stacks on them as heights, and what each costs now."""

from __future__ import annotations

from dataclasses import dataclass

from takujo.games.goryokaku import names
from takujo.games.goryokaku.names import AREAS, SPACES, STRIDE
from takujo.games.goryokaku.place import HIGHEST, onigiri_for
from takujo.web.pages.asked import Touch
from takujo.web.pages.goryokaku.scene import Scene
from takujo.web.pages.row_signs import Symbol, plain

LID = 8.5  # how far the first lid's middle lies below the top of the drawing
LINE = 9.0  # one height on the ruled ground
ROOM = 4  # so many heights are drawn in full size


@dataclass(frozen=True)
class Disc:
    """A worker or an onigiri in a stack, at its height in the drawing."""

    worker: bool
    ghost: bool
    y: float


@dataclass(frozen=True)
class Stack:
    """One seat's stack; ``only_ghost``: nothing of it lies there yet."""

    seat: int
    discs: list[Disc]
    height: float
    only_ghost: bool


@dataclass(frozen=True)
class Spot:
    """A space: its action, its price or why it is none."""

    space: int
    id: str
    parts: list[Symbol]
    stacks: list[Stack]
    price: int  # HIGHEST: none
    touch: Touch
    label: str


@dataclass(frozen=True)
class Area:
    """Two spaces; where they are one section the stacks lie between them."""

    id: str
    letter: str
    spots: list[Spot]
    shared: list[Stack]
    line: float  # pixels of one height


def board(s: Scene) -> list[Area]:
    """All four areas."""
    return [area(s, number) for number in range(len(AREAS))]


def area(s: Scene, number: int) -> Area:
    """One area."""
    spaces = [number * 2 + 1, number * 2 + 2]
    sections = [s.e.section[s.t.seats][space] for space in spaces]
    together = sections[0] == sections[1]
    pitch = line_of(s, spaces)
    return Area(
        AREAS[number],
        s.area(number),
        [spot(s, space, [] if together else stacks(s, space, pitch)) for space in spaces],
        stacks(s, spaces[0], pitch) if together else [],
        pitch,
    )


def line_of(s: Scene, spaces: list[int]) -> float:
    """High stacks are drawn lower, so that they stay in their ground."""
    highest = 0
    for space in spaces:
        at = s.e.section[s.t.seats][space] * STRIDE
        highest = max([highest, *s.t.heights[at : at + s.t.seats]])
    return LINE if highest < ROOM else LINE * ROOM / (highest + 1)


def stacks(s: Scene, space: int, pitch: float) -> list[Stack]:
    """The stacks of a section, the lowest first; the own one with what would be added."""
    at = s.e.section[s.t.seats][space] * STRIDE
    price = onigiri_for(s.t, s.me, space)
    placing = s.asked is not None and s.asked.id == names.ACT and price != HIGHEST
    heights = s.t.heights[at : at + s.t.seats]
    out: list[Stack] = []
    for seat in sorted(range(s.t.seats), key=lambda seat: (seat == s.me, heights[seat])):
        added = price + 1 if placing and seat == s.me else 0
        if heights[seat] + added:
            out.append(stack(seat, heights[seat], s.t.stacks[at + seat], added, pitch))
    return out


def stack(seat: int, height: int, workers: int, added: int, pitch: float) -> Stack:
    """One stack, drawn from the bottom."""
    top = LID + pitch * (height + added - 1)
    discs = [Disc(workers >> i & 1 == 1, False, top - pitch * i) for i in range(height)]
    for i in range(height, height + added):
        discs.append(Disc(i == height + added - 1, True, top - pitch * i))
    return Stack(seat, discs, top + pitch + 7.5, height == 0)


def spot(s: Scene, space: int, here: list[Stack]) -> Spot:
    """One space; while nothing is placed the price is only told."""
    id = SPACES[space - 1]
    parts = s.signs.things(s.e.space_rows[space - 1].gains[0])
    price = onigiri_for(s.t, s.me, space)
    placing = s.asked is not None and s.asked.id == names.ACT
    touch = s.touch(space) if placing else Touch(sheet=f"element/{AREAS[names.area_of(space)]}")
    said = [s.cards.place(space), plain(parts)]
    if placing:
        said.append(touch.why or s.cards.onigiri(price))
    return Spot(space, id, parts, here, price, touch, s.say.clauses([*said, *whose(s, here)]))


def whose(s: Scene, here: list[Stack]) -> list[str]:
    """The stacks read aloud."""
    out: list[str] = []
    for each in here:
        height = len([disc for disc in each.discs if not disc.ghost])
        if height:
            out.append(s.say.say("{name}: height {n}", name=s.names[each.seat], n=height))
    return out
