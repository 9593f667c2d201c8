"""What a touch costs that asks the server for its tray: on loopback, for every game.

    python -m benchmarks.previews

A server in a thread of its own, four people at a table, and everything played by chance. Every few
questions a selection is made touch by touch, up to as many as the rule lets somebody pick in one
go, and each of its trays is asked for. A time is from sending the touch to having the tray; the CPU
time beside it does not depend on what else the machine does.
"""

from __future__ import annotations

import asyncio
import http.client
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final
from urllib.parse import urlencode

import uvicorn

from benchmarks.web import record_of
from takujo.games.catalogue import GAMES
from takujo.host.data_folder import DataFolder
from takujo.host.match import PERSON, HostedSeat, Match
from takujo.host.record import Record
from takujo.host.tickets import hashed
from takujo.kernel.agenda import PASS
from takujo.kernel.chance import FastNumbers
from takujo.web.app import make_app
from takujo.web.device import DEVICE

PREVIEWS: Final = 300  # of each game
MOST: Final = 60.0  # milliseconds, 95 of 100
FORM: Final = "application/x-www-form-urlencoded"


class House:
    """A server on loopback, and the loop it runs in."""

    def __init__(self, folder: Path) -> None:
        self.app = make_app(DataFolder(str(folder)))
        self.server = uvicorn.Server(uvicorn.Config(self.app, port=0, log_level="warning"))
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_until_complete, args=[self.serve()])
        self.ready = threading.Event()
        self.thread.start()
        self.ready.wait()
        port = self.server.servers[0].sockets[0].getsockname()[1]
        self.line = http.client.HTTPConnection("127.0.0.1", port)

    async def serve(self) -> None:
        """Until the end; who waits is told when it begins."""
        serving = asyncio.ensure_future(self.server.serve())
        while not self.server.started:
            await asyncio.sleep(0.01)
        self.ready.set()
        await serving

    def done(self, coroutine: Any) -> Any:
        """The result of something that belongs to the server."""
        return asyncio.run_coroutine_threadsafe(coroutine, self.loop).result()

    def preview(self, match: Match, seat: int, touches: list[str]) -> tuple[float, float, bool]:
        """Milliseconds by the clock and of CPU until the tray is there; is it one?"""
        signed = self.app.state.server.devices.signer.sign(f"seat {seat}").decode()
        headers = {"Cookie": f"{DEVICE}={signed}", "Content-Type": FORM}
        form = {"question": record_of(match).question(seat), "touches": touches}
        begun, cpu = time.perf_counter(), time.process_time()
        address = f"/t/{match.id}/preview"
        self.line.request("POST", address, urlencode(form, doseq=True), headers)
        answer = self.line.getresponse()
        tray = answer.read()
        spent, used = (time.perf_counter() - begun) * 1000, (time.process_time() - cpu) * 1000
        return spent, used, answer.status == 200 and b"data-" in tray

    def end(self) -> None:
        """Stop it."""
        self.server.should_exit = True
        self.thread.join()


def selections(record: Record, seat: int, numbers: FastNumbers) -> Iterator[list[str]]:
    """Touches one after the other, of what is offered at first."""
    t = record.seen(seat).table
    assert t.asking is not None
    frame = t.asking
    offered = [t.book.readable(frame, choice) for choice in t.offered if choice != PASS]
    touches: list[str] = []
    for _ in range(min(len(offered), frame.rule.together(t, seat, frame.n))):
        touches.append(f"+{offered.pop(numbers.below(len(offered)))}")
        yield touches


def measured(house: House, game: str) -> list[tuple[float, float]]:
    """Times and CPU times of previews that the page would have asked for."""
    numbers, found = FastNumbers(1), list[tuple[float, float]]()
    matches = house.app.state.server.matches
    (book,) = [each.book() for each in GAMES if each.name == game]
    seats = [HostedSeat(PERSON, "", f"P{n}", hashed(f"seat {n}")) for n in range(4)]
    match = house.done(matches.make(book, seats, "off"))
    while len(found) < PREVIEWS:
        record = record_of(match)
        if record.result is not None:
            match = house.done(matches.make(book, seats, "off"))
            continue
        seat = record.waiting[0]
        for touches in selections(record, seat, numbers):
            spent, cpu, is_tray = house.preview(match, seat, touches)
            if is_tray:
                found.append((spent, cpu))
        options = record.seen(seat).options()
        choice = options[numbers.below(len(options))]
        house.done(matches.answer(match.id, seat, [choice], record.question(seat)))
    return found


def main() -> int:
    """Print the figures; 1 if one is worse than promised."""
    worst = 0.0
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        try:
            tables = {each.name: measured(house, each.name) for each in GAMES}
        finally:
            house.end()
        for name, found in tables.items():
            clock, cpu = [spent for spent, _ in found], [used for _, used in found]
            p95 = quantiles(clock, n=20)[-1]
            worst = max(worst, p95)
            print(
                f"{name}: {len(found)} previews, median {median(clock):.1f} ms, "
                f"p95 {p95:.1f} ms (at most {MOST:.0f}); of CPU {median(cpu):.1f} and "
                f"{quantiles(cpu, n=20)[-1]:.1f} ms"
            )
    return int(worst > MOST)


if __name__ == "__main__":
    raise SystemExit(main())
