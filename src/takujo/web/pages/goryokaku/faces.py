"""Persons, castle cards and building tiles as pieces."""

from __future__ import annotations

from dataclasses import dataclass

from takujo.games.goryokaku import effects, scoring
from takujo.games.goryokaku.castle_build import bill
from takujo.games.goryokaku.magistrate import board_of, lies_open
from takujo.games.goryokaku.names import AREAS, KINDS, SHIP_LV, TRACKS
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
    e = s.e
    person = card < e.first_castle
    cost = (
        price(s, card) if person else s.signs.cost([*e.cost[card], e.any_kind[card]], narrow=True)
    )
    if owed and not person:
        cost = s.signs.cost(bill(s.t, s.me, card), narrow=True) or [Symbol(s.say.say("free"))]
    return Face(
        e.ids[card],
        s.cards.title(card),
        person,
        e.pink[card],
        s.cards.crest(e.crest[card]),
        None if person else s.signs.cube(e.kind[card]),
        cost,
        person_lines(s, card) if person else reward_lines(s, card),
        s.cards.line(card),
    )


def price(s: Scene, card: int) -> list[Symbol]:
    """Koban, or a black-ship level."""
    if s.e.ship_price[card]:
        return [Symbol(s.say.say("Ship {n}", n=s.e.ship_price[card]))]
    return s.signs.thing(effects.KOBAN, s.e.koban_price[card])


def person_lines(s: Scene, card: int) -> list[tuple[str, list[Symbol]]]:
    """The rows by area, then what it does at once and in castle builds."""
    out: list[tuple[str, list[Symbol]]] = []
    for area, id in enumerate(AREAS):
        row = s.e.area_rows[area][card]
        if row is not None:
            out.append((s.say.name(s.e.data["areas"][id]), s.signs.row(row)))
    for row in s.e.hired_rows[card]:
        out.append((s.say.say("now"), s.signs.row(row)))
    standing = [n for kind, n in enumerate(s.e.standing[card]) if n]
    if standing:
        out.append((s.say.say("castle"), s.signs.cost(s.e.standing[card])))
    return out


def reward_lines(s: Scene, card: int) -> list[tuple[str, list[Symbol]]]:
    """What building it brings."""
    return [("→", s.signs.row(row)) for row in s.e.rewards[card]]


def discard_gain(s: Scene, card: int) -> list[Symbol]:
    """What a person brings who is discarded."""
    row = s.e.discard_row[card]
    assert row is not None
    return s.signs.row(row)


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
    supposed = s.t.copy()
    supposed.ear = None
    if owner < 0:  # a tile may count the pieces themselves
        supposed.players[s.me].placed += s.e.tile_pieces[number]
    points = scoring.tile_points(supposed, owner if owner >= 0 else s.me, place)
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
    """A track: how far, how long, and what the next space brings."""

    name: str
    short: str
    at: int
    top: int
    next: list[Symbol]
    sheet: str


def levels(s: Scene, seat: int) -> list[Level]:
    """Black ship, soil, daiba."""
    p, e = s.t.players[seat], s.e
    shorts = [s.say.say("Ship"), s.say.say("Soil LV")]
    out: list[Level] = []
    for track, id in enumerate(TRACKS):
        at, top = p.levels[track], e.track_top[track]
        rows = e.track_rows[track][at + 1] if at < top else []
        gains = [part for row in rows for part in s.signs.row(row)]
        name = s.say.name(e.data["tracks"][id])
        out.append(Level(name, shorts[track], at, top, gains, f"element/{id}"))
    step = s.e.steps[p.daiba] if p.daiba < len(e.steps) else None
    sheet = f"element/daiba_{min(p.daiba + 1, len(e.steps))}"
    daiba = s.say.say("Daiba steps")
    out.append(Level(daiba, daiba, p.daiba, len(e.steps), s.signs.row(step) if step else [], sheet))
    return out


def held(s: Scene, seat: int) -> list[list[Symbol]]:
    """One entry a storehouse: a cube, or nothing; what overflows comes after them."""
    p = s.t.players[seat]
    cubes = [[s.signs.cube(kind)] for kind in range(len(KINDS)) for _ in range(p.cubes[kind])]
    return cubes + [[] for _ in range(p.storehouses - len(cubes))]


def ship_level(s: Scene) -> int:
    """The reader's black-ship level."""
    return s.p.levels[SHIP_LV]
