"""What a second process on the same PostgreSQL brings: ``python -m benchmarks.processes``

Programs answer without a pause (a look at the seat, the answer, a look at the table), for some
seconds at one process, then at both, and so on: so what else the machine does falls on both alike.
"""

from __future__ import annotations

import asyncio
import os
import random
import time
from statistics import median
from typing import Final

from benchmarks.load import Server, cpu_of, servers
from benchmarks.load_client import Programs, Table

BLOCKS: Final = 10  # of one process, and as many of two
SECONDS: Final = 6.0  # of a block
AT_A_TIME: Final = 8  # programs


async def compared(house: list[Server]) -> None:
    """As many answers as programs get without a pause, from one process and from both in turn."""
    numbers = random.Random(3)
    groups = [
        Programs([each.address for each in house[:count]], numbers)
        for count in range(1, len(house) + 1)
    ]
    tables = [await groups[0].new_table() for _ in range(AT_A_TIME)]
    rates: list[list[float]] = [[] for _ in groups]
    spent: list[list[float]] = [[] for _ in groups]  # milliseconds of their CPU for an answer
    for number in range(BLOCKS * len(groups)):
        which = (number + number // len(groups)) % len(groups)
        cpu, at = cpu_of(house), time.perf_counter()
        answered = await without_pause(groups[which], tables, at + SECONDS)
        rates[which].append(answered / (time.perf_counter() - at))
        spent[which].append((cpu_of(house) - cpu) / answered * 1000)
    for count, (rate, cost) in enumerate(zip(rates, spent, strict=True), 1):
        told = f"{median(rate):.0f} answers a second ({min(rate):.0f} to {max(rate):.0f})"
        print(f"  {count} processes: {told}, {median(cost):.1f} ms of CPU an answer")
    more = sorted(two / one for one, two in zip(*rates, strict=True))
    middle = f"{median(more):.2f} ({more[1]:.2f} to {more[-2]:.2f}, all but one at each end)"
    print(f"  ratio {middle}, n = {BLOCKS} x {SECONDS:.0f} s each, load {os.getloadavg()[0]:.1f}")
    for each in groups:
        each.close()


async def without_pause(programs: Programs, tables: list[Table], until: float) -> int:
    """Every table is played on as fast as it goes; how many answers there were."""
    answered = 0

    async def play(at: int) -> None:
        nonlocal answered
        while time.perf_counter() < until:
            await programs.look(tables[at])
            await programs.answer(tables[at])
            answered += 1
            if not await programs.follow(tables[at]):
                tables[at] = await programs.new_table()

    async with asyncio.TaskGroup() as playing:
        for at in range(len(tables)):
            playing.create_task(play(at))
    return answered


if __name__ == "__main__":
    with servers(postgres=True) as both:
        asyncio.run(compared(both))
