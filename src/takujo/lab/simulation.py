"""Simulation: many games of computer players, in one process, in several or on a cluster."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING

from takujo.editions.mistakes import EditionError
from takujo.host.bots import Faults
from takujo.lab.parts import DeadEnd, PartPlayer, PlayedPart
from takujo.lab.plan import Outcome, Plan
from takujo.lab.processes import CtrlC, Receive, play_in_processes

if TYPE_CHECKING:
    from takujo.lab.store import RowStore

Tell = Callable[[int], None]


class CameToNoEnd(Exception):
    """A game of the plan never ended."""

    def __init__(self, dead_end: DeadEnd) -> None:
        super().__init__(str(dead_end.problem))
        self.dead_end = dead_end


def simulate(
    plan: Plan, jobs: int, tell: Tell, store: RowStore | None = None, ray: str = ""
) -> Outcome:
    """Play the plan; ``tell`` hears how many games are done. Whatever stops it, parts are kept."""
    outcome = Outcome(plan)
    done = [] if store is None else store.done(plan)
    for index in done:
        assert store is not None
        outcome.played += store.played(index)
        note_faults(outcome, store.faults(index))
    parts = [index for index in range(plan.parts) if index not in done]

    def receive(part: PlayedPart) -> None:
        if part.dead_end is not None:
            raise CameToNoEnd(part.dead_end)
        if store is not None:
            store.write(part)
        outcome.played += part.played
        note_faults(outcome, part.faults)
        tell(len(outcome.played))

    started = time.perf_counter()
    try:
        play_parts(plan, jobs, ray, parts, receive)
    except KeyboardInterrupt:
        outcome.stopped = "interrupted"
    except BrokenProcessPool:
        outcome.stopped = "worker"
    except EditionError as error:
        outcome.stopped, outcome.problem = "disk", error
    except CameToNoEnd as error:
        outcome.stopped, outcome.dead_end = "endless", error.dead_end
    outcome.seconds = time.perf_counter() - started
    outcome.played.sort()
    return outcome


def note_faults(outcome: Outcome, faults: Iterable[tuple[str, Faults]]) -> None:
    """Count the turns that bots lost in a part."""
    for name, each in faults:
        outcome.faults.setdefault(name, Faults()).add(each)


def play_parts(plan: Plan, jobs: int, ray: str, parts: Sequence[int], receive: Receive) -> None:
    """Wherever they are to be played."""
    if ray:
        from takujo.lab.on_ray import play_on_ray

        play_on_ray(plan, ray, parts, receive)
    elif jobs == 1 or len(parts) < 2:
        play_here(plan, parts, receive)
    else:
        play_in_processes(plan, min(jobs, len(parts)), parts, receive)


def play_here(plan: Plan, parts: Sequence[int], receive: Receive) -> None:
    """All parts, one after the other, in this process; Ctrl-C is heard after each game."""
    player = PartPlayer(plan)
    # Raised inside a game, Ctrl-C could be lost where nothing may be raised.
    with CtrlC() as ctrl_c, player.bots:
        for index in parts:
            part = player.part(index, lambda: ctrl_c.pressed)
            if part is not None:
                receive(part)
            ctrl_c.obey()
