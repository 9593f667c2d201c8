"""Connections: so many altogether, of an address and of a device; the silent make room."""

from __future__ import annotations

import asyncio
import re
import resource
import socket
import time
from collections import Counter
from collections.abc import Iterable
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any, Final

import structlog
from uvicorn.protocols.http.h11_impl import H11Protocol

from takujo.host.limits import Limits
from takujo.web.attempts import network
from takujo.web.device import DEVICE

FEWEST: Final = 16  # connections, however few files the system allows
AT_ONCE: Final = 100  # connections taken in one go, before any of them is looked at
UNHEARD: Final = 60_000  # milliseconds after which a phone that hears nothing more is let go
QUIET: Final = 60.0  # seconds between two lines in the log about the same want
SHOWN: Final = re.compile(rb"\b" + DEVICE.encode() + rb"=([^;]+)")
log = structlog.get_logger()

try:  # the quick reader of requests, where it could be installed
    from takujo.web.request_heads import ShortHeads as Http
except ImportError:
    Http = H11Protocol  # type: ignore[assignment, misc]
if TYPE_CHECKING:
    Reading = H11Protocol  # both readers have what a line asks of them
else:
    Reading = asyncio.Protocol


class Crowd:
    """Everybody who is connected, and who of them says nothing, the longest silent first."""

    def __init__(self, limits: Limits, most: int, proxied: bool = False) -> None:
        self.limits = limits
        self.most = most
        self.proxied = proxied  # then this machine's own connections come from many people
        self.of: Counter[str] = Counter()
        self.of_device: Counter[bytes] = Counter()
        self.silent: dict[Line, None] = {}

    def come(self, line: Line) -> None:
        """Somebody has connected; if that is one too many, the longest silent one goes."""
        self.of[line.who] += 1
        self.silent[line] = None
        if line.who and self.of[line.who] > self.limits.address_connections:
            self.let_go([each for each in self.silent if each.who == line.who])
        elif self.of.total() > self.most:
            self.let_go(list(self.silent))

    def recognise(self, line: Line, device: bytes) -> None:
        """A request shows whose device this is; if it has one too many, a silent one goes."""
        if device == line.device or not line.who:  # a proxy's connection is nobody's own
            return
        self.forget_device(line)
        line.device = device
        if not device:
            return
        self.of_device[device] += 1
        if self.of_device[device] > self.limits.device_connections:
            self.let_go([*(each for each in self.silent if each.device == device), line])

    def forget_device(self, line: Line) -> None:
        """The connection is this device's no more."""
        self.of_device[line.device] -= 1
        if self.of_device[line.device] <= 0:
            del self.of_device[line.device]

    def let_go(self, silent: list[Line]) -> None:
        """The longest silent of these leaves at once."""
        silent[0].drop()

    def went(self, line: Line) -> None:
        """Somebody is no longer connected."""
        self.silent.pop(line, None)
        self.forget_device(line)
        self.of[line.who] -= 1
        if not self.of[line.who]:
            del self.of[line.who]

    def whose(self, address: str) -> str:
        """Whose connection this is; "" if a proxy's, which brings many people."""
        try:
            brought = self.proxied and ip_address(address).is_loopback
        except ValueError:
            return address
        return "" if brought else network(address)


class Line(Reading):
    """One connection; it is silent until a request's head is there, and after each answer."""

    crowd: Crowd
    who: str = ""
    device: bytes = b""  # as its last request showed it: "" until then
    timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has connected."""
        super().connection_made(transport)
        give_up_the_unheard(transport)
        self.who = self.crowd.whose(self.client[0] if self.client else "")
        self.wait_for_a_request()
        self.crowd.come(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        super().connection_lost(exc)
        self.stop_waiting()
        self.crowd.went(self)

    def data_received(self, data: bytes) -> None:
        """Some bytes have come; with a whole head a request begins."""
        super().data_received(data)
        if self.busy:
            self.stop_waiting()
            self.crowd.silent.pop(self, None)
            self.crowd.recognise(self, shown_device(self.headers))

    def on_response_complete(self) -> None:
        """An answer has been given: the next request has its own time to come."""
        super().on_response_complete()
        if not self.busy and not self.transport.is_closing():
            self.wait_for_a_request()
            self.crowd.silent[self] = None

    @property
    def busy(self) -> bool:
        """Is a request being answered?"""
        cycle: Any = self.cycle  # None until the first request
        return cycle is not None and not cycle.response_complete

    def wait_for_a_request(self) -> None:
        """From now on its head must come within its time, however many bytes it takes."""
        self.stop_waiting()
        self.timer = self.loop.call_later(self.crowd.limits.head_seconds, self.drop)

    def stop_waiting(self) -> None:
        """The head is there, or nobody is."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def drop(self) -> None:
        """End it without a word; it makes room at once."""
        self.crowd.silent.pop(self, None)
        self.transport.abort()


def shown_device(headers: Iterable[tuple[bytes, bytes]]) -> bytes:
    """The device cookie of a request, or what a program shows; "" if neither.

    Whether it was signed here does not matter: one that was not counts against itself alone.
    """
    for name, value in headers:
        if name == b"cookie":
            found = SHOWN.search(value)
            if found:
                return found[1]
        elif name == b"authorization":
            return value
    return b""


def lines_of(crowd: Crowd, http: type[asyncio.Protocol] = Http) -> type[Line]:
    """The connections of one server, and who reads their requests."""
    return type("Line", (Line, http), {"crowd": crowd})


def give_up_the_unheard(transport: asyncio.Transport) -> None:
    """A phone that left without a word is noticed after a minute, not after a quarter hour."""
    found = transport.get_extra_info("socket")
    if found is not None and hasattr(socket, "TCP_USER_TIMEOUT"):
        found.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNHEARD)


def most_connections(limits: Limits) -> int:
    """How many there may be: below what the system allows, which is raised if it can be."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = limits.connections + limits.files_kept
    ceiling = wanted if hard == resource.RLIM_INFINITY else min(hard, wanted)
    if soft != resource.RLIM_INFINITY and soft < ceiling:
        resource.setrlimit(resource.RLIMIT_NOFILE, (ceiling, hard))
    return max(FEWEST, ceiling - limits.files_kept)


class SaidSometimes:
    """What the event loop complains of; a want of files or memory once a minute, in one line."""

    def __init__(self) -> None:
        self.last = -QUIET

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """One complaint."""
        if "out of system resource" not in str(context.get("message", "")):
            loop.default_exception_handler(context)
        elif time.monotonic() - self.last >= QUIET:
            self.last = time.monotonic()
            log.error("no more connections can be taken", why=str(context.get("exception")))
