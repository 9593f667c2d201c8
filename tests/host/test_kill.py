"""Killed at any moment, a server goes on after a restart with everything it acknowledged."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.host.killed_server import AFTER, BEFORE, ENTRY, THINKING
from tests.postgres_at_hand import Cluster
from tests.waiting import PATIENCE, patiently
from tests.web.serving import program_in

SCRIPT = str(Path(__file__).with_name("killed_server.py"))
API = "/api/v1/matches"


def make(browser: httpx.Client, *seats: str) -> tuple[str, list[str]]:
    """A match, and the tokens of the programs' seats."""
    made = browser.post(API, json={"seats": list(seats)}).json()
    return made["match"], made["tokens"]


def answer_next(browser: httpx.Client, match: str, tokens: list[str]) -> int:
    """Whoever is asked takes the first option; the entry that acknowledged it."""
    seat = browser.get(f"{API}/{match}").json()["waiting"][0]
    show = {"authorization": f"Bearer {tokens[seat]}"}
    place = f"{API}/{match}/seats/{seat}"
    seen = browser.get(place, headers=show).json()
    given = {"question": seen["question"], "choices": [seen["options"][0]["choice"]]}
    answer = browser.post(f"{place}/answer", json=given, headers=show)
    answer.raise_for_status()
    return int(answer.json()["entry"])


def entries(browser: httpx.Client, match: str, token: str) -> list[dict[str, Any]]:
    """Everything seat 0 was told, entry by entry."""
    show = {"authorization": f"Bearer {token}"}
    steps = browser.get(f"{API}/{match}/seats/0/steps", headers=show).json()
    assert isinstance(steps, list)
    return steps


@pytest.fixture(params=["embedded", "postgres"])
def db(request: pytest.FixtureRequest) -> list[str]:
    """Where the matches lie: in the folder, or in this database."""
    if request.param == "embedded":
        return []
    cluster: Cluster = request.getfixturevalue("cluster")
    return [cluster.new_database()]


@pytest.mark.slow
@pytest.mark.parametrize(("point", "kept"), [(BEFORE, ENTRY - 1), (AFTER, ENTRY)])
def test_killed_around_a_commit_nothing_acknowledged_is_lost(
    tmp_path: Path, db: list[str], point: str, kept: int
) -> None:
    killed = program_in(tmp_path, SCRIPT, str(tmp_path), point, *db)
    with killed as server, server.browser() as browser:
        match, tokens = make(browser, "program", "program")
        for number in range(1, ENTRY):
            assert answer_next(browser, match, tokens) == number
        told = entries(browser, match, tokens[0])
        with pytest.raises(httpx.TransportError):
            answer_next(browser, match, tokens)
        server.process.wait(PATIENCE)
    healthy = program_in(tmp_path, SCRIPT, str(tmp_path), "", *db)
    with healthy as server, server.browser() as browser:
        assert browser.get(f"{API}/{match}").json()["entry"] == kept
        again = entries(browser, match, tokens[0])
        assert again[: ENTRY - 1] == told
        assert len(again) == kept
        assert answer_next(browser, match, tokens) == kept + 1


@pytest.mark.slow
def test_killed_while_a_cpu_thinks_the_cpu_goes_on_and_no_worker_is_left(
    tmp_path: Path, db: list[str]
) -> None:
    with program_in(tmp_path, SCRIPT, str(tmp_path), THINKING, *db) as server:
        group = server.process.pid
        with server.browser() as browser:  # the reply is there before a worker can start
            match, _ = make(browser, "normal", "normal")
        server.process.wait(PATIENCE)
        wait_for_the_workers_end(group)
    healthy = program_in(tmp_path, SCRIPT, str(tmp_path), "", *db)
    with healthy as server, server.browser() as browser:
        for _ in patiently("a CPU that goes on"):
            if browser.get(f"{API}/{match}").json()["entry"] >= 3:
                break


def wait_for_the_workers_end(group: int) -> None:
    """Wait until no process of the dead server is left."""
    for _ in patiently("the end of the workers"):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return
