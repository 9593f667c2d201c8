"""Serving: the port, the address for a phone, and a stop that does not wait for open streams."""

from __future__ import annotations

import asyncio
import errno
import fcntl
import logging
import os
import signal
import socket
from collections.abc import Callable
from dataclasses import dataclass
from io import StringIO
from types import FrameType

import segno
import structlog
import uvicorn
from sqlalchemy.exc import DBAPIError

from takujo.host.data_folder import DataFolder
from takujo.host.upgrade import upgrade
from takujo.web.app import make_app

STOP_WITHIN = 2  # seconds for requests that are still running


class PortTaken(Exception):
    """Something else listens there."""

    def __init__(self, host: str, port: int) -> None:
        super().__init__(f"port {port} of {host} is taken")
        self.host = host
        self.port = port


class CannotListen(Exception):
    """The address cannot be listened on."""


class CannotKeep(Exception):
    """Nothing can be kept in the data folder, or what is there cannot be read."""


class AlreadyServed(Exception):
    """Another server works on this data folder: two would not know of each other's answers."""


@dataclass
class Place:
    """Where the server listens and how people reach it."""

    host: str = "127.0.0.1"
    port: int = 8000
    phone: bool = False  # let phones on the same network in

    @property
    def listen(self) -> str:
        """The address to listen on."""
        return "0.0.0.0" if self.phone else self.host

    def address(self) -> str:
        """As people type it."""
        host = local_address() if self.phone else self.host
        return f"http://{host}:{self.port}"


def local_address() -> str:
    """This machine's address in the local network; no packet is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for documentation
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def bind(place: Place) -> socket.socket:
    """The listening socket; PortTaken if somebody else has it."""
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((place.listen, place.port))
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise PortTaken(place.host, place.port) from error
        raise CannotListen(f"{place.listen}:{place.port}: {error.strerror}") from error
    place.port = int(listener.getsockname()[1])  # 0 asks for any free one
    return listener


class QuickServer(uvicorn.Server):
    """Ends its streams as soon as it is told to stop, so that a stop takes a moment only."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal: let every stream end, then stop; a second Ctrl-C waits for nothing."""
        loop = asyncio.get_running_loop()
        application = self.config.app
        server = getattr(getattr(application, "state", None), "server", None)
        if server is not None:
            loop.call_soon_threadsafe(server.matches.news.close)
        # Not passed on afterwards: to stop when asked to is no failure.
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


def quiet_logs() -> None:
    """One line per problem, without local variables: they could hold what nobody may know."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
    )


def hold(data: DataFolder) -> int:
    """Be the only server of this folder until the process ends, however it ends."""
    try:
        handle = os.open(data.path / "serve.lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise CannotKeep(f"{data.path}: {error.strerror}") from error
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        os.close(handle)
        raise AlreadyServed(str(data.path)) from error
    return handle


def prepare(data: DataFolder) -> None:
    """Key and database, made or brought up to date before anybody is told to come."""
    try:
        data.secret()
        upgrade(f"sqlite:///{data.database}", data.database)
    except OSError as error:
        raise CannotKeep(f"{data.path}: {error.strerror}") from error
    except DBAPIError as error:
        raise CannotKeep(f"{data.database}: {error.orig}") from error


def serve(
    data: DataFolder,
    place: Place,
    workers: int,
    editions: str = "",
    ready: Callable[[Place], None] = lambda place: None,
) -> None:
    """Serve until stopped; ``ready`` is called when people can come."""
    quiet_logs()
    held = hold(data)
    try:
        prepare(data)
        listener = bind(place)
        listener.listen()  # who comes while the application starts waits for it
        ready(place)
        run_on(listener, data, place, workers, editions)
    finally:
        os.close(held)


def run_on(
    listener: socket.socket, data: DataFolder, place: Place, workers: int, editions: str
) -> None:
    """The server on its socket, until it is stopped."""
    app = make_app(data, workers, place.address(), allowed_hosts(place), editions)
    config = uvicorn.Config(
        app,
        log_level="warning",
        timeout_graceful_shutdown=STOP_WITHIN,
        server_header=False,
        lifespan="on",
    )
    QuickServer(config).run(sockets=[listener])


def allowed_hosts(place: Place) -> list[str]:
    """The names this server answers to: a foreign name pointed at it gets nothing."""
    names = ["localhost", "127.0.0.1", place.host]
    return [*names, local_address()] if place.phone else names


def qr_for_terminal(address: str) -> str:
    """The address as a QR code made of letters."""
    out = StringIO()
    segno.make(address, error="m").terminal(out, compact=True)
    return out.getvalue()
