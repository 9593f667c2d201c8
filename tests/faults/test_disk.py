"""A full, a read-only and a slow disk: refused cleanly, nothing half stored, and it goes on."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from pathlib import Path

import pytest
from sqlalchemy import Connection, event

from takujo.host.database import CannotStore
from takujo.host.match import Match
from takujo.host.matches import Matches
from takujo.host.store import Store
from tests.host.matches_at_hand import KEY, answer_first, new_match
from tests.waiting import PATIENCE


async def two_people(matches: Matches) -> Match:
    """A table of two people that has started."""
    match = await new_match(matches, "open")
    await matches.join(matches.link(match, 1), "their device", "Ken")
    return match


async def answer_next(matches: Matches, id: str) -> int:
    """Whoever is asked answers."""
    match = await matches.get(id)
    assert match.record is not None
    return await answer_first(matches, match, match.record.waiting[0])


async def until_refused(matches: Matches, most: int = 2000) -> int:
    """New tables until one cannot be stored; how many could."""
    for made in range(most):
        try:
            await new_match(matches, "open")
        except CannotStore as error:
            return made if "full" in str(error) else -1
    raise AssertionError("the disk is never full")


def counted(file: Path) -> int:
    with sqlite3.connect(file) as base:
        assert base.execute("pragma integrity_check").fetchone() == ("ok",)
        found = int(base.execute("select count(*) from matches").fetchone()[0])
    base.close()
    return found


def test_a_full_database_refuses_and_goes_on_when_there_is_room_again(tmp_path: Path) -> None:
    file = tmp_path / "takujo.sqlite"

    async def story() -> int:
        store = Store.at(file)
        matches = Matches(store, KEY)
        playing = await two_people(matches)
        await limit(store, 80)
        made = await until_refused(matches)
        assert (await matches.get(playing.id)).facts.newest == 0  # it can still be looked at
        await limit(store, 1_000_000)
        assert await answer_next(matches, playing.id) == 1
        await new_match(matches, "open")
        await store.close()
        return made + 2

    assert asyncio.run(story()) == counted(file)


async def limit(store: Store, pages: int) -> None:
    """So much room has the file; the one connection that writes keeps to it."""
    query = f"PRAGMA max_page_count = {pages}"
    await store.change(lambda to: to.exec_driver_sql(query).fetchall())


def test_a_database_that_became_read_only_refuses_and_recovers_by_itself(tmp_path: Path) -> None:
    file = tmp_path / "takujo.sqlite"

    async def story() -> None:
        store = Store.at(file)
        matches = Matches(store, KEY)
        playing = await two_people(matches)
        only_reads = True

        def open_as_it_is(connection: sqlite3.Connection, _: object) -> None:
            if only_reads:
                connection.execute("PRAGMA query_only = ON")

        event.listen(store.engine, "connect", open_as_it_is)
        store.engine.dispose()
        for _ in range(3):
            with pytest.raises(CannotStore, match="readonly"):
                await answer_next(matches, playing.id)
            assert (await matches.get(playing.id)).facts.newest == 0  # it can still be looked at
        only_reads = False
        assert await answer_next(matches, playing.id) == 1
        await store.close()

    asyncio.run(story())


def test_on_a_slow_disk_nobody_else_waits_and_whoever_is_answered_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        store = Store.at(tmp_path / "takujo.sqlite")
        matches = Matches(store, KEY)
        playing, other = [await two_people(matches) for _ in range(2)]
        slow, begun = threading.Event(), threading.Event()

        def waiting(to: Connection) -> None:
            begun.set()
            slow.wait(PATIENCE)

        held = asyncio.create_task(store.change(waiting))
        await asyncio.to_thread(begun.wait, PATIENCE)
        answering = asyncio.create_task(answer_next(matches, playing.id))
        await asyncio.sleep(0)
        assert (await matches.get(other.id)).facts.newest == 0  # reading waits for nobody
        assert not answering.done()
        slow.set()
        assert await answering == 1
        await held
        await store.close()

    asyncio.run(story())
