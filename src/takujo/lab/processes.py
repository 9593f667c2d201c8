"""The parts of a plan shared out to worker processes; Ctrl-C keeps what is done."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from types import FrameType
from typing import Any, Final

from takujo.lab.parts import PartPlayer, PlayedPart
from takujo.lab.plan import Plan

LISTEN_SECONDS: Final = 0.4  # between two looks whether Ctrl-C was pressed


@dataclass
class Worker:
    """What a worker process keeps between parts."""

    player: PartPlayer
    stop: Any  # an event: set when nothing more is wanted


_worker: list[Worker] = []


def cores() -> int:
    """How many cores this program may use."""
    allowed = getattr(os, "sched_getaffinity", None)  # not every system can say
    return len(allowed(0)) if allowed is not None else os.cpu_count() or 1


def begin_worker(plan: Plan, stop: Any) -> None:
    """Read the rules once; a worker whose master was killed would wait for parts for ever."""
    threading.Thread(target=end_with_master, daemon=True).start()
    _worker[:] = [Worker(PartPlayer(plan), stop)]


def end_with_master() -> None:
    """Wait for the process that shares out the parts to be gone, and go too."""
    master = parent_process()
    if master is not None:
        master.join()
        os._exit(1)


def play_part(index: int) -> PlayedPart | None:
    """One part; None if it was stopped meanwhile."""
    worker = _worker[0]
    return worker.player.part(index, worker.stop.is_set)


Task = Future["PlayedPart | None"]
Receive = Callable[[PlayedPart], None]


def play_in_processes(plan: Plan, jobs: int, parts: Sequence[int], receive: Receive) -> None:
    """These parts, shared out; each is received when it is done, whatever happens."""
    context = get_context("spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(jobs, context, initializer=begin_worker, initargs=(plan, stop))
    left = list(reversed(parts))
    pending: set[Task] = set()
    with CtrlC() as ctrl_c:
        try:
            with ctrl_c.unheard():
                pending = submitted(pool, left, 2 * jobs)
            while pending:
                finished, pending = wait(pending, LISTEN_SECONDS, FIRST_COMPLETED)
                receive_all(finished, receive)
                pending |= submitted(pool, left, len(finished))
                ctrl_c.obey()
        finally:
            stop.set()
            pool.shutdown(wait=True, cancel_futures=True)
            receive_all([task for task in pending if came_well(task)], receive)


def came_well(task: Task) -> bool:
    """Was it done, and did nothing go wrong?"""
    return not task.cancelled() and task.exception() is None


def receive_all(tasks: Iterable[Task], receive: Receive) -> None:
    """Every part that was finished; then what went wrong with another, if anything did."""
    for task in sorted(tasks, key=came_well, reverse=True):
        part = task.result()
        if part is not None:
            receive(part)


def submitted(pool: ProcessPoolExecutor, left: list[int], most: int) -> set[Task]:
    """Up to so many of the parts that are left, handed to the pool."""
    return {pool.submit(play_part, left.pop()) for _ in range(min(most, len(left)))}


class CtrlC:
    """Notes Ctrl-C instead of stopping anywhere: the pool would be left with its locks held."""

    def __init__(self) -> None:
        self.pressed = False
        self.here = threading.current_thread() is threading.main_thread()  # else nobody hears it
        self.before: Any = signal.getsignal(signal.SIGINT)

    def __enter__(self) -> CtrlC:
        self.do(self.note)
        return self

    def __exit__(self, *_: object) -> None:
        self.do(self.before)

    def do(self, handler: Any) -> None:
        """From now on Ctrl-C does this."""
        if self.here:
            signal.signal(signal.SIGINT, handler)

    def note(self, number: int, frame: FrameType | None) -> None:
        """It was pressed."""
        self.pressed = True

    def obey(self) -> None:
        """Stop here, if it was pressed."""
        if self.pressed:
            raise KeyboardInterrupt

    @contextmanager
    def unheard(self) -> Iterator[None]:
        """Processes started meanwhile never hear it: they are stopped by this one."""
        self.do(signal.SIG_IGN)
        yield
        self.do(self.note)
