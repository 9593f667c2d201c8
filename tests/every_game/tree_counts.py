"""How many ways a game can go for a few decisions: from its opening, early on, in the middle.

PYTHONPATH=src python -m tests.every_game.tree_counts    writes them into tree_counts.toml
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from takujo.build import KIND
from takujo.kernel.flow import take
from takujo.kernel.table import Table
from tests.every_game.cases import CASES, Case

FILE: Final = Path(__file__).with_suffix(".toml")
SEEDS: Final = (1, 2, 3)
MOST: Final = 4_000  # how many tables the last level may have
HEADER: Final = """\
# Ways to go on for 1, 2, 3, ... decisions, by game, edition, seats and seed: with seed 1 from the
# opening, with seed 2 early on, with seed 3 from the middle of a random game.
# Written by: PYTHONPATH=src python -m tests.every_game.tree_counts
"""


def root(case: Case, seed: int) -> Table:
    """The later the seed, the later in the game."""
    return case.after(seed, case.accounts.middle * (seed - 1) // (len(SEEDS) - 1))


def next_level(tables: list[Table]) -> list[Table]:
    """Every table that one decision leads to; where a game is over it leads to none."""
    found: list[Table] = []
    for t in tables:
        if t.asking is None:
            continue
        for choice in t.offered:
            copy = t.copy()
            take(copy, choice)
            found.append(copy)
    return found


def counts(t: Table, levels: int = 0) -> list[int]:
    """So many levels; with 0, as many as have no more than MOST tables."""
    found: list[int] = []
    tables = [t]
    while tables and (len(found) < levels if levels else True):
        tables = next_level(tables)
        if not levels and len(tables) > MOST:
            break
        found.append(len(tables))
    return found


def recorded() -> dict[str, Any]:
    """What is written down."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def name_of(case: Case, seed: int) -> str:
    """A line's key."""
    return f"{case!r}-{seed}"


if __name__ == "__main__":
    assert KIND == "pure", "only the sources have every game of the tests"
    lines = [
        f'"{name_of(case, seed)}" = {counts(root(case, seed))}\n'
        for case in CASES
        for seed in SEEDS
    ]
    FILE.write_text(HEADER + "".join(lines), encoding="utf-8")
