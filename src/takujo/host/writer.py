"""The one who writes: a thread with the only writing connection of a database.

Changes are made one after the other, each whole or not at all. Those that come while the disk is
busy share the next commit, so that many tables cost hardly more waiting than one.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError

from takujo.host.database import CannotStore, whole

T = TypeVar("T")
TOGETHER: Final = 50  # changes that share one commit at most
TRIES: Final = 3  # at a database that another program holds, or that only reads
PAUSE: Final = 0.1  # seconds before the second try; then twice as long


class Change:
    """Something to be written, and who waits for it."""

    def __init__(self, work: Callable[[Connection], Any]) -> None:
        self.work = work
        self.done: Future[Any] = Future()
        self.result: Any = None
        self.error: BaseException | None = None

    def settle(self, problem: BaseException | None = None) -> None:
        """Tell whoever waits; a commit that failed is the problem of all who shared it."""
        error = problem or self.error
        if error is None:
            self.done.set_result(self.result)
        else:
            self.done.set_exception(error)


class Writer:
    """Makes changes in the order in which they come."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine.execution_options(begins="BEGIN IMMEDIATE")
        self._waiting: queue.SimpleQueue[Change | None] = queue.SimpleQueue()
        self._closing = threading.Lock()  # nothing may come behind the last word
        self._closed = False
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self._thread.start()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """One change; it is on disk when this returns."""
        change = Change(work)
        with self._closing:
            if self._closed:  # nobody would ever answer
                raise CannotStore("the database is closed")
            self._waiting.put(change)
        return await whole(asyncio.wrap_future(change.done))

    def close(self) -> None:
        """Write what is waiting, and end; whoever comes later is told so."""
        with self._closing:
            self._closed = True
            self._waiting.put(None)
        self._thread.join()

    def _work(self) -> None:
        """Take what waits, until told to end."""
        while True:
            change = self._waiting.get()
            together: list[Change] = []
            while change is not None:
                together.append(change)
                if len(together) == TOGETHER or self._waiting.empty():
                    break
                change = self._waiting.get()
            self._write_all(together)
            if change is None:
                return

    def _write_all(self, changes: list[Change]) -> None:
        """One commit for all of them."""
        try:
            self._persist(changes)
        except OperationalError as error:
            problem = CannotStore(str(error.orig))
            problem.__cause__ = error
            for change in changes:
                change.settle(problem)
        except BaseException as error:
            for change in changes:
                change.settle(error)
        else:
            for change in changes:
                change.settle()

    def _persist(self, changes: list[Change]) -> None:
        """Try again where another program holds the database, with an end.

        A connection that was opened while the disk only read never writes: then with another one.
        """
        for tries in range(1, TRIES + 1):
            try:
                self._commit(changes)
                return
            except OperationalError as error:
                only_reads = "readonly" in str(error.orig)
                if tries == TRIES or not (only_reads or "locked" in str(error.orig)):
                    raise
            if only_reads:
                self.engine.dispose()
            time.sleep(PAUSE * 2 ** (tries - 1))

    def _commit(self, changes: list[Change]) -> None:
        """Each change for itself, then the commit; one that fails takes nothing else with it."""
        with self.engine.begin() as to:
            for change in changes:
                change.result = change.error = None
                try:
                    if len(changes) == 1:
                        change.result = change.work(to)
                    else:
                        with to.begin_nested():
                            change.result = change.work(to)
                except OperationalError:
                    raise
                except Exception as error:
                    if len(changes) == 1:
                        raise
                    change.error = error
