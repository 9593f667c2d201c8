"""The matches held in memory: found, put away, and the same as on disk whatever fails."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

import structlog
from sqlalchemy import Connection, update

from takujo.editions.mistakes import Report
from takujo.host import schema
from takujo.host.entries import Entry
from takujo.host.entry_lines import EntryReader
from takujo.host.header import rulebook_of
from takujo.host.limits import Limits
from takujo.host.match import GATHERING, PLAYING, Match
from takujo.host.news import News
from takujo.host.record import Conflict, Record
from takujo.host.store import Store
from takujo.host.tickets import hashed
from takujo.host.writer import CannotStore
from takujo.kernel.game import Refused
from takujo.kernel.said import Said

log = structlog.get_logger()
NOTED = 24 * 3600 * 1000  # milliseconds between two notes that somebody looked at a match
KEPT = 200  # matches held in memory; any other is folded again from its entries


def now() -> int:
    """The time in milliseconds."""
    return time.time_ns() // 1_000_000


class Gone(Exception):
    """There is no such match, seat or link."""

    def __init__(self, problem: Said) -> None:
        super().__init__(str(problem))
        self.problem = problem


class KeptMatches:
    """Finding matches, and changing them one change at a time."""

    def __init__(self, store: Store, key: str, limits: Limits | None = None) -> None:
        self.clock = now  # what is decided by time is decided by it; tests have their own
        self.store = store
        self.limits = limits or Limits()
        self.key = key  # join links are made from it
        self.news = News()
        self.troubled: dict[str, dict[int, int]] = {}  # set aside, or with CPU seats that gave up
        self._kept: OrderedDict[str, Match] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def get(self, id: str) -> Match:
        """The match as it is stored, for looking at before anything else is awaited."""
        if id in self._kept and not self._is_changing(id):
            self._kept.move_to_end(id)
            return self._kept[id]
        async with self._lock(id):  # what is being written now is not true before it is stored
            return await self._find(id)

    @asynccontextmanager
    async def changing(self, id: str) -> AsyncIterator[Match]:
        """The match while one change of it is made and stored.

        If storing fails, memory is dropped and made again from what is stored. A refusal leaves
        everything as it was.
        """
        async with self._lock(id):
            match = await self._find(id)
            try:
                yield match
            except BaseException as error:
                if not isinstance(error, Refused | Conflict | Gone) or is_ahead(match):
                    self._kept.pop(id, None)
                raise

    async def _find(self, id: str) -> Match:
        """From memory, or folded from what is stored; Gone if there is none. Under its lock."""
        if id in self._kept:
            self._kept.move_to_end(id)
            return self._kept[id]
        loaded = await self.store.load(id)
        if loaded is None:
            raise Gone(Said("there is no match {id}", id=id))
        match = Match(loaded.facts, loaded.seats, None, [at for _, at in loaded.entries])
        match.line_up = loaded.line_up
        match.stuck = self.troubled.get(id, {})
        if loaded.facts.state != GATHERING:
            try:
                match.begin(followed(match, [line for line, _ in loaded.entries]))
            except Exception as error:  # whatever is wrong with it, all others go on
                log.error("match set aside", match=id, why=f"{type(error).__name__}: {error}")
                match.set_aside = True
                self.troubled[id] = {}
        self._keep(match)
        return match

    def _keep(self, match: Match) -> None:
        """Hold it in memory; the one longest unused goes, but none that is being changed."""
        self._kept[match.id] = match
        if len(self._kept) <= KEPT:
            return
        idle = [id for id in self._kept if id != match.id and not self._is_changing(id)]
        for id in idle[: len(self._kept) - KEPT]:
            del self._kept[id]

    def _is_changing(self, id: str) -> bool:
        """Is somebody at work on this match?"""
        lock = self._locks.get(id)
        return lock is not None and lock.locked()

    def _lock(self, id: str) -> asyncio.Lock:
        """One change of a match at a time; it is there as long as somebody holds it."""
        return self._locks.setdefault(id, asyncio.Lock())

    async def opened(self, match: Match, at: int) -> None:
        """One of its people looks at a match: noted once a day, so that it is not removed."""
        if at - match.facts.opened_at < NOTED:
            return
        before, match.facts.opened_at = match.facts.opened_at, at
        mine = schema.matches.c.id == match.id
        try:
            await self.store.change(
                lambda to: to.execute(update(schema.matches).where(mine).values(opened_at=at))
            )
        except CannotStore as error:  # whoever looks must see the table all the same
            match.facts.opened_at = before
            log.error("a look was not noted", match=match.id, why=str(error))

    async def remove(self, id: str, removal: Callable[[Connection], bool]) -> bool:
        """Remove a match by this change, which may find that it must stay; was it removed?"""
        async with self._lock(id):
            removed = await self.store.change(removal)
            if removed:
                self._kept.pop(id, None)
                self.troubled.pop(id, None)
            return removed

    async def mine(self, device: str, most: int = 20) -> list[Match]:
        """The newest matches in which this device has a seat."""
        return [await self.get(id) for id in await self.store.of_device(hashed(device), most)]


def is_ahead(match: Match) -> bool:
    """Does memory hold entries that were never stored?"""
    return match.record is not None and len(match.record.entries) != match.facts.newest


def followed(match: Match, lines: Sequence[str]) -> Record:
    """The record that these lines lead to; it must stand where it stood when it was stored."""
    header, facts = match.header(), match.facts
    record = Record(header, rulebook_of(header), stored_entries(match.id, len(match.seats), lines))
    if len(record.entries) != facts.newest:
        there = len(record.entries)
        raise Refused(
            Said("{n} entries were stored, {there} are there", n=facts.newest, there=there)
        )
    waiting = " ".join(str(seat) for seat in record.waiting)
    if facts.state == PLAYING and waiting != facts.waiting:
        raise Refused(
            Said(
                "the rules wait for seat '{seat}', the table waited for '{other}'",
                seat=waiting,
                other=facts.waiting,
            )
        )
    return record


def stored_entries(id: str, seats: int, lines: Sequence[str]) -> list[Entry]:
    """The entries that these lines stand for, numbered from 1."""
    report = Report(f"match {id}")
    reader = EntryReader(seats, report)
    read = [reader.read(n, line, Said("entry {n}", n=n)) for n, line in enumerate(lines, 1)]
    report.refuse()
    return [entry for entry in read if entry is not None]
