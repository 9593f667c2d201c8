"""Matches played by programs while servers die: nothing acknowledged may be lost or doubled."""

from __future__ import annotations

import asyncio
import random
import re
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import httpx

from takujo.host.entries import ChoicesEntry
from takujo.host.takujo_file import read
from takujo.host.verify import verify
from tests.faults.dying_server import NAMES
from tests.faults.servers import Killable

API: Final = "/api/v1/matches"
LINK: Final = re.compile(r"/j/([\w-]{20,})")
AGAIN: Final = 0.1  # seconds until something that failed is tried again
PATIENCE: Final = 20.0  # seconds in which a server should have come to the point where it dies
AT_ONCE: Final = 8  # matches played at the same time
REPORTED: Final = 15.0  # seconds between two lines that say how far it is
# Seats and games of the matches, in turn: programs alone, and programs with CPUs.
LINE_UPS: Final = (
    ("fourbit-town", ("program", "program")),
    ("goryokaku", ("program", "program")),
    ("fourbit-town", ("program", "random")),
    ("fourbit-town", ("program", "program", "random")),
    ("fourbit-town", ("program", "program")),
    ("san-juan", ("program", "program")),
    ("fourbit-town", ("program", "random")),
    ("fourbit-town", ("program", "program")),
    ("goryokaku", ("program", "random")),
    ("fourbit-town", ("program", "program")),
)


@dataclass
class Played:
    """A match as the programs know it: what was acknowledged to them."""

    id: str
    tokens: list[str]
    seats: Sequence[str]
    given: dict[int, tuple[int, str]] = field(default_factory=dict)  # entry: seat, choice


@dataclass
class Storm:
    """So many matches, on these servers; ``wrong`` is what must be empty at the end."""

    servers: list[Killable]
    matches: int
    seed: int
    acknowledged: int = 0
    done: int = 0
    playing: int = 0
    tried_again: int = 0
    wrong: list[str] = field(default_factory=list)
    killed: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.random = random.Random(self.seed)
        self.client = httpx.AsyncClient(timeout=30)
        self.tables: list[tuple[str, list[str]]] = []
        self.begun: list[asyncio.Task[None]] = []

    def figures(self) -> str:
        """How far it is, and how it went."""
        kills = ", ".join(f"{n} {point}" for point, n in sorted(self.killed.items()))
        return (
            f"{self.done} matches, {len(self.tables)} tables joined, "
            f"{self.acknowledged} answers acknowledged, {self.tried_again} requests sent again, "
            f"{self.killed.total()} kills ({kills}); wrong: {len(self.wrong)}"
        )

    async def report(self) -> None:
        """Say now and then how far it is: a run that goes nowhere is seen."""
        began = time.monotonic()
        while True:
            await asyncio.sleep(REPORTED)
            print(f"{time.monotonic() - began:.0f} s: {self.figures()}", file=sys.stderr)

    # --- asking -------------------------------------------------------------------------
    async def ask(
        self, method: str, path: str, who: httpx.AsyncClient | None = None, **more: Any
    ) -> httpx.Response:
        """Any server, until one answers: no request knows which one had the last."""
        while True:
            server = self.random.choice(self.servers)
            try:
                answer = await (who or self.client).request(method, server.address + path, **more)
                if answer.status_code not in (502, 503):
                    return answer
            except httpx.TransportError:
                pass
            self.tried_again += 1
            await asyncio.sleep(AGAIN)

    # --- playing ------------------------------------------------------------------------
    async def all_matches(self) -> None:
        """Every match from the first answer to the last, so many at a time."""
        waiting = asyncio.Semaphore(AT_ONCE)

        async def one(number: int) -> None:
            async with waiting:
                if number % 5 == 0:
                    await self.sit_down()
                played = await self.play(*LINE_UPS[number % len(LINE_UPS)])
                await self.check(played)
                self.done += 1

        await asyncio.gather(*(one(number) for number in range(self.matches)))

    async def play(self, game: str, seats: Sequence[str]) -> Played:
        """A match to its end."""
        self.playing += 1
        try:
            return await self.play_on(game, seats)
        finally:
            self.playing -= 1

    async def play_on(self, game: str, seats: Sequence[str]) -> Played:
        """Make it, and answer whatever is asked."""
        asked = {"game": game, "seats": list(seats), "speed": "off"}
        made = (await self.ask("POST", API, json=asked)).json()
        played = Played(made["match"], made["tokens"], seats)
        while True:
            now = await self.ask("GET", f"{API}/{played.id}")
            if now.status_code != 200:
                self.wrong.append(f"{played.id} is gone: {now.status_code}")
                return played
            if now.json()["state"] != "playing":
                return played
            mine = [seat for seat in now.json()["waiting"] if seats[seat] == "program"]
            for seat in mine:
                await self.answer(played, seat)
            if not mine:
                await asyncio.sleep(0.02)

    async def answer(self, played: Played, seat: int) -> None:
        """One answer, sent again until it is acknowledged."""
        show = {"authorization": f"Bearer {played.tokens[seat]}"}
        place = f"{API}/{played.id}/seats/{seat}"
        seen = (await self.ask("GET", place, headers=show)).json()
        if not seen.get("question"):
            return
        choice = self.random.choice(seen["options"])["choice"]
        given = {"question": seen["question"], "choices": [choice]}
        answer = await self.ask("POST", f"{place}/answer", json=given, headers=show)
        if answer.status_code != 200:
            self.wrong.append(f"{played.id} s{seat} {choice}: {answer.status_code} {answer.text}")
            return
        entry = int(answer.json()["entry"])
        if entry in played.given:
            self.wrong.append(f"{played.id}: entry {entry} was acknowledged for two questions")
        played.given[entry] = (seat, choice)
        self.acknowledged += 1

    async def sit_down(self) -> None:
        """A table that one device makes and another joins by link."""
        maker, guest = (httpx.AsyncClient(timeout=30) for _ in range(2))
        form = {"seats": ["me", "open"], "speed": "off", "name": "Aki"}
        made = await self.ask("POST", "/tables", maker, data=form)
        id = made.headers["location"].removeprefix("/t/")
        room = (await self.ask("GET", f"/t/{id}", maker)).text
        link = LINK.findall(room)[0]
        await self.ask("GET", f"/j/{link}", guest)
        await self.ask("POST", f"/j/{link}", guest, data={"name": "Ken"})
        self.tables.append((id, [who.cookies["takujo_device"] for who in (maker, guest)]))
        await maker.aclose()
        await guest.aclose()

    async def come_and_go(self, plan: Sequence[str]) -> None:
        """All matches while the plan is carried out; then a look at who sits where."""
        async with asyncio.TaskGroup() as all_along:
            all_along.create_task(self.all_matches())
            all_along.create_task(self.kill_all_along(plan))
        await asyncio.gather(*self.begun)
        await self.check_tables()

    # --- looking back -------------------------------------------------------------------
    async def check(self, played: Played) -> None:
        """Every acknowledged answer stands once; the end is what the rules make of the record."""
        answer = await self.ask("GET", f"{API}/{played.id}/record")
        file = read(answer.text, played.id)
        answers = {e.number: e for e in file.entries if isinstance(e, ChoicesEntry)}
        for number, (seat, choice) in played.given.items():
            entry = answers.get(number)
            if entry is None or (entry.seat, entry.choices) != (seat, (choice,)):
                self.wrong.append(f"{played.id}: {number} s{seat} {choice} became {entry}")
        programs = [n for n, who in enumerate(played.seats) if who == "program"]
        stand = [number for number, entry in answers.items() if entry.seat in programs]
        if len(programs) > 1 and sorted(stand) != sorted(played.given):
            # Beside CPUs alone the host answers what leaves no choice.
            self.wrong.append(f"{played.id}: entries that nobody was told of, or told of twice")
        for found in verify(file):
            if found.verdict != "right":
                self.wrong.append(f"{played.id}: {found.check} is {found.verdict}")

    async def check_tables(self) -> None:
        """Whoever had sat down still sits there."""
        for id, cookie in [(id, cookie) for id, both in self.tables for cookie in both]:
            header = {"cookie": f"takujo_device={cookie}"}
            page = await self.ask("GET", f"/t/{id}", headers=header)
            if page.status_code != 200:
                self.wrong.append(f"table {id}: {page.status_code} for somebody who sat there")

    # --- killing ------------------------------------------------------------------------
    async def kill_all_along(self, plan: Sequence[str]) -> None:
        """One server after the other dies, at named points and at random moments.

        The kills are spread over all matches: each waits until its share of them has ended.
        """
        for number, point in enumerate(plan):
            while self.done < number * self.matches // len(plan) and self.playing:
                await asyncio.sleep(AGAIN)
            server = self.random.choice(self.servers)
            self.begun.append(asyncio.create_task(self.provoke(point)))
            if point in NAMES:
                server.kill()
                server.start(point, self.random.randint(1, 10) if "answer" in point else 1)
                await self.death_of(server, point)
            else:
                await self.answers_given(self.random.randint(1, 40))
                server.kill()
            self.killed[point] += 1
            server.start()

    async def provoke(self, point: str) -> None:
        """See to it that a server comes to this point, whatever else is going on."""
        if "table" in point or "seat" in point:
            await self.sit_down()
        else:
            await self.check(await self.play(*LINE_UPS[2]))
            self.done += 1

    async def death_of(self, server: Killable, point: str) -> None:
        """Wait until it has died; where others are asked too, by doing more of the same."""
        until = time.monotonic() + PATIENCE
        while not server.is_dead():
            if time.monotonic() > until:
                self.begun.append(asyncio.create_task(self.provoke(point)))
                until = time.monotonic() + PATIENCE
            await asyncio.sleep(0.02)

    async def answers_given(self, many: int) -> None:
        """Wait until so many more answers were acknowledged, or nobody plays any more."""
        wanted = self.acknowledged + many
        while self.acknowledged < wanted and self.playing:
            await asyncio.sleep(0.01)


async def storm(
    servers: list[Killable], matches: int, plan: Sequence[str], seed: int, bound: float
) -> Storm:
    """Play all of it while the plan is carried out; the servers are dead afterwards.

    What has not come to its end after ``bound`` seconds is wrong.
    """
    weather = Storm(servers, matches, seed)
    reporting = asyncio.create_task(weather.report())
    for server in servers:
        server.start()
    try:
        async with asyncio.timeout(bound):
            await weather.come_and_go(plan)
    except TimeoutError:
        weather.wrong.append(f"not at its end after {bound:.0f} s")
    finally:
        reporting.cancel()
        for server in servers:
            server.kill()
        await weather.client.aclose()
    return weather
