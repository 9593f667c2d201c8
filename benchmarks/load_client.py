"""The programs of ``benchmarks.load``: lines of HTTP kept open, cheap enough to share the cores."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import urlsplit

API: Final = "/api/v1/matches"
GAMES: Final = ("fourbit-town", "goryokaku", "san-juan")


class Line:
    """One connection that is kept alive."""

    def __init__(self, address: str) -> None:
        self.host, self.port = urlsplit(address).hostname, urlsplit(address).port
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def send(self, method: str, path: str, token: str = "", body: Any = None) -> int:
        """Send a request and read the head of its answer: the length of what follows."""
        if self.reader is None or self.reader.at_eof():  # a server hangs up on who is silent
            self.close()
            self.reader, self.writer = await asyncio.open_connection(self.host, self.port)
        assert self.writer is not None
        sent = b"" if body is None else json.dumps(body).encode()
        shown = f"authorization: Bearer {token}\r\n" if token else ""
        head = f"{method} {path} HTTP/1.1\r\nhost: {self.host}\r\n{shown}"
        head += f"content-type: application/json\r\ncontent-length: {len(sent)}\r\n\r\n"
        self.writer.write(head.encode() + sent)
        lines = (await self.reader.readuntil(b"\r\n\r\n")).decode().lower().split("\r\n")
        status = int(lines[0].split()[1])
        assert status in (200, 201), (status, path)
        return int(next((x for x in lines if x.startswith("content-length")), ":0").split(":")[1])

    async def ask(self, method: str, path: str, token: str = "", body: Any = None) -> Any:
        """A request, and the data that is answered."""
        length = await self.send(method, path, token, body)
        assert self.reader is not None
        return json.loads(await self.reader.readexactly(length))

    async def news(self) -> str:
        """The next bulletin of a stream that was asked for."""
        assert self.reader is not None
        while True:
            line = (await self.reader.readline()).decode()
            if line.startswith("data:"):
                return line

    def close(self) -> None:
        """Hang up."""
        if self.writer is not None:
            self.writer.close()


@dataclass
class Table:
    """A match of two programs."""

    id: str
    tokens: list[str]
    waiting: list[int]
    asked: dict[str, Any] = field(default_factory=dict)

    @property
    def place(self) -> str:
        """The address of the seat that is asked."""
        return f"{API}/{self.id}/seats/{self.waiting[0]}"

    @property
    def token(self) -> str:
        """What opens it."""
        return self.tokens[self.waiting[0]]


@dataclass
class Programs:
    """All who play, over lines to all servers in turn."""

    servers: list[str]
    numbers: random.Random
    free: list[Line] = field(default_factory=list)
    asked: int = 0

    @asynccontextmanager
    async def line(self) -> AsyncIterator[Line]:
        """A free line, or a new one to the next server."""
        self.asked += 1
        new = not self.free
        line = Line(self.servers[self.asked % len(self.servers)]) if new else self.free.pop(0)
        try:
            yield line
        except (OSError, asyncio.IncompleteReadError):
            line.close()
            raise
        self.free.append(line)

    async def new_table(self) -> Table:
        """Two programs at a table of any game."""
        given = {"game": self.numbers.choice(GAMES), "seats": ["program"] * 2, "speed": "off"}
        async with self.line() as line:
            made = await line.ask("POST", API, body=given)
        return Table(made["match"], made["tokens"], made["waiting"])

    async def look(self, table: Table) -> None:
        """What the seat that is asked knows, with its options."""
        async with self.line() as line:
            table.asked = await line.ask("GET", table.place, table.token)

    async def answer(self, table: Table) -> None:
        """Any of the options."""
        choice = self.numbers.choice(table.asked["options"])["choice"]
        given = {"question": table.asked["question"], "choices": [choice]}
        async with self.line() as line:
            await line.ask("POST", f"{table.place}/answer", table.token, given)

    async def follow(self, table: Table) -> bool:
        """Who is asked next; False at the end of the match."""
        async with self.line() as line:
            table.waiting = (await line.ask("GET", f"{API}/{table.id}"))["waiting"]
        return bool(table.waiting)

    def close(self) -> None:
        """Hang up everywhere."""
        for line in self.free:
            line.close()
