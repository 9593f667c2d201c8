"""Serving: the port, the address for a phone, and a stop that does not wait for open streams."""

from __future__ import annotations

import asyncio
import errno
import fcntl
import gc
import logging
import os
import signal
import socket
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from io import StringIO
from types import FrameType
from urllib.parse import urlsplit

import structlog
import uvicorn
from sqlalchemy.exc import DBAPIError

from takujo.host.data_folder import DataFolder
from takujo.host.settings import Settings
from takujo.host.upgrade import upgrade
from takujo.web.app import make_app
from takujo.web.connections import AT_ONCE, Crowd, SaidSometimes, lines_of, most_connections

EVERY = "0.0.0.0"  # to listen there is to listen on every address of this machine
YOUNG = 20_000  # new objects until a look for garbage: a page is made of thousands
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


class OtherKey(Exception):
    """The processes of a database must share one key: cookies, links and codes are made from it."""


class AlreadyServed(Exception):
    """Another server works on this data folder: two would not know of each other's answers."""


@dataclass
class Place:
    """Where the server listens and how people reach it."""

    host: str = "127.0.0.1"
    port: int = 8000
    phone: bool = False  # let phones on the same network in
    public: str = ""  # as people reach it, where a proxy with a name stands in front
    names: list[str] = field(default_factory=list)  # more that it answers to

    @property
    def listen(self) -> str:
        """The address to listen on."""
        return EVERY if self.phone else self.host

    def address(self) -> str:
        """As people type it."""
        return self.public or f"http://{self.reached}:{self.port}"

    @property
    def reached(self) -> str:
        """The host that people type: one cannot go to "every address of this machine"."""
        return local_address() if self.listen == EVERY else self.host


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
    # Every connection inherits it. Without it the second packet of an answer waits for 40 ms.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
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

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin; a want of files is said now and then only."""
        asyncio.get_running_loop().set_exception_handler(SaidSometimes())
        await super().startup(sockets)

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


def prepare(data: DataFolder, db: str = "") -> None:
    """Key and database, made or brought up to date before anybody is told to come."""
    try:
        key = data.secret()
        if db:
            prepare_shared(db, key)
        else:
            upgrade(f"sqlite:///{data.database}", data.database)
    except OSError as error:
        raise CannotKeep(f"{data.path}: {error.strerror}") from error
    except DBAPIError as error:
        raise CannotKeep(f"{'the database' if db else data.database}: {error.orig}") from error


def prepare_shared(db: str, key: str) -> None:
    """The layout, and that all processes of a database have one key."""
    from takujo.host.postgres import same_key, upgrade_shared  # only where it is used

    upgrade_shared(db)
    if not same_key(db, key):
        raise OtherKey("the other processes of this database have another key")


@dataclass(frozen=True)
class House:
    """What a server serves, and with what."""

    data: DataFolder
    workers: int = 1  # processes that think for computer players
    editions: str = ""  # a folder with editions of the people who host
    db: str = field(default="", repr=False)  # a database for many servers; "": in the data folder
    settings: Settings = field(default_factory=Settings)
    bots: Mapping[str, str] = field(default_factory=dict)  # that may sit at tables: their classes


def serve(house: House, place: Place, ready: Callable[[Place], None] = lambda place: None) -> None:
    """Serve until stopped; ``ready`` is called when people can come."""
    quiet_logs()
    held = -1 if house.db else hold(house.data)  # one for many servers keeps them apart itself
    try:
        prepare(house.data, house.db)
        listener = bind(place)
        listener.listen()  # who comes while the application starts waits for it
        ready(place)
        run_on(listener, house, place)
    finally:
        if held != -1:
            os.close(held)


def run_on(listener: socket.socket, house: House, place: Place) -> None:
    """The server on its socket, until it is stopped."""
    limits = house.settings.limits
    app = make_app(
        house.data, house.workers, place.address(), allowed_hosts(place), house.editions, limits,
        bool(place.public), house.db, house.settings.metrics_token, house.bots,
    )  # fmt: skip
    crowd = Crowd(limits, most_connections(limits), proxied=bool(place.public))
    config = uvicorn.Config(
        app,
        http=lines_of(crowd),
        ws="none",
        backlog=AT_ONCE,
        access_log=False,
        log_level="error",  # whoever sends nonsense must not fill the log
        timeout_graceful_shutdown=STOP_WITHIN,
        server_header=False,
        lifespan="on",
    )
    spare_the_collector()
    QuickServer(config).run(sockets=[listener])


def spare_the_collector() -> None:
    """What stands as long as the server does is not looked through for garbage again and again."""
    gc.collect()
    gc.freeze()
    gc.enable()
    gc.set_threshold(YOUNG, 20, 20)


def allowed_hosts(place: Place) -> list[str]:
    """The names this server answers to: a foreign name pointed at it gets nothing."""
    public = urlsplit(place.public).hostname
    found = ["localhost", "127.0.0.1", place.reached, *([public] if public else []), *place.names]
    return list(dict.fromkeys(found))


def qr_for_terminal(address: str) -> str:
    """The address as a QR code made of letters."""
    import segno  # whoever starts without a phone need not wait for it

    out = StringIO()
    segno.make(address, error="m").terminal(out, compact=True)
    return out.getvalue()
