"""What the server bears on this machine, clients included.

    python -m benchmarks.load            SQLite, one process
    python -m benchmarks.load --postgres PostgreSQL, two processes
    python -m benchmarks.load --cost     the servers' CPU for an answer
    python -m benchmarks.load --idle     beside it: memory of idle matches, and 2,000 idle streams
    python -m benchmarks.load --idle --matches 3000    the memory of so many, without streams

Programs answer at 60 tables at a rate that goes up until 99 of 100 answers no longer come within
150 ms. Each answer is a look at the seat, the answer, and a look at the table. The moments at which
they are sent do not wait for those before.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import quantiles
from typing import Final

from benchmarks.load_client import API, Line, Programs, Table
from tests.ending import WITH_ITS_PARENT
from tests.postgres_at_hand import ROOMY, cluster_at_hand

TABLES: Final = 60
SECONDS: Final = 8.0  # at each rate
MOST: Final = 0.150  # seconds, for 99 of 100
RATES: Final = (20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 240, 280, 320)
IDLE: Final = 1000  # matches
STREAMS: Final = 2  # of each
QUIET: Final = 20.0  # seconds for which idle streams are watched
COUNTED: Final = 800  # answers of which the cost is counted
MANY: Final = 10_000_000
LIMITS: Final = "[limits]\n" + "".join(
    f"{name} = {MANY}\n"
    for name in (
        "device_tables", "address_tables", "device_answers", "address_answers",
        "address_streams", "device_connections", "address_connections", "connections",
    )
)  # fmt: skip


class Server:
    """A server process, on a port of its own."""

    def __init__(self, folder: Path, db: str) -> None:
        folder.mkdir()
        (folder / "settings.toml").write_text(LIMITS)
        command = ["-u", "-m", "takujo", "serve", "--port", "0", "--data", str(folder)]
        environment = {**os.environ, "TAKUJO_LANG": "en", "TAKUJO_SECRET": "one key for all"}
        self.process = subprocess.Popen(
            [*WITH_ITS_PARENT, sys.executable, *command, *(["--db", db] if db else [])],
            stdout=subprocess.PIPE, text=True, env=environment,
        )  # fmt: skip
        assert self.process.stdout is not None
        opened = next(line for line in self.process.stdout if line.startswith("Open "))
        self.address = opened.split()[1]

    def memory(self) -> float:
        """Resident MB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024

    def cpu(self) -> float:
        """Seconds of CPU so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def servers(postgres: bool) -> Iterator[list[Server]]:
    """One on SQLite, or two on PostgreSQL."""
    with ExitStack() as held:
        folder = Path(held.enter_context(tempfile.TemporaryDirectory()))
        # A commit is on disk when it is acknowledged, as it is where people play.
        db = held.enter_context(cluster_at_hand(ROOMY)).new_database() if postgres else ""
        begun: list[Server] = []
        try:
            for number in range(2 if postgres else 1):
                begun.append(Server(folder / str(number), db))
            yield begun
        finally:
            for each in begun:
                each.process.terminate()
                each.process.wait()


async def at_rate(programs: Programs, tables: list[Table], rate: int) -> list[float]:
    """Answers at this rate for a while; the seconds each took."""
    taken: list[float] = []
    resting = list(tables)

    async def one(table: Table) -> None:
        await programs.look(table)
        at = time.perf_counter()
        await programs.answer(table)
        taken.append(time.perf_counter() - at)
        if not await programs.follow(table):
            tables.remove(table)
            tables.append(table := await programs.new_table())
        resting.append(table)

    begun = time.perf_counter()
    async with asyncio.TaskGroup() as answering:  # what fails ends all of it
        for number in range(int(rate * SECONDS)):
            await asyncio.sleep(max(0.0, begun + number / rate - time.perf_counter()))
            while not resting:
                await asyncio.sleep(0.001)
            answering.create_task(one(resting.pop(0)))
    held = len(taken) / (time.perf_counter() - begun)
    p99 = quantiles(taken, n=100)[98] * 1000
    half = sorted(taken)[len(taken) // 2] * 1000
    print(
        f"  {rate} asked a second, {held:.0f} held: {half:.0f} ms half, {p99:.0f} ms p99,", end=" "
    )
    print(f"n = {len(taken)}, load {os.getloadavg()[0]:.1f}", flush=True)
    return taken


async def answers(house: list[Server]) -> None:
    """Rates that go up, until it is too much twice in a row."""
    programs = Programs([each.address for each in house], random.Random(1))
    tables = [await programs.new_table() for _ in range(TABLES)]
    best = late = 0
    for rate in RATES:
        cpu = cpu_of(house)
        taken = await at_rate(programs, tables, rate)
        print(f"    {(cpu_of(house) - cpu) / len(taken) * 1000:.1f} ms of the servers' CPU each")
        good = quantiles(taken, n=100)[98] <= MOST
        best, late = (rate, 0) if good else (best, late + 1)
        if late == 2:
            break
    print(f"{best} answers a second held with p99 <= {MOST * 1000:.0f} ms", flush=True)
    programs.close()


async def cost(house: list[Server]) -> None:
    """Two programs that answer one after the other, each time at another server."""
    programs = Programs([each.address for each in house], random.Random(1))
    tables = [[await programs.new_table() for _ in range(10)] for _ in range(2)]

    async def plays(own: list[Table], answers: int) -> None:
        for number in range(answers):
            table = own[number % len(own)]
            await programs.look(table)
            await programs.answer(table)
            if not await programs.follow(table):
                own[number % len(own)] = await programs.new_table()

    await asyncio.gather(*(plays(own, 50) for own in tables))
    cpu = cpu_of(house)
    await asyncio.gather(*(plays(own, COUNTED // 2) for own in tables))
    each = (cpu_of(house) - cpu) / COUNTED * 1000
    print(f"{each:.2f} ms of the servers' CPU for each of {COUNTED} answers,", end=" ")
    print(f"load {os.getloadavg()[0]:.1f}", flush=True)
    programs.close()


async def idle(house: list[Server], most: int) -> None:
    """Matches that nobody plays, and streams of all their seats."""
    programs = Programs([each.address for each in house], random.Random(2))
    await programs.new_table()
    before = sum(each.memory() for each in house)
    tables = [await programs.new_table() for _ in range(IDLE)]
    matches = sum(each.memory() for each in house)
    print(f"{IDLE} idle matches: {matches - before:.1f} MB more than {before:.1f} MB", flush=True)
    for number in range(IDLE, most):
        await programs.new_table()
        if (number + 1) % IDLE == 0:
            more = sum(each.memory() for each in house) - before
            print(f"{number + 1} idle matches: {more:.1f} MB more", flush=True)
    if most > IDLE:
        return
    lines: list[Line] = []
    for table in tables:
        for seat in range(STREAMS):
            line = Line(house[len(lines) % len(house)].address)
            await line.send("GET", f"{API}/{table.id}/seats/{seat}/stream", table.tokens[seat])
            lines.append(line)
    await asyncio.gather(*(line.news() for line in lines))
    more, cpu, at = sum(each.memory() for each in house), cpu_of(house), time.perf_counter()
    await asyncio.sleep(QUIET)
    used = (cpu_of(house) - cpu) / (time.perf_counter() - at)
    told: list[float] = []
    for number in range(0, IDLE, 10):
        table, stream = tables[number], lines[number * STREAMS]
        await programs.look(table)
        at = time.perf_counter()
        await programs.answer(table)
        await stream.news()
        told.append(time.perf_counter() - at)
    print(f"{len(lines)} idle streams: {more - matches:.1f} MB more, {used * 100:.1f}% of a core;")
    p99 = quantiles(told, n=100)[98] * 1000
    print(f"  an answer and its news: {sorted(told)[len(told) // 2] * 1000:.0f} ms half,", end=" ")
    print(f"{p99:.0f} ms p99, n = {len(told)}, load {os.getloadavg()[0]:.1f}", flush=True)
    for line in lines:
        line.close()
    programs.close()


def cpu_of(house: list[Server]) -> float:
    """Seconds of CPU that all servers have used."""
    return sum(each.cpu() for each in house)


def main() -> None:
    """Print what was asked for."""
    parser = argparse.ArgumentParser(description="what the server bears")
    parser.add_argument("--postgres", action="store_true", help="two processes on PostgreSQL")
    parser.add_argument("--idle", action="store_true", help="idle matches and streams, no answers")
    parser.add_argument("--cost", action="store_true", help="the servers' CPU of an answer")
    parser.add_argument("--matches", type=int, default=IDLE, help="idle matches, in thousands")
    asked = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    print(f"load before: {os.getloadavg()[0]:.1f}", flush=True)
    with servers(asked.postgres) as house:
        if asked.cost:
            asyncio.run(cost(house))
        elif asked.idle:
            asyncio.run(idle(house, asked.matches))
        else:
            asyncio.run(answers(house))


if __name__ == "__main__":
    main()
