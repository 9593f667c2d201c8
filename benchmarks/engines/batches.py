"""Our games, many tables at once: ``batch2:san-juan@first`` is over two processes."""

import time
from collections.abc import Callable

import numpy as np

from takujo.interop.batch import Batch, random_actions

TABLES = 256
_spent = [0.0]


def own_clock() -> float:
    """Processor time on the longest way through all steps: ours, and the slowest process's."""
    return _spent[0]


def clock_of(pid: int) -> float:
    """The processor time of another process, as Linux counts it."""
    return time.clock_gettime((~pid << 3) | 2)


def play_batch(name: str) -> Callable[[], int]:
    """A step of all tables, with random actions, masks and features."""
    processes, _, of = name.removeprefix("batch").partition(":")
    batch = Batch(of, tables=TABLES, processes=int(processes))
    chance = np.random.default_rng(1)
    workers = [worker.pid for worker in batch.workers if worker.pid is not None]

    def step() -> int:
        began, worked = time.process_time(), [clock_of(pid) for pid in workers]
        batch.actions[:] = random_actions(batch, chance)
        batch.step()
        slowest = max(clock_of(pid) - before for pid, before in zip(workers, worked, strict=True))
        _spent[0] += time.process_time() - began + slowest
        return TABLES

    return step
