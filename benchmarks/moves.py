"""How many moves a second the server takes, beside an older revision of it in the same run.

    python -m benchmarks.moves                    this tree alone
    python -m benchmarks.moves --before REVISION  both in turn, and their ratio

A move is what a phone does for one tap: the answer, then the steps that came of it. Two people at
every table, each with a connection that is kept alive; all tables at once. What they answer is
thought out beforehand, from the seeds in the server's own database.
"""

from __future__ import annotations

import argparse
import io
import os
import subprocess
import sys
import tarfile
import tempfile
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Final

from benchmarks.moves_client import Server, Taken

ROOT: Final = Path(__file__).resolve().parents[1]
ROUNDS: Final = 5
TABLES: Final = 8
MOVES: Final = 30  # a table and round
WAITS: Final = 40  # answers one after the other, whose time is taken


@dataclass
class Tree:
    """Sources, and the Python that has what they need."""

    source: Path
    python: str


def older(revision: str, folder: Path) -> Tree:
    """A revision unpacked in this folder, with the packages that it asked for and no others."""
    packed = subprocess.run(
        ["git", "archive", revision, "src", "requirements"],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as archive:
        archive.extractall(folder, filter="data")
    home, pinned = folder / "venv", folder / "requirements" / "run.txt"
    named = {**os.environ, "PYTHON": sys.executable}
    subprocess.run([ROOT / "scripts" / "venv", home], check=True, env=named)
    install: list[str | Path] = [
        ROOT / "scripts" / "install",
        home,
        "--no-deps",
        "--require-hashes",
        "-r",
        pinned,
    ]
    subprocess.run(install, check=True, stderr=subprocess.DEVNULL)
    return Tree(folder / "src", str(home / "bin" / "python"))


def started(folder: Path, tree: Tree) -> Server:
    """A server from these sources, in a folder of its own."""
    folder.mkdir()
    environment = {**os.environ, "PYTHONPATH": str(tree.source), "TAKUJO_LANG": "en"}
    command = [tree.python, "-u", "-m", "takujo", "serve", "--port", "0", "--data", str(folder)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    return Server(process, folder)


def measured(servers: dict[str, Server]) -> dict[str, list[Taken]]:
    """Rounds of moves, each side in turn."""
    found: dict[str, list[Taken]] = {name: [] for name in servers}
    for _ in range(ROUNDS):
        for name, server in servers.items():
            found[name].append(server.round(TABLES, MOVES, WAITS))
    return found


def told(name: str, rounds: list[Taken]) -> list[float]:
    """The medians of one side, printed: moves a second, CPU of a move, wait for an answer."""
    figures = [
        median(each.moves / each.seconds for each in rounds),
        median(each.cpu / each.moves for each in rounds) * 1000,
        median(wait for each in rounds for wait in each.waits) * 1000,
    ]
    a_second, cpu, wait = figures
    print(f"{name}: {a_second:.0f} moves a second, {cpu:.1f} ms of CPU a move,", end=" ")
    print(f"{wait:.1f} ms for an answer")
    return figures


def main() -> int:
    """Print the figures of each side, and the ratio of the first to the last."""
    parser = argparse.ArgumentParser(description="moves a second")
    parser.add_argument("--before", default="", help="an older revision to compare with")
    before = parser.parse_args().before
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        trees = {before: older(before, work / "older")} if before else {}
        trees["this tree"] = Tree(ROOT / "src", sys.executable)
        servers: dict[str, Server] = {}
        try:
            for number, (name, tree) in enumerate(trees.items()):
                servers[name] = started(work / str(number), tree)
            medians = [told(name, rounds) for name, rounds in measured(servers).items()]
        finally:
            for server in servers.values():
                server.end()
    if before:
        old, new = medians
        print(f"ratio: {new[0] / old[0]:.2f} times the moves a second,", end=" ")
        print(f"{old[1] / new[1]:.2f} times less CPU, {old[2] / new[2]:.1f} times less waiting")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
