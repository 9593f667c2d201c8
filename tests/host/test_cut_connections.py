"""A connection to PostgreSQL that was cut is opened again; only a commit is not made twice."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from sqlalchemy import Connection, text

from takujo.host.database import CannotRead, CannotStore
from takujo.host.postgres import Postgres
from tests.postgres_at_hand import Cluster
from tests.waiting import patiently

pytestmark = pytest.mark.slow
NOTE = "insert into house (name, value) values ('noted', 'once')"
NOTED = "select count(*) from house where name = 'noted'"


@contextmanager
def database(cluster: Cluster) -> Iterator[Postgres]:
    """A database of its own, as a server uses it."""
    used = Postgres(cluster.new_database())
    try:
        yield used
    finally:
        asyncio.run(used.close())


class Cut:
    """Work under which the connection is cut so many times, before or after it has done it."""

    def __init__(self, cluster: Cluster, command: str, times: int) -> None:
        self.cluster = cluster
        self.command = command
        self.times = times
        self.tries = 0

    def __call__(self, of: Connection) -> int:
        """Until the cut is felt there is no going on."""
        self.tries += 1
        done = of.execute(text(self.command))
        if self.tries <= self.times:
            self.cluster.cut()
            for _ in patiently("the end of the connection"):
                of.execute(text("select 1"))
        return int(done.scalar() or 0) if done.returns_rows else 0


def test_a_look_is_made_again(cluster: Cluster) -> None:
    with database(cluster) as used:
        for look in (used.read, used.glance):
            work = Cut(cluster, "select 7", times=1)
            assert asyncio.run(look(work)) == 7
            assert work.tries == 2


def test_a_change_is_made_again_and_stands_once(cluster: Cluster) -> None:
    with database(cluster) as used:
        work = Cut(cluster, NOTE, times=1)
        asyncio.run(used.write(work))
        assert work.tries == 2
        assert asyncio.run(used.read(lambda of: of.execute(text(NOTED)).scalar())) == 1


def test_who_is_cut_off_twice_is_told(cluster: Cluster) -> None:
    with database(cluster) as used:
        with pytest.raises(CannotRead):
            asyncio.run(used.read(Cut(cluster, "select 7", times=2)))
        with pytest.raises(CannotStore):
            asyncio.run(used.write(Cut(cluster, NOTE, times=2)))
        assert asyncio.run(used.read(lambda of: of.execute(text(NOTED)).scalar())) == 0


def test_a_connection_that_ended_while_nobody_used_it_is_not_used_again(cluster: Cluster) -> None:
    with database(cluster) as used:
        pid = text("select pg_backend_pid()")
        first = asyncio.run(used.read(lambda of: of.execute(pid).scalar()))
        cluster.do(f"select pg_terminate_backend({first}, 5000)")  # returns when it is gone
        tries: list[int] = []

        def look(of: Connection) -> object:
            tries.append(1)
            return of.execute(pid).scalar()

        assert asyncio.run(used.read(look)) != first
        assert len(tries) == 1, "it was seen before it was used"
