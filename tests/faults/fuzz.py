"""Somebody who calls the API at random, right and wrong, and looks at every answer."""

from __future__ import annotations

import asyncio
import random
import sys
from collections import Counter
from collections.abc import Coroutine
from typing import Any, Final

import httpx

from takujo.host.record import Record
from takujo.kernel.hidden import ONLOOKER
from tests.web.serving import Device, House

API: Final = "/api/v1/matches"
GAMES: Final = ("fourbit-town", "goryokaku", "san-juan")
LINE_UPS: Final = (
    ["program", "program"], ["program", "program", "program"], ["program", "random"],
)  # fmt: skip
ODD: Final = (
    "", "role", "role builder", "pay", "\x00", "図書館", "a" * 80, "1", "-1", "pass", ";", "{}",
)  # fmt: skip
AT_ONCE: Final = 4  # who call at the same time, at the same tables
TABLES: Final = 8  # the newest, at which they do
REPORTED: Final = 10_000  # calls between two lines that say how far it is


class Fuzz:
    """Several who call at random, at the same tables."""

    def __init__(self, house: House, seed: int) -> None:
        self.house = house
        self.device: Device = house.device(**{"accept-encoding": "identity"})
        self.device.quiet()
        self.random = random.Random(seed)
        self.matches: dict[str, list[str]] = {}  # and the tokens of their seats
        self.seeds: dict[str, str] = {}
        self.last: list[tuple[str, str, dict[str, Any]]] = []
        self.wrong: list[str] = []
        self.statuses: Counter[int] = Counter()
        self.compared = 0  # views that were compared with the seat's own

    # --- calling ------------------------------------------------------------------------
    async def call(self, method: str, path: str, **more: Any) -> httpx.Response:
        """One call; whatever is wrong with its answer is noted."""
        answer = await self.device.client.request(method, path, **more)
        self.statuses[answer.status_code] += 1
        if self.statuses.total() % REPORTED == 0:
            print(self.figures(), file=sys.stderr)
        if answer.status_code >= 500:
            self.wrong.append(f"{method} {path} {more}: {answer.status_code}")
        for id in list(self.matches)[-TABLES:]:
            if any(each and each in answer.text for each in self.matches[id]):
                self.wrong.append(f"{path} shows a token of {id}")
            if not path.endswith("/record") and self.seeds[id] in answer.text:
                self.wrong.append(f"{path} shows the seed of {id}")
        return answer

    def figures(self) -> str:
        """How far it is, and how it went."""
        return (
            f"{self.statuses.total()} calls at {len(self.matches)} matches, {self.compared} views "
            f"compared, answers {dict(sorted(self.statuses.items()))}; wrong: {len(self.wrong)}"
        )

    async def record(self, id: str) -> Record:
        """What the server holds."""
        record = (await self.house.server.matches.get(id)).record
        assert record is not None
        return record

    async def new_match(self) -> None:
        """Another table, of any game."""
        seats, public = self.random.choice(LINE_UPS), self.random.random() < 0.5
        asked = {"game": self.random.choice(GAMES), "seats": seats, "public": public}
        answer = await self.device.client.request("POST", API, json={**asked, "speed": "off"})
        assert answer.status_code == 201, answer.text
        made = answer.json()
        self.seeds[made["match"]] = (await self.record(made["match"])).header.seed
        self.matches[made["match"]] = made["tokens"]

    async def anything(self) -> None:
        """One random thing."""
        if len(self.matches) < 4 or self.random.random() < 0.005:
            await self.new_match()
        doings = [self.play] * 4 + [self.look, self.watch, self.nonsense, self.again, self.undo]
        doings += [self.back, self.change, self.finished, self.race, self.stranger]
        await self.random.choice(doings)()

    def place(self) -> tuple[str, int, str]:
        """A match, a program's seat of it, and that seat's token."""
        id = self.random.choice(list(self.matches)[-TABLES:])
        seat = self.random.choice([n for n, token in enumerate(self.matches[id]) if token])
        return id, seat, self.matches[id][seat]

    def shown(self, token: str) -> dict[str, str]:
        """The header that opens a seat."""
        return {"authorization": f"Bearer {token}"}

    async def view(self, id: str, seat: int, path: str, token: str = "") -> Any:
        """What is told there must be what this seat sees, and nothing else."""
        record = await self.record(id)
        before = len(record.entries)
        answer = await self.call("GET", path, headers=self.shown(token) if token else {})
        found = answer.json()
        shown = found[-1:] if isinstance(found, list) else [found]
        if answer.status_code == 200 and len(record.entries) == before and shown:
            # nobody else was at it meanwhile
            self.compared += 1
            if without_waiting(shown[0]["view"]) != without_waiting(record.view(seat)):
                self.wrong.append(f"{path}: not what seat {seat} sees")
        return found

    # --- what is done -------------------------------------------------------------------
    async def look(self) -> dict[str, Any]:
        """A seat, and sometimes what happened before, as it may know it."""
        id, seat, token = self.place()
        path = f"{API}/{id}/seats/{seat}"
        if self.random.random() < 0.1:
            after = max(0, len((await self.record(id)).entries) - self.random.randint(-1, 12))
            await self.view(id, seat, f"{path}/steps?after={after}", token)
        return {"id": id, "seat": seat, "token": token, **await self.view(id, seat, path, token)}

    async def watch(self) -> None:
        """A table as who has no seat sees it, which only a public one lets them."""
        id, _, _ = self.place()
        steps = f"/steps?after={self.random.randint(0, 200)}"
        path = f"{API}/{id}/watch{self.random.choice(['', '', steps])}"
        await self.view(id, ONLOOKER, path)

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
        """The seat's latest entry, or any."""
        id, seat, token = self.place()
        record = await self.record(id)
        entry = self.random.choice([record.undoable(seat), self.random.randint(0, 60)])
        path = f"{API}/{id}/seats/{seat}/undo"
        await self.call("POST", path, json={"entry": entry}, headers=self.shown(token))

    async def back(self) -> None:
        """A request to go back, or somebody's word on one."""
        id, seat, token = self.place()
        newest = len((await self.record(id)).entries)
        entry = max(1, newest - self.random.randint(-1, 8))
        ask = ("ask", {"back_to": entry})
        reply = ("reply", {"request": entry, "agrees": self.random.random() < 0.7})
        what, given = self.random.choice([ask, reply])
        path = f"{API}/{id}/seats/{seat}/{what}"
        await self.call("POST", path, json=given, headers=self.shown(token))

    async def change(self) -> None:
        """A seat goes to a CPU, or is taken back; seldom for good."""
        id, seat, token = self.place()
        player = self.random.choice(["random", "easy"] + ["program"] * 8 + ["nobody"])
        player = "resign" if self.random.random() < 0.02 else player
        path = f"{API}/{id}/seats/{seat}/player"
        await self.call("POST", path, json={"player": player}, headers=self.shown(token))

    async def finished(self) -> None:
        """A record, which is given out when the match is over."""
        id, _, _ = self.place()
        answer = await self.call("GET", f"{API}/{id}/record")
        state = (await self.call("GET", f"{API}/{id}")).json()["state"]
        if answer.status_code == 200 and state != "over":
            self.wrong.append(f"{id}: a record before its end")

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
        what = self.random.choice(["answer"] * 4 + ["undo", "steps", "", "ask", "reply", "nowhere"])
        name = self.random.choice([id] * 8 + ["x" * 16, "%00", "..", "a b"])
        method = self.random.choice(["POST", "POST", "POST", "GET", "PUT"])
        await self.call(
            method, f"{API}/{name}/seats/{other}/{what}", json=body, headers=self.shown(shown)
        )

    async def stranger(self) -> None:
        """Something that would be right, by who does not have the seat's token."""
        id, seat, token = self.place()
        path, shown = f"{API}/{id}/seats/{seat}", self.shown(self.random.choice(["x", token[:-1]]))
        given = {"question": (await self.record(id)).question(seat) or 1, "choices": ["pass"]}
        looked = await self.call("GET", path, headers=shown)
        answered = await self.call("POST", f"{path}/answer", json=given, headers=shown)
        if {looked.status_code, answered.status_code} != {401}:
            self.wrong.append(f"{path}: {looked.status_code}, {answered.status_code} to a stranger")

    async def race(self) -> None:
        """Several at once."""
        doings: list[Coroutine[Any, Any, Any]] = [self.again() for _ in range(2)]
        await asyncio.gather(*doings, self.undo(), self.play())

    # --- all of it ----------------------------------------------------------------------
    async def check_tables(self) -> None:
        """Every table is what its entries lead to."""
        for id in self.matches:
            record = await self.record(id)
            again = Record(record.header, record.book, record.entries)
            if again.table.to_json() != record.table.to_json():
                self.wrong.append(f"{id}: another table")

    async def run(self, calls: int) -> None:
        """So many calls, several at the same time."""

        async def one() -> None:
            while self.statuses.total() < calls:
                await self.anything()

        await asyncio.gather(*(one() for _ in range(AT_ONCE)))
        await self.check_tables()


def without_waiting(view: dict[str, Any]) -> dict[str, Any]:
    """A view without who is waited for: a step has it as it was right after its entry."""
    return {key: value for key, value in view.items() if key != "waiting"}
