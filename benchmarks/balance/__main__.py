"""Measures the balance of Goryokaku and writes its page anew.

    python -m benchmarks.balance [--games 12000] [--jobs 2]

The figures on the page between the two marks, and the pictures beside it, come from here.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from benchmarks.balance.page import pictures, tables
from benchmarks.balance.played import HASTY, Facts, some_games

ROOT: Final = Path(__file__).resolve().parents[2]
PAGE: Final = ROOT / "docs" / "games" / "goryokaku-balance.md"
PICTURES: Final = ROOT / "docs" / "images"
BEGIN: Final = "<!-- figures -->"
END: Final = "<!-- end of figures -->"
CHUNK: Final = 20


def games(pool: ProcessPoolExecutor, line_up: list[str], number: int) -> list[Facts]:
    """That many games, shared out."""
    tasks = [
        pool.submit(some_games, line_up, first, min(CHUNK, number - first))
        for first in range(0, number, CHUNK)
    ]
    return [each for task in tasks for each in task.result()]


def main() -> None:
    """Play, and write the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=12000)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.jobs, get_context("spawn")) as pool:
        alike = {n: games(pool, ["normal"] * n, asked.games) for n in (2, 3, 4)}
        hasty = {
            n: games(pool, [HASTY] + ["normal"] * (n - 1), asked.games // 4) for n in (2, 3, 4)
        }
    found = tables(alike, hasty)
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{BEGIN}\n{found}\n{END}{after}", encoding="utf-8")
    for name, picture in pictures(alike).items():
        (PICTURES / name).write_text(picture, encoding="utf-8")
    print(found)


if __name__ == "__main__":
    main()
