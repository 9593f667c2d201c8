"""People go before CPUs: who may think next, and when tables without people may go on."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Final

from takujo.host.match import OVER, Match

PEOPLE, PROGRAMS, NOBODY = 0, 1, 2  # who waits at a table
BREATH: Final = 0.02  # seconds between two answers at tables where nobody waits
LONGEST: Final = 0.5  # seconds for which people who are being served hold such a table up


def rank_of(match: Match) -> int:
    """Who waits at this table for its CPU seats: at one that has ended nobody does."""
    if match.facts.state == OVER:
        return NOBODY
    if any(seat.device for seat in match.seats):
        return PEOPLE
    return PROGRAMS if any(seat.token for seat in match.seats) else NOBODY


class TurnOrder:
    """As many thoughts at a time as there are workers, those that somebody waits for first."""

    def __init__(self, workers: int) -> None:
        self.free = workers
        self.served = 0  # people's requests that are being answered now
        self._next: list[tuple[int, int, asyncio.Future[None]]] = []
        self._came = 0
        self._aside = asyncio.Lock()

    @contextmanager
    def serving(self) -> Iterator[None]:
        """Somebody's request is being answered."""
        self.served += 1
        try:
            yield
        finally:
            self.served -= 1

    @asynccontextmanager
    async def thinking(self, rank: int) -> AsyncIterator[None]:
        """A worker, as soon as it is this table's turn."""
        await self._take(rank)
        try:
            yield
        finally:
            self._give()

    async def _take(self, rank: int) -> None:
        """Wait for a worker behind those of the same rank who came before."""
        if self.free:
            self.free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._came += 1
        heapq.heappush(self._next, (rank, self._came, turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give()
            raise

    def _give(self) -> None:
        """The worker goes to the next who still wants it."""
        while self._next:
            _, _, turn = heapq.heappop(self._next)
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1

    @asynccontextmanager
    async def answering(self, rank: int) -> AsyncIterator[None]:
        """At once where somebody waits; other tables one by one, in the pauses of people."""
        if rank != NOBODY:
            yield
            return
        async with self._aside:
            until = asyncio.get_running_loop().time() + LONGEST
            await asyncio.sleep(BREATH)
            while self.served and asyncio.get_running_loop().time() < until:
                await asyncio.sleep(BREATH)
            yield
