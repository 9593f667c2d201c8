"""The embedded database: SQLite in one file, on which this process alone works."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, Connection, create_engine, event, true

from takujo.host.database import Database, Heard
from takujo.host.upgrade import upgrade
from takujo.host.writer import Writer

T = TypeVar("T")


def prepare(connection: Any, _record: Any) -> None:
    """Readers do not block the writer; a commit is on disk when it returns."""
    connection.isolation_level = None  # transactions begin where we say so
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute("PRAGMA busy_timeout = 2000")
    cursor.close()


def begin(connection: Connection) -> None:
    """A reader sees one moment; the writer has the database for itself from its first word on."""
    connection.exec_driver_sql(connection.get_execution_options().get("begins", "BEGIN"))


class Embedded(Database):
    """One connection writes, another reads."""

    shared = False

    def __init__(self, file: Path) -> None:
        upgrade(f"sqlite:///{file}", file)
        # A problem's text must not hold what was written: seeds are among it.
        self.engine = create_engine(f"sqlite:///{file}", hide_parameters=True)
        event.listen(self.engine, "connect", prepare)
        event.listen(self.engine, "begin", begin)
        self._writer = Writer(self.engine)
        self._reader = ThreadPoolExecutor(1, "reader")

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Look something up."""

        def reading() -> T:
            """In the reader's thread."""
            with self.engine.connect() as of:
                return work(of)

        return await asyncio.get_running_loop().run_in_executor(self._reader, reading)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """One change, in the order in which they come."""
        return await self._writer.write(work)

    async def close(self) -> None:
        """Write what is waiting, and let go of the file."""
        await asyncio.to_thread(self._writer.close)
        self._reader.shutdown()
        self.engine.dispose()

    # --- there is nobody else -------------------------------------------------------------
    def tell(self, to: Connection, about: str, what: str) -> None:
        """Nobody hears it."""

    def listen(self, heard: Heard, missed: Callable[[], None]) -> None:
        """Nobody tells anything."""

    async def lease(self, match: str) -> bool:
        """Every match is this process's own."""
        return True

    async def release(self, match: str) -> None:
        """Nobody else wants it."""

    async def renew_leases(self) -> None:
        """They never end."""

    def unleased(self, match: ColumnElement[str]) -> ColumnElement[bool]:
        """Always."""
        return true()
