"""A server that kills itself at a named point: ``killed_server.py DATA POINT [DB]``.

The points lie around storing an answer of a person's seat, and in the worker of a CPU's seat.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence

import pytest

from takujo.cli.app import run
from takujo.host import cpu_turns
from takujo.host.match import Facts, HostedSeat
from takujo.host.store import Store
from takujo.host.thinking import Thought, think

BEFORE = "before-commit"
AFTER = "after-commit"
THINKING = "thinking"
ENTRY = 3  # the entry at which it happens


def die() -> None:
    """Nothing is closed, nothing is flushed."""
    os.kill(os.getpid(), signal.SIGKILL)


def kill_around_commit(point: str) -> None:
    """Die when the entry is about to be stored, or when it just was."""
    write = Store.write

    async def deadly(
        store: Store,
        facts: Facts,
        entries: Sequence[tuple[int, int, str]],
        seats: Sequence[HostedSeat],
    ) -> None:
        last = any(number == ENTRY for number, _, _ in entries)
        if last and point == BEFORE:
            die()
        await write(store, facts, entries, seats)
        if last and point == AFTER:
            die()

    pytest.MonkeyPatch().setattr(Store, "write", deadly)


def think_and_kill(thought: Thought) -> list[int]:
    """The server dies while its worker thinks."""
    os.kill(os.getppid(), signal.SIGKILL)
    return think(thought)


if __name__ == "__main__":
    data, point, *db = sys.argv[1:]
    if point == THINKING:
        pytest.MonkeyPatch().setattr(cpu_turns, "think", think_and_kill)
    elif point:
        kill_around_commit(point)
    shared = ["--db", db[0]] if db else []
    sys.exit(run(["serve", "--port", "0", "--data", data, *shared]))
