"""The matches held in memory: found, put away, and the same as on disk whatever fails."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from functools import wraps
from typing import Any, Concatenate, Final, ParamSpec, TypeVar
from weakref import WeakValueDictionary

import structlog
from sqlalchemy import Connection, update

from takujo.editions.mistakes import Report
from takujo.games.catalogue import game
from takujo.host import schema
from takujo.host.database import CannotStore, Overtaken
from takujo.host.entries import Entry
from takujo.host.entry_lines import EntryReader, entry_text
from takujo.host.header import rulebook_of
from takujo.host.limits import Limits
from takujo.host.match import GATHERING, OVER, PLAYING, Match
from takujo.host.news import News
from takujo.host.past import Past, past_of
from takujo.host.record import Conflict, Record
from takujo.host.store import CHANGED, Store, Stored
from takujo.host.tickets import hashed
from takujo.kernel.game import Refused
from takujo.kernel.said import Said

log = structlog.get_logger()
NOTED = 24 * 3600 * 1000  # milliseconds between two notes that somebody looked at a match
KEPT = 200  # matches held in memory; any other is folded again from its entries
LONGEST_NAME: Final = 16  # letters of a match's name
OVERTAKEN: Final = 5  # times that a change is made again because another process was faster
P = ParamSpec("P")
T = TypeVar("T")
House = TypeVar("House")  # whoever changes matches
Change = Callable[Concatenate[House, P], Coroutine[Any, Any, T]]


def now() -> int:
    """The time in milliseconds."""
    return time.time_ns() // 1_000_000


class Gone(Exception):
    """There is no such match, seat or link."""

    def __init__(self, problem: Said) -> None:
        super().__init__(str(problem))
        self.problem = problem


def made_again(change: Change[House, P, T]) -> Change[House, P, T]:
    """If another process was faster, the match is loaded and the change made again on it.

    A question takes one answer, a seat one person: what both wanted is refused to the second.
    """

    @wraps(change)
    async def persistent(house: House, /, *given: P.args, **named: P.kwargs) -> T:
        """With an end."""
        for _ in range(OVERTAKEN):
            try:
                return await change(house, *given, **named)
            except Overtaken:
                continue
        raise Refused(Said("somebody else was faster"))

    return persistent


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
        self._under_way: set[asyncio.Task[None]] = set()

    async def get(self, id: str) -> Match:
        """The match as it is stored, for looking at before anything else is awaited."""
        if id in self._kept and not self._is_changing(id) and not self.store.shared:
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
        known = self._kept.get(id)
        if known is not None and await self._is_newest(known):
            self._kept.move_to_end(id)
            return known
        loaded = await self._load(id, known)
        if loaded is None:
            self._kept.pop(id, None)
            raise Gone(Said("there is no match {id}", id=id))
        match = known or Match(loaded.facts, loaded.seats)
        match.facts, match.seats = loaded.facts, loaded.seats
        match.line_up = match.line_up or loaded.line_up
        match.stuck = self.troubled.get(id, match.stuck)
        if loaded.facts.state != GATHERING:
            self._follow(match, loaded)
        self._keep(match)
        return match

    async def _is_newest(self, match: Match) -> bool:
        """Has nobody else changed it since? Where one process works alone nobody can have."""
        if not self.store.shared:
            return True
        return await self.store.change_of(match.id) == match.facts.change

    async def _load(self, id: str, known: Match | None) -> Stored | None:
        """What is stored, as far as it is not known."""
        if not is_name(id):
            return None  # not even asked for: a database may not be able to
        if known is None:
            return await self.store.load(id)
        return await self.store.load(id, len(known.times), known.facts)

    def _follow(self, match: Match, loaded: Stored) -> None:
        """Go on to where it stands; whatever is wrong with it, all others go on."""
        try:
            if is_past(match):
                lines = [line for line, _ in loaded.entries]
                match.past = read_past(match, lines) if lines else match.past
                match.set_aside = True
                return
            follow(match, [line for line, _ in loaded.entries])
            match.times += [at for _, at in loaded.entries]
        except Exception as error:
            log.error("match set aside", match=match.id, why=f"{type(error).__name__}: {error}")
            match.set_aside = True
            self.troubled[match.id] = {}

    # --- other processes ----------------------------------------------------------------
    def listen(self) -> None:
        """Hear from now on what other processes change, where there are some."""
        self.store.database.listen(self._heard, self._missed)

    def _heard(self, about: str, what: str) -> None:
        """Another process, or this one, has changed a match that somebody may watch."""
        id, _, change = what.partition(" ")
        if about == CHANGED and self.news.is_behind(id, int(change)):
            self._begin(self._show(id))

    def _missed(self) -> None:
        """Something may have happened unheard: look at all that is watched."""
        for id in self.news.watched():
            self._begin(self._show(id))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Do it meanwhile; what is under way must be held by somebody."""
        task = asyncio.get_running_loop().create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def _show(self, id: str) -> None:
        """Tell those who watch it here."""
        try:
            self.news.show(await self.get(id))
        except (Gone, CannotStore) as error:  # who watches asks again, and is told
            log.info("a watched match was not looked at", match=id, why=str(error))

    def _keep(self, match: Match) -> None:
        """Hold it in memory; the one longest unused goes, but none that is being changed."""
        self._kept[match.id] = match
        if len(self._kept) <= KEPT:
            return
        idle = [id for id in self._kept if id != match.id and not self._is_changing(id)]
        for id in idle[: len(self._kept) - KEPT]:
            del self._kept[id]

    def kept(self) -> list[str]:
        """The matches in memory."""
        return list(self._kept)

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


def is_name(id: str) -> bool:
    """Could a match be called so?"""
    return id.isascii() and id.isalnum() and len(id) <= LONGEST_NAME


def is_past(match: Match) -> bool:
    """Is it over, and was it played by rules that can no longer be?"""
    facts = match.facts
    return facts.state == OVER and facts.version < game(facts.game).oldest


def read_past(match: Match, lines: Sequence[str]) -> Past:
    """What was stored at its end."""
    reader = EntryReader(len(match.seats), Report(f"match {match.id}"))
    entries = stored_entries(reader, lines)
    return past_of(entries, match.facts.events, match.facts.result)


def follow(match: Match, lines: Sequence[str]) -> None:
    """Go on by these lines; the record must stand where it stood when they were stored."""
    facts, record = match.facts, match.record
    match.reader = match.reader or EntryReader(len(match.seats), Report(f"match {match.id}"))
    known = record.entries if record is not None else []
    entries = stored_entries(match.reader, lines, known)
    if record is None:  # what was seen on the way is not noted, because nobody is in the middle
        header = match.header()
        record = Record(header, rulebook_of(header), entries)
        match.begin(record)
    else:
        for entry in entries:
            record.append(entry)
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


def stored_entries(
    reader: EntryReader, lines: Sequence[str], known: Sequence[Entry] = ()
) -> list[Entry]:
    """The entries that these lines stand for, numbered from behind those that are known."""
    for entry in known[reader.newest :]:  # what they took back or asked for counts for the rest
        reader.read(entry.number, entry_text(entry), Said("entry {n}", n=entry.number))
    first = len(known) + 1
    read = [reader.read(n, line, Said("entry {n}", n=n)) for n, line in enumerate(lines, first)]
    reader.report.refuse()
    return [entry for entry in read if entry is not None]
