"""What those who host a PostgreSQL do: back it up, restore it, upgrade it while it is served."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest
from sqlalchemy import text

from takujo.host.database import CannotStore
from takujo.host.postgres import Postgres, same_key, upgrade_shared
from takujo.host.schema import metadata
from takujo.host.upgrade import NewerDatabase
from tests.host.matches_at_hand import SHARED, answer_first, matches_in, new_match, rows_in
from tests.postgres_at_hand import Cluster

pytestmark = pytest.mark.slow


async def some_matches(folder: Path) -> str:
    async with matches_in(folder) as matches:
        match = await new_match(matches, "open")
        await matches.join(matches.link(match, 1), "their device", "Ken")
        for _ in range(10):
            assert match.record is not None
            await answer_first(matches, match, match.record.waiting[0])
        return match.id


def test_a_dump_made_as_documented_can_be_restored_and_played_on(
    cluster: Cluster, tmp_path: Path
) -> None:
    url = SHARED[tmp_path] = cluster.new_database()
    id = asyncio.run(some_matches(tmp_path))
    dump = str(cluster.folder / "takujo.dump")
    cluster.program("pg_dump", "--format=custom", f"--file={dump}", url)
    restored = tmp_path / "restored"
    SHARED[restored] = cluster.new_database()
    cluster.program("pg_restore", "--exit-on-error", f"--dbname={SHARED[restored]}", dump)
    for name in metadata.tables:
        query = f"select * from {name} order by 1, 2"
        assert rows_in(restored, query) == rows_in(tmp_path, query)

    async def play_on() -> int:
        async with matches_in(restored) as matches:
            match = await matches.get(id)
            assert match.record is not None
            return await answer_first(matches, match, match.record.waiting[0])

    assert asyncio.run(play_on()) == 11


def test_processes_that_start_together_make_the_tables_once(cluster: Cluster) -> None:
    url = cluster.new_database()
    wrong: list[Exception] = []

    def begin() -> None:
        try:
            upgrade_shared(url)
        except Exception as error:
            wrong.append(error)

    threads = [threading.Thread(target=begin) for _ in range(4)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert wrong == []
    database = Postgres(url)
    with database.engine.connect() as connection:
        steps = connection.execute(text("select version_num from alembic_version")).all()
    asyncio.run(database.close())
    assert len(steps) == 1


def test_an_older_server_plays_on_beside_a_newer_one_that_has_added_columns(
    cluster: Cluster, tmp_path: Path
) -> None:
    url = SHARED[tmp_path] = cluster.new_database()
    added = ["alter table matches add column liked integer not null default 0",
             "alter table seats add column colour text not null default ''",
             "update alembic_version set version_num = '9999'"]  # fmt: skip

    async def story() -> None:
        async with matches_in(tmp_path) as matches:
            match = await new_match(matches, "open")
            for each in added:  # what the newer release does when it starts
                await asyncio.to_thread(rows_in, tmp_path, each)
            await matches.join(matches.link(match, 1), "their device", "Ken")
            assert match.record is not None
            await answer_first(matches, match, match.record.waiting[0])
            other = await new_match(matches, "open")
            matches._kept.clear()  # and reads again what lies there
            assert (await matches.get(match.id)).facts.newest == 1
            assert (await matches.get(other.id)).open_seats() == [1]

    asyncio.run(story())
    with pytest.raises(NewerDatabase):  # once stopped, it does not start again
        upgrade_shared(url)


def test_a_server_with_another_key_is_found_out(cluster: Cluster) -> None:
    url = cluster.new_database()
    upgrade_shared(url)
    assert same_key(url, "the key")
    assert same_key(url, "the key")
    assert not same_key(url, "another key")


def test_a_database_that_only_reads_refuses_and_recovers(cluster: Cluster, tmp_path: Path) -> None:
    url = SHARED[tmp_path] = cluster.new_database()
    name = url.partition("?")[0].rpartition("/")[2]

    async def story() -> None:
        async with matches_in(tmp_path) as matches:
            match = await new_match(matches, "open")
            cluster.do(f"alter database {name} set default_transaction_read_only = on")
            cluster.cut()
            with pytest.raises(CannotStore):
                await matches.join(matches.link(match, 1), "their device", "Ken")
            assert (await matches.get(match.id)).open_seats() == [1]
            cluster.do(f"alter database {name} set default_transaction_read_only = off")
            cluster.cut()
            await matches.join(matches.link(match, 1), "their device", "Ken")

    asyncio.run(story())
