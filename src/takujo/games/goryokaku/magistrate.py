"""The magistrate's office: a building piece from the hand on a free tile of a face-up board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from takujo.games.goryokaku import events
from takujo.games.goryokaku.table import Goryokaku
from takujo.games.goryokaku.zones import with_number
from takujo.kernel.agenda import Rule
from takujo.kernel.reason import Reason

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine's own number, for the compiler alone


class Office(Rule[Goryokaku]):
    """Put a piece on a tile; a tile for two pieces takes both at once."""

    def begin(self, t: Goryokaku, seat: int, n: int) -> None:
        """Every place that is open, free, and takes no more pieces than are in hand."""
        t.must(open_places(t, seat))

    def take(self, t: Goryokaku, seat: int, n: int, place: int) -> None:
        """The pieces stay there to the end."""
        p = t.players[seat]
        tile = t.tiles[place - 1]
        pieces = t.edition.tile_pieces[tile]
        t.owners = with_number(t.owners, place - 1, seat + 1)
        p.pieces -= pieces
        p.placed += pieces
        if t.ear is not None:
            t.ear.append((events.STATIONED, seat, place, tile, pieces))

    def candidates(self, t: Goryokaku, seat: int, n: int) -> list[int]:
        """Every tile on the table."""
        return list(range(1, len(t.tiles) + 1))

    def why_not(self, t: Goryokaku, seat: int, n: int, place: int) -> Reason | None:
        """Face down, taken, or too few pieces in hand."""
        if not lies_open(t, place):
            return Reason("board_face_down", {"board": board_of(t, place)}, "7")
        owner = t.owners[place - 1]
        if owner:
            return Reason("tile_taken", {"seat": owner - 1}, "7")
        need, have = t.edition.tile_pieces[t.tiles[place - 1]], t.players[seat].pieces
        return None if have >= need else Reason("no_piece", {"need": need, "pieces": have}, "7")


def board_of(t: Goryokaku, place: int) -> int:
    """The board a place lies on, counted from 1."""
    return (place - 1) // (t.seats * t.edition.board_tiles) + 1


def lies_open(t: Goryokaku, place: int) -> bool:
    """Does the board of this place lie face up?"""
    return t.opened >> (board_of(t, place) - 1) & 1 == 1


def next_open_place(t: Goryokaku, seat: int, place: int) -> int:
    """The first place from this one on where the seat can put what it has in hand, or 0."""
    pieces = t.players[seat].pieces
    size: i64 = t.seats * t.edition.board_tiles
    at: i64 = place - 1
    while at < len(t.tiles):
        if not lies_open(t, at + 1):
            at += size - at % size  # on to the next board
        elif t.owners[at] or t.edition.tile_pieces[t.tiles[at]] > pieces:
            at += 1
        else:
            return at + 1
    return 0


def open_places(t: Goryokaku, seat: int) -> list[int]:
    """The places where the seat can put what it has in hand."""
    out: list[int] = []
    place = next_open_place(t, seat, 1)
    while place:
        out.append(place)
        place = next_open_place(t, seat, place + 1)
    return out


def can_station(t: Goryokaku, seat: int) -> bool:
    """Can any piece be put anywhere?"""
    return t.players[seat].pieces > 0 and next_open_place(t, seat, 1) > 0
