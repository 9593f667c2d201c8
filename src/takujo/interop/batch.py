"""Many tables stepped at once, over processes; masks and features lie in shared memory.

``with Batch("san-juan", tables=256, processes=2) as batch:`` then, again and again, write an action
for every table into ``batch.actions`` and call ``batch.step()``. A table whose game is over is
dealt again at once. What happens does not depend on the number of processes.
"""

from __future__ import annotations

import weakref
from collections.abc import Mapping
from contextlib import suppress
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from types import MappingProxyType
from typing import Final

import numpy as np
from numpy.typing import NDArray

from takujo.cpu.levels import player
from takujo.interop.batch_worker import Share, work
from takujo.interop.shared import SharedTables, Sizes
from takujo.interop.tables import REWARDS, Rewards, book_and_seats
from takujo.kernel.agenda import Rulebook

MOST_TABLES: Final = 65_536
MOST_PROCESSES: Final = 256
STAY: Final = -1  # the action that leaves a table as it is
NOBODY: Final[Mapping[int, str]] = MappingProxyType({})


class Batch:
    """So many tables of one edition. Every array has a row a table.

    ``features``  what the seat that is asked sees as numbers
    ``masks``     1 for every action that is possible
    ``counts``    how many they are
    ``possible``  which: the first so many of the row
    ``asked``     which seat that is
    ``ended``     1 where the step before ended a game; a new one has begun there
    ``rewards``   by seat, of the game that ended
    ``actions``   to be written: the action of each table; -1 leaves it as it is
    """

    def __init__(
        self,
        name: str | Rulebook,
        seats: int | None = None,
        tables: int = 64,
        processes: int = 2,
        seed: int = 1,
        reward: Rewards = "win",
        levels: Mapping[int, str] = NOBODY,
    ) -> None:
        """``levels``: seats that a level of computer player plays, in the processes."""
        book, count = book_and_seats(name, seats)
        check(count, tables, processes, reward, levels)
        for level in levels.values():
            player(level, book.game, 0)  # one that is not there is named at once
        self.book = book
        sizes = Sizes(tables, len(book.game.layout(book)), book.actions, count)
        self.shared = SharedTables(sizes)
        self.features: NDArray[np.uint8] = self.shared.features
        self.masks: NDArray[np.uint8] = self.shared.masks
        self.counts: NDArray[np.int32] = self.shared.counts
        self.possible: NDArray[np.int32] = self.shared.possible
        self.asked: NDArray[np.int32] = self.shared.asked
        self.ended: NDArray[np.uint8] = self.shared.ended
        self.rewards: NDArray[np.float32] = self.shared.rewards
        self.actions: NDArray[np.int32] = self.shared.actions
        self.rows = np.arange(tables)
        self.lines: list[Connection] = []
        self.workers: list[BaseProcess] = []
        self.end_all = weakref.finalize(self, end, self.lines, self.workers, self.shared)
        begun = False
        try:
            for share in shares(book, sizes, processes, seed, reward, dict(levels)):
                self.employ(share)
            self.end_step()
            begun = True
        finally:
            if not begun:
                self.close()

    def employ(self, share: Share) -> None:
        """Start a process for some of the tables."""
        context = get_context("spawn")
        here, there = context.Pipe()
        arguments = (share, self.shared.memory.name, there)
        worker = context.Process(target=work, args=arguments, daemon=True)
        worker.start()
        there.close()
        self.lines.append(here)
        self.workers.append(worker)

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def step(self) -> None:
        """Every table takes its action; the arrays then show what came of it."""
        self.begin_step()
        self.end_step()

    def begin_step(self) -> None:
        """Have the tables go on, and do something else meanwhile; the arrays change."""
        if not self.lines:
            raise ValueError("the batch is closed")
        self.refuse_illegal()
        for line in self.lines:
            with suppress(OSError):  # one that has ended is noticed when its answer is missing
                line.send_bytes(b"s")

    def end_step(self) -> None:
        """Wait until all tables have gone on."""
        for line in self.lines:
            try:
                problem = line.recv_bytes().decode()
            except (EOFError, OSError) as error:
                self.close()
                raise RuntimeError("a process of the batch has ended") from error
            if problem:
                self.close()
                raise RuntimeError(problem)

    def refuse_illegal(self) -> None:
        """Name the first action that is not possible; nothing has been played then."""
        actions = self.actions
        known = (actions >= STAY) & (actions < self.book.actions)
        legal = known & ((actions == STAY) | (self.masks[self.rows, actions * known] == 1))
        if not legal.all():
            table = int(np.flatnonzero(~legal)[0])
            what = f"table {table}: action {actions[table]} is not possible now"
            raise ValueError(f"{what}; the mask says which are")

    def close(self) -> None:
        """End the processes and free the memory."""
        self.end_all()


def shares(
    book: Rulebook, sizes: Sizes, processes: int, seed: int, reward: Rewards, levels: dict[int, str]
) -> list[Share]:
    """The tables cut into as many parts as there are processes."""
    edges = [sizes.tables * part // processes for part in range(processes + 1)]
    return [
        Share(
            book.game.name, book.edition_name, book.edition_data, book.version,
            sizes, first, last, seed, reward, levels,
        )
        for first, last in pairwise(edges)
    ]  # fmt: skip


def check(
    seats: int, tables: int, processes: int, reward: Rewards, levels: Mapping[int, str]
) -> None:
    """Refuse sizes that cannot be, in words."""
    if not 1 <= tables <= MOST_TABLES:
        raise ValueError(f"tables must be from 1 to {MOST_TABLES}, not {tables}")
    if not 1 <= processes <= min(tables, MOST_PROCESSES):
        most = min(tables, MOST_PROCESSES)
        raise ValueError(f"processes must be from 1 to {most}, not {processes}")
    if reward not in REWARDS:
        raise ValueError(f"reward must be one of {', '.join(REWARDS)}, not {reward!r}")
    for seat in levels:
        if not 0 <= seat < seats:
            raise ValueError(f"there is no seat {seat}; seats are 0 to {seats - 1}")
    if len(levels) == seats:
        raise ValueError("at least one seat must be left to play")


def end(lines: list[Connection], workers: list[BaseProcess], shared: SharedTables) -> None:
    """Whatever the processes are doing."""
    for line in lines:
        line.close()
    for worker in workers:
        worker.join(1)
        worker.kill()
        worker.join()
    lines.clear()
    workers.clear()
    shared.close()


def random_actions(batch: Batch, chance: np.random.Generator) -> NDArray[np.int32]:
    """A possible action of every table, each as likely as the others."""
    drawn = (chance.random(len(batch.counts)) * batch.counts).astype(np.int32)
    return batch.possible[batch.rows, drawn]
