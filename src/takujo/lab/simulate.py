"""Simulation: many games of computer players, the line-up rotated, in one or several processes."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool

from takujo.lab.plan import Outcome, Plan, play_one
from takujo.lab.processes import CtrlC, play_in_processes


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
    """All games, one after the other, in this process; Ctrl-C is heard after each."""
    book = plan.book()
    with CtrlC() as ctrl_c:  # raised inside a game, it could be lost where nothing may be raised
        for number in range(plan.games):
            outcome.played.append(play_one(plan, book, number))
            tell(len(outcome.played))
            ctrl_c.obey()
