"""A server that kills itself at a named point: ``dying_server.py DATA PORT POINT NTH [DB]``.

POINT is one of those below, or "-" for none; it dies when it comes there for the NTH time.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from typing import Any, Final

import pytest

from takujo.cli.app import run
from takujo.host import cpu_turns
from takujo.host.store import Store
from takujo.host.thinking import Thought, think

POINTS: Final = {
    "before an answer is stored": ("write", False),
    "after an answer is stored": ("write", True),
    "before a table is stored": ("add", False),
    "after a table is stored": ("add", True),
    "before a seat is stored": ("write_seats", False),
    "after a seat is stored": ("write_seats", True),
}
THINKING: Final = "while a CPU thinks"
NAMES: Final = [*POINTS, THINKING]


def dying(word: str, afterwards: bool, nth: int) -> Callable[..., Any]:
    """The store's word, at which the process ends when it is said for the nth time."""
    honest = getattr(Store, word)
    said = 0

    async def deadly(store: Store, *given: Any, **named: Any) -> None:
        nonlocal said
        said += 1
        mine = said == nth  # others come by while this one waits for the disk
        if mine and not afterwards:
            os.kill(os.getpid(), signal.SIGKILL)
        await honest(store, *given, **named)
        if mine:
            os.kill(os.getpid(), signal.SIGKILL)

    return deadly


def deadly_thought(thought: Thought) -> list[int]:
    """The server dies while its worker thinks."""
    os.kill(os.getppid(), signal.SIGKILL)
    return think(thought)


if __name__ == "__main__":
    data, port, point, nth, *db = sys.argv[1:]
    patch = pytest.MonkeyPatch()
    if point == THINKING:
        patch.setattr(cpu_turns, "think", deadly_thought)
    elif point in POINTS:
        word, afterwards = POINTS[point]
        patch.setattr(Store, word, dying(word, afterwards, int(nth)))
    shared = ["--db", db[0]] if db else []
    sys.exit(run(["serve", "--port", port, "--data", data, *shared]))
