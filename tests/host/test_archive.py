"""Matches move between SQLite and PostgreSQL by files: nothing is lost, nothing is overwritten."""

from __future__ import annotations

import asyncio
import json
import stat
from pathlib import Path
from typing import Any

import pytest

from takujo.cli.app import run
from takujo.games.catalogue import game
from takujo.host.match import CPU, HostedSeat, Match
from takujo.host.matches import Matches
from takujo.host.schema import metadata
from takujo.host.takujo_file import load
from takujo.host.tickets import hashed
from takujo.host.verify import verify
from tests.host.matches_at_hand import SHARED, answer_first, matches_in, new_match, rows_in
from tests.postgres_at_hand import Cluster


async def fill(matches: Matches) -> list[str]:
    """A table with open seats, one in the middle of a game, and one that is over."""
    gathering = await new_match(matches, "open", "open")
    running = await new_match(matches, "open")
    await matches.join(matches.link(running, 1), "their device", "Ken")
    for _ in range(12):
        assert running.record is not None
        await answer_first(matches, running, running.record.waiting[0])
    over = await whole_match(matches)
    return [gathering.id, running.id, over.id]


async def whole_match(matches: Matches) -> Match:
    """A match of CPUs that has been played to its end."""
    made = await matches.make(game("fourbit-town").book(), [HostedSeat(CPU, "random")] * 2, "off")
    record = made.record
    assert record is not None
    while record.result is None:
        seat = record.waiting[0]
        choice = record.table_of(seat).options(seat)[0]
        await matches.answer(made.id, seat, [choice], record.question(seat))
    return made


def made_in(folder: Path) -> list[str]:
    async def story() -> list[str]:
        async with matches_in(folder) as matches:
            return await fill(matches)

    return asyncio.run(story())


def everything(folder: Path) -> dict[str, list[Any]]:
    """All rows, with what is JSON read: spaces in it do not matter."""

    def plain(value: Any) -> Any:
        if isinstance(value, str) and value[:1] == "{":
            return json.loads(value)
        return int(value) if isinstance(value, bool) else value

    names = [name for name in metadata.tables if name not in ("leases", "house")]
    columns = {name: ", ".join(metadata.tables[name].c.keys()) for name in names}
    return {
        name: [
            [plain(each) for each in row]
            for row in sorted(rows_in(folder, f"select {columns[name]} from {name}"), key=str)
        ]
        for name in names
    }


def folder_in(place: Path, kind: str, request: pytest.FixtureRequest) -> tuple[Path, list[str]]:
    """A data folder, and what commands must be told to use its database."""
    place.mkdir()
    options = ["--data", str(place), "--lang", "en"]
    if kind == "postgres":
        cluster: Cluster = request.getfixturevalue("cluster")
        SHARED[place] = cluster.new_database()
        options += ["--db", SHARED[place]]
    return place, options


@pytest.mark.slow
@pytest.mark.parametrize("kinds", [("embedded", "postgres"), ("postgres", "embedded")])
def test_everything_moves_from_one_kind_of_database_to_the_other_and_can_be_played_on(
    tmp_path: Path, request: pytest.FixtureRequest, kinds: tuple[str, str]
) -> None:
    source, from_there = folder_in(tmp_path / "from", kinds[0], request)
    target, to_there = folder_in(tmp_path / "to", kinds[1], request)
    ids = made_in(source)
    file = tmp_path / "all.zip"
    assert run(["export", str(file), *from_there]) == 0
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert run(["import", str(file), *to_there]) == 0
    assert everything(target) == everything(source)

    async def play_on() -> None:
        async with matches_in(target) as matches:
            gathering, running, over = [await matches.get(id) for id in ids]
            assert not any(each.set_aside for each in (gathering, running, over))
            assert running.seat_of(hashed("their device")) == 1
            await matches.join(matches.link(gathering, 1), "a guest's", "Mio")
            assert running.record is not None
            assert await answer_first(matches, running, running.record.waiting[0]) == 13
            assert over.record is not None
            assert over.record.result is not None

    asyncio.run(play_on())


def test_one_match_is_a_record_that_can_be_verified_and_comes_back_as_it_was(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    source, from_there = folder_in(tmp_path / "from", "embedded", request)
    target, to_there = folder_in(tmp_path / "to", "embedded", request)
    over = made_in(source)[2]
    file = tmp_path / "one.takujo"
    assert run(["export", str(file), "--match", over, *from_there]) == 0
    wrong = [each for each in verify(load(file)) if each.verdict == "wrong"]
    assert wrong == []
    assert run(["import", str(file), *to_there]) == 0
    mine = f"where match = '{over}' order by 2"
    for table in ("entries", "seats", "played"):
        query = f"select * from {table} {mine}"
        assert rows_in(target, query) == rows_in(source, query)


@pytest.fixture
def one(tmp_path: Path, request: pytest.FixtureRequest) -> tuple[Path, list[str]]:
    """An exported match, and the options for where it came from."""
    source, options = folder_in(tmp_path / "from", "embedded", request)
    running = made_in(source)[1]
    file = tmp_path / "one.takujo"
    assert run(["export", str(file), "--match", running, *options]) == 0
    return file, options


def test_nothing_is_imported_over_a_match_that_is_there(
    one: tuple[Path, list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    file, options = one
    assert run(["import", str(file), *options]) == 1
    assert "already: nothing was imported" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("hosted ", "hosted 0", "damaged"),
        ('"Ken"', '"Kem"', "damaged"),
        ("\n1 s", "\n1 s9", "damaged"),
        ("\nhosted", "\nhasted", "hasted"),
        ("takujo 1", "takujo 9", "takujo 1"),
        ("seed ", "seed f", "seed"),
    ],
)
def test_a_damaged_file_is_refused_in_a_sentence_and_nothing_is_taken_in(
    one: tuple[Path, list[str]], tmp_path: Path, request: pytest.FixtureRequest,
    capsys: pytest.CaptureFixture[str], old: str, new: str, said: str,
) -> None:  # fmt: skip
    file, _ = one
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new, 1))
    target, options = folder_in(tmp_path / "to", "embedded", request)
    assert run(["import", str(file), *options]) in (1, 2)
    told = capsys.readouterr().err
    assert said in told
    assert "Traceback" not in told
    assert "fault of takujo" not in told
    assert rows_in(target, "select count(*) from matches") == [(0,)]


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04 half a zip", b"\xff\xfe\x00", b"takujo 1\n"])
def test_what_is_no_export_is_refused_in_a_sentence(
    tmp_path: Path, request: pytest.FixtureRequest, capsys: pytest.CaptureFixture[str],
    content: bytes,
) -> None:  # fmt: skip
    _, options = folder_in(tmp_path / "to", "embedded", request)
    file = tmp_path / "x"
    file.write_bytes(content)
    assert run(["import", str(file), *options]) in (1, 2)
    told = capsys.readouterr().err
    assert told
    assert "fault of takujo" not in told


def test_a_file_that_is_there_is_not_written_over_and_no_match_is_said(
    one: tuple[Path, list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    file, options = one
    before = file.read_bytes()
    assert run(["export", str(file), *options]) == 1
    assert file.read_bytes() == before
    other = file.with_name("other.takujo")
    assert run(["export", str(other), "--match", "nowhere", *options]) == 1
    assert "There is no match nowhere." in capsys.readouterr().err
    assert not list(file.parent.glob("*.unfinished"))
