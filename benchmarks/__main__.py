"""The table of `make bench`: takujo compiled and pure beside other engines, taken in turn.

python -m benchmarks                          every edition of every game
python -m benchmarks fourbit-town@classic     only this one
"""

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
# By game, compiled: how many times the leanest loop of OpenSpiel, and a copy in microseconds.
PROMISED = {"san-juan": (5.0, 2.0), "fourbit-town": (4.0, 2.0), "goryokaku": (2.5, 3.0)}


def side(name: str, python: str = sys.executable, pure: bool = False) -> Side:
    """One engine in a process of its own."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if pure:
        environment["PYTHONPATH"] = str(ROOT / "src")
    return Side([python, "-m", "benchmarks.side", name], environment)


def ours() -> list[str]:
    """The editions asked for, or every edition of every game: fourbit-town@classic."""
    every = [f"{game.name}@{edition}" for game in GAMES for edition in game.editions()]
    return sys.argv[1:] or every


def label_of(name: str, kind: str) -> str:
    """How an edition is called in the table."""
    return f"takujo {name}, {kind}"


@contextmanager
def all_sides(names: list[str]) -> Iterator[dict[str, Side]]:
    """Every engine by the name it has in the table, takujo's first."""
    peers_python = str(ROOT / ".venv-bench" / "bin" / "python")
    sides: dict[str, Side] = {}
    for name in names:
        if KIND == "compiled":
            sides[label_of(name, "compiled")] = side(name)
        sides[label_of(name, "pure")] = side(name, pure=True)
    for label, name in PEERS.items():
        sides[label] = side(name, peers_python)
    try:
        yield sides
    finally:
        for running in sides.values():
            running.close()


def promises(
    names: list[str], sides: dict[str, Side], plays: list[list[float]], copies: list[list[float]]
) -> list[str]:
    """What each edition, compiled, makes of what is promised of its game."""
    labels = list(sides)
    lean = plays[labels.index(LEANEST)]
    out = []
    for name in names:
        at = labels.index(label_of(name, KIND))
        times, copy = PROMISED[name.partition("@")[0]]
        out.append(
            f"{labels[at]}: {ratio(plays[at], lean):.2f} times OpenSpiel's leanest loop "
            f"(at least {times:g}), a copy {1e6 / median(copies[at]):.2f} µs, "
            f"{1e6 / max(copies[at]):.2f} µs in the fastest slice (at most {copy:g})."
        )
    return out


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
    names = ours()
    with all_sides(names) as sides:
        plays = in_turn(list(sides.values()), "play")
        copies = in_turn(list(sides.values()), "copy")
        first = next(iter(sides))
        other = side(names[0], pure=KIND == "pure")
        together = both_at_once(sides[first], other)
        other.close()
    console.print(table_of(sides, plays, copies))
    for line in promises(names, sides, plays, copies):
        console.print(line)
    console.print(f"Two processes of {first} do {together:.2f} times the work of one.")
    console.print(
        f"Median of {SLICES} slices of {SECONDS} s, engines taken in turn; ratio: how many times "
        f"the first engine is as fast. A decision is a player's choice among at least two "
        f"possibilities, in every engine. Python {platform.python_version()}, "
        f"{os.cpu_count()} cores, load {busy:.1f} at the start: above 0.5, trust ratios only."
    )


if __name__ == "__main__":
    main()
