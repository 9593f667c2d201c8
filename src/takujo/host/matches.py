"""The matches of this server: made, joined, started, answered; every change is stored first."""

from __future__ import annotations

import asyncio
import json
import time
from collections import OrderedDict
from collections.abc import Sequence

from takujo.editions.mistakes import Report
from takujo.host.entries import Entry
from takujo.host.entry_lines import EntryReader, entry_text
from takujo.host.header import commitment, rulebook_of
from takujo.host.match import (
    CPU,
    GATHERING,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    Facts,
    Match,
    Seat,
    line_up,
)
from takujo.host.news import News
from takujo.host.play import Choice
from takujo.host.record import Record
from takujo.host.store import Overtaken, Store
from takujo.host.tickets import (
    hashed,
    in_groups,
    link_secret,
    new_match_id,
    new_seed,
    recovery_code,
)
from takujo.kernel.agenda import Rulebook
from takujo.kernel.game import Refused

KEPT = 200  # matches held in memory; any other is folded again from its entries


def now() -> int:
    """The time in milliseconds."""
    return time.time_ns() // 1_000_000


class Gone(Exception):
    """There is no such match, seat or link."""


class Matches:
    """All matches, each changed by one answer at a time."""

    def __init__(self, store: Store, key: str) -> None:
        self.store = store
        self.key = key  # join links are made from it
        self.news = News()
        self._kept: OrderedDict[str, Match] = OrderedDict()
        self._locks: dict[str, asyncio.Lock] = {}

    # --- finding ------------------------------------------------------------------------
    async def get(self, id: str) -> Match:
        """The match as it is stored, for looking at before anything else is awaited."""
        match = await self._find(id)
        if self._lock(id).locked():
            async with self._lock(id):  # what is being written now is not true before it is stored
                match = await self._find(id)
        return match

    async def _find(self, id: str) -> Match:
        """From memory, or folded from what is stored; Gone if there is none."""
        if id in self._kept:
            self._kept.move_to_end(id)
            return self._kept[id]
        loaded = await self.store.load(id)
        if loaded is None:
            raise Gone(f"there is no match {id}")
        if id in self._kept:  # somebody else loaded it meanwhile, and it may have moved on
            return self._kept[id]
        facts, seats, lines = loaded
        match = Match(facts, seats, None, [at for _, at in lines])
        if facts.state != GATHERING:
            header = match.header()
            entries = stored_entries(id, len(seats), [line for line, _ in lines])
            match.record = Record(header, rulebook_of(header), entries)
        self._keep(match)
        return match

    def _keep(self, match: Match) -> None:
        """Hold it in memory; the one longest unused goes."""
        self._kept[match.id] = match
        while len(self._kept) > KEPT:
            gone, _ = self._kept.popitem(last=False)
            if not self._lock(gone).locked():
                del self._locks[gone]

    def _lock(self, id: str) -> asyncio.Lock:
        """One change of a match at a time."""
        return self._locks.setdefault(id, asyncio.Lock())

    async def mine(self, device: str, most: int = 20) -> list[Match]:
        """The newest matches in which this device has a seat."""
        return [await self.get(id) for id in await self.store.of_device(hashed(device), most)]

    # --- making and joining -------------------------------------------------------------
    async def make(
        self, book: Rulebook, plan: Sequence[Seat], speed: str, rematch_of: str = ""
    ) -> Match:
        """A new match; it starts at once when nobody is waited for."""
        at = now()
        facts = Facts(
            id=new_match_id(),
            made_at=at,
            changed_at=at,
            state=GATHERING,
            game=book.game.name,
            rules=book.identity,
            version=book.version,
            edition_name=book.edition_name,
            edition=json.dumps(book.edition, ensure_ascii=False),
            chance="sealed",
            seed=new_seed(),
            commitment="",
            start="deal",
            speed=speed,
            veils=True,
        )
        match = Match(facts, list(plan))
        for number in match.open_seats():
            match.seats[number].secret = hashed(self.link(match, number))
        for number, seat in enumerate(match.seats):
            seat.code = hashed(self.code(match, number)) if seat.device else ""
        await self.store.add(facts, match.seats)
        self._keep(match)
        if rematch_of:
            await self._note_rematch(rematch_of, facts.id)
        await self._start_if_full(match)
        return match

    async def _note_rematch(self, before: str, id: str) -> None:
        """The finished match leads to the one that follows it."""
        async with self._lock(before):
            old = await self._find(before)
            old.facts.rematch = id
            await self.store.write(old.facts, [])

    def link(self, match: Match, seat: int) -> str:
        """The secret of an open seat's join link; the same at every call."""
        return link_secret(self.key, match.id, seat)

    async def seat_behind(self, secret: str) -> tuple[Match, int]:
        """The match and seat a join link leads to."""
        found = await self.store.match_with_secret(hashed(secret))
        if found is None:
            raise Gone("this link leads to no table")
        return await self.get(found[0]), found[1]

    async def join(self, secret: str, device: str, name: str) -> tuple[Match, int]:
        """Take an open seat; the same device coming back by its link finds its seat again."""
        match, seat = await self.seat_behind(secret)
        async with self._lock(match.id):
            own = match.seat_of(hashed(device))
            if own is not None:
                return match, own
            self._open_seat(match, seat)
            link, code = match.seats[seat].secret, hashed(self.code(match, seat))
            match.seats[seat] = Seat(PERSON, "", name, hashed(device), link, code)
            await self._seats_changed(match)
        return match, seat

    def code(self, match: Match, seat: int) -> str:
        """The recovery code of a seat; the same at every call, until it is used."""
        return recovery_code(self.key, match.id, seat, match.seats[seat].codes)

    async def recover(self, code: str, device: str) -> Match:
        """Another device takes the seat of this code, which is used up; Gone if there is none."""
        wanted = hashed(in_groups(code))
        found = await self.store.match_with_code(wanted)
        if found is None:
            raise Gone("no seat has this code")
        id, seat = found
        async with self._lock(id):
            match = await self._find(id)
            own = match.seat_of(hashed(device))
            if own is not None and own != seat:
                raise Refused(f"this device plays seat {own} here")
            if match.seats[seat].code != wanted:  # used by somebody else meanwhile
                raise Gone("no seat has this code")
            if own is None:
                self._move(match, seat, device)
                await self._seats_changed(match)
        return match

    def _move(self, match: Match, seat: int, device: str) -> None:
        """The seat belongs to this device from now on, and has another code."""
        moved = match.seats[seat]
        moved.device = hashed(device)
        moved.codes += 1
        moved.code = hashed(self.code(match, seat))

    async def give_to_cpu(self, id: str, seat: int, level: str) -> Match:
        """An open seat is played by a CPU."""
        async with self._lock(id):
            match = await self._find(id)
            self._open_seat(match, seat)
            match.seats[seat] = Seat(CPU, level)
            await self._seats_changed(match)
        return match

    def _open_seat(self, match: Match, seat: int) -> None:
        """Refuse a seat that waits for nobody."""
        if not 0 <= seat < len(match.seats):
            raise Gone(f"there is no seat {seat}")
        if match.seats[seat].kind != OPEN:
            raise Refused(f"seat {seat} is taken")

    async def _seats_changed(self, match: Match) -> None:
        """Store who sits where, and start when nobody is missing."""
        match.facts.changed_at = now()
        await self.store.write_seats(match.facts, match.seats, match.facts.newest + 1)
        await self._start_if_full(match)
        self.news.tell(match)

    async def _start_if_full(self, match: Match) -> None:
        """Deal, with a commitment to the seed that is shown before the first choice."""
        facts = match.facts
        if facts.state != GATHERING or match.open_seats():
            return
        facts.commitment = commitment(facts.seed, facts.id, facts.rules, line_up(match.seats))
        facts.state = PLAYING
        header = match.header()
        match.record = Record(header, rulebook_of(header))
        self._note_position(match)
        await self.store.write_seats(facts, match.seats, 1)
        self.news.tell(match)

    # --- playing ------------------------------------------------------------------------
    async def answer(self, id: str, seat: int, choices: Sequence[Choice], question: int) -> int:
        """A seat's answer; the number of its entry. Refused or Conflict changes nothing."""
        async with self._lock(id):
            match = await self._find(id)
            record = self._playing(match)
            before = len(record.entries)
            entry = record.answer(seat, choices, question)
            take_forced(match, record)
            await self._store_entries(match, record, record.entries[before:])
        return entry.number

    async def undo(self, id: str, seat: int, number: int) -> int:
        """A seat takes back its entry; the number of the entry that says so."""
        async with self._lock(id):
            match = await self._find(id)
            record = self._playing(match)
            before = len(record.entries)
            entry = record.undo(seat, number)
            untake_forced(match, record, seat)
            await self._store_entries(match, record, record.entries[before:])
        return entry.number

    def _playing(self, match: Match) -> Record:
        """The record of a match that has started."""
        if match.record is None:
            raise Refused("the table has not started")
        return match.record

    async def _store_entries(self, match: Match, record: Record, new: Sequence[Entry]) -> None:
        """On disk first; if that fails, memory is dropped and made again from what is stored."""
        if not new:
            return  # the same answer again
        at = now()
        match.facts.changed_at = at
        self._note_position(match)
        try:
            await self.store.write(match.facts, [(e.number, at, entry_text(e)) for e in new])
        except BaseException as error:
            self._kept.pop(match.id, None)
            if isinstance(error, Overtaken):
                raise Refused("somebody else was faster") from error
            raise
        match.times.extend([at] * len(new))
        for _ in new:
            match.note_moment()
        self.news.tell(match)

    def _note_position(self, match: Match) -> None:
        """What lists show, and at the end what makes the match readable without its rules."""
        record = self._playing(match)
        facts = match.facts
        facts.newest = len(record.entries)
        facts.waiting = " ".join(str(seat) for seat in record.waiting)
        facts.round = int(getattr(record.table, "round", 0))
        result = record.result
        if result is not None:
            facts.state = OVER
            facts.result = json.dumps({"scores": result.scores, "ranks": result.ranks})
            heard = [record.events(entry.number) for entry in record.entries]
            facts.events = json.dumps(heard)


def take_forced(match: Match, record: Record) -> None:
    """Answer for a person what leaves no choice, where nobody else must be kept from noticing."""
    while len(record.waiting) == 1 and match.alone(record.waiting[0]):
        seat = record.waiting[0]
        options = record.table_of(seat).options(seat)
        if len(options) > 1:
            return
        record.answer(seat, options, record.question(seat))


def untake_forced(match: Match, record: Record, seat: int) -> None:
    """Take back also what the person was not asked, as far as that can be."""
    while match.alone(seat) and len(record.table_of(seat).options(seat)) == 1:
        latest = record.undoable(seat)
        if not latest:
            return
        record.undo(seat, latest)


def stored_entries(id: str, seats: int, lines: Sequence[str]) -> list[Entry]:
    """The entries that these lines stand for, numbered from 1."""
    report = Report(f"match {id}")
    reader = EntryReader(seats, report)
    read = [reader.read(n, line, f"entry {n}") for n, line in enumerate(lines, 1)]
    report.refuse()
    return [entry for entry in read if entry is not None]
