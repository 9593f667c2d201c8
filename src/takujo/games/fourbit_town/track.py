"""The track: who is ahead, and what a step does to the order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from takujo.games.fourbit_town import effects, events, names

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine's own number, for the compiler alone

    from takujo.games.fourbit_town.table import Town


def advance(t: Town, seat: int) -> None:
    """One space ahead."""
    p = t.players[seat]
    p.space += 1
    put_marker(t, seat)
    if t.ear is not None:
        t.ear.append((events.MOVED, seat, p.space))


def go_back(t: Town, seat: int, spaces: int) -> None:
    """So many spaces back: the price of an effect."""
    p = t.players[seat]
    p.space -= spaces
    put_marker(t, seat)
    if t.ear is not None:
        t.ear.append((events.SPENT, seat, effects.MOVE, spaces, -1 - names.EFFECT))


def put_marker(t: Town, seat: int) -> None:
    """The order with a marker on its new space; on an occupied one it lies as the edition says."""
    p = t.players[seat]
    order: list[int] = []
    placed = False
    for other in t.order:
        if other == seat:
            continue
        space = t.players[other].space
        if not placed and (space < p.space or (space == p.space and t.edition.stack_in_front)):
            order.append(seat)
            placed = True
        order.append(other)
    if not placed:
        order.append(seat)
    t.order = order


def ahead_of(t: Town, seat: int) -> int:
    """How many players are ahead on the track, stacking included."""
    n = 0
    for other in t.order:
        if other == seat:
            break
        n += 1
    return n


def rearmost(t: Town, seat: int) -> bool:
    """Is the player on the rearmost occupied space?"""
    return t.players[seat].space == t.players[t.order[-1]].space


def priority_order(t: Town) -> list[int]:
    """The senders, the first first: by level where the edition says so, then by the track."""
    out: list[int] = []
    at: i64
    for seat in t.order:
        p = t.players[seat]
        if p.sending:
            out.append(seat)
            if t.edition.by_level:
                at = len(out) - 1
                while at > 0 and t.players[out[at - 1]].level < p.level:
                    out[at] = out[at - 1]
                    at -= 1
                out[at] = seat
    return out
