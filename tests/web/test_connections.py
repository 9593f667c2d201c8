"""Connections: the silent are dropped, nobody takes all of them, and the log stays short."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
import pytest
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from takujo.host.limits import Limits
from takujo.web.connections import Crowd, Line, SaidSometimes, lines_of
from takujo.web.request_heads import MOST_HEAD, ShortHeads
from tests.waiting import PATIENCE
from tests.web.serving import program_in

LIMITS = Limits(address_connections=3, device_connections=2, connections=5, head_seconds=10)
REQUEST = b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n"


class Timer:
    """Something that will be called."""

    def __init__(self, seconds: float, call: Callable[[], None]) -> None:
        self.seconds = seconds
        self.call = call
        self.cancelled = False

    def cancel(self) -> None:
        """It will not be called."""
        self.cancelled = True


class Loop:
    """An event loop in which time does not pass by itself."""

    def __init__(self) -> None:
        self.timers: list[Timer] = []

    def call_later(self, seconds: float, call: Callable[[], None]) -> Timer:
        """Note it."""
        self.timers.append(Timer(seconds, call))
        return self.timers[-1]

    def create_task(self, work: Coroutine[Any, Any, None]) -> Any:
        """A request begins; nobody answers it here."""
        work.close()
        return self

    def add_done_callback(self, call: Callable[[Any], None]) -> None:
        """It never ends."""

    def pass_time(self, seconds: float) -> None:
        """Call what is due within so many seconds."""
        due = [each for each in self.timers if each.seconds <= seconds and not each.cancelled]
        self.timers = []
        for each in due:
            each.call()


class Wire(asyncio.Transport):
    """The other end of a connection."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 1), "sockname": ("127.0.0.1", 8000)})
        self.gone = False
        self.line: Line | None = None

    def abort(self) -> None:
        """The server has ended it."""
        self.gone = True
        if self.line is not None:
            self.line.connection_lost(None)

    def close(self) -> None:
        """The same."""
        self.gone = True

    def is_closing(self) -> bool:
        """Has it ended?"""
        return self.gone

    def write(self, data: Any) -> None:
        """Nobody reads it."""

    def pause_reading(self) -> None:
        """Not now."""

    def resume_reading(self) -> None:
        """Now."""


@pytest.fixture(autouse=True, params=[H11Protocol, ShortHeads])
def reading(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything holds whoever reads the requests."""
    monkeypatch.setattr(Door, "http", request.param)


class Door:
    """A crowd, and people who come to it."""

    http: type[asyncio.Protocol] = ShortHeads

    def __init__(self, proxied: bool = False) -> None:
        self.loop = Loop()
        self.crowd = Crowd(LIMITS, LIMITS.connections, proxied)
        http = lines_of(self.crowd, self.http)
        self.config = Config(app="", http=http, interface="asgi3", log_config=None)
        self.config.loaded = True
        self.config.loaded_app = self.config.ws_protocol_class = None
        self.state = ServerState()

    def connect(self, address: str) -> tuple[Wire, Line]:
        """Somebody comes."""
        made: Any = lines_of(self.crowd, self.http)
        line: Line = made(self.config, self.state, {}, self.loop)
        wire = Wire(address)
        wire.line = line
        line.connection_made(wire)
        return wire, line


def test_who_sends_no_request_is_dropped() -> None:
    door = Door()
    wire, _ = door.connect("192.0.2.1")
    door.loop.pass_time(LIMITS.head_seconds - 1)
    door.loop.timers = []
    assert not wire.gone
    wire, _ = door.connect("192.0.2.2")
    door.loop.pass_time(LIMITS.head_seconds)
    assert wire.gone


def test_bytes_that_trickle_in_give_no_more_time() -> None:
    door = Door()
    wire, line = door.connect("192.0.2.1")
    line.data_received(REQUEST[:10])
    line.data_received(REQUEST[10:20])
    door.loop.pass_time(LIMITS.head_seconds)
    assert wire.gone


def test_who_is_being_answered_stays_and_then_has_time_for_the_next_request() -> None:
    door = Door()
    wire, line = door.connect("192.0.2.1")
    line.data_received(REQUEST)
    door.loop.pass_time(10 * LIMITS.head_seconds)
    assert not wire.gone
    line.cycle.response_complete = True
    line.on_response_complete()
    assert line in door.crowd.silent
    door.loop.timers = [each for each in door.loop.timers if each.seconds >= LIMITS.head_seconds]
    door.loop.pass_time(LIMITS.head_seconds)
    assert wire.gone


@pytest.mark.parametrize("answering", [False, True])
def test_a_head_that_does_not_end_is_not_read_on(answering: bool) -> None:
    door = Door()
    wire, line = door.connect("192.0.2.1")
    if answering and Door.http is H11Protocol:
        return  # h11 reads nothing more until the answer is given
    if answering:
        line.data_received(REQUEST)
    line.data_received(REQUEST[:-2] + b"x: ")
    line.data_received(b"y" * (MOST_HEAD // 2))
    assert not wire.gone
    line.data_received(b"y" * MOST_HEAD)
    assert wire.gone


def test_one_too_many_from_an_address_drops_its_longest_silent() -> None:
    door = Door()
    other, _ = door.connect("192.0.2.9")
    lines = [door.connect("192.0.2.1") for _ in range(4)]
    assert [wire.gone for wire, _ in lines] == [True, False, False, False]
    assert not other.gone
    for _, line in lines[1:]:
        line.data_received(REQUEST)
    late, _ = door.connect("192.0.2.1")
    assert late.gone  # nobody of that address is silent but this one
    assert not any(wire.gone for wire, _ in lines[1:])


def asking(device: str, header: str = "cookie: language=en; takujo_device=") -> bytes:
    """A request that shows whose it is."""
    return f"GET / HTTP/1.1\r\nhost: localhost\r\n{header}{device}; a=b\r\n\r\n".encode()


@pytest.mark.parametrize("header", ["Cookie: takujo_device=", "authorization: Bearer "])
def test_one_too_many_of_a_device_drops_its_longest_silent(header: str) -> None:
    door = Door()
    # from ever other addresses, as a phone has that moves about; somebody else is longer silent
    other, _ = door.connect("192.0.2.9")
    lines = [door.connect(f"192.0.2.{n}") for n in range(3)]
    for _, line in lines[:2]:
        line.data_received(asking("mine", header))
    lines[0][1].cycle.response_complete = True
    lines[0][1].on_response_complete()  # silent again
    lines[2][1].data_received(asking("mine", header))
    assert [wire.gone for wire, _ in lines] == [True, False, False]
    assert not other.gone
    late, line = door.connect("192.0.2.9")
    line.data_received(asking("mine", header))
    assert late.gone  # none of the device's others is silent
    assert not any(wire.gone for wire, _ in lines[1:])


def test_a_device_that_leaves_or_changes_counts_no_more() -> None:
    door = Door()
    lines = [door.connect(f"192.0.2.{n}") for n in range(3)]
    lines[0][1].data_received(asking("mine"))
    lines[1][1].data_received(asking("mine"))
    assert dict(door.crowd.of_device) == {b"mine": 2}
    lines[0][0].abort()
    door.crowd.recognise(lines[1][1], b"yours")  # the next request shows another cookie
    assert dict(door.crowd.of_device) == {b"yours": 1}
    lines[2][1].data_received(REQUEST)  # shows nothing
    assert dict(door.crowd.of_device) == {b"yours": 1}


def test_the_devices_that_a_proxy_brings_do_not_own_its_connections() -> None:
    door = Door(proxied=True)
    lines = [door.connect("127.0.0.1") for _ in range(4)]
    for _, line in lines:
        line.data_received(asking("mine"))
    assert not any(wire.gone for wire, _ in lines)
    assert not door.crowd.of_device


def test_one_too_many_altogether_drops_the_longest_silent() -> None:
    door = Door()
    wires = [door.connect(f"192.0.2.{n}")[0] for n in range(7)]
    assert [wire.gone for wire in wires] == [True, True, False, False, False, False, False]
    assert door.crowd.of.total() == len(door.crowd.silent) == LIMITS.connections


@pytest.mark.parametrize(("proxied", "dropped"), [(True, 0), (False, 2)])
def test_a_proxy_on_this_machine_brings_many_people(proxied: bool, dropped: int) -> None:
    door = Door(proxied)
    wires = [door.connect("127.0.0.1")[0] for _ in range(5)]
    assert len([wire for wire in wires if wire.gone]) == dropped


def test_a_want_of_files_is_said_once(capsys: pytest.CaptureFixture[str]) -> None:
    said, loop = SaidSometimes(), asyncio.new_event_loop()
    for _ in range(1000):
        said(loop, {"message": "socket.accept() out of system resource", "exception": OSError(24)})
    loop.close()
    printed = capsys.readouterr()
    assert (printed.out + printed.err).count("no more connections") == 1


FEW_FILES = """
import resource, sys
resource.setrlimit(resource.RLIMIT_NOFILE, (200, 200))
from takujo.cli.app import run
sys.exit(run(["serve", "--port", "0", "--data", sys.argv[1]]))
"""


@pytest.mark.slow
def test_hundreds_of_silent_connections_keep_nobody_out_and_the_log_short(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text(
        "[limits]\nfiles_kept = 140\naddress_connections = 1000\n"
    )
    with program_in(tmp_path, "-c", FEW_FILES, str(tmp_path)) as program:
        host, port = program.address.removeprefix("http://").split(":")
        silent = [socket.create_connection((host, int(port)), PATIENCE) for _ in range(400)]
        try:
            for _ in range(3):
                assert httpx.get(program.address, timeout=PATIENCE).status_code == 200
            ended = [each for each in silent if has_ended(each)]
            assert len(silent) - len(ended) <= 60
        finally:
            for each in silent:
                each.close()
        assert len(program.log.read_text()) < 2000


def has_ended(line: socket.socket) -> bool:
    """Has the server closed it?"""
    line.setblocking(False)
    try:
        return line.recv(1) == b""
    except BlockingIOError:
        return False
    except ConnectionResetError:
        return True


@pytest.mark.slow
def test_a_body_that_does_not_come_is_not_waited_for(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text("[limits]\nbody_seconds = 1\n")
    with program_in(tmp_path) as program:
        host, port = program.address.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port)), PATIENCE) as slow:
            head = "POST /tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n"
            kind = "content-type: application/x-www-form-urlencoded\r\n\r\n"
            slow.sendall((head + kind + "seats=me").encode())
            assert slow.recv(100).startswith(b"HTTP/1.1 408 ")
