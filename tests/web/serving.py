"""Servers to test with: the application in this process, or the program on a port of its own."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

import httpx
import pytest
from fastapi import FastAPI

from takujo.host.cpu_turns import CpuTurns
from takujo.host.data_folder import DataFolder
from takujo.host.match import Match
from takujo.host.record import Record
from takujo.web.app import make_app
from takujo.web.server import Server
from tests.ending import WITH_ITS_PARENT
from tests.waiting import PATIENCE

ROOT: Final = Path(__file__).resolve().parents[2]
ADDRESS: Final = "http://localhost"
T = TypeVar("T")


class House:
    """The application in this process, with a loop in a thread of its own."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._life = self.app.router.lifespan_context(self.app)
        self.do(self._life.__aenter__())

    @property
    def server(self) -> Server:
        """What the routes work with."""
        server = self.app.state.server
        assert isinstance(server, Server)
        return server

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Something done where the application runs."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def device(self, **options: Any) -> Device:
        """Somebody's browser, with cookies of its own."""
        return Device(self, **options)

    def match(self, id: str) -> Match:
        """A match as the server holds it."""
        return self.do(self.server.matches.get(id))

    def record(self, id: str) -> Record:
        """The record of a match that has started."""
        record = self.match(id).record
        assert record is not None
        return record

    def close(self) -> None:
        """The application ends."""
        self.do(self._life.__aexit__(None, None, None))
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)
        self._loop.close()


class Device:
    """A browser or a program that asks the application of a house."""

    def __init__(self, house: House, language: str = "en", **headers: str) -> None:
        self.house = house
        self.client = httpx.AsyncClient(
            transport=httpx.ASGITransport(house.app), base_url=ADDRESS, headers=headers
        )
        self.client.cookies.set("language", language)

    def quiet(self) -> None:
        """Get an answer even where the application fails; otherwise the test does."""
        self.client._transport = httpx.ASGITransport(self.house.app, raise_app_exceptions=False)

    def request(self, method: str, path: str, **options: Any) -> httpx.Response:
        """One request, without following where it leads."""
        return self.house.do(self.client.request(method, path, **options))

    def get(self, path: str, **options: Any) -> httpx.Response:
        """Look at something."""
        return self.request("GET", path, **options)

    def post(self, path: str, **options: Any) -> httpx.Response:
        """Send a form or a body."""
        return self.request("POST", path, **options)

    def new_table(
        self, *seats: str, speed: str = "off", name: str = "Aki", game: str = "san-juan"
    ) -> str:
        """A table with these seats; its id."""
        form = {"seats": list(seats), "speed": speed, "name": name, "game": game}
        made = self.post("/tables", data=form)
        assert made.status_code == 303, made.text
        return made.headers["location"].removeprefix("/t/")


@contextmanager
def house_in(data: Path) -> Iterator[House]:
    """The application over this folder."""
    with house_of(make_app(DataFolder(str(data)))) as house:
        yield house


@contextmanager
def house_of(app: FastAPI) -> Iterator[House]:
    """This application; CPU seats think in threads, which start at once."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(CpuTurns, "_new_pool", lambda turns: ThreadPoolExecutor(turns.workers))
        house = House(app)
        try:
            yield house
        finally:
            house.close()


class Program:
    """A server as a process: ``takujo serve``, or a script that changes something first."""

    def __init__(self, data: Path, *script: str, ready: str = "Open") -> None:
        command = script or ("-m", "takujo", "serve", "--port", "0", "--data", str(data))
        self.log = data / "printed.txt"
        with self.log.open("w") as out:
            self.process = subprocess.Popen(
                [*WITH_ITS_PARENT, sys.executable, *command],
                stdout=out, stderr=subprocess.STDOUT, cwd=ROOT, start_new_session=True,
                env={**os.environ, "TAKUJO_LANG": "en", "PYTHONUNBUFFERED": "1"},
            )  # fmt: skip
        try:
            self.address = self._ready(ready)
        except BaseException:
            self.end()
            raise

    def _ready(self, said: str) -> str:
        """Wait until it answers; where it does, as it has said."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and self.process.poll() is None:
            found = re.search(rf"^{said} (http://\S+)$", self.log.read_text(), re.MULTILINE)
            if found:
                httpx.get(found[1], timeout=PATIENCE).raise_for_status()
                return found[1]
            time.sleep(0.02)
        raise AssertionError(f"no server: {self.log.read_text()}")

    def browser(self) -> httpx.Client:
        """A browser on this server."""
        return httpx.Client(base_url=self.address, timeout=PATIENCE, cookies={"language": "en"})

    def stop(self, how: signal.Signals = signal.SIGTERM) -> float:
        """Ask it to stop, with its workers as a terminal does; the seconds it took."""
        begun = time.monotonic()
        if how == signal.SIGINT:
            os.killpg(self.process.pid, how)
        else:
            self.process.send_signal(how)
        self.process.wait(PATIENCE)
        return time.monotonic() - begun

    def end(self) -> None:
        """End it and its workers, whatever state they are in."""
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(PATIENCE)


@contextmanager
def program_in(data: Path, *script: str, ready: str = "Open") -> Iterator[Program]:
    """A server process that is gone afterwards."""
    program = Program(data, *script, ready=ready)
    try:
        yield program
    finally:
        program.end()
