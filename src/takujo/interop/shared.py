"""Arrays that several processes see: what a batch shows of its tables, in shared memory."""

from __future__ import annotations

from contextlib import suppress
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import DTypeLike, NDArray

ALIGNED: Final = 64  # bytes: every array begins at a multiple


class Sizes(NamedTuple):
    """How large everything is; the same in all processes."""

    tables: int
    features: int
    actions: int
    seats: int


class SharedTables:
    """One row a table. Whoever makes it ends it; others find it by its name."""

    def __init__(self, sizes: Sizes, name: str | None = None) -> None:
        shapes: dict[str, tuple[tuple[int, ...], DTypeLike]] = {
            "features": ((sizes.tables, sizes.features), np.uint8),
            "masks": ((sizes.tables, sizes.actions), np.uint8),
            "rewards": ((sizes.tables, sizes.seats), np.float32),
            "actions": ((sizes.tables,), np.int32),
            "asked": ((sizes.tables,), np.int32),
            "counts": ((sizes.tables,), np.int32),
            "possible": ((sizes.tables, sizes.actions), np.int32),
            "ended": ((sizes.tables,), np.uint8),
        }
        starts: dict[str, int] = {}
        end = 0
        for each, (shape, kind) in shapes.items():
            starts[each] = end
            length = int(np.prod(shape)) * np.dtype(kind).itemsize
            end += -(-length // ALIGNED) * ALIGNED
        self.memory = SharedMemory(name, create=name is None, size=end)
        self.mine = name is None

        def array(each: str) -> NDArray[Any]:
            shape, kind = shapes[each]
            return np.ndarray(shape, kind, self.memory.buf, starts[each])

        self.features: NDArray[np.uint8] = array("features")
        self.masks: NDArray[np.uint8] = array("masks")
        self.rewards: NDArray[np.float32] = array("rewards")
        self.actions: NDArray[np.int32] = array("actions")
        self.asked: NDArray[np.int32] = array("asked")
        self.counts: NDArray[np.int32] = array("counts")
        self.possible: NDArray[np.int32] = array("possible")
        self.ended: NDArray[np.uint8] = array("ended")

    def close(self) -> None:
        """Let go of it; the memory is free when nobody holds an array of it any more."""
        if self.mine:
            self.memory.unlink()
            self.mine = False
        with suppress(BufferError):  # somebody still reads
            self.memory.close()
