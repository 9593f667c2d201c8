"""Killed, or refused by the disk, at any statement of any route: nothing is half done."""

from __future__ import annotations

import asyncio
import hashlib
import importlib
import pkgutil
import shutil
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from fastapi import APIRouter
from fastapi.routing import APIRoute
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from takujo.host.match import ENDED, GATHERING, OVER, PLAYING, Match
from takujo.host.matches import Matches
from takujo.host.store import Store
from takujo.web import routes
from tests.web.failing_cpu import failing_cpus
from tests.web.playing import answer, options, two_people
from tests.web.serving import Device, House, house_in
from tests.web.ways_of_friends import resign
from tests.web.ways_to_change import (
    API,
    ROUTES,
    make_full_table,
    play_again,
    play_to_the_end,
    start_with_cpus,
)


@pytest.fixture
def home(tmp_path: Path) -> Iterator[tuple[House, Path]]:
    with failing_cpus(), house_in(tmp_path) as house:
        yield house, tmp_path


# A job of the laboratory is a folder of files, and no row of the database.
WRITE_NOTHING = {
    "/settings",
    "/t/{match}/preview",
    "/lab/new/{name}",
    "/lab/compare",
    "/lab/{id}/cancel",
}
AS_A_NEW_TABLE = {"/lab/{id}/play"}  # its only change is the one that /tables makes too
WAYS = [(path, prepared) for path, ways in ROUTES.items() for prepared in ways]
# With CPU seats, which would go on playing while memory and disk are compared.
LIVELY = [make_full_table, start_with_cpus, play_again, resign]
QUIET = [prepared for _, prepared in WAYS if prepared not in LIVELY]


def all_routes() -> list[APIRoute]:
    """Whatever the application answers to."""
    found: list[APIRoute] = []
    for file in pkgutil.iter_modules(routes.__path__):
        module = importlib.import_module(f"{routes.__name__}.{file.name}")
        found += [
            r for r in getattr(module, "router", APIRouter()).routes if isinstance(r, APIRoute)
        ]
    return found


def path_of(request: Any) -> str:
    """The path of the route that answers a request."""
    fits = [r for r in all_routes() if r.path_regex.match(request.url.path)]
    return next(r.path for r in fits if request.method in (r.methods or ()))


def test_every_route_that_takes_something_is_killed_or_writes_nothing() -> None:
    taking = {route.path for route in all_routes() if (route.methods or set()) - {"GET", "HEAD"}}
    assert taking == set(ROUTES) - {"/t/{match}"} | WRITE_NOTHING | AS_A_NEW_TABLE


def test_settings_and_previews_write_nothing(home: tuple[House, Path]) -> None:
    house, _ = home
    match, people = two_people(house)
    seat = house.record(match).waiting[0]
    touched = {"question": house.record(match).question(seat)}
    with refused_at(house, -1) as came:
        assert people[seat].post("/settings", data={"theme": "dark"}).status_code == 303
        assert people[seat].post(f"/t/{match}/preview", data=touched).status_code == 200
    assert came == []


@contextmanager
def copied_at_every_statement(house: House, data: Path, copies: Path) -> Iterator[list[Path]]:
    """What lies on the disk before every statement and commit: that is what a kill leaves."""
    made: list[Path] = []

    one_at_a_time = threading.Lock()  # statements of CPU seats come beside those of the route

    def copy(*_: Any) -> None:
        with one_at_a_time:
            folder = copies / str(len(made))
            folder.mkdir(parents=True)
            for file in data.iterdir():
                if file.is_file() and not file.name.endswith("-shm"):
                    shutil.copy(file, folder)
            made.append(folder)

    engine = house.server.matches.store.engine
    event.listen(engine, "before_cursor_execute", copy)
    event.listen(engine, "commit", copy)
    try:
        yield made
    finally:
        event.remove(engine, "before_cursor_execute", copy)
        event.remove(engine, "commit", copy)
        copy()


@pytest.mark.parametrize(("path", "prepared"), WAYS)
def test_killed_between_any_two_statements_of_a_route_every_table_is_whole(
    home: tuple[House, Path], tmp_path_factory: pytest.TempPathFactory, path: str, prepared: Any
) -> None:
    house, data = home
    with devices_of(house) as devices:
        route = prepared(house)
        with copied_at_every_statement(house, data, tmp_path_factory.mktemp("killed")) as copies:
            reply = route()
    assert reply.status_code < 400
    assert path_of(reply.request) == path
    assert len(copies) > 3
    for folder in distinct(copies):
        asyncio.run(look_at_all(folder, house.server.matches.key))
        open_all_pages(folder, devices)


def distinct(copies: list[Path]) -> list[Path]:
    """One of each: what is not yet committed leaves the disk as it was."""
    found: dict[bytes, Path] = {}
    for folder in copies:
        held = b"".join(file.read_bytes() for file in sorted(folder.iterdir()))
        found.setdefault(hashlib.sha256(held).digest(), folder)
    return list(found.values())


@contextmanager
def devices_of(house: House) -> Iterator[list[Device]]:
    """The devices that come to this house."""
    came: list[Device] = []

    def device(**options: Any) -> Device:
        came.append(Device(house, **options))
        return came[-1]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(house, "device", device)
        yield came


def open_all_pages(folder: Path, devices: list[Device]) -> None:
    """A fresh server shows every device its tables; what fails in a route fails the test."""
    with house_in(folder) as house:
        for device in devices:
            again = house.device()
            again.client.cookies.update(device.client.cookies)
            assert again.get("/").status_code == 200
            for id in ids_in(folder):
                for page in (f"/t/{id}", f"/t/{id}/text", f"/t/{id}/steps", f"/t/{id}/code"):
                    assert again.get(page).status_code in (200, 303, 403), page
                assert again.get(f"{API}/{id}").status_code == 200


async def look_at_all(folder: Path, key: str) -> None:
    """A fresh server on this folder finds every table whole."""
    store = Store.at(folder / "takujo.sqlite")
    matches = Matches(store, key)
    try:
        for id in ids_in(folder):
            await check_whole(matches, await matches.get(id))
    finally:
        await store.close()


def ids_in(folder: Path) -> list[str]:
    base = sqlite3.connect(folder / "takujo.sqlite")
    found = [str(row[0]) for row in base.execute("select id from matches")]
    base.close()
    return found


async def check_whole(matches: Matches, match: Match) -> None:
    """What belongs together is there together."""
    assert not match.set_aside
    assert len(match.seats) >= 2
    if match.open_seats():
        assert (match.facts.state, match.record, match.line_up) == (GATHERING, None, ())
        assert match.facts.code
    else:
        assert match.facts.state in (PLAYING, OVER, ENDED)
        assert match.record is not None
        assert match.facts.commitment
        assert len(match.line_up) == len(match.seats)
    if match.facts.rematch:
        await matches.get(match.facts.rematch)


@contextmanager
def refused_at(house: House, number: int) -> Iterator[list[str]]:
    """The disk refuses one statement or commit, counted from 0."""
    came: list[str] = []

    def refuse(*arguments: Any) -> None:
        words = str(arguments[2]) if len(arguments) > 2 else "COMMIT"
        if words.startswith(("SELECT", "BEGIN")):
            return
        came.append(words)
        if len(came) == number + 1:
            raise OperationalError(words, {}, sqlite3.OperationalError("disk is full"))

    engine = house.server.matches.store.engine
    event.listen(engine, "before_cursor_execute", refuse)
    event.listen(engine, "commit", refuse)
    try:
        yield came
    finally:
        event.remove(engine, "before_cursor_execute", refuse)
        event.remove(engine, "commit", refuse)


@pytest.mark.parametrize("prepared", QUIET)
def test_after_a_write_that_failed_memory_and_disk_say_the_same(
    home: tuple[House, Path], prepared: Any
) -> None:
    house, data = home
    for number in range(20):
        route = prepared(house)
        with refused_at(house, number) as came, suppress(AssertionError):
            route()
        same_as_on_disk(house, data)
        if len(came) <= number:
            assert number > 1  # one statement and its commit at least
            return
    raise AssertionError("a route has no end")


def same_as_on_disk(house: House, data: Path) -> None:
    """Every match as the running server holds it and as a fresh one reads it."""

    async def read() -> dict[str, Any]:
        store = Store.at(data / "takujo.sqlite")
        matches = Matches(store, house.server.matches.key)
        found = {id: shown(await matches.get(id)) for id in ids_in(data)}
        await store.close()
        return found

    kept = {id: shown(house.match(id)) for id in ids_in(data)}
    assert kept == asyncio.run(read())


def shown(match: Match) -> tuple[Any, ...]:
    record = match.record
    entries = None if record is None else record.entries
    return match.facts, match.seats, match.line_up, entries


def test_rematch_pressed_five_times_makes_one_table(home: tuple[House, Path]) -> None:
    house, data = home
    match, people = two_people(house)
    play_to_the_end(house, match)

    async def press() -> set[str]:
        sent = [people[0].client.post(f"/t/{match}/rematch") for _ in range(5)]
        return {reply.headers["location"] for reply in await asyncio.gather(*sent)}

    assert len(house.do(press())) == 1
    assert len(ids_in(data)) == 2


def test_a_database_held_by_another_program_is_said_and_the_answer_can_be_sent_again(
    home: tuple[House, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    house, data = home
    monkeypatch.setattr("takujo.host.writer.PAUSE", 0.0)
    match, people = two_people(house)
    seat = house.record(match).waiting[0]
    choice, question = options(people[seat], match, seat)[0], house.record(match).question(seat)
    engine = house.server.matches.store.engine
    with engine.connect() as quick:
        quick.exec_driver_sql("PRAGMA busy_timeout = 1")
    other = sqlite3.connect(data / "takujo.sqlite", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    held = answer(people[seat], match, choice, question)
    other.execute("ROLLBACK")
    other.close()
    assert (held.status_code, held.json()["error"]) == (503, "not_stored")
    assert answer(people[seat], match, choice, question).status_code == 200
