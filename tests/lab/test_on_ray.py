"""On a Ray cluster the same rows are made as in one process."""

import os
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from takujo.lab.results import prepare
from takujo.lab.simulation import simulate
from takujo.lab.training import schedule
from takujo.lab.training.schedule import GamesPart, play_part
from takujo.lab.training.train import play_on_cluster
from tests.lab.small_plans import kept_in, plan
from tests.lab.test_rows import files

# Ray warns of what it will do differently one day; that is not ours to mend.
pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore")]


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A cluster of two nodes, each in processes of its own."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    cluster_utils: Any = import_module("ray.cluster_utils")
    node = {"num_cpus": 1, "object_store_memory": 80 * 1024 * 1024, "include_dashboard": False}
    cluster = cluster_utils.Cluster(initialize_head=True, head_node_args=node)
    cluster.add_node(num_cpus=1, object_store_memory=80 * 1024 * 1024)
    yield cluster.address
    cluster.shutdown()


def test_a_cluster_of_two_nodes_makes_the_same_rows(address: str, tmp_path: Path) -> None:
    kept_in(tmp_path / "here", plan(70))
    there = tmp_path / "there"
    what = replace(plan(70), rows=True)
    heard: list[int] = []
    outcome = simulate(what, 1, heard.append, prepare(there, what), ray=address)
    assert outcome.stopped == ""
    assert heard[-1] == 70
    assert files(there) == files(tmp_path / "here")


def test_a_cluster_of_two_nodes_plays_the_same_positions(address: str, tmp_path: Path) -> None:
    parts = [GamesPart("san-juan", 5, number, 2 * schedule.PART, "") for number in (0, 1)]
    few = [replace(part, games=part.number * schedule.PART + 2) for part in parts]
    here = [replace(part, folder=str(tmp_path / "here")) for part in few]
    there = [replace(part, folder=str(tmp_path / "there")) for part in few]
    for folder in ("here", "there"):
        (tmp_path / folder).mkdir()
    for part in here:
        play_part(part)
    told: list[tuple[str, int, int]] = []
    play_on_cluster(there, address, 2, lambda *at: told.append(at))
    assert told == [("play", done, 2) for done in (0, 1, 2)]
    for one, other in zip(here, there, strict=True):
        with np.load(one.file) as own, np.load(other.file) as far:
            assert {name: own[name].tolist() for name in own} == {
                name: far[name].tolist() for name in far
            }
