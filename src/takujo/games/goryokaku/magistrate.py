"""The magistrate's office: a building piece from the hand on a free tile of a face-up board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from takujo.games.goryokaku import events
from takujo.games.goryokaku.names import ERAS
from takujo.games.goryokaku.table import Goryokaku
from takujo.games.goryokaku.zones import with_number
from takujo.kernel.agenda import Rule
from takujo.kernel.reason import Reason

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine's own number, for the compiler alone


class Office(Rule[Goryokaku]):
    """Put a piece on a tile; a tile for two pieces takes both at once."""

    def veiled(self, t: Goryokaku, seat: int, n: int) -> bool:
        """A free action may be open beside it, by who is in hand."""
        return len(t.players[seat].people) > 0

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


def open_places(t: Goryokaku, seat: int, most: int = 999) -> list[int]:
    """The places, the first so many, where the seat can put what it has in hand."""
    out: list[int] = []
    size: i64 = t.seats * t.edition.board_tiles
    board: i64
    at: i64
    for board in range(ERAS):
        if lies_open(t, board * size + 1):
            for at in range(board * size, (board + 1) * size):
                if t.owners[at] == 0 and has_pieces_for(t, seat, at):
                    out.append(at + 1)
                    if len(out) == most:
                        return out
    return out


def has_pieces_for(t: Goryokaku, seat: int, at: i64) -> bool:
    """Are there as many pieces in hand as this tile takes?"""
    return t.edition.tile_pieces[t.tiles[at]] <= t.players[seat].pieces


def can_station(t: Goryokaku, seat: int) -> bool:
    """Can any piece be put anywhere?"""
    return t.players[seat].pieces > 0 and len(open_places(t, seat, 1)) > 0
