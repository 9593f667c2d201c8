"""Work shared out to a Ray cluster; its results are those of any other way to do it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from takujo.lab.parts import PartPlayer, PlayedPart
from takujo.lab.plan import Plan
from takujo.lab.processes import CtrlC, Receive
from takujo.lab.wanted import needs

HOW: Final = "pip install 'takujo[ray]'"
LISTEN_SECONDS: Final = 0.4
IN_FLIGHT: Final = 2  # parts for each core of the cluster

_players: dict[str, PartPlayer] = {}  # of a worker, which may serve several simulations in turn


def play_part(plan: Plan, index: int) -> PlayedPart | None:
    """One part, on whatever machine this runs."""
    key = repr(plan)
    if key not in _players:
        _players.clear()
        _players[key] = PartPlayer(plan)
    return _players[key].part(index)


def play_on_ray(plan: Plan, address: str, parts: Sequence[int], receive: Receive) -> None:
    """These parts on the cluster at this address; ``local`` starts one for the occasion."""
    share_out(address, play_part, plan, parts, receive)


def share_out(
    address: str,
    task: Callable[[Any, Any], Any],
    shared: Any,
    each: Sequence[Any],
    receive: Callable[[Any], None],
) -> None:
    """The task with what is shared and one of each, on all cores; received as they are done."""
    ray = needs("ray", HOW)
    ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    try:
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        far = ray.remote(max_retries=3)(task)
        kept = ray.put(shared)
        left = list(reversed(each))
        pending: list[Any] = []
        with CtrlC() as ctrl_c:
            while left or pending:
                while left and len(pending) < IN_FLIGHT * cores:
                    pending.append(far.remote(kept, left.pop()))
                done, pending = ray.wait(pending, timeout=LISTEN_SECONDS)
                for result in ray.get(done):
                    receive(result)
                ctrl_c.obey()
    finally:
        ray.shutdown()
