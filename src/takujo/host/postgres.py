"""PostgreSQL: many processes on many machines work on the same matches."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from select import POLLIN, poll
from typing import Any, Final, TypeVar

import psycopg
import structlog
from sqlalchemy import (
    URL,
    ColumnElement,
    Connection,
    Engine,
    bindparam,
    create_engine,
    delete,
    event,
    exists,
    func,
    literal_column,
    make_url,
    not_,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import (
    DBAPIError,
    DisconnectionError,
    InterfaceError,
    InternalError,
    OperationalError,
)

from takujo.host import schema
from takujo.host.database import CannotRead, CannotStore, Database, Heard, whole
from takujo.host.tickets import hashed
from takujo.host.upgrade import NEWEST

T = TypeVar("T")
THREADS: Final = 8  # changes and looks at the same time, each with a connection of its own
CHANNEL: Final = "takujo"
KEY: Final = "key"  # in the table ``house``
MIGRATING: Final = 0x74616B75  # the number of the lock under which the layout is changed
LEASED: Final = 15_000  # milliseconds for which a process has a match's CPU seats for itself
AGAIN: Final = (0.2, 0.5, 1.0, 2.0, 5.0)  # seconds between two tries to listen, then the last
# No change waits for ever behind another; a machine that vanished is noticed.
SESSION: Final = "-c statement_timeout=20s -c lock_timeout=5s"
ALIVE: Final = {"connect_timeout": 5, "keepalives_idle": 30, "keepalives_interval": 10}
# The database's own clock: those of the processes may differ.
NOW: Final[ColumnElement[int]] = literal_column(
    "(extract(epoch from clock_timestamp()) * 1000)::bigint"
)
TROUBLE: Final = (OperationalError, InterfaceError, InternalError)
log = structlog.get_logger()


def address(url: str) -> URL:
    """The address of a database as SQLAlchemy has it, with the driver."""
    return make_url("postgresql+psycopg://" + url.partition("://")[2])


def session(url: str) -> dict[str, Any]:
    """What every connection asks for, unless the address says otherwise."""
    given = address(url).query
    return {key: value for key, value in (ALIVE | {"options": SESSION}).items() if key not in given}


def upgrade_shared(url: str) -> None:
    """Make the tables or bring them up to date, one process at a time."""
    engine = create_engine(address(url), hide_parameters=True, connect_args=ALIVE)
    try:
        with engine.connect() as connection:
            if connection.dialect.has_table(connection, "alembic_version"):
                step = connection.exec_driver_sql("select version_num from alembic_version")
                if step.scalar() == NEWEST:
                    return
    finally:
        engine.dispose()
    from takujo.host.migrate import migrate  # rarely needed

    migrate(address(url), None, alone)


def same_key(url: str, key: str) -> bool:
    """Do all processes of this database have this key? The first one's is noted, as a hash."""
    mark = hashed(f"the key of this house: {key}")
    house = schema.house.c
    noted = insert(schema.house).values(name=KEY, value=mark).on_conflict_do_nothing()
    engine = create_engine(address(url), hide_parameters=True, connect_args=ALIVE)
    try:
        with engine.begin() as to:
            to.execute(noted)
            return to.execute(select(house.value).where(house.name == KEY)).scalar() == mark
    finally:
        engine.dispose()


@contextmanager
def alone(connection: Connection) -> Iterator[None]:
    """Nobody else changes the layout meanwhile; whoever comes waits and finds it done."""
    connection.execute(select(func.pg_advisory_lock(MIGRATING)))
    connection.commit()
    try:
        yield
    finally:
        connection.rollback()
        connection.execute(select(func.pg_advisory_unlock(MIGRATING)))
        connection.commit()


class Postgres(Database):
    """Every change is a transaction of its own; the server itself lets commits share the disk."""

    shared = True

    def __init__(self, url: str) -> None:
        upgrade_shared(url)
        self.url = url
        self.owner = secrets.token_hex(8)  # this process, in leases
        self.engine = create_engine(
            address(url), hide_parameters=True, connect_args=session(url),
            pool_size=THREADS, max_overflow=0,
        )  # fmt: skip
        event.listen(self.engine, "checkout", refuse_cut)
        self._moment = self.engine.execution_options(isolation_level="REPEATABLE READ")
        self._single = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self._threads = ThreadPoolExecutor(THREADS, "database")
        self._listening: asyncio.Task[None] | None = None
        self._closed = False

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Look something up, as it is at one moment."""
        return await self._read(self._moment, work)

    async def glance(self, work: Callable[[Connection], T]) -> T:
        """The same by one statement: no transaction is begun and ended for it."""
        return await self._read(self._single, work)

    async def _read(self, engine: Engine, work: Callable[[Connection], T]) -> T:
        """By connections of this kind."""

        def reading() -> T:
            """In a thread, with a connection that is its own meanwhile."""
            try:
                return once_more(lambda: looked(engine, work))
            except TROUBLE as error:
                raise CannotRead(said(error)) from error

        return await asyncio.get_running_loop().run_in_executor(self._threads, reading)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """One change, whole or not at all."""
        if self._closed:
            raise CannotStore("the database is closed")

        def writing() -> T:
            """In a thread, with a connection that is its own meanwhile."""
            try:
                to, result = once_more(lambda: changed(self.engine, work))
                with to:
                    to.commit()
                return result
            except TROUBLE as error:
                raise CannotStore(said(error)) from error

        return await whole(asyncio.get_running_loop().run_in_executor(self._threads, writing))

    async def close(self) -> None:
        """Give back what this process thinks about, write what is waiting, and let go."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        try:
            mine = delete(schema.leases).where(schema.leases.c.owner == self.owner)
            await self.write(lambda to: to.execute(mine))
        except CannotStore:
            log.info("leases run out by themselves")
        self._closed = True
        await asyncio.to_thread(self._threads.shutdown)
        self.engine.dispose()

    # --- other processes ----------------------------------------------------------------
    def tell(self, to: Connection, about: str, what: str) -> None:
        """Sent with the commit, or not at all."""
        to.execute(select(func.pg_notify(CHANNEL, f"{about} {what}")))

    def listen(self, heard: Heard, missed: Callable[[], None]) -> None:
        """From now on, as long as the server runs."""
        work = self._always_listen(heard, missed)
        self._listening = asyncio.get_running_loop().create_task(work)

    async def _always_listen(self, heard: Heard, missed: Callable[[], None]) -> None:
        """A connection of its own, opened again whenever it is lost."""
        tries = 0
        while True:
            try:
                async with await self._listener() as connection:
                    missed()  # whatever was told while nobody listened
                    tries = 0
                    async for told in connection.notifies():
                        about, _, what = told.payload.partition(" ")
                        heard(about, what)
            except (psycopg.Error, OSError) as error:
                log.warning("nobody listens to the other processes", why=str(error).strip())
            await asyncio.sleep(AGAIN[min(tries, len(AGAIN) - 1)])
            tries += 1

    async def _listener(self) -> psycopg.AsyncConnection[Any]:
        """A connection that hears what others tell."""
        asked: dict[str, Any] = dict(ALIVE)
        connection = await psycopg.AsyncConnection.connect(self.url, autocommit=True, **asked)
        try:
            await connection.execute(f"LISTEN {CHANNEL}")
        except BaseException:  # also when the server stops at this very moment
            await connection.close()
            raise
        return connection

    # --- leases -------------------------------------------------------------------------
    async def lease(self, match: str) -> bool:
        """Taken if it is free, run out, or this process's already."""
        held = schema.leases.c
        new = insert(schema.leases).values(match=match, owner=self.owner, until=NOW + LEASED)
        taken = new.on_conflict_do_update(
            index_elements=[held.match],
            set_={"owner": new.excluded.owner, "until": new.excluded.until},
            where=(held.until < NOW) | (held.owner == self.owner),
        ).returning(held.match)
        return await self.write(lambda to: to.execute(taken).first() is not None)

    async def release(self, match: str) -> None:
        """Only what is this process's own."""
        held = schema.leases.c
        mine = delete(schema.leases).where(held.match == match, held.owner == self.owner)
        await self.write(lambda to: to.execute(mine))

    async def renew_leases(self) -> None:
        """All that are still this process's own."""
        mine = update(schema.leases).where(schema.leases.c.owner == bindparam("me"))
        renewed = mine.values(until=NOW + LEASED)
        await self.write(lambda to: to.execute(renewed, {"me": self.owner}))

    def unleased(self, match: ColumnElement[str]) -> ColumnElement[bool]:
        """Is there no lease that still holds?"""
        held = schema.leases.c
        return not_(exists().where(held.match == match, held.until >= NOW))


def once_more(work: Callable[[], T]) -> T:
    """A second time where the connection was cut under it: nothing stands of the first."""
    try:
        return work()
    except TROUBLE as error:
        if not error.connection_invalidated:
            raise
    return work()


def looked(engine: Engine, work: Callable[[Connection], T]) -> T:
    """What a look finds."""
    with engine.connect() as of:
        return work(of)


def changed(engine: Engine, work: Callable[[Connection], T]) -> tuple[Connection, T]:
    """A change that is made and not yet committed; a commit may not be sent again."""
    to = engine.connect()
    try:
        return to, work(to)
    except BaseException:
        to.close()
        raise


def refuse_cut(connection: Any, record: Any, proxy: Any) -> None:
    """The pool is to open another connection where the server has hung up on this one.

    Between statements a server says nothing unless it hangs up; to look whether it has costs
    nothing, where a question to it costs as much as most that it is asked for.
    """
    looking = poll()
    looking.register(connection.fileno(), POLLIN)
    if looking.poll(0):
        raise DisconnectionError("the server has hung up")


def said(error: DBAPIError) -> str:
    """What the database said, in one line."""
    return " ".join(str(error.orig).split())
