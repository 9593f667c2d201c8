"""What the server costs: CPU time of a tap, and opening a long match again.

`python -m benchmarks.web` plays matches against a real application in this process.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles
from typing import Final

import httpx

from takujo.games.catalogue import GAMES
from takujo.host.data_folder import DataFolder
from takujo.host.match import PERSON, HostedSeat, Match
from takujo.host.matches import Matches
from takujo.host.record import Record
from takujo.host.store import Store
from takujo.host.tickets import hashed
from takujo.kernel.chance import FastNumbers
from takujo.kernel.flow import take
from takujo.web.app import make_app
from takujo.web.device import DEVICE
from takujo.web.server import Server

TAPS: Final = 300
LONG: Final = 400  # entries
OPENINGS: Final = 20
MOST_TAP: Final = 20.0  # milliseconds of CPU, 95 of 100 taps
MOST_OPENING: Final = 100.0  # milliseconds, the median


def record_of(match: Match) -> Record:
    """The record of a match that has started."""
    assert match.record is not None
    return match.record


def by_chance(record: Record, numbers: FastNumbers) -> list[str]:
    """What a person might do in one tap: what is picked together is sent together."""
    t = record.table.copy()
    asking = t.asking
    assert asking is not None
    seat, rule, several = asking.seat, asking.id, asking.rule.together(t, asking.seat, asking.n)
    chosen: list[str] = []
    while t.asking is not None and (t.asking.seat, t.asking.id) == (seat, rule):
        options = t.options(seat)
        choice = options[numbers.below(len(options))]
        chosen.append(t.book.readable(t.asking, choice))
        take(t, choice)
        if several < 2:
            break
    return chosen


async def tap(client: httpx.AsyncClient, server: Server, match: Match, choices: str) -> float:
    """The CPU milliseconds of an answer and of fetching what came of it."""
    record = record_of(match)
    seat, known = record.waiting[0], len(record.entries)
    cookies = {DEVICE: server.devices.signer.sign(f"seat {seat}").decode()}
    form = {"question": str(record.question(seat)), "choices": choices}
    client.cookies.update(cookies)
    begun = time.process_time()
    taken = await client.post(f"/t/{match.id}/answer", data=form)
    later = await client.get(f"/t/{match.id}/steps", params={"after": known})
    spent = (time.process_time() - begun) * 1000
    assert (taken.status_code, later.status_code) == (200, 200), taken.text
    return spent


async def new_match(matches: Matches) -> Match:
    """Four people, so that nobody but the server spends time."""
    seats = [HostedSeat(PERSON, "", f"P{n}", hashed(f"seat {n}")) for n in range(4)]
    return await matches.make(GAMES[0].book(), seats, "off")


async def taps(folder: Path) -> list[float]:
    """The cost of many taps in matches from their beginning to their end."""
    app = make_app(DataFolder(str(folder)))
    numbers = FastNumbers(1)
    found: list[float] = []
    transport = httpx.ASGITransport(app)
    client = httpx.AsyncClient(transport=transport, base_url="http://localhost")
    async with app.router.lifespan_context(app), client:
        server: Server = app.state.server
        match = await new_match(server.matches)
        while len(found) < TAPS:
            if record_of(match).result is not None:
                match = await new_match(server.matches)
            choices = ";".join(by_chance(record_of(match), numbers))
            found.append(await tap(client, server, match, choices))
    return found


async def openings(folder: Path) -> list[float]:
    """Milliseconds to open a match of 400 entries that is not in memory."""
    store = Store.at(folder / "long.sqlite")
    numbers = FastNumbers(2)
    matches = Matches(store, "key")
    match = await new_match(matches)
    while len(record_of(match).entries) < LONG:
        record = record_of(match)
        if record.result is not None:  # chance ended it early
            match = await new_match(matches)
            continue
        seat = record.waiting[0]
        choice = record.table.options(seat)[numbers.below(len(record.table.options(seat)))]
        await matches.answer(match.id, seat, [choice], record.question(seat))
    found: list[float] = []
    for _ in range(OPENINGS):
        begun = time.perf_counter()
        await Matches(store, "key").get(match.id)
        found.append((time.perf_counter() - begun) * 1000)
    await store.close()
    return found


def main() -> int:
    """Print the figures; 1 if one is worse than promised."""
    with tempfile.TemporaryDirectory() as folder:
        cost = asyncio.run(taps(Path(folder)))
        opening = asyncio.run(openings(Path(folder)))
    p95 = quantiles(cost, n=20)[-1]
    print(f"a tap: {median(cost):.1f} ms of CPU, p95 {p95:.1f} ms (at most {MOST_TAP:.0f})")
    opened = median(opening)
    print(f"opening {LONG} entries: {opened:.1f} ms (at most {MOST_OPENING:.0f})")
    return int(p95 > MOST_TAP or opened > MOST_OPENING)


if __name__ == "__main__":
    raise SystemExit(main())
