"""What one guest may take: tables, tables of CPUs alone, streams; and it is said when again."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from takujo.host.counts import InMemory
from takujo.host.data_folder import DataFolder
from takujo.host.limits import Limits
from takujo.host.news import Bulletin
from takujo.web.app import make_app
from takujo.web.attempts import NewTables, PerMinute
from takujo.web.streams import Streams
from tests.web.serving import House, house_of

LIMITS = Limits(
    device_tables=3, device_tables_seconds=60, address_tables=5, address_tables_seconds=30,
    cpu_tables=2, cpu_tables_seconds=120, device_streams=2, address_streams=3,
    device_answers=3, address_answers=1000, device_joins=2, address_joins=1000,
)  # fmt: skip
API = "/api/v1/matches"


class Clock:
    """A time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The application with low limits."""
    data = DataFolder(str(tmp_path_factory.mktemp("data")))
    with house_of(make_app(data, limits=LIMITS)) as house:
        yield house


@pytest.fixture(autouse=True)
def clock(house: House) -> Clock:
    """Nobody has made a table yet, and time stands still."""
    clock = Clock()
    house.server.new_tables = NewTables(LIMITS, InMemory(clock))
    return clock


# --- tables ----------------------------------------------------------------------------------
@pytest.mark.parametrize(("language", "said"), [("en", "in 1 minute."), ("ja", "1分後")])
def test_a_device_that_made_many_tables_waits_and_is_told_so(
    house: House, clock: Clock, language: str, said: str
) -> None:
    aki = house.device(language=language, accept="text/html")
    for _ in range(LIMITS.device_tables):
        aki.new_table("me", "open")
    refused = aki.post("/tables", data={"seats": ["me", "open"]})
    assert (refused.status_code, refused.headers["retry-after"]) == (429, "60")
    assert said in refused.text
    clock.now += 60
    aki.new_table("me", "open")
    assert aki.post("/tables").status_code == 429


def test_an_address_with_ever_new_devices_waits_too(house: House, clock: Clock) -> None:
    for _ in range(LIMITS.address_tables):
        house.device().new_table("me", "open")
    refused = house.device().post("/tables")
    assert (refused.status_code, refused.json()["error"]) == (429, "too_often")
    assert refused.headers["retry-after"] == "30"
    assert house.device().post(API, json={"seats": ["program", "easy"]}).status_code == 429
    clock.now += 30
    house.device().new_table("me", "open")


def test_tables_of_cpus_alone_are_fewer(house: House) -> None:
    program = house.device()
    for _ in range(LIMITS.cpu_tables):
        assert program.post(API, json={"seats": ["random", "random"]}).status_code == 201
    refused = program.post(API, json={"seats": ["random", "random"]})
    assert (refused.status_code, refused.headers["retry-after"]) == (429, "120")
    assert {"error", "message"} <= set(refused.json())
    assert program.post(API, json={"seats": ["program", "random"]}).status_code == 201


def test_what_is_refused_costs_nothing(house: House) -> None:
    aki = house.device()
    for _ in range(3 * LIMITS.address_tables):
        assert aki.post("/tables", data={"seats": ["me"]}).status_code == 422
    aki.new_table("me", "open")


def test_who_cannot_be_told_apart_is_limited_by_device_alone() -> None:
    tables = NewTables(LIMITS, InMemory(Clock()))

    async def made(devices: list[str]) -> list[int]:
        return [await tables.begin("", device) for device in devices]

    assert asyncio.run(made([f"device {n}" for n in range(50)])) == [0] * 50
    assert asyncio.run(made(["one"] * 4)) == [0, 0, 0, 60]


# --- streams ---------------------------------------------------------------------------------
def queue() -> asyncio.Queue[Bulletin | None]:
    """What a stream waits at."""
    return asyncio.Queue(maxsize=1)


def test_a_device_with_many_streams_loses_its_oldest() -> None:
    streams = Streams(LIMITS)
    queues = [queue() for _ in range(4)]
    for each in queues:
        streams.begin("a phone", "192.0.2.1", each)
    assert [each.qsize() for each in queues] == [1, 1, 0, 0]
    assert queues[0].get_nowait() is None  # ends it
    assert len(streams.open) == LIMITS.device_streams
    other = streams.begin("another", "192.0.2.1", queue())
    assert streams.wait("192.0.2.1") > 0
    assert streams.wait("192.0.2.2") == streams.wait("") == 0
    streams.end(other)
    streams.end(other)
    assert streams.wait("192.0.2.1") == 0


@pytest.mark.parametrize(("language", "said"), [("en", "Close some."), ("ja", "多すぎます")])
def test_an_address_with_many_streams_is_told_to_close_some(
    house: House, language: str, said: str
) -> None:
    aki = house.device(language=language, accept="text/html")
    match = aki.new_table("me", "open")
    held = [house.server.streams.begin(f"d{n}", "127.0.0.1", queue()) for n in range(3)]
    refused = aki.get(f"/t/{match}/stream")
    assert (refused.status_code, refused.headers["retry-after"]) == (429, "30")
    assert said in refused.text
    made = aki.post(API, json={"seats": ["program", "program"]}).json()
    show = {"authorization": f"Bearer {made['tokens'][0]}"}
    program = aki.get(f"{API}/{made['match']}/seats/0/stream", headers=show)
    assert (program.status_code, program.headers["retry-after"]) == (429, "30")
    for each in held:
        house.server.streams.end(each)


# --- answers and seats -----------------------------------------------------------------------
@pytest.mark.parametrize(("language", "said"), [("en", "too often"), ("ja", "間をおいて")])
def test_a_device_that_answers_too_often_waits_and_is_told_so(
    house: House, clock: Clock, language: str, said: str
) -> None:
    house.server.answers = PerMinute("answers", LIMITS, InMemory(clock))
    aki = house.device(language=language, accept="text/html")
    match = aki.new_table("me", "random")
    form = {"question": "999", "choices": "nonsense"}
    for _ in range(LIMITS.device_answers):
        assert aki.post(f"/t/{match}/answer", data=form).status_code in (409, 422)
    refused = aki.post(f"/t/{match}/answer", data=form)
    assert (refused.status_code, refused.headers["retry-after"]) == (429, "20")
    assert said in refused.text
    assert aki.post(f"/t/{match}/undo").status_code == 429
    clock.now += 20
    assert aki.post(f"/t/{match}/answer", data=form).status_code in (409, 422)


def test_a_program_that_answers_too_often_waits(house: House, clock: Clock) -> None:
    house.server.answers = PerMinute("answers", LIMITS, InMemory(clock))
    program = house.device()
    made = program.post(API, json={"seats": ["program", "program"]}).json()
    place = f"{API}/{made['match']}/seats/0/answer"
    show = {"authorization": f"Bearer {made['tokens'][0]}"}
    given = {"question": 999, "choices": ["nonsense"]}
    answers = [program.post(place, json=given, headers=show).status_code for _ in range(4)]
    assert answers == [409, 409, 409, 429]
    # who shows another's seat no right token is not even counted
    assert program.post(place, json=given).status_code == 401


def test_a_device_that_takes_seats_too_often_waits(house: House, clock: Clock) -> None:
    house.server.joins = PerMinute("joins", LIMITS, InMemory(clock))
    aki = house.device()
    aki.new_table("me", "open")
    codes = [aki.post("/j/nowhere", data={"name": "x"}).status_code for _ in range(3)]
    assert codes == [404, 404, 429]


def test_an_address_is_slowed_down_whatever_devices_it_shows() -> None:
    clock = Clock()
    often = PerMinute("answers", Limits(device_answers=2, address_answers=4), InMemory(clock))

    async def begun() -> list[int]:
        return [await often.begin("192.0.2.1", f"device {n}") for n in range(5)]

    assert asyncio.run(begun()) == [0, 0, 0, 0, 15]
    assert asyncio.run(often.begin("192.0.2.2", "device 9")) == 0
