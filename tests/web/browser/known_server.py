"""A server for browsers: every match deals the same cards, and CPU seats repeat themselves."""

from __future__ import annotations

import itertools
import sys
from pathlib import Path
from typing import Any

import pytest

from takujo.cli.app import run
from takujo.host import seating
from takujo.host.match import Facts

# In the data folder: the position in which the next matches start.
START = "start.json"


def started(**values: Any) -> Facts:
    """The facts of a new match; a position lying in the folder takes the place of the deal."""
    start = Path(folder) / START
    return Facts(**{**values, **({"start": start.read_text()} if start.exists() else {})})


if __name__ == "__main__":
    folder, first, port = [*sys.argv[1:], "0"][:3]
    numbers = itertools.count(int(first))
    patch = pytest.MonkeyPatch()
    # Seat 0 begins, and can build some of its cards.
    # A CPU seat's thoughts depend on the match's id, what is dealt on its seed.
    patch.setattr(seating, "new_match_id", lambda: f"match{next(numbers):05}")
    patch.setattr(seating, "new_seed", lambda: "da" * 32)
    patch.setattr(seating, "Facts", started)
    sys.exit(run(["serve", "--port", port, "--data", folder]))
