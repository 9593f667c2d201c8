"""The track: who is ahead, and what a step does to the order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from takujo.games.fourbit_town import events

if TYPE_CHECKING:
    from takujo.games.fourbit_town.table import Town


def advance(t: Town, seat: int) -> None:
    """One space ahead; on an occupied one the marker comes to lie as the edition says."""
    p = t.players[seat]
    p.space += 1
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
    if t.ear is not None:
        t.ear.append((events.MOVED, seat, p.space))


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


def priority_order(t: Town, seats: list[int]) -> list[int]:
    """These seats by who is first, which the edition measures by level or not; t.order helps."""
    out: list[int] = []
    for seat in t.order:
        if seat in seats:
            at = len(out)
            if t.edition.by_level:
                while at > 0 and t.players[out[at - 1]].level < t.players[seat].level:
                    at -= 1
            out.insert(at, seat)
    return out
