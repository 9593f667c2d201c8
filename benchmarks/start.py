"""How long the server takes to start with many unfinished matches, beside an almost empty folder.

    python -m benchmarks.start

From the command to the first page answered, both folders in turn; also the CPU time of it, which
does not depend on what else the machine does.
"""

from __future__ import annotations

import asyncio
import http.client
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Final
from urllib.parse import urlsplit

from benchmarks.moves_client import TICKS
from takujo.games.catalogue import GAMES
from takujo.host.match import CPU, PERSON, HostedSeat
from takujo.host.matches import Matches
from takujo.host.store import Store
from takujo.host.tickets import hashed

MATCHES: Final = 10_000
FEW: Final = 3
STARTS: Final = 7
MOST: Final = 3.0  # seconds


async def first_matches(file: Path) -> None:
    """One unfinished match of each game, a person against a CPU that is not asked."""
    store = Store.at(file)
    matches = Matches(store, "key")
    for each in GAMES:
        seats = [HostedSeat(PERSON, "", "Aki", hashed("a device")), HostedSeat(CPU, "easy")]
        await matches.make(each.book(), seats, "off")
    await store.close()


def multiply(file: Path, number: int) -> None:
    """The same matches again and again, under other names."""
    base = sqlite3.connect(file)
    base.execute("pragma foreign_keys = off")
    base.execute("update matches set cpu_asked = 0")
    for name, key in (("matches", "id"), ("seats", "match"), ("played", "match")):
        columns = [row[1] for row in base.execute(f"pragma table_info({name})")]
        hashes = ("link", "code", "token")  # each leads to one seat, if to any
        shown = [
            f"{key} || '-' || n" if column == key else "''" if column in hashes else column
            for column in columns
        ]
        base.execute(
            f"with recursive more(n) as (select 1 union all select n + 1 from more where n < ?) "
            f"insert into {name} select {', '.join(shown)} from {name}, more",
            [number // len(GAMES)],
        )
    base.commit()
    base.close()


def folder_of(path: Path, number: int) -> Path:
    """A data folder with at least so many unfinished matches."""
    path.mkdir()
    asyncio.run(first_matches(path / "takujo.sqlite"))
    if number > FEW:
        multiply(path / "takujo.sqlite", number)
    return path


def start(data: Path) -> tuple[float, float]:
    """Seconds until the first page is there, and the CPU seconds of the server until then."""
    command = [sys.executable, "-u", "-m", "takujo", "serve", "--port", "0", "--data", str(data)]
    environment = {**os.environ, "TAKUJO_LANG": "en"}
    begun = time.perf_counter()
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    try:
        assert server.stdout is not None
        address = next(line for line in server.stdout if line.startswith("Open ")).split()[1]
        line = http.client.HTTPConnection(urlsplit(address).netloc, timeout=60)
        line.request("GET", "/", headers={"Accept": "text/html"})
        answer = line.getresponse()
        answer.read()
        seconds = time.perf_counter() - begun
        assert answer.status == 200, answer.status
        fields = Path(f"/proc/{server.pid}/stat").read_text().rpartition(")")[2].split()
        return seconds, (int(fields[11]) + int(fields[12])) / TICKS
    finally:
        server.terminate()
        server.wait(60)


def main() -> int:
    """Print the medians of both folders; 1 if the full one takes too long."""
    with tempfile.TemporaryDirectory() as work:
        folders = {
            f"{number} unfinished matches": folder_of(Path(work) / str(number), number)
            for number in (FEW, MATCHES)
        }
        found: dict[str, list[tuple[float, float]]] = {name: [] for name in folders}
        for _ in range(STARTS):
            for name, path in folders.items():
                found[name].append(start(path))
    for name, taken in found.items():
        seconds, cpu = ([each[part] for each in taken] for part in (0, 1))
        print(
            f"{name}: {median(seconds):.2f} s until the first page "
            f"({min(seconds):.2f} to {max(seconds):.2f}, n = {len(taken)}), "
            f"{median(cpu):.2f} s of CPU"
        )
    return int(median(each[0] for each in found[f"{MATCHES} unfinished matches"]) > MOST)


if __name__ == "__main__":
    raise SystemExit(main())
