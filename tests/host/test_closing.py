"""A server that stops waits for nobody, and leaves nobody behind."""

from __future__ import annotations

import asyncio
import multiprocessing
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import Connection

from takujo.games.catalogue import game
from takujo.host import cpu_turns
from takujo.host.cpu_turns import CpuTurns
from takujo.host.database import CannotStore
from takujo.host.match import CPU, STUCK, Facts, HostedSeat, Match
from takujo.host.matches import Matches
from takujo.host.store import Store, Stored
from takujo.host.thinking import Thought
from tests.host.matches_at_hand import matches_in, with_cpus
from tests.waiting import PATIENCE, patiently, until

pytestmark = pytest.mark.usefixtures("either_database")


async def cpus_alone(matches: Matches) -> Match:
    return await matches.make(game("san-juan").book(), [HostedSeat(CPU, "random")] * 2, "off")


def test_who_comes_after_the_last_word_is_told_and_does_not_wait(tmp_path: Path) -> None:
    async def story() -> None:
        async with matches_in(tmp_path) as matches:
            match = await cpus_alone(matches)
        async with asyncio.timeout(PATIENCE):
            with pytest.raises(CannotStore):
                await matches.store.write(match.facts, [])

    asyncio.run(story())


def test_whatever_came_before_the_last_word_is_written(tmp_path: Path) -> None:
    order: list[str] = []
    slow = threading.Event()

    def work(to: Connection) -> None:
        slow.wait(PATIENCE)
        order.append("written")

    async def story() -> None:
        store = Store.at(tmp_path / "takujo.sqlite")
        writing = [asyncio.create_task(store.change(work)) for _ in range(3)]
        await asyncio.sleep(0)
        closing = asyncio.create_task(store.close())
        await asyncio.sleep(0)
        slow.set()
        await asyncio.gather(*writing, closing)

    asyncio.run(story())
    assert order == ["written"] * 3


def test_a_turn_that_is_given_up_as_its_thought_comes_in_is_not_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        asked: list[asyncio.Future[list[int]]] = []

        def ask(turns: CpuTurns, work: object, thought: Thought) -> asyncio.Future[list[int]]:
            asked.append(asyncio.get_running_loop().create_future())
            return asked[-1]

        monkeypatch.setattr(CpuTurns, "_ask", ask)
        async with matches_in(tmp_path) as matches:
            turns = CpuTurns(matches)
            match = await cpus_alone(matches)
            await until(lambda: bool(asked), "a thought")
            assert match.record is not None
            options = match.record.table.options(match.record.waiting[0])
            asked[0].set_result(options[:1])
            await turns.close()  # before anybody could hear of it
            assert match.facts.newest == 0
            assert not turns._running
            turns.look_at(match)
            assert not turns._running  # whoever is told of it now begins nothing

    asyncio.run(story())


def test_who_finds_a_table_on_disk_while_it_is_made_gets_this_very_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest, load = Store.add, Store.load

    async def story() -> None:
        made = asyncio.Event()
        looking: list[asyncio.Task[Match]] = []
        async with matches_in(tmp_path) as matches:

            async def add(
                store: Store, facts: Facts, seats: list[HostedSeat], before: str = ""
            ) -> None:
                await honest(store, facts, seats, before)
                looking.append(asyncio.create_task(matches.get(facts.id)))
                await asyncio.sleep(0)

            async def slowly(store: Store, id: str) -> Stored | None:
                await made.wait()
                return await load(store, id)

            monkeypatch.setattr(Store, "add", add)
            monkeypatch.setattr(Store, "load", slowly)
            match = await cpus_alone(matches)
            made.set()
            async with asyncio.timeout(PATIENCE):
                assert await looking[0] is match
                assert await matches.get(match.id) is match

    asyncio.run(story())


def test_a_cpu_that_never_has_an_answer_is_told_to_its_players(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended = threading.Event()

    def never(thought: Thought) -> list[int]:
        ended.wait(PATIENCE)
        return [1]

    monkeypatch.setattr(CpuTurns, "_new_pool", lambda turns: ThreadPoolExecutor(turns.workers))
    monkeypatch.setattr(cpu_turns, "think", never)
    monkeypatch.setattr(cpu_turns, "THINKS", 0.01)
    monkeypatch.setattr(cpu_turns, "FIRST_RETRY", 0.001)

    async def story() -> None:
        async with with_cpus(tmp_path) as matches:
            match = await cpus_alone(matches)
            await until(lambda: match.state == STUCK, "a table that cannot go on")

    try:
        asyncio.run(story())
    finally:
        ended.set()


@pytest.mark.slow
def test_no_worker_outlives_the_turns_it_thought_for(tmp_path: Path) -> None:
    before = set(multiprocessing.active_children())

    async def story() -> None:
        async with with_cpus(tmp_path) as matches:
            match = await cpus_alone(matches)
            await until(lambda: match.facts.newest > 0, "a CPU that goes on")
            assert set(multiprocessing.active_children()) - before

    asyncio.run(story())
    for _ in patiently("the end of the workers"):
        if not set(multiprocessing.active_children()) - before:
            break
