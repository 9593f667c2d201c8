"""Persons, castle cards and building tiles as pieces; storehouses, tracks and the daiba."""

from __future__ import annotations

from dataclasses import dataclass, field

from takujo.games.goryokaku import effects, scoring
from takujo.games.goryokaku.castle_build import bill
from takujo.games.goryokaku.magistrate import board_of, lies_open
from takujo.games.goryokaku.names import AREAS, KINDS, TRACKS
from takujo.web.pages.goryokaku.scene import Scene
from takujo.web.pages.row_signs import Symbol


@dataclass(frozen=True)
class Face:
    """A card: what it costs and what it does, line by line."""

    id: str
    name: str
    person: bool
    pink: bool
    crest: str
    kind: Symbol | None  # what the audit counts
    cost: list[Symbol]
    lines: list[tuple[str, list[Symbol]]]
    spoken: str


def face(s: Scene, card: int, owed: bool = False) -> Face:
    """A person or a castle card; ``owed``: what the reader has to pay for it now."""
    e, person = s.e, card < s.e.first_castle
    return Face(
        e.ids[card],
        s.cards.title(card),
        person,
        e.pink[card],
        s.cards.crest_of(card),
        None if person else s.signs.cube(e.kind[card]),
        price(s, card) if person else cubes(s, card, owed),
        person_lines(s, card) if person else reward_lines(s, card),
        s.cards.line(card),
    )


def cubes(s: Scene, card: int, owed: bool) -> list[Symbol]:
    """What is printed on a castle card, or what is owed for it."""
    if not owed:
        return s.signs.cost([*s.e.cost[card], s.e.any_kind[card]], narrow=True)
    return s.signs.cost(bill(s.t, s.me, card), narrow=True) or [Symbol(s.say.say("free"))]


def price(s: Scene, card: int) -> list[Symbol]:
    """Koban, or a black-ship level."""
    if s.e.ship_price[card]:
        return [Symbol(s.say.say("Ship {n}", n=s.e.ship_price[card]))]
    return s.signs.thing(effects.KOBAN, s.e.koban_price[card])


def person_lines(s: Scene, card: int) -> list[tuple[str, list[Symbol]]]:
    """The rows by area, then what it does at once and in castle builds."""
    areas = [(s.area(area), s.e.area_rows[area][card]) for area in range(len(AREAS))]
    out = [(name, s.signs.row(row)) for name, row in areas if row is not None]
    out += [(s.say.say("now"), s.signs.row(row)) for row in s.e.hired_rows[card]]
    standing = s.signs.cost(s.e.standing[card])
    return [*out, (s.say.say("castle"), standing)] if standing else out


def reward_lines(s: Scene, card: int) -> list[tuple[str, list[Symbol]]]:
    """What building it brings."""
    return [("→", s.signs.row(row)) for row in s.e.rewards[card]]


@dataclass(frozen=True)
class Tile:
    """A building tile on a board."""

    place: int
    id: str
    name: str
    points: int  # for the reader now, were it theirs
    pieces: int
    owner: int  # a seat, or -1
    open: bool
    spoken: str


def tile(s: Scene, place: int) -> Tile:
    """The tile at a place."""
    number = s.t.tiles[place - 1]
    owner = s.t.owners[place - 1] - 1
    points = (
        scoring.tile_points(s.t, owner, place)
        if owner >= 0
        else scoring.points_with(s.t, s.me, place)
    )
    said = [s.cards.tile(number), s.cards.tile_text(number)]
    if owner >= 0:
        said.append(s.names[owner])
    return Tile(
        place, s.e.tile_ids[number], s.cards.tile(number), points, s.e.tile_pieces[number], owner,
        lies_open(s.t, place), s.say.clauses(said),
    )  # fmt: skip


def tiles_of(s: Scene, board: int) -> list[Tile]:
    """The tiles of a board."""
    places = range(1, len(s.t.tiles) + 1)
    return [tile(s, place) for place in places if board_of(s.t, place) == board]


@dataclass(frozen=True)
class Level:
    """A track: how far, how long, and of the daiba what the next step brings."""

    name: str
    short: str
    at: int
    top: int
    next: list[Symbol] = field(default_factory=list)


def levels(s: Scene, seat: int) -> list[Level]:
    """Black ship, soil, daiba."""
    p, e = s.t.players[seat], s.e
    shorts, daiba = [s.say.say("Ship LV"), s.say.say("Soil LV")], s.say.say("Daiba steps")
    called = [s.say.name(e.data["tracks"][id]) for id in TRACKS]
    tracks = zip(called, shorts, p.levels, e.track_top, strict=True)
    gains = s.signs.row(e.steps[p.daiba]) if p.daiba < len(e.steps) else []
    return [*[Level(*each) for each in tracks], Level(daiba, daiba, p.daiba, len(e.steps), gains)]


def held(s: Scene, seat: int) -> list[list[Symbol]]:
    """One entry a storehouse: a cube, or nothing; what overflows comes after them."""
    p = s.t.players[seat]
    cubes = [[s.signs.cube(kind)] for kind in range(len(KINDS)) for _ in range(p.cubes[kind])]
    return cubes + [[] for _ in range(p.storehouses - len(cubes))]


@dataclass(frozen=True)
class Step:
    """A step of the daiba; ``state``: done, next or later."""

    number: int
    gains: list[Symbol]
    factor: int
    state: str
    spoken: str


def steps(s: Scene, seat: int) -> list[Step]:
    """The whole way, as a seat's marker stands."""
    out: list[Step] = []
    reached = s.t.players[seat].daiba
    for number, row in enumerate(s.e.steps, 1):
        state = "done" if number <= reached else "next" if number == reached + 1 else "later"
        factor = s.e.factor[number]
        points = s.say.many("{n} point a castle card", "{n} points a castle card", factor)
        said = [s.say.say("step {n}", n=number), points]
        said += [s.say.say("reached")] if state == "done" else []
        gains = s.signs.either(row.gains, "+")
        out.append(Step(number, gains, factor, state, s.say.clauses(said)))
    return out
