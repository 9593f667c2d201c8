"""Stacks: how high each section is, and which player alone stands there above all others.

Both are noted for every space as one number, so that looking for a space walks no stacks: the
height of its section times OWNERS, plus the seat, counted from 1, that alone is so high.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from takujo.games.goryokaku.names import RECALL, STRIDE
from takujo.games.goryokaku.table import Goryokaku

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine's own number, for the compiler alone

OWNERS: Final = 8  # more than there are seats
OWNER: Final = 7  # the bits of the seat


def clear_stacks(t: Goryokaku) -> None:
    """An empty worker board."""
    t.heights = [0] * (len(t.edition.sections[t.seats]) * STRIDE)
    t.stacks = t.heights[:]
    t.tops = [0] * RECALL


def note_highest(t: Goryokaku, at: i64, height: i64, owner: i64) -> None:
    """The section whose first stack is at this place is so high; ``owner`` 0: nobody's alone."""
    section: i64 = at // STRIDE
    for space in t.edition.sections[t.seats][section]:
        t.tops[space] = height * OWNERS + owner


def survey(t: Goryokaku, at: i64) -> None:
    """Look anew at the section whose first stack is at this place."""
    heights = t.heights
    highest: i64 = 0
    owner: i64 = 0
    height: i64
    seat: i64
    for seat in range(t.seats):
        height = heights[at + seat]
        if height > highest:
            highest = height
            owner = seat + 1
        elif height == highest:
            owner = 0
    note_highest(t, at, highest, owner)
