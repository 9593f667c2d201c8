"""Servers killed again and again while programs play: nothing acknowledged is lost or doubled.

The long run (``make soak``) has its size from TAKUJO_SOAK_MATCHES, its end at the latest from
TAKUJO_SOAK_MINUTES, and prints how far it is.
"""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path
from typing import Final

import pytest

from tests.faults.dying_server import NAMES
from tests.faults.servers import Killable
from tests.faults.storm import Storm, storm
from tests.postgres_at_hand import Cluster

MATCHES: Final = int(os.environ.get("TAKUJO_SOAK_MATCHES", "200"))
BOUND: Final = 60 * int(os.environ.get("TAKUJO_SOAK_MINUTES", "40"))  # seconds for one storm
SHORT: Final = 800  # seconds: ten starts of a server, on however busy a machine
RANDOM: Final = "at a random moment"
CUT: Final = "connections cut"


def plan(random_kills: int, each_point: int, seed: int) -> list[str]:
    """Every kill, in an order that the seed gives."""
    kills = [RANDOM] * random_kills + NAMES * each_point
    random.Random(seed).shuffle(kills)
    return kills


@pytest.mark.slow
@pytest.mark.timeout(SHORT + 100)
def test_a_few_matches_outlive_a_kill_at_every_named_point(tmp_path: Path) -> None:
    weather = asyncio.run(storm([Killable(tmp_path)], 10, plan(2, 1, 1), seed=1, bound=SHORT))
    print(weather.figures())
    assert weather.wrong == []
    assert weather.done >= 10
    assert set(weather.killed) == {*NAMES, RANDOM}


@pytest.mark.slow
@pytest.mark.timeout(SHORT + 100)
def test_a_few_matches_outlive_kills_of_two_servers_on_one_postgresql(
    tmp_path: Path, cluster: Cluster
) -> None:
    url = cluster.new_database()
    servers = [Killable(tmp_path / str(n), url) for n in range(2)]
    weather = asyncio.run(storm(servers, 10, plan(2, 1, 2), seed=2, bound=SHORT))
    print(weather.figures())
    assert weather.wrong == []
    assert weather.done >= 10
    assert set(weather.killed) == {*NAMES, RANDOM}


@pytest.mark.soak
def test_matches_outlive_one_server_that_is_killed_all_the_time(tmp_path: Path) -> None:
    weather = asyncio.run(storm([Killable(tmp_path)], MATCHES, plan(30, 5, 3), seed=3, bound=BOUND))
    print(weather.figures())
    assert weather.wrong == []
    assert weather.done >= MATCHES


@pytest.mark.soak
def test_matches_outlive_three_servers_that_are_killed_and_cut_off_all_the_time(
    tmp_path: Path, cluster: Cluster
) -> None:
    url = cluster.new_database()
    servers = [Killable(tmp_path / str(n), url) for n in range(3)]
    weather, cut = asyncio.run(cut_off(servers, cluster))
    print(weather.figures(), f"; {cut} connections cut")
    assert weather.wrong == []
    assert weather.done >= MATCHES
    assert cut > 0


async def cut_off(servers: list[Killable], cluster: Cluster) -> tuple[Storm, int]:
    """The same while all connections to the database are cut now and then."""
    cut = 0

    async def cutting() -> None:
        nonlocal cut
        while True:
            await asyncio.sleep(7)
            cut += await asyncio.to_thread(cluster.cut)

    task = asyncio.create_task(cutting())
    try:
        return await storm(servers, MATCHES, plan(30, 5, 4), seed=4, bound=BOUND), cut
    finally:
        task.cancel()
