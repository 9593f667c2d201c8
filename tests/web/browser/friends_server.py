"""A server whose clock a test moves on, so that nobody need wait for somebody to be away."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest

from takujo.cli.app import run
from takujo.host import kept
from takujo.host.absences import Absences

CLOCK = "clock.txt"  # in the data folder: milliseconds that the clock is ahead


def ahead() -> int:
    """The time, with what the test has added to it."""
    added = Path(folder) / CLOCK
    text = added.read_text() if added.exists() else ""
    return time.time_ns() // 1_000_000 + int(text or 0)


if __name__ == "__main__":
    folder = sys.argv[1]
    patch = pytest.MonkeyPatch()
    patch.setattr(kept, "now", ahead)
    patch.setattr(Absences, "every", 0.2)
    sys.exit(run(["serve", "--port", "0", "--data", folder]))
