"""What the lab costs: ``python -m benchmarks.lab rows|processes|growth|town [GAME@EDITION…]``

rows        parts of a simulation with and without rows, in turn, by processor time of their own
processes   whole simulations by one and by two processes, in turn
growth      simulations of 1,000, 10,000 and 30,000 games by random players, and their reports
town        10,000 games of 4bit Town with four `normal` on two cores, and their report
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Final

from takujo.build import KIND
from takujo.games.catalogue import game
from takujo.lab.parts import PartPlayer
from takujo.lab.plan import Plan

EDITIONS: Final = ("san-juan", "fourbit-town@revised", "fourbit-town@classic", "goryokaku")
PARTS: Final = 9  # with rows, and as many without
IN_A_PART: Final = 156  # games, as in a simulation of 10,000
PAIRS: Final = 7  # simulations by one process, and as many by two
GROWTH: Final = (1_000, 10_000, 30_000)  # games
TAKUJO: Final = str(Path(sys.executable).with_name("takujo"))


def plan_of(name: str, level: str, games: int, rows: bool = True) -> Plan:
    """Four of this level."""
    called, _, edition = name.partition("@")
    book = game(called).book(edition)
    return Plan(called, book.edition_name, book.edition_data, [level] * 4, games, 1, rows)


def rows_cost(name: str) -> None:
    """The same games with and without rows."""
    with_rows, without = [
        PartPlayer(plan_of(name, "normal", 64 * IN_A_PART, rows)) for rows in (True, False)
    ]
    ratios: list[float] = []
    spent: list[float] = []
    for part in range(PARTS + 1):
        noted, plain = own_time(with_rows, part), own_time(without, part)
        if part:  # the first one warms up
            ratios.append(noted / plain)
            spent.append(plain / IN_A_PART * 1000)
    ratios.sort()
    print(
        f"{name}: rows cost {100 * (median(ratios) - 1):.1f}% more "
        f"({100 * (ratios[0] - 1):.1f} to {100 * (ratios[-1] - 1):.1f}), "
        f"a game without takes {median(spent):.1f} ms; n = {PARTS} x {IN_A_PART} games each way"
    )


def own_time(player: PartPlayer, part: int) -> float:
    """Processor time of one part, all threads."""
    began = time.process_time()
    player.part(part)
    return time.process_time() - began


def simulated(name: str, level: str, games: int, jobs: int, folder: str) -> tuple[float, float]:
    """Seconds that pass, and seconds of the processor that all its processes take."""
    wanted = [f"--games={games}", f"--seats={','.join([level] * 4)}", f"--jobs={jobs}"]
    return timed([TAKUJO, "simulate", name, *wanted, "--out", folder])


def timed(command: list[str]) -> tuple[float, float]:
    """Seconds that pass, and seconds of the processor."""
    began, before = time.perf_counter(), of_children()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return time.perf_counter() - began, of_children() - before


def of_children() -> float:
    """Processor time of all processes that were started here and are over."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def processes(name: str) -> None:
    """One and two in turn; how much more processor time two take says what sharing out costs."""
    games = 1500
    faster: list[float] = []
    more: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        for pair in range(PAIRS):
            found = [simulated(name, "normal", games, n, f"{folder}/{pair}-{n}") for n in (1, 2)]
            faster.append(found[0][0] / found[1][0])
            more.append(found[1][1] / found[0][1])
    print(
        f"{name}, {games} games: two processes are {median(faster):.2f} times as fast as one "
        f"({min(faster):.2f} to {max(faster):.2f}) and take {median(more):.3f} times the processor "
        f"time ({min(more):.3f} to {max(more):.3f}); n = {PAIRS} each, with the start of Python"
    )


def growth(name: str) -> None:
    """Ten times the games take ten times as long."""
    for games in GROWTH:
        with tempfile.TemporaryDirectory() as folder:
            passed, own = simulated(name, "random", games, 1, folder)
            told = f"{own:.1f} s of the processor ({own / games * 1000:.2f} ms a game)"
            print(f"{name}, {games:,} games by random: {passed:.1f} s, {told}", flush=True)
            reported(folder)


def reported(folder: str) -> None:
    """The report of a folder: time and memory."""
    passed, own = timed([TAKUJO, "report", folder, "--html", f"{folder}/report.html"])
    memory = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    page = Path(folder, "report.html").stat().st_size / 1000
    print(
        f"  its report: {passed:.1f} s, {own:.1f} s of the processor, the page {page:.0f} kB; "
        f"the largest process so far had {memory:.0f} MiB",
        flush=True,
    )


def town() -> None:
    """What a designer waits for."""
    with tempfile.TemporaryDirectory() as folder:
        passed, own = simulated("fourbit-town", "normal", 10_000, 2, folder)
        print(f"4bit Town, 10,000 games: {passed:.0f} s, {own:.0f} s of the processor", flush=True)
        reported(folder)


def main(what: str, names: list[str]) -> None:
    """Measure and print."""
    print(f"{KIND}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} at the start", flush=True)
    if what == "town":
        town()
        return
    measure = {"rows": rows_cost, "processes": processes, "growth": growth}[what]
    for name in names or EDITIONS:
        measure(name)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "rows", sys.argv[2:])
