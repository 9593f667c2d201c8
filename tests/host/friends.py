"""A house of friends to test with: people at a table, and a clock that is set by hand."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from takujo.games.catalogue import game
from takujo.host.absences import Absences
from takujo.host.match import CPU, OPEN, PERSON, HostedSeat, Match
from takujo.host.matches import Matches
from takujo.host.presence import Presence
from takujo.host.record import Record
from takujo.host.seat_changes import SeatChanges
from takujo.host.store import Store
from takujo.host.tickets import hashed
from takujo.kernel.chance import FastNumbers
from tests.host.matches_at_hand import store_in


class Friends:
    """Matches over one database, with everything that friends need."""

    def __init__(self, store: Store) -> None:
        self.matches = Matches(store, "key")
        self.changes = SeatChanges(self.matches)
        self.presence = Presence(self.matches)
        self.absences = Absences(self.changes)
        self.numbers = FastNumbers(1)
        self.at = 1_000_000_000_000
        self.matches.clock = lambda: self.at

    async def table(self, *who: str, name: str = "san-juan", away: int = 0) -> Match:
        """A table: a level is a CPU, "open" an open seat, any other word a person's name."""
        plan: list[HostedSeat] = []
        for word in who:
            if word in ("random", "easy", "normal"):
                plan.append(HostedSeat(CPU, word))
            elif word == "open":
                plan.append(HostedSeat(OPEN))
            else:
                plan.append(HostedSeat(PERSON, "", word, hashed(word)))
        match = await self.matches.make(game(name).book(), plan, "off")
        if away:
            match = await self.matches.set_terms(match.id, public=False, away=away, level="easy")
        return match

    async def record(self, id: str) -> Record:
        """The record of a match that has started."""
        record = (await self.matches.get(id)).record
        assert record is not None
        return record

    async def answer_once(self, id: str, cpu: bool = False) -> int:
        """The first seat that is asked answers by chance; its number."""
        record = await self.record(id)
        seat = record.waiting[0]
        options = record.table_of(seat).options(seat)
        option = options[self.numbers.below(len(options))]
        await self.matches.answer(id, seat, [option], record.question(seat), cpu=cpu)
        return seat


@asynccontextmanager
async def friends_in(folder: Path) -> AsyncIterator[Friends]:
    """Friends over the database of this folder, closed afterwards."""
    store = store_in(folder)
    try:
        yield Friends(store)
    finally:
        await store.close()
