"""The turns of CPU seats: thought about in worker processes, played at the table's pace."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import signal
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from types import MappingProxyType
from typing import Final, TypeVar

import structlog
from sqlalchemy.exc import DBAPIError

from takujo.cpu.levels import LEVELS
from takujo.host.bot_turns import BotAnswer, bot_answer
from takujo.host.database import CannotStore
from takujo.host.kept import Gone
from takujo.host.match import CPU, PLAYING, Match
from takujo.host.matches import Matches
from takujo.host.pace import AnswerTime, allotted, moment
from takujo.host.record import Conflict, Record
from takujo.host.thinking import PATIENCE, Thought, begin_worker, own_seed, think
from takujo.host.turn_order import NOBODY, TurnOrder, rank_of
from takujo.host.watch import Watch
from takujo.kernel.game import Refused

FIRST_RETRY = 0.5  # seconds until a turn that failed is tried again; then twice as long
TRIES = 5  # at one turn; then its players are asked what to do
THINKS = 60.0  # seconds in which a worker must have an answer
STANDBY = 1.0  # seconds between two looks whether another process still thinks for a table
ON_THE_WAY = 100  # milliseconds of the time to think for the way to the worker and back
AT_ONCE = 50  # tables taken up at a look; also turns at tables without people
NO_BOTS: Final[Mapping[str, str]] = MappingProxyType({})
log = structlog.get_logger()
A = TypeVar("A")
T = TypeVar("T")


class CpuTurns(Watch):
    """Watches all matches and plays their CPU seats."""

    every = 5.0
    failed = "no look at waiting tables"

    def __init__(
        self, matches: Matches, workers: int = 1, bots: Mapping[str, str] = NO_BOTS
    ) -> None:
        self.matches = matches
        self.clock, self.sleep = time.monotonic, asyncio.sleep  # tests have their own
        self.bots = bots  # that the host lets in: their classes by name
        self.workers = workers
        self.order = TurnOrder(workers)
        self._pool = self._new_pool()
        self._running: dict[tuple[str, int, int], asyncio.Task[None]] = {}
        self._releasing: set[asyncio.Task[None]] = set()
        self._closed = False
        matches.news.listen(self.look_at)

    def _new_pool(self) -> ProcessPoolExecutor:
        """Fresh processes: a forked one would share the server's sockets."""
        spawned = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, spawned, initializer=begin_worker)

    # --- finding what is to be done -------------------------------------------------------
    async def once(self) -> int:
        """Take up tables that wait for a CPU seat and on which nobody works; how many there were.

        So matches that were left in the middle go on after a start, little by little.
        """
        await self.matches.store.database.renew_leases()
        worked_on = {id for id, _, _ in self._running} | set(self.matches.troubled)
        most = len(worked_on) + AT_ONCE
        found = await self.matches.store.waiting_for_cpus(most)
        left_alone = [id for id in found if id not in worked_on]
        for id in left_alone:
            self.look_at(await self.matches.get(id))
            await asyncio.sleep(0)  # whoever asks meanwhile goes first
        return len(left_alone)

    def look_at(self, match: Match) -> None:
        """Begin a turn for every CPU seat that is asked and not being thought about."""
        record = match.record
        if self._closed or record is None or match.facts.state != PLAYING:
            return
        if not match.has_people() and len(self._running) >= AT_ONCE:
            return  # found again when others have ended
        for seat in record.waiting:
            key = (match.id, seat, record.question(seat))
            done = key in self._running or match.stuck.get(seat) == key[2]
            if match.seats[seat].kind == CPU and not done:
                task = asyncio.get_running_loop().create_task(self._persist(*key))
                self._running[key] = task
                task.add_done_callback(partial(self._done, key))

    def _done(self, key: tuple[str, int, int], task: asyncio.Task[None]) -> None:
        """The turn is over; if it was the last of its table here, another process may go on."""
        self._running.pop(key, None)
        if self.matches.store.shared and not self._closed:
            task = asyncio.get_running_loop().create_task(self._release(key[0]))
            self._releasing.add(task)
            task.add_done_callback(self._releasing.discard)

    async def _release(self, id: str) -> None:
        """Give the table's CPU seats back, unless one of them is asked again here."""
        if any(id == other for other, _, _ in self._running):
            return
        try:
            await self.matches.store.database.release(id)
        except CannotStore:  # then it runs out by itself
            log.info("a lease runs out by itself", match=id)

    # --- one turn -------------------------------------------------------------------------
    async def _persist(self, id: str, seat: int, question: int) -> None:
        """One answer of one CPU seat; what fails is tried again, later and later, with an end."""
        for tries in range(1, TRIES + 1):
            try:
                return await self._turn(id, seat, question)
            except Exception as error:
                log.error("cpu turn failed", match=id, seat=seat, tries=tries, exc_info=error)
                its_own = is_its_own(error)
            if tries < TRIES:
                await asyncio.sleep(FIRST_RETRY * 2 ** (tries - 1))
        if its_own:  # otherwise it is no fault of this table: the watchdog takes it up again
            self.matches.note_stuck(await self.matches.get(id), seat, question)
        return None

    async def _turn(self, id: str, seat: int, question: int) -> None:
        """One answer of one CPU seat."""
        try:
            match = await self.matches.get(id)
            record = match.record
            if record is None or record.question(seat) != question:
                return
            if not await self._leased(id, seat, question):
                return
            begun = self.clock()
            appears = moment_of(match, record, seat)
            rank = rank_of(match)
            async with self.order.thinking(rank):
                if not is_open(match, seat, question):
                    return  # it was taken back, or the seat changed hands, while others thought
                assert match.record is not None
                thought = thought_of(match, match.record, seat, question)
                choices, lost = await self._answer(thought)
            await self.sleep(appears.left(round((self.clock() - begun) * 1000)) / 1000)
            async with self.order.answering(rank):
                await self.matches.answer(id, seat, choices, question, cpu=True, lost=lost)
        except (Conflict, Gone, Refused) as gone:
            if isinstance(gone, Refused) and await self._is_open(id, seat, question):
                raise  # it answered what cannot be answered
            # somebody else answered, or the seat changed hands: the next look finds what is open
            log.info("cpu turn dropped", match=id, seat=seat, question=question, why=str(gone))

    async def _leased(self, id: str, seat: int, question: int) -> bool:
        """Stand by while another process thinks for this table; False once it has answered."""
        while not await self.matches.store.database.lease(id):
            await asyncio.sleep(STANDBY)
            if not await self._is_open(id, seat, question):
                return False
        return True

    async def _is_open(self, id: str, seat: int, question: int) -> bool:
        """Is this seat still a CPU's, and still asked this?"""
        return is_open(await self.matches.get(id), seat, question)

    async def work(self, match: Match, work: Callable[[A], T], given: A) -> T:
        """Have a worker do something else for this table, as soon as it is its turn."""
        async with self.order.thinking(rank_of(match)):
            return await self._worked(work, given)

    async def _answer(self, thought: Thought) -> BotAnswer:
        """The choices of a CPU player; those of a bot, which may have lost its turn."""
        if thought.level in LEVELS:
            return BotAnswer(await self._worked(think, thought), "")
        bot = self.bots.get(thought.level, "")
        return await self._worked(partial(bot_answer, bot), thought)

    async def _worked(self, work: Callable[[A], T], given: A) -> T:
        """What a worker makes of it; processes that died or hang are replaced."""
        pool = self._pool
        try:
            async with asyncio.timeout(THINKS):  # wait_for would swallow a cancellation
                try:
                    return await self._ask(work, given)
                except BrokenProcessPool:
                    self._replace(pool)
                    return await self._ask(work, given)
        except TimeoutError:
            self._replace(pool)
            raise

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """New workers instead of these."""
        if pool is self._pool:
            self._pool = self._new_pool()
            stop(pool)

    def _ask(self, work: Callable[[A], T], given: A) -> asyncio.Future[T]:
        """Give it to a worker; one that starts now never hears Ctrl-C, the server's business."""
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
        try:
            return asyncio.get_running_loop().run_in_executor(self._pool, work, given)
        finally:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])

    async def close(self) -> None:
        """Stop thinking; the turns begin again after the next start."""
        self._closed = True
        await super().close()
        tasks = [*self._running.values(), *self._releasing]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        stop(self._pool)


def is_its_own(error: Exception) -> bool:
    """Is a turn's failure the CPU player's? What cannot be stored is no fault of its table."""
    if isinstance(error, TimeoutError):  # an OSError too, but the thought's
        return True
    return not isinstance(error, CannotStore | DBAPIError | OSError)


def stop(pool: ProcessPoolExecutor) -> None:
    """End the workers at once: they keep nothing, and may hang in something that never ends."""
    for process in list((getattr(pool, "_processes", None) or {}).values()):
        process.kill()
    pool.shutdown(wait=False, cancel_futures=True)


def is_open(match: Match, seat: int, question: int) -> bool:
    """Is this seat a CPU's, and asked this?"""
    if match.record is None or match.facts.state != PLAYING:
        return False
    return match.seats[seat].kind == CPU and match.record.question(seat) == question


def thought_of(match: Match, record: Record, seat: int, question: int, level: str = "") -> Thought:
    """What the worker gets; its seed repeats for the same match, seat and question."""
    level = level or match.seats[seat].level
    given = time_to_think(match, level)
    return Thought(
        game=match.facts.game,
        version=match.facts.version,
        edition_name=match.facts.edition_name,
        edition=match.facts.edition,
        view=json.dumps(record.view(seat)),
        level=level,
        seed=own_seed(record.header.seed, seat, question),
        veils=record.header.veils,
        patience=(given - ON_THE_WAY) / 1000 if given else PATIENCE,
    )


def moment_of(match: Match, record: Record, seat: int) -> AnswerTime:
    """When the answer of a CPU seat appears; those that are asked together share the workers."""
    asked = [match.seats[each] for each in record.waiting]
    thinking = sum(time_to_think(match, each.level) for each in asked if each.kind == CPU)
    before = answers_in_a_row(match, record)
    return moment(match.facts.speed, same_turn(record, seat), before, thinking)


def time_to_think(match: Match, level: str) -> int:
    """How long an answer of this level takes, in milliseconds; 0: as long as it needs."""
    if rank_of(match) == NOBODY:  # nobody plays here whom that could tell anything
        return 0
    return allotted(level, match.facts.game)


def same_turn(record: Record, seat: int) -> bool:
    """Does the seat go on with what it just did?"""
    if not record.entries:
        return False
    return record.seat_of(record.entries[-1].number) == seat


def answers_in_a_row(match: Match, record: Record) -> int:
    """How many answers of CPU seats came since a person's last one."""
    count = 0
    for entry in reversed(record.entries):
        seat = record.seat_of(entry.number)
        if seat < 0 or match.seats[seat].kind != CPU:
            break
        count += 1
    return count
