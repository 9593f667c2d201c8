"""The table of `make bench`: takujo compiled and pure beside other engines, taken in turn."""

import os
import platform
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median

from rich.console import Console
from rich.table import Table

from benchmarks.slices import ROOT, SECONDS, SLICES, Side, both_at_once, in_turn, ratio
from takujo.build import KIND
from takujo.games.catalogue import GAMES

LEANEST = "the same, leanest loop"
PEERS = {
    "OpenSpiel hearts, C++ by Python": "hearts",
    LEANEST: "hearts-lean",
    "Catanatron, Python": "catan",
}
PROMISED = 5.0  # times the leanest loop of OpenSpiel, compiled


def side(name: str, python: str = sys.executable, pure: bool = False) -> Side:
    """One engine in a process of its own."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if pure:
        environment["PYTHONPATH"] = str(ROOT / "src")
    return Side([python, "-m", "benchmarks.side", name], environment)


@contextmanager
def all_sides() -> Iterator[dict[str, Side]]:
    """Every engine by the name it has in the table, takujo's first."""
    peers_python = str(ROOT / ".venv-bench" / "bin" / "python")
    sides: dict[str, Side] = {}
    for game in GAMES:
        if KIND == "compiled":
            sides[f"takujo {game.name}, compiled"] = side(game.name)
        sides[f"takujo {game.name}, pure"] = side(game.name, pure=True)
    for label, name in PEERS.items():
        sides[label] = side(name, peers_python)
    try:
        yield sides
    finally:
        for running in sides.values():
            running.close()


def promise(sides: dict[str, Side], plays: list[list[float]]) -> str:
    """What the first engine makes of the promise, against the leanest loop OpenSpiel allows."""
    names = list(sides)
    times = ratio(plays[0], plays[names.index(LEANEST)])
    return f"{names[0]} is {times:.2f} times OpenSpiel's leanest loop (at least {PROMISED:g})."


def table_of(sides: dict[str, Side], plays: list[list[float]], copies: list[list[float]]) -> Table:
    """Random play and copies of every engine; the ratios are to the first one."""
    table = Table(title="Random play on one core")
    table.add_column("engine")
    for heading in ["decisions/s", "ratio", "copy", "ratio"]:
        table.add_column(heading, justify="right")
    for label, play, copy in zip(sides, plays, copies, strict=True):
        time = f"{1e6 / median(copy):.2f} µs"
        ratios = f"{ratio(plays[0], play):.2f}", f"{ratio(copies[0], copy):.2f}"
        table.add_row(label, f"{median(play):,.0f}", ratios[0], time, ratios[1])
    return table


def main() -> None:
    """Measure and print."""
    console = Console()
    busy = os.getloadavg()[0]
    with all_sides() as sides:
        plays = in_turn(list(sides.values()), "play")
        copies = in_turn(list(sides.values()), "copy")
        first, name = next(iter(sides)), GAMES[0].name
        other = side(name, pure=KIND == "pure")
        together = both_at_once(sides[first], other)
        other.close()
    console.print(table_of(sides, plays, copies))
    console.print(promise(sides, plays))
    console.print(f"Two processes of {first} do {together:.2f} times the work of one.")
    console.print(
        f"Median of {SLICES} slices of {SECONDS} s, engines taken in turn; ratio: how many times "
        f"the first engine is as fast. A decision is a player's choice among at least two "
        f"possibilities, in every engine. Python {platform.python_version()}, "
        f"{os.cpu_count()} cores, load {busy:.1f} at the start: above 0.5, trust ratios only."
    )


if __name__ == "__main__":
    main()
