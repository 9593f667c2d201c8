"""Simulation: many games of computer players, the line-up rotated, in several processes.

A game is known by its number: the seed is the same for a whole block, in which the line-up
moves round the table seat by seat. So the outcome does not depend on how many processes played
it, and every game can be played again by itself.
"""

from __future__ import annotations

import signal
import time
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Any, Final, NamedTuple

from takujo.cpu.match import play_game
from takujo.games.catalogue import game
from takujo.kernel.agenda import Rulebook

TASK_SECONDS: Final = 0.4  # long enough to be worth handing over, short enough to stop soon


@dataclass(frozen=True)
class Plan:
    """What is to be simulated; complete, so that another process needs nothing else."""

    game: str
    edition_name: str
    edition: dict[str, Any]  # checked and resolved: a file changed meanwhile changes nothing
    line_up: list[str]
    games: int
    seed: int = 1
    with_choices: bool = False  # whether the games are to be told again

    def book(self) -> Rulebook:
        """The rulebook all games are played by."""
        return game(self.game).book_of(self.edition, self.edition_name)

    def seed_of(self, number: int) -> int:
        """The seed of a game: one for each block."""
        return self.seed + number // len(self.line_up)

    def rotation_of(self, number: int) -> int:
        """How far the line-up has moved round the table in this game."""
        return number % len(self.line_up)


class Played(NamedTuple):
    """How one game went; lists are by seat."""

    number: int
    seed: int
    rotation: int
    entries: list[int]  # which entry of the line-up sat there
    scores: list[int]
    ranks: list[int]
    reason: str
    decisions: int
    rounds: int
    choices: str  # all choices in order, if they are wanted: numbers apart by spaces

    def win_share(self, entry: int) -> float:
        """1 for the only winner, 1/k for each of k that share the first place."""
        first = self.ranks[self.entries.index(entry)] == 1
        return 1 / self.ranks.count(1) if first else 0.0

    def score(self, entry: int) -> int:
        """The points of an entry of the line-up."""
        return self.scores[self.entries.index(entry)]


@dataclass
class Outcome:
    """What was played, in order; fewer games than planned if it was stopped."""

    plan: Plan
    played: list[Played] = field(default_factory=list)
    seconds: float = 0.0
    stopped: str = ""  # why before the end: "interrupted", or "worker" if one died


def play_one(plan: Plan, book: Rulebook, number: int) -> Played:
    """One game of the plan."""
    seed, rotation = plan.seed_of(number), plan.rotation_of(number)
    row = play_game(book, plan.line_up, seed, rotation)
    choices = " ".join(str(choice) for choice in row.choices) if plan.with_choices else ""
    return Played(
        number=number,
        seed=seed,
        rotation=rotation,
        entries=list(row.entries),
        scores=list(row.scores),
        ranks=list(row.ranks),
        reason=row.reason,
        decisions=row.decisions,
        rounds=row.rounds,
        choices=choices,
    )


def simulate(plan: Plan, jobs: int, tell: Callable[[int], None]) -> Outcome:
    """Play the plan; ``tell`` hears how many games are done. Ctrl-C keeps what is done."""
    outcome = Outcome(plan)
    started = time.perf_counter()
    try:
        if jobs == 1:
            play_here(plan, outcome, tell)
        else:
            play_in_processes(plan, jobs, outcome, tell)
    except KeyboardInterrupt:
        outcome.stopped = "interrupted"
    except BrokenProcessPool:
        outcome.stopped = "worker"
    outcome.seconds = time.perf_counter() - started
    outcome.played.sort()
    return outcome


def play_here(plan: Plan, outcome: Outcome, tell: Callable[[int], None]) -> None:
    """All games, one after the other, in this process."""
    book = plan.book()
    for number in range(plan.games):
        outcome.played.append(play_one(plan, book, number))
        tell(len(outcome.played))


# --- in several processes -----------------------------------------------------------------------
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
    try:
        with ctrl_c_spared():
            pending = submitted(pool, tasks, 2 * jobs, every)
        while pending:
            finished, pending = wait(pending, return_when=FIRST_COMPLETED)
            for task in finished:
                tasks.seconds, played = task.result()
                done += len(played)
            tell(done)
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


class ctrl_c_spared:
    """Processes started meanwhile do not hear Ctrl-C: only this one does, and stops them."""

    def __enter__(self) -> None:
        self.before = signal.signal(signal.SIGINT, signal.SIG_IGN)

    def __exit__(self, *_: object) -> None:
        signal.signal(signal.SIGINT, self.before)
