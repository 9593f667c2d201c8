"""All engines in one run: random decisions, copies, features and simulations a second.

    python -m benchmarks.beside                 measure, print, and keep under benchmarks/results/
    python -m benchmarks.beside --slices 5      shorter; as many slices of each, taken in turn

Takujo's games beside OpenSpiel (hearts, hanabi, gin rummy), PettingZoo (leduc), RLCard (leduc, gin
rummy) and Catanatron, and through the adapters for OpenSpiel and PettingZoo, and in batches. What
is promised as a ratio is measured within this run. Rates are by processor time, a batch's by that
on the longest way (the caller's and its slowest process's) and by time that passes (``passing``),
and the best of their slices: what else the machine does then hardly matters.
"""

import argparse
import json
import os
import platform
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from benchmarks.slices import ROOT, Side
from takujo.build import KIND, source_hash
from takujo.games.catalogue import GAMES

RESULTS: Final = ROOT / "benchmarks" / "results"
EVERY: Final = [f"{game.name}@{edition}" for game in GAMES for edition in game.editions()]
PEERS: Final = [
    "hearts", "hearts-lean", "hanabi", "gin_rummy",
    "zoo:leduc", "rlcard:leduc-holdem", "rlcard:gin-rummy", "catan",
]  # fmt: skip
WHAT: Final = ["play", "copy", "features", "simulate"]
ONLY_OURS: Final = ["judged", "api"]
# Which sides must be how many times which: (ours, theirs, at least).
PROMISED: Final = [
    *[(f"spiel:{name}", "hearts-lean", 0.25) for name in EVERY],
    *[(f"zoo:{name}", "zoo:leduc", 4.0) for name in EVERY],
    *[(f"batch2:{name}", f"batch1:{name}", 1.7) for name in EVERY],
]


def side(name: str) -> Side:
    """An engine in a process of its own."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    theirs = str(ROOT / ".venv-bench" / "bin" / "python")
    python = theirs if name in PEERS else sys.executable
    return Side([python, "-m", "benchmarks.side", name], environment)


def rates(names: list[str], what: str, slices: int, clock: str = "own") -> dict[str, float]:
    """The best rate of each side, its slices taken in turn; 0 where it cannot do it."""
    sides = {name: side(name) for name in names}
    best = dict.fromkeys(names, 0.0)
    for turn in range(slices + 1):
        for name, each in sides.items():
            each.start(what, clock)
            rate = each.rate()
            if turn:  # the first turn warms up
                best[name] = max(best[name], rate)
    for each in sides.values():
        each.close()
    return best


def measured(slices: int) -> dict[str, dict[str, float]]:
    """By what is done and who does it: how often a second."""
    found: dict[str, dict[str, float]] = {}
    for what in WHAT:
        names = [*EVERY, *PEERS, *[f"spiel:{name}" for name in EVERY]]
        if what in ("play", "features"):
            names += [f"zoo:{name}" for name in EVERY]
        found[what] = rates(names, what, slices)
    for what in ONLY_OURS:
        found[what] = rates(EVERY, what, slices)
    passing: dict[str, float] = {}
    for name in EVERY:
        both = [f"batch1:{name}", f"batch2:{name}"]
        found["play"] |= rates(both, "play", slices)
        passing |= rates(both, "play", slices, "")
    found["play_passing"] = passing
    return found


def report(found: dict[str, dict[str, float]], slices: int, load: float) -> dict[str, Any]:
    """What is kept: figures, and what they depend on; nothing that names the machine."""
    return {
        "date": datetime.now(UTC).strftime("%Y-%m-%d"),
        "build": f"{KIND} {source_hash(ROOT / 'src' / 'takujo')[:12]}",
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, {platform.system()}",
        "python": platform.python_version(),
        "load": round(load, 1),
        "slices": slices,
        "per_second": {
            what: {name: round(rate, 1) for name, rate in each.items() if rate}
            for what, each in found.items()
        },
        "ratios": [
            {
                "of": ours,
                "to": theirs,
                "times": round(found["play"][ours] / found["play"][theirs], 3),
                "at_least": least,
            }
            for ours, theirs, least in PROMISED
        ],
    }


def show(kept: dict[str, Any]) -> None:
    """The same for people."""
    console = Console(width=120)
    figures = kept["per_second"]
    table = Table(title=f"A second, best of {kept['slices']} slices; load {kept['load']}")
    table.add_column("engine")
    for what in [*WHAT, *ONLY_OURS, "passing"]:
        table.add_column(what, justify="right")
    for name in dict.fromkeys(name for each in figures.values() for name in each):
        cells = [figures[what].get(name) for what in [*WHAT, *ONLY_OURS, "play_passing"]]
        table.add_row(name, *["" if cell is None else f"{cell:,.0f}" for cell in cells])
    console.print(table)
    for each in kept["ratios"]:
        verdict = "" if each["times"] >= each["at_least"] else "  TOO LITTLE"
        console.print(
            f"{each['of']}: {each['times']:.2f} times {each['to']}, "
            f"promised {each['at_least']:g}{verdict}"
        )


def main() -> None:
    """Measure, print and keep."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slices", type=int, default=15)
    parser.add_argument("--out", type=Path, default=RESULTS)
    asked = parser.parse_args()
    load = os.getloadavg()[0]
    kept = report(measured(asked.slices), asked.slices, load)
    show(kept)
    asked.out.mkdir(parents=True, exist_ok=True)
    file = asked.out / f"{kept['date']}.json"
    file.write_text(json.dumps(kept, indent=1) + "\n")
    print(f"Kept in {file.name}")


if __name__ == "__main__":
    main()
