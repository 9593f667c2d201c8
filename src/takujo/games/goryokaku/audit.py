"""The audit at the end of an era, and the boards that are turned up then."""

from __future__ import annotations

from takujo.games.goryokaku import events
from takujo.games.goryokaku.table import Goryokaku


def audit(t: Goryokaku, seat: int, era: int) -> None:
    """Most of the era's kind on built castle cards: a circle; ties all, but not with none."""
    kind = t.markers[era - 1]
    built = [p.of_kind(t.edition, kind) for p in t.players]
    most = max(built)
    if t.ear is not None:
        t.ear.append((events.AUDITED, seat, era, kind, most))
    if most == 0:
        return
    for other in range(t.seats):
        if built[other] == most:
            t.players[other].circles |= 1 << (era - 1)
            if t.ear is not None:
                t.ear.append((events.CIRCLED, other, era))


def open_boards(t: Goryokaku, seat: int, era: int) -> None:
    """The boards of this era are turned up; their tiles stay on them."""
    for board in t.edition.opens[era - 1]:
        t.opened |= 1 << (board - 1)
        if t.ear is not None:
            t.ear.append((events.BOARD_OPENED, seat, board))
