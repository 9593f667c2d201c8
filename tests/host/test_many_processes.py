"""Several servers on one PostgreSQL: each sees what the others did, and no two do the same.

Two houses in one process stand for two servers: they share nothing but the database.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from takujo.games.catalogue import game
from takujo.host import cpu_turns, postgres
from takujo.host.cpu_turns import CpuTurns
from takujo.host.database import CannotStore
from takujo.host.entries import Entry
from takujo.host.entry_lines import EntryReader
from takujo.host.kept import Gone
from takujo.host.match import CPU, OPEN, PLAYING, HostedSeat
from takujo.host.matches import Matches
from takujo.host.news import Bulletin
from takujo.host.record import Conflict, Record
from takujo.host.thinking import Thought, think
from takujo.host.tickets import hashed
from takujo.kernel.game import Refused
from takujo.kernel.said import Said
from tests.host.matches_at_hand import SHARED, answer_first, matches_in, me, new_match
from tests.postgres_at_hand import Cluster
from tests.waiting import PATIENCE, until

pytestmark = pytest.mark.slow
Story = Callable[[Matches, Matches], Awaitable[None]]


@pytest.fixture(autouse=True)
def shared(cluster: Cluster, tmp_path: Path) -> str:
    """A database that both houses work on."""
    SHARED[tmp_path] = cluster.new_database()
    return SHARED[tmp_path]


def told(folder: Path, story: Story) -> None:
    """Two houses, and what happens between them."""

    async def whole() -> None:
        async with asyncio.timeout(2 * PATIENCE), matches_in(folder) as a, matches_in(folder) as b:
            await story(a, b)

    asyncio.run(whole())


def first_option(record: Record, seat: int) -> int:
    return record.seen(seat).options()[0]


async def two_people(a: Matches) -> str:
    """A table of two people that has started; its id."""
    match = await new_match(a, "open")
    await a.join(a.link(match, 1), "their device", "Ken")
    return match.id


async def record_of(matches: Matches, id: str) -> Record:
    record = (await matches.get(id)).record
    assert record is not None
    return record


# --- what the others did -----------------------------------------------------------------------
def test_an_answer_given_to_one_server_is_seen_by_the_other_at_once(tmp_path: Path) -> None:
    async def story(a: Matches, b: Matches) -> None:
        id = await two_people(a)
        for _ in range(6):
            for house, other in ((a, b), (b, a)):
                match = await house.get(id)
                assert match.record is not None
                number = await answer_first(house, match, match.record.waiting[0])
                there = await other.get(id)
                assert there.record is not None
                assert there.facts.newest == len(there.record.entries) == number
                assert there.record.entries == match.record.entries
                assert [there.record.view(n) for n in (0, 1)] == [
                    match.record.view(n) for n in (0, 1)
                ]
                assert len(there.times) == number

    told(tmp_path, story)


def test_who_follows_another_server_reads_every_entry_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers: list[int] = []
    reading = EntryReader.read

    def read(reader: EntryReader, number: int, text: str, where: Said) -> Entry | None:
        numbers.append(number)
        return reading(reader, number, text, where)

    async def story(a: Matches, b: Matches) -> None:
        id = await two_people(a)
        await b.get(id)
        monkeypatch.setattr(EntryReader, "read", read)
        for _ in range(6):
            record = await record_of(a, id)
            await answer_first(a, await a.get(id), record.waiting[0])
            await b.get(id)
        assert numbers == list(range(1, len(record.entries) + 1))

    told(tmp_path, story)


def test_an_undo_at_one_server_is_followed_by_the_other(tmp_path: Path) -> None:
    async def story(a: Matches, b: Matches) -> None:
        id = await two_people(a)
        record = await record_of(a, id)
        seat = record.waiting[0]
        while not record.undoable(seat):
            await answer_first(a, await a.get(id), record.waiting[0])
            seat = record.seat_of(len(record.entries))
        there = await record_of(b, id)
        await a.undo(id, seat, record.undoable(seat))
        assert await record_of(b, id) is there
        assert there.entries == record.entries
        assert there.question(seat) == record.question(seat)

    told(tmp_path, story)


def test_who_sits_down_at_one_server_sits_at_the_other_too(tmp_path: Path) -> None:
    async def story(a: Matches, b: Matches) -> None:
        match = await new_match(a, "open", "open")
        seen = await b.get(match.id)
        link = a.link(match, 1)
        await a.join(link, "their device", "Ken")
        assert (await b.get(match.id)).seat_of(hashed("their device")) == 1
        with pytest.raises(Refused):
            await b.join(link, "another device", "Mio")
        await b.leave(match.id, "their device")
        assert (await a.get(match.id)).open_seats() == [1, 2]
        await b.fill_with_cpus(match.id, "easy")
        assert (await a.get(match.id)).facts.state == PLAYING == seen.facts.state

    told(tmp_path, story)


def test_a_code_used_at_one_server_is_used_up_at_the_other(tmp_path: Path) -> None:
    async def story(a: Matches, b: Matches) -> None:
        id = await two_people(a)
        code = a.code(await a.get(id), 1)
        await b.get(id)
        await a.recover(code, "a new phone")
        with pytest.raises(Gone):
            await b.recover(code, "a thief's")
        assert (await b.get(id)).seat_of(hashed("a new phone")) == 1
        assert (await b.get(id)).seat_of(hashed("their device")) is None

    told(tmp_path, story)


# --- both at the same time ----------------------------------------------------------------------
def test_of_two_answers_to_two_servers_one_counts_and_the_same_again_is_the_first(
    tmp_path: Path,
) -> None:
    async def story(a: Matches, b: Matches) -> None:
        id = await two_people(a)
        for _ in range(8):
            record = await record_of(a, id)
            await b.get(id)
            seat = record.waiting[0]
            question, options = record.question(seat), record.seen(seat).options()
            given = [
                house.answer(id, seat, [choice], question)
                for house, choice in zip((a, b), (options[0], options[-1]), strict=True)
            ]
            answers = await asyncio.gather(*given, return_exceptions=True)
            numbers = [each for each in answers if isinstance(each, int)]
            refused = [each for each in answers if isinstance(each, Conflict)]
            assert len(numbers) + len(refused) == 2, answers
            assert len(set(numbers)) == 1
            assert len(refused) == (options[0] != options[-1])
            there = await record_of(b, id)
            assert there.entries == (await record_of(a, id)).entries

    told(tmp_path, story)


def test_of_two_who_take_the_same_seat_at_two_servers_one_gets_it(tmp_path: Path) -> None:
    async def story(a: Matches, b: Matches) -> None:
        match = await new_match(a, "open", "open")
        link = a.link(match, 1)
        await b.get(match.id)
        both = await asyncio.gather(
            a.join(link, "of Ken", "Ken"), b.join(link, "of Mio", "Mio"), return_exceptions=True
        )
        assert sorted(isinstance(each, Refused) for each in both) == [False, True]
        names = [(await house.get(match.id)).seats[1].name for house in (a, b)]
        assert names[0] == names[1] != ""

    told(tmp_path, story)


def test_a_rematch_wished_for_at_two_servers_is_one_table(tmp_path: Path) -> None:
    async def story(a: Matches, b: Matches) -> None:
        id = await two_people(a)
        plan = [me(), HostedSeat(OPEN)]
        made = await asyncio.gather(a.make_again(id, plan), b.make_again(id, plan))
        assert made[0] == made[1]
        assert (await a.get(id)).facts.rematch == (await b.get(id)).facts.rematch == made[0]

    told(tmp_path, story)


# --- news ---------------------------------------------------------------------------------------
async def heard_until(queue: asyncio.Queue[Bulletin | None], entry: int) -> Bulletin:
    """The bulletin with this entry, or a later one."""
    async with asyncio.timeout(PATIENCE):
        while True:
            news = await queue.get()
            if news is not None and news.entry >= entry:
                return news


def test_who_watches_at_one_server_is_told_what_happens_at_the_other(tmp_path: Path) -> None:
    async def story(a: Matches, b: Matches) -> None:
        id = await two_people(a)
        queue = b.news.watch(id)
        for _ in range(5):
            record = await record_of(a, id)
            number = await answer_first(a, await a.get(id), record.waiting[0])
            news = await heard_until(queue, number)
            assert list(news.waiting) == record.waiting

    told(tmp_path, story)


def test_after_cut_connections_every_server_listens_again_and_has_missed_nothing(
    tmp_path: Path, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "AGAIN", (0.01,))

    async def story(a: Matches, b: Matches) -> None:
        id = await two_people(a)
        queue = b.news.watch(id)
        for _ in range(3):
            record = await record_of(a, id)
            assert cluster.cut() > 0
            number = await patient_answer(a, id, record.waiting[0])
            await heard_until(queue, number)

    told(tmp_path, story)


async def patient_answer(matches: Matches, id: str, seat: int) -> int:
    """Answer until it is stored, as a page does that is told 503."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                match = await matches.get(id)
                return await answer_first(matches, match, seat)
            except CannotStore:
                await asyncio.sleep(0.01)


# --- leases -------------------------------------------------------------------------------------
def test_one_server_thinks_for_a_table_and_the_other_takes_over_when_it_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts: list[str] = []

    def counted(thought: Thought) -> list[int]:
        thoughts.append(thought.view)
        return think(thought)

    monkeypatch.setattr(CpuTurns, "_new_pool", lambda turns: ThreadPoolExecutor(turns.workers))
    monkeypatch.setattr(cpu_turns, "think", counted)
    monkeypatch.setattr(CpuTurns, "every", 0.02)
    monkeypatch.setattr(cpu_turns, "STANDBY", 0.02)
    monkeypatch.setattr("takujo.host.turn_order.BREATH", 0.0)

    async def story(a: Matches, b: Matches) -> None:
        async with turns_of(a) as first, turns_of(b):
            seats = [HostedSeat(CPU, "random")] * 2
            id = (await a.make(game("san-juan").book(), seats, "off")).id
            await until(lambda: len(thoughts) >= 20, "CPUs that play")
            await first.close()  # as if it had been stopped: its lease is given back or ends
            before = (await b.get(id)).facts.newest
            await caught_up(b, id, before + 10)
        given = (await b.get(id)).facts.newest
        # What both have thought about is the exception: the record takes one answer anyway.
        assert len(thoughts) < 1.5 * given

    told(tmp_path, story)


async def caught_up(matches: Matches, id: str, entry: int) -> None:
    """Wait until the table has come so far."""
    async with asyncio.timeout(PATIENCE):
        while (await matches.get(id)).facts.newest < entry:
            await asyncio.sleep(0.02)


@asynccontextmanager
async def turns_of(matches: Matches) -> AsyncIterator[CpuTurns]:
    """Somebody who plays the CPU seats."""
    turns = CpuTurns(matches)
    turns.begin()
    try:
        yield turns
    finally:
        await turns.close()


def test_a_lease_is_one_servers_until_it_is_given_back_or_runs_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(a: Matches, b: Matches) -> None:
        id = await two_people(a)
        one, other = a.store.database, b.store.database
        assert await one.lease(id)
        assert await one.lease(id)
        assert not await other.lease(id)
        await other.release(id)  # not its own
        assert not await other.lease(id)
        await one.release(id)
        assert await other.lease(id)
        monkeypatch.setattr(postgres, "LEASED", -1)
        await other.renew_leases()
        assert await one.lease(id)

    told(tmp_path, story)


def test_the_watchdog_leaves_tables_alone_that_another_server_thinks_for(tmp_path: Path) -> None:
    async def story(a: Matches, b: Matches) -> None:
        seats = [HostedSeat(CPU, "random")] * 2
        id = (await a.make(game("san-juan").book(), seats, "off")).id
        assert await b.store.waiting_for_cpus(10) == [id]
        await a.store.database.lease(id)
        assert await b.store.waiting_for_cpus(10) == []
        await a.store.database.release(id)
        assert await b.store.waiting_for_cpus(10) == [id]

    told(tmp_path, story)
