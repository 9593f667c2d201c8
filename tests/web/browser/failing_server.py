"""A server for browsers on which easy computer players fail at every thought."""

from __future__ import annotations

import sys

import pytest

from takujo.cli.app import run
from takujo.host import cpu_turns, seating
from takujo.host.thinking import Thought, think

FAILING = "easy"


def fail(thought: Thought) -> list[int]:
    """What a worker is given here: the easy level fails, the others think."""
    if thought.level == FAILING:
        raise IndexError("an edition nobody can play")
    return think(thought)


if __name__ == "__main__":
    patch = pytest.MonkeyPatch()
    patch.setattr(seating, "new_seed", lambda: "da" * 32)  # seat 0 begins
    patch.setattr(cpu_turns, "think", fail)
    patch.setattr(cpu_turns, "FIRST_RETRY", 0.01)
    sys.exit(run(["serve", "--port", "0", "--data", sys.argv[1]]))
