"""Killed, or refused by the disk, at any statement of any route: nothing is half done."""

from __future__ import annotations

import asyncio
import hashlib
import importlib
import pkgutil
import shutil
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from fastapi import APIRouter
from fastapi.routing import APIRoute
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from takujo.host.cleaning import DAY
from takujo.host.kept import now
from takujo.host.match import ENDED, GATHERING, OVER, PLAYING, Match
from takujo.host.matches import Matches
from takujo.host.store import Store
from takujo.kernel.chance import FastNumbers
from takujo.web import routes
from tests.web.failing_cpu import failing_cpus, stuck_table
from tests.web.playing import answer, answer_first, options, two_people
from tests.web.serving import Device, House, house_in

Route = Callable[[], Any]
API = "/api/v1/matches"


@pytest.fixture
def home(tmp_path: Path) -> Iterator[tuple[House, Path]]:
    with failing_cpus(), house_in(tmp_path) as house:
        yield house, tmp_path


def room(house: House) -> tuple[Device, str, str]:
    """A table that waits for one friend; who made it, its id and the friend's link."""
    aki = house.device()
    match = aki.new_table("me", "open")
    return aki, match, house.server.matches.link(house.match(match), 1)


def make_table(house: House) -> Route:
    form = {"seats": ["me", "open", "random"], "speed": "off", "name": "Aki", "game": "san-juan"}
    return lambda: house.device().post("/tables", data=form)


def make_full_table(house: House) -> Route:
    form = {"seats": ["me", "random"], "speed": "off", "name": "Aki", "game": "san-juan"}
    return lambda: house.device().post("/tables", data=form)


def join_the_last_seat(house: House) -> Route:
    link = room(house)[2]
    return lambda: house.device().post(f"/j/{link}", data={"name": "Ben"})


def start_with_cpus(house: House) -> Route:
    aki = house.device()
    match = aki.new_table("me", "open", "open", "open")
    return lambda: aki.post(f"/t/{match}/start", data={"level": "random"})


def leave_the_room(house: House) -> Route:
    aki = house.device()
    match = aki.new_table("me", "open", "open")
    ben = house.device()
    ben.post(f"/j/{house.server.matches.link(house.match(match), 1)}", data={"name": "Ben"})
    return lambda: ben.post(f"/t/{match}/leave")


def take_the_seat_elsewhere(house: House) -> Route:
    match, _ = two_people(house)
    code = house.server.matches.code(house.match(match), 0)
    return lambda: house.device().post("/enter", data={"code": code})


def give_an_answer(house: House) -> Route:
    match, people = two_people(house)
    seat = house.record(match).waiting[0]
    choice = options(people[seat], match, seat)[0]
    return lambda: answer(people[seat], match, choice, house.record(match).question(seat))


def take_an_answer_back(house: House) -> Route:
    match, people = two_people(house)
    record = house.record(match)
    while not any(record.undoable(seat) for seat in (0, 1)):
        answer_first(people[record.waiting[0]], match, record.waiting[0])
    seat = 0 if record.undoable(0) else 1
    question = {"question": record.question(seat)}
    return lambda: people[seat].post(f"/t/{match}/undo", data=question)


def play_again(house: House) -> Route:
    match, people = two_people(house)
    play_to_the_end(house, match)
    return lambda: people[0].post(f"/t/{match}/rematch")


def play_to_the_end(house: House, match: str) -> None:
    record, numbers = house.record(match), FastNumbers(1)
    while record.result is None:
        seat = record.waiting[0]
        allowed = record.table.options(seat)
        choice = allowed[numbers.below(len(allowed))]
        house.do(house.server.matches.answer(match, seat, [choice], record.question(seat)))


def join_by_the_tables_code(house: House) -> Route:
    aki = house.device()
    match = aki.new_table("me", "open")
    code = house.server.matches.table_code(house.match(match))
    return lambda: house.device().post(f"/c/{code}", data={"seat": 1, "name": "Ben"})


def hand_a_stuck_seat_over(house: House) -> Route:
    aki, match, seat = stuck_table(house)
    form = {"seat": seat, "level": "easy"}  # fails again, and writes nothing meanwhile
    return lambda: aki.post(f"/t/{match}/trouble", data=form)


def end_a_stuck_match(house: House) -> Route:
    aki, match, seat = stuck_table(house)
    return lambda: aki.post(f"/t/{match}/trouble", data={"seat": seat})


def make_by_program(house: House) -> Route:
    return lambda: house.device().post(API, json={"seats": ["program", "program"]})


def answer_by_program(house: House) -> Route:
    program = house.device()
    made = program.post(API, json={"seats": ["program", "program"]}).json()
    return lambda: program_answers(program, made)


def undo_by_program(house: House) -> Route:
    program = house.device()
    made = program.post(API, json={"seats": ["program", "program"]}).json()
    record = house.record(made["match"])
    while not any(record.undoable(seat) for seat in (0, 1)):
        program_answers(program, made)
    seat = 0 if record.undoable(0) else 1
    entry = {"entry": record.undoable(seat)}
    return lambda: program.post(
        f"{seat_address(made, seat)}/undo", json=entry, headers=keys(made)[seat]
    )


def program_answers(program: Device, made: dict[str, Any]) -> Any:
    """The first option of whoever is asked."""
    seat = program.house.record(made["match"]).waiting[0]
    address, key = seat_address(made, seat), keys(made)[seat]
    seen = program.get(address, headers=key).json()
    body = {"question": seen["question"], "choices": [seen["options"][0]["choice"]]}
    return program.post(f"{address}/answer", json=body, headers=key)


def seat_address(made: dict[str, Any], seat: int) -> str:
    return f"{API}/{made['match']}/seats/{seat}"


def keys(made: dict[str, Any]) -> list[dict[str, str]]:
    return [{"authorization": f"Bearer {token}"} for token in made["tokens"]]


def look_two_days_later(house: House) -> Route:
    match, people = two_people(house)

    def look() -> Any:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("takujo.web.routes.playing.now", lambda: now() + 2 * DAY)
            return people[0].get(f"/t/{match}")

    return look


def look_at_a_room_without_a_code(house: House) -> Route:
    aki, match, _ = room(house)
    house.match(match).facts.code = ""  # as in a database from before there were any
    return lambda: aki.get(f"/t/{match}")


# Every route that writes, by its path, in all the ways in which it does.
ROUTES: dict[str, list[Callable[[House], Route]]] = {
    "/tables": [make_table, make_full_table],
    "/j/{secret}": [join_the_last_seat],
    "/c/{code}": [join_by_the_tables_code],
    "/enter": [take_the_seat_elsewhere],
    "/t/{match}": [look_two_days_later, look_at_a_room_without_a_code],
    "/t/{match}/start": [start_with_cpus],
    "/t/{match}/leave": [leave_the_room],
    "/t/{match}/answer": [give_an_answer],
    "/t/{match}/undo": [take_an_answer_back],
    "/t/{match}/rematch": [play_again],
    "/t/{match}/trouble": [hand_a_stuck_seat_over, end_a_stuck_match],
    f"{API}": [make_by_program],
    f"{API}/{{match}}/seats/{{seat}}/answer": [answer_by_program],
    f"{API}/{{match}}/seats/{{seat}}/undo": [undo_by_program],
}
WRITE_NOTHING = {"/settings", "/t/{match}/preview"}
WAYS = [(path, prepared) for path, ways in ROUTES.items() for prepared in ways]
# With CPU seats, which would go on playing while memory and disk are compared.
LIVELY = [make_full_table, start_with_cpus, play_again]
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
    assert taking == set(ROUTES) - {"/t/{match}"} | WRITE_NOTHING


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
