"""Resources of all five kinds as one number, so that one subtraction tells whether they suffice.

Each kind has KIND_BITS bits of it, the first kind the lowest, and all kinds together the bits
above. The highest bit of each part stays free: it is lost exactly where a part is too small.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine's own number, for the compiler alone

KIND_BITS: Final = 10
IN_ALL: Final = 50  # where the number of all kinds begins; it ends below bit 61
MOST_STANDING: Final = 300  # what the persons of an edition may stand for, of each kind
FREE_BITS: Final = 1 << 9 | 1 << 19 | 1 << 29 | 1 << 39 | 1 << 49 | 1 << 61


def by_kind(cubes: list[int], standing: list[int], any_kind: i64 = 0) -> i64:
    """Cubes and what stands for them together; what may be of any kind counts among all."""
    packed: i64 = any_kind << IN_ALL
    shift: i64 = 0
    n: i64
    kind: i64
    for kind in range(5):
        n = cubes[kind] + standing[kind]
        packed += (n << shift) + (n << IN_ALL)
        shift += KIND_BITS
    return packed


def suffice(resources: i64, cost: i64) -> bool:
    """Is there enough of every kind, and enough in all?"""
    return ((resources | FREE_BITS) - cost) & FREE_BITS == FREE_BITS
