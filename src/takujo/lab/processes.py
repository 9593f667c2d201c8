"""The games of a plan shared out to worker processes; Ctrl-C keeps what is done."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from types import FrameType
from typing import Any, Final

from takujo.cpu.match import Played
from takujo.kernel.agenda import Rulebook
from takujo.lab.plan import Outcome, Plan, play_one

TASK_SECONDS: Final = 0.4  # long enough to be worth handing over, short enough to stop soon


@dataclass
class Worker:
    """What a worker process keeps between tasks."""

    plan: Plan
    book: Rulebook


_worker: list[Worker] = []


def begin_worker(plan: Plan) -> None:
    """Read the rules once."""
    _worker[:] = [Worker(plan, plan.book())]


def play_task(first: int, count: int) -> tuple[float, list[Played]]:
    """Some games in a row, and how long one took."""
    started = time.perf_counter()
    worker = _worker[0]
    played = [play_one(worker.plan, worker.book, first + i) for i in range(count)]
    return (time.perf_counter() - started) / count, played


class Tasks:
    """Hands out the games in tasks of about the same time, smaller ones at the end."""

    def __init__(self, games: int, jobs: int) -> None:
        self.games = games
        self.jobs = jobs
        self.given = 0
        self.seconds = TASK_SECONDS  # of one game: at first one game is a task

    def next(self) -> tuple[int, int] | None:
        """The first game and the number of games of the next task; None if all are given."""
        left = self.games - self.given
        if left == 0:
            return None
        fair = -(-left // (2 * self.jobs))
        count = max(1, min(fair, int(TASK_SECONDS / self.seconds)))
        first, self.given = self.given, self.given + count
        return first, count


Task = Future[tuple[float, list[Played]]]


def play_in_processes(plan: Plan, jobs: int, outcome: Outcome, tell: Callable[[int], None]) -> None:
    """All games, shared out; what is done is kept whatever happens."""
    tasks = Tasks(plan.games, jobs)
    context = get_context("spawn")
    pool = ProcessPoolExecutor(jobs, context, initializer=begin_worker, initargs=(plan,))
    every: list[Task] = []
    done = 0
    with CtrlC() as ctrl_c:
        try:
            with ctrl_c.unheard():
                pending = submitted(pool, tasks, 2 * jobs, every)
            while pending:
                finished, pending = wait(pending, TASK_SECONDS, FIRST_COMPLETED)
                for task in finished:
                    tasks.seconds, played = task.result()
                    done += len(played)
                if finished:
                    tell(done)
                ctrl_c.obey()
                pending |= submitted(pool, tasks, len(finished), every)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
            for task in every:
                if not task.cancelled() and task.exception() is None:
                    outcome.played += task.result()[1]


def submitted(pool: ProcessPoolExecutor, tasks: Tasks, most: int, every: list[Task]) -> set[Task]:
    """Up to so many tasks, handed to the pool and noted in the list of every task."""
    new: set[Task] = set()
    for _ in range(most):
        task = tasks.next()
        if task is not None:
            new.add(pool.submit(play_task, *task))
    every += new
    return new


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
