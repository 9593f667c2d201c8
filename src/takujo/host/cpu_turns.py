"""The turns of CPU seats: leased, thought about in worker processes, played at the table's pace."""

from __future__ import annotations

import asyncio
import hashlib
import json
import multiprocessing
import signal
import uuid
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial

import structlog

from takujo.host.match import CPU, Match
from takujo.host.matches import Gone, Matches, now
from takujo.host.pace import delay
from takujo.host.record import Conflict, Record
from takujo.host.thinking import Thought, live_with_the_server, think
from takujo.kernel.game import Refused

LEASE = 30_000  # milliseconds; a worker that takes longer may be overtaken, which costs time only
FIRST_RETRY = 0.5  # seconds until a turn that failed is tried again; then twice as long
LAST_RETRY = 60.0
log = structlog.get_logger()


class CpuTurns:
    """Watches all matches and plays their CPU seats."""

    def __init__(self, matches: Matches, workers: int = 1) -> None:
        self.matches = matches
        self.workers = workers
        self.owner = uuid.uuid4().hex
        self._pool = self._new_pool()
        self._running: dict[tuple[str, int, int], asyncio.Task[None]] = {}
        matches.news.listen(self.look_at)

    def _new_pool(self) -> ProcessPoolExecutor:
        """Fresh processes: a forked one would share the server's sockets."""
        spawned = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, spawned, initializer=live_with_the_server)

    async def resume(self) -> None:
        """After a start: go on in every match that was left in the middle."""
        await self.matches.store.drop_leases()  # of a server that may have been killed
        for id in await self.matches.store.unfinished():
            self.look_at(await self.matches.get(id))

    def look_at(self, match: Match) -> None:
        """Begin a turn for every CPU seat that is asked and not being thought about."""
        record = match.record
        if record is None or record.result is not None:
            return
        for seat in record.waiting:
            key = (match.id, seat, record.question(seat))
            if match.seats[seat].kind == CPU and key not in self._running:
                task = asyncio.get_running_loop().create_task(self._persist(*key))
                self._running[key] = task
                task.add_done_callback(partial(self._done, key))

    def _done(self, key: tuple[str, int, int], task: asyncio.Task[None]) -> None:
        """The turn is over."""
        self._running.pop(key, None)

    async def _persist(self, id: str, seat: int, question: int) -> None:
        """One answer of one CPU seat; what fails is tried again, later and later, for ever."""
        wait = FIRST_RETRY
        while True:
            try:
                return await self._turn(id, seat, question)
            except Exception as error:  # a full disk, a locked database: nobody else goes on here
                log.error("cpu turn failed", match=id, seat=seat, again_in=wait, exc_info=error)
            await asyncio.sleep(wait)
            wait = min(2 * wait, LAST_RETRY)

    async def _turn(self, id: str, seat: int, question: int) -> None:
        """One answer of one CPU seat."""
        try:
            if not await self.matches.store.lease(id, seat, question, self.owner, now(), LEASE):
                await asyncio.sleep(LEASE / 1000)
                self.look_at(await self.matches.get(id))
                return
            match = await self.matches.get(id)
            record = match.record
            if record is None or record.question(seat) != question:
                return
            wait = delay(match.facts.speed, same_turn(record, seat))
            begun = match.times[-1] if match.times else match.facts.changed_at
            choices = await self._think(match, record, seat, question)
            await asyncio.sleep(max(0, begun + wait - now()) / 1000)
            await self.matches.answer(id, seat, choices, question)
        except (Conflict, Gone, Refused) as gone:
            # somebody else answered, or the seat changed hands: the next look finds what is open
            log.info("cpu turn dropped", match=id, seat=seat, question=question, why=str(gone))

    async def _think(self, match: Match, record: Record, seat: int, question: int) -> list[int]:
        """The choices, from a worker; processes that died are replaced once."""
        thought = thought_of(match, record, seat, question)
        try:
            return await self._ask(thought)
        except BrokenProcessPool:
            self._pool = self._new_pool()
            return await self._ask(thought)

    def _ask(self, thought: Thought) -> asyncio.Future[list[int]]:
        """Give it to a worker; one that starts now never hears Ctrl-C, the server's business."""
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
        try:
            return asyncio.get_running_loop().run_in_executor(self._pool, think, thought)
        finally:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])

    async def close(self) -> None:
        """Stop thinking; the turns begin again after the next start."""
        for task in list(self._running.values()):
            task.cancel()
        await asyncio.gather(*self._running.values(), return_exceptions=True)
        self._pool.shutdown(wait=False, cancel_futures=True)


def thought_of(match: Match, record: Record, seat: int, question: int) -> Thought:
    """What the worker gets; its seed repeats for the same match, seat and question."""
    own = hashlib.sha256(f"{match.id}/{seat}/{question}".encode()).digest()
    return Thought(
        game=match.facts.game,
        version=match.facts.version,
        edition_name=match.facts.edition_name,
        edition=match.facts.edition,
        view=json.dumps(record.view(seat)),
        level=match.seats[seat].level,
        seed=int.from_bytes(own[:6], "big"),
        veils=record.header.veils,
    )


def same_turn(record: Record, seat: int) -> bool:
    """Does the seat go on with what it just did?"""
    if not record.entries:
        return False
    return record.seat_of(record.entries[-1].number) == seat
