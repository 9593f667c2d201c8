"""What a store needs of a database; SQLite and PostgreSQL each give it in a file of their own."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ClassVar, TypeVar

from sqlalchemy import ColumnElement, Connection, Engine

T = TypeVar("T")
Heard = Callable[[str, str], None]  # what about, and what of it


class CannotStore(Exception):
    """Nothing was stored: the disk is full, or another program holds the database."""


class CannotRead(CannotStore):
    """The database does not answer now."""


class Overtaken(Exception):
    """Somebody else has changed this match first: load it again."""


class Database(ABC):
    """Where matches lie, and how other processes that work on them are heard."""

    shared: ClassVar[bool]  # may other processes change it meanwhile?
    engine: Engine

    @abstractmethod
    async def read(self, work: Callable[[Connection], T]) -> T:
        """Look something up, as it is at one moment."""

    async def glance(self, work: Callable[[Connection], T]) -> T:
        """Look something up by one statement, which sees one moment by itself."""
        return await self.read(work)

    @abstractmethod
    async def write(self, work: Callable[[Connection], T]) -> T:
        """One change, whole or not at all; it is on disk when this returns."""

    @abstractmethod
    async def close(self) -> None:
        """Write what is waiting, and let go."""

    # --- other processes ----------------------------------------------------------------
    @abstractmethod
    def tell(self, to: Connection, about: str, what: str) -> None:
        """Whoever works on the same database hears this, once the change that says it stands."""

    @abstractmethod
    def listen(self, heard: Heard, missed: Callable[[], None]) -> None:
        """Hear what the others tell; ``missed`` is called where something may not have been."""

    # --- leases -------------------------------------------------------------------------
    @abstractmethod
    async def lease(self, match: str) -> bool:
        """May this process think for the CPU seats of this match?"""

    @abstractmethod
    async def release(self, match: str) -> None:
        """Others may think for it."""

    @abstractmethod
    async def renew_leases(self) -> None:
        """What this process thinks about stays its own a little longer."""

    @abstractmethod
    def unleased(self, match: ColumnElement[str]) -> ColumnElement[bool]:
        """Does no process think for this match?"""


async def whole(done: asyncio.Future[T]) -> T:
    """Wait for a change; whoever is cancelled waits for it too.

    Otherwise memory could be made from what was before.
    """
    try:
        return await asyncio.shield(done)
    except asyncio.CancelledError:
        await asyncio.wait([done])
        if not done.cancelled():
            done.exception()
        raise
