"""Random calls of the API, right and wrong, in turn and at once: no 500, no leak, no wrong table.

The long run (``make soak``) has its size from TAKUJO_FUZZ_CALLS.
"""

from __future__ import annotations

import asyncio
import os
import random
from collections import Counter
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, Final

import httpx
import pytest

from takujo.host.data_folder import DataFolder
from takujo.host.limits import Limits
from takujo.host.record import Record
from takujo.web.app import make_app
from tests.web.serving import Device, House, house_of

CALLS: Final = int(os.environ.get("TAKUJO_FUZZ_CALLS", "100000"))
API: Final = "/api/v1/matches"
MANY: Final = 10_000_000
FREE: Final = Limits(
    device_tables=MANY, address_tables=MANY, cpu_tables=MANY, device_answers=MANY,
    address_answers=MANY,
)  # fmt: skip
GAMES: Final = ("fourbit-town", "goryokaku", "san-juan")
ODD: Final = (
    "", "role", "role builder", "pay", "\x00", "図書館", "a" * 80, "1", "-1", "pass", ";", "{}",
)  # fmt: skip


class Fuzz:
    """Somebody who calls at random, and looks at every answer."""

    def __init__(self, house: House, seed: int) -> None:
        self.house = house
        self.device: Device = house.device()
        self.device.quiet()
        self.random = random.Random(seed)
        self.matches: dict[str, list[str]] = {}
        self.last: list[tuple[str, str, dict[str, Any]]] = []
        self.wrong: list[str] = []
        self.statuses: Counter[int] = Counter()

    async def call(self, method: str, path: str, **more: Any) -> httpx.Response:
        """One call; whatever is wrong with its answer is noted."""
        answer = await self.device.client.request(method, path, **more)
        self.statuses[answer.status_code] += 1
        if answer.status_code >= 500:
            self.wrong.append(f"{method} {path} {more}: {answer.status_code}")
        for id, tokens in self.matches.items():
            if any(each in answer.text for each in tokens):
                self.wrong.append(f"{path} shows a token of {id}")
        return answer

    async def new_match(self) -> None:
        seats = self.random.choice([["program", "program"], ["program", "program", "program"]])
        asked = {"game": self.random.choice(GAMES), "seats": seats}
        answer = await self.device.client.request("POST", API, json=asked)
        if answer.status_code == 201:
            made = answer.json()
            self.matches[made["match"]] = made["tokens"]

    async def anything(self) -> None:
        """One random thing."""
        if len(self.matches) < 4 or self.random.random() < 0.002:
            await self.new_match()
        doings = [self.play, self.play, self.play, self.look, self.nonsense, self.again]
        await self.random.choice([*doings, self.undo, self.race])()

    def place(self) -> tuple[str, int, str]:
        """A match, a seat of it, and that seat's token."""
        id = self.random.choice(list(self.matches)[-8:])
        seat = self.random.randrange(len(self.matches[id]))
        return id, seat, self.matches[id][seat]

    def shown(self, token: str) -> dict[str, str]:
        return {"authorization": f"Bearer {token}"}

    async def look(self) -> dict[str, Any]:
        """What a seat is told must be its view, and nothing else."""
        id, seat, token = self.place()
        record = (await self.house.server.matches.get(id)).record
        assert record is not None
        before = len(record.entries)
        answer = await self.call("GET", f"{API}/{id}/seats/{seat}", headers=self.shown(token))
        body: dict[str, Any] = answer.json()
        same = len(record.entries) == before  # nobody else was at it meanwhile
        if answer.status_code == 200 and same and body["view"] != record.view(seat):
            self.wrong.append(f"{id} s{seat}: not its view")
        return {"id": id, "seat": seat, "token": token, **body}

    async def play(self) -> None:
        """An answer that is mostly right."""
        seen = await self.look()
        if not seen.get("question"):
            return
        choice = self.random.choice(seen["options"])["choice"]
        given = {"question": seen["question"], "choices": [choice]}
        path = f"{API}/{seen['id']}/seats/{seen['seat']}/answer"
        self.last = [*self.last[-20:], (path, seen["token"], given)]
        await self.call("POST", path, json=given, headers=self.shown(seen["token"]))

    async def again(self) -> None:
        """Something that was sent before."""
        if self.last:
            path, token, given = self.random.choice(self.last)
            await self.call("POST", path, json=given, headers=self.shown(token))

    async def undo(self) -> None:
        id, seat, token = self.place()
        entry = {"entry": self.random.randint(1, 60)}
        path = f"{API}/{id}/seats/{seat}/undo"
        await self.call("POST", path, json=entry, headers=self.shown(token))

    async def nonsense(self) -> None:
        """Wrong seats, tokens, questions, choices, bodies and addresses."""
        id, seat, token = self.place()
        other = self.random.choice([seat, seat, seat, seat + 1, 7, 9, -1])
        shown = self.random.choice([token] * 4 + ["", "x", self.place()[2]])
        odd = {"question": self.random.randint(-1, 50), "choices": [self.random.choice(ODD)]}
        body: Any = self.random.choice(
            [odd] * 7
            + [{"question": 1, "choices": []}, {"question": "1"}, [], None, 5, {"entry": 10**9}]
        )
        what = self.random.choice(["answer"] * 4 + ["undo", "steps", "", "nowhere"])
        name = self.random.choice([id] * 8 + ["x" * 16, "%00", "..", "a b"])
        method = self.random.choice(["POST", "POST", "POST", "GET", "PUT"])
        await self.call(
            method, f"{API}/{name}/seats/{other}/{what}", json=body, headers=self.shown(shown)
        )

    async def race(self) -> None:
        """Several at once."""
        doings: list[Coroutine[Any, Any, Any]] = [self.again() for _ in range(2)]
        await asyncio.gather(*doings, self.undo(), self.play())

    async def check_tables(self) -> None:
        """Every table is what its entries lead to."""
        for id in self.matches:
            record = (await self.house.server.matches.get(id)).record
            assert record is not None
            again = Record(record.header, record.book, record.entries)
            if again.table.to_json() != record.table.to_json():
                self.wrong.append(f"{id}: another table")

    async def run(self, calls: int) -> None:
        while self.statuses.total() < calls:
            await self.anything()
        await self.check_tables()


def fuzzed(folder: Path, calls: int, seed: int) -> Fuzz:
    with house_of(make_app(DataFolder(str(folder)), limits=FREE)) as house:
        fuzz = Fuzz(house, seed)
        asyncio.run_coroutine_threadsafe(fuzz.run(calls), house._loop).result()
        return fuzz


@pytest.mark.slow
def test_a_thousand_random_calls_break_nothing_and_show_nothing(tmp_path: Path) -> None:
    fuzz = fuzzed(tmp_path, 1000, 1)
    assert fuzz.wrong == []
    assert {200, 401, 404, 409, 422} <= set(fuzz.statuses)


@pytest.mark.soak
def test_random_calls_break_nothing_and_show_nothing(tmp_path: Path) -> None:
    fuzz = fuzzed(tmp_path, CALLS, 2)
    print(f"{fuzz.statuses.total()} calls, {len(fuzz.matches)} matches: {dict(fuzz.statuses)}")
    assert fuzz.wrong == []
