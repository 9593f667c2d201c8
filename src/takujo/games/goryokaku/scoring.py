"""The end: points by source, ties, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from takujo.games.goryokaku import events
from takujo.games.goryokaku.names import ERAS
from takujo.games.goryokaku.table import Goryokaku
from takujo.kernel.hidden import UNKNOWN
from takujo.kernel.table import Result, ranks_of

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine's own number, for the compiler alone


class Points:
    """Points from one source: ``tiles``, ``circle`` (of an era), ``crest`` or ``daiba``."""

    def __init__(self, source: str, number: int, points: int) -> None:
        self.source = source
        self.number = number  # the era of a circle; the crest card; the daiba's factor
        self.points = points


def tile_points(t: Goryokaku, seat: int, place: int) -> int:
    """What the tile at a place brings to the seat that has it."""
    points = 0
    for row in t.edition.tile_rows[t.tiles[place - 1]]:
        if row.holds(t, seat):
            points += row.amount(t, seat)
    return points


def points_with(t: Goryokaku, seat: int, place: int) -> int:
    """What the tile there would bring to a seat that took it: it may count its own pieces."""
    supposed = t.copy()
    supposed.ear = None
    supposed.players[seat].placed += t.edition.tile_pieces[t.tiles[place - 1]]
    return tile_points(supposed, seat, place)


def board_points(t: Goryokaku, seat: int, board: int) -> int:
    """What the seat's tiles on one board bring."""
    size: i64 = len(t.tiles) // ERAS
    points = 0
    owner: i64
    place: i64
    for place in range((board - 1) * size, board * size):
        owner = t.owners[place]
        if owner == seat + 1:
            points += tile_points(t, seat, place + 1)
    return points


def points_by_source(t: Goryokaku, seat: int) -> list[Points]:
    """Own tiles; again those of each era with a circle; the crest card; the daiba."""
    p = t.players[seat]
    by_board = [board_points(t, seat, board) for board in range(1, ERAS + 1)]
    on_tiles = 0
    for points in by_board:
        on_tiles += points
    out = [Points("tiles", 0, on_tiles)]
    for era in range(1, ERAS + 1):
        if p.circles >> (era - 1) & 1:
            out.append(Points("circle", era, by_board[era - 1]))
    matching = 0  # where the crest card is not known nothing is counted for it
    if p.crest and p.crest != UNKNOWN:
        matching = p.of_crest(t.edition, t.edition.crest[p.crest])
    out.append(Points("crest", p.crest, matching))
    factor = t.edition.factor[p.daiba]
    out.append(Points("daiba", factor, factor * len(p.castles)))
    return out


def score(t: Goryokaku, seat: int) -> int:
    """All points of a seat, as if the game ended now."""
    total = 0
    for line in points_by_source(t, seat):
        total += line.points
    return total


def result(t: Goryokaku) -> Result:
    """Ties go to cubes, then to koban; players equal in all share their place."""
    scores = [score(t, seat) for seat in range(t.seats)]
    strength: list[int] = []
    for seat in range(t.seats):
        p = t.players[seat]
        strength.append((scores[seat] * 1000 + p.cube_count()) * 100000 + p.koban)
    return Result(scores, ranks_of(strength), "eras")


def show_crests(t: Goryokaku, seat: int) -> None:
    """Everybody's crest card comes to light."""
    t.reveals += 1
    if t.ear is not None:
        t.ear.append((events.GAME_ENDED, seat))
        for other in range(t.seats):
            t.ear.append((events.CREST_SHOWN, other, t.players[other].crest))
