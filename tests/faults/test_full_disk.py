"""A real disk that is full, or only reads: a small tmpfs, which only root may mount.

A whole server works on it, as ``takujo serve`` starts it (``make soak``).
"""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import httpx
import pytest

from tests.cli.running import program
from tests.ending import afterwards
from tests.waiting import patiently
from tests.web.serving import Program

pytestmark = pytest.mark.soak
API: Final = "/api/v1/matches"
SMALL, ROOMY = "2m", "64m"
FORM: Final = {"game": "san-juan", "seats": ["program", "program"]}


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of its own, gone afterwards."""
    with afterwards('umount -l "$1"', str(tmp_path)):
        mount(tmp_path, f"size={SMALL}", "tmpfs")
        yield tmp_path


def mount(place: Path, options: str, what: str = "") -> None:
    """Mount it, or mount it otherwise."""
    given = ["-t", what, what] if what else []
    remounted = options if what else f"remount,{options}"
    subprocess.run(["mount", *given, "-o", remounted, str(place)], check=True)


def playing(client: httpx.Client) -> tuple[str, list[str]]:
    """A match, and the tokens of its seats."""
    made = client.post(API, json=FORM).json()
    return made["match"], made["tokens"]


def answer(client: httpx.Client, match: str, tokens: list[str]) -> int:
    """Whoever is asked takes the first option; what came of it."""
    seat = client.get(f"{API}/{match}").json()["waiting"][0]
    place, shown = f"{API}/{match}/seats/{seat}", {"authorization": f"Bearer {tokens[seat]}"}
    seen = client.get(place, headers=shown).json()
    given = {"question": seen["question"], "choices": [seen["options"][0]["choice"]]}
    return client.post(f"{place}/answer", json=given, headers=shown).status_code


def test_a_full_disk_refuses_and_goes_on_when_there_is_room_again(disk: Path) -> None:
    house = Program(disk)
    try:
        with house.browser() as client:
            match, tokens = playing(client)
            made = 1
            while (status := client.post(API, json=FORM).status_code) == 201:
                made += 1
            assert status == 503
            while answer(client, match, tokens) == 200:
                pass  # the last free blocks
            assert client.get(f"{API}/{match}").status_code == 200  # reading goes on
            before = client.get(f"{API}/{match}").json()["entry"]
            assert answer(client, match, tokens) == 503
            assert client.get(f"{API}/{match}").json()["entry"] == before
            mount(disk, f"size={ROOMY}")
            assert answer(client, match, tokens) == 200
            assert client.get(f"{API}/{match}").json()["entry"] == before + 1
            assert client.post(API, json=FORM).status_code == 201
        assert house.stop() < 10
    finally:
        house.end()
    with sqlite3.connect(disk / "takujo.sqlite") as base:
        assert base.execute("pragma integrity_check").fetchone() == ("ok",)
        assert base.execute("select count(*) from matches").fetchone() == (made + 1,)
    base.close()


def test_a_server_on_a_full_disk_says_so_and_starts_when_there_is_room(disk: Path) -> None:
    fill(disk / "other")
    ran = program("serve", "--port", "0", "--data", str(disk), language="en")
    assert ran.code == 1
    assert "disk is full" in ran.err or "No space left" in ran.err
    assert "Traceback" not in ran.err
    (disk / "other").unlink()
    house = Program(disk)
    house.end()


def fill(file: Path) -> None:
    """Everything that is left."""
    free = shutil.disk_usage(file.parent).free
    file.write_bytes(b"\0" * free)


def test_a_server_on_a_disk_that_only_reads_says_so_and_starts_when_it_can(disk: Path) -> None:
    house = Program(disk)
    house.stop()
    for _ in patiently("the end of what holds the disk"):
        try:
            mount(disk, "ro")
        except subprocess.CalledProcessError:
            continue
        break
    ran = program("serve", "--port", "0", "--data", str(disk), language="en")
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert "cannot be used: Read-only file system" in ran.err
    mount(disk, "rw")
    house = Program(disk)
    house.end()
