"""What a tap and the first table page cost, counted."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest
from sqlalchemy import event

from takujo.games.catalogue import GAMES
from takujo.host.picks import Picks
from takujo.kernel.agenda import PASS
from takujo.kernel.chance import FastNumbers
from takujo.kernel.seen import Seen
from takujo.kernel.table import Table
from takujo.web.pages import assets
from takujo.web.pages.registry import PAGES
from tests.web.playing import answer, asked
from tests.web.redealt import FourPeople
from tests.web.selecting import Asked
from tests.web.serving import Device, House

MOST_STATEMENTS: Final = 12
TAPS: Final = 60
PREVIEWS: Final = 12
# What looks every few seconds: for tables where a CPU is asked, for who is away, for who is called.
WATCHDOGS: Final = ("cpu_asked", "matches.away >", "subscriptions")
WAYS: Final = 100  # of one question that are looked at
SMALL: Final = 500  # bytes that are not worth compressing
MOST_BYTES: Final = 150_000
MOST_REQUESTS: Final = 12
BETWEEN: Final = 25  # answers between two looks at the pages
IN_HTML: Final = re.compile(r'(?:src|href)="(/static/[^"#]+)')
IN_SCRIPT: Final = re.compile(r'(?:from|import)\s*"(\./[^"]+)"')  # import() comes by a touch
IN_STYLE: Final = re.compile(r'url\("?([^")]+?)"?\)')


@contextmanager
def counted(house: House) -> Iterator[list[str]]:
    """The statements that the database is given meanwhile."""
    statements: list[str] = []

    def count(_c: Any, _k: Any, statement: str, *_: Any) -> None:
        statements.append(statement)

    engine = house.server.matches.store.engine
    event.listen(engine, "before_cursor_execute", count)
    try:
        yield statements
    finally:
        event.remove(engine, "before_cursor_execute", count)


def by_a_watchdog(statement: str) -> bool:
    """Would it have been asked without anybody's tap?"""
    return any(each in statement for each in WATCHDOGS)


def by_chance(seen: Seen[Table], numbers: FastNumbers) -> str:
    """What somebody might post: any of the ways to answer."""
    picks = Picks(seen)
    ways = picks.ways(WAYS)
    way = ways[numbers.below(len(ways))]
    picked = [choice for choice in way if choice != PASS] or [PASS]
    return ";".join([seen.table.book.readable(picks.frame, choice) for choice in picked])


@pytest.mark.parametrize("game", list(PAGES))
def test_every_tap_of_a_game_takes_few_statements(house: House, game: str) -> None:
    four = FourPeople(house, "2" * 64, game)
    record, numbers, table = four.record, FastNumbers(2), f"/t/{four.match.id}"
    asked_for: set[str] = set()
    for _ in range(TAPS):
        if record.result is not None:
            break
        seat = record.waiting[0]
        device = four.devices[seat]
        assert device.get(table).status_code == 200
        wishes = by_chance(record.seen(seat), numbers)
        question, known = record.question(seat), len(record.entries)
        with counted(house) as statements:
            assert answer(device, four.match.id, wishes, question).status_code == 200, wishes
            assert device.get(f"{table}/steps", params={"after": known}).json()["steps"]
        assert any("INSERT INTO entries" in statement for statement in statements)
        own = [each for each in statements if not by_a_watchdog(each)]
        assert len(own) <= MOST_STATEMENTS, (wishes, own)
        asked_for.add(wishes.split(" ")[0])
    assert len(asked_for) > 3


@pytest.mark.parametrize("game", list(PAGES))
def test_a_preview_asks_the_database_for_nothing_and_leaves_no_trace(
    house: House, game: str
) -> None:
    four = FourPeople(house, "2" * 64, game)
    record, numbers, table = four.record, FastNumbers(2), f"/t/{four.match.id}"
    previewed = 0
    while previewed < PREVIEWS and record.result is None:
        seat = record.waiting[0]
        asked = Asked(record.seen(seat))
        touches = asked.touches([])
        if touches:
            touch = touches[numbers.below(len(touches))]
            before = [record.table.to_json(), repr(four.match.facts), len(record.entries)]
            form = {"question": record.question(seat), "touches": touch}
            with counted(house) as statements:
                answer = four.devices[seat].post(f"{table}/preview", data=form)
            asked_for = [each for each in statements if each != "BEGIN" and not by_a_watchdog(each)]
            assert (answer.status_code, asked_for) == (200, []), touch
            assert [record.table.to_json(), repr(four.match.facts), len(record.entries)] == before
            previewed += 1
        four.play(1, numbers)
    assert previewed == PREVIEWS


EDITIONS: Final = [(game.name, name) for game in GAMES for name in game.editions()]


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_every_table_page_of_a_whole_game_is_small_with_everything_it_needs(
    house: House, game: str, edition: str
) -> None:
    four = FourPeople(house, "2" * 64, game, edition)
    numbers, table, most = FastNumbers(2), f"/t/{four.match.id}", 0
    fetched = everything(four.devices[0], table)
    files = sum(fetched.values()) - fetched[table]
    going = True
    while going:
        for device in four.devices:
            most = max(most, size(device, table))
        going = four.play(BETWEEN, numbers)
    assert most > fetched[table] > 0, "the table has grown"
    assert files + most <= MOST_BYTES, (files, most)


def everything(device: Device, address: str) -> dict[str, int]:
    """The bytes of a page and of all that it fetches before anything is touched."""
    fetched = {address: size(device, address)}
    waiting = IN_HTML.findall(device.get(address).text)
    while waiting:
        at = waiting.pop()
        if at not in fetched:
            fetched[at] = size(device, at)
            waiting += named_in(at, device.get(at).text)
    return fetched


@pytest.mark.parametrize("game", list(PAGES))
def test_the_first_table_page_is_small_with_everything_it_needs(aki: Device, game: str) -> None:
    match = aki.new_table("me", "random", "random", "random", game=game)
    asked(aki, match)
    fetched = everything(aki, f"/t/{match}")
    assert len(fetched) > 3
    total = sum(fetched.values())
    assert total <= MOST_BYTES, fetched
    assert len(fetched) <= MOST_REQUESTS, fetched


def size(device: Device, address: str) -> int:
    """The bytes of an answer on their way: compressed, with its headers."""
    answer = device.get(address, headers={"accept-encoding": "gzip"})
    assert answer.status_code == 200, address
    if len(answer.content) >= SMALL:
        assert answer.headers["content-encoding"] == "gzip", address
        assert "accept-encoding" in answer.headers["vary"].lower()
    return len(gzip.compress(answer.content)) + sum(
        len(k) + len(v) + 4 for k, v in answer.headers.raw
    )


def named_in(address: str, text: str) -> list[str]:
    """The addresses of what a script or a style fetches."""
    folder = address.rsplit("/", 1)[0]
    if address.endswith(".js"):
        return [f"{folder}/{name.removeprefix('./')}" for name in IN_SCRIPT.findall(text)]
    if address.endswith(".css"):
        names = [name for name in IN_STYLE.findall(text) if not name.startswith(("data:", "#"))]
        return [f"{folder}/{name.removeprefix('./')}" for name in names]
    return []


def test_static_files_are_kept_for_ever_under_the_hash_of_their_contents(aki: Device) -> None:
    current = aki.get(assets.address("takujo.css"))
    assert current.headers["cache-control"] == "public, max-age=31536000, immutable"
    older = aki.get("/static/000000000000/takujo.css")
    assert (older.text, older.headers["cache-control"]) == (current.text, "no-cache")
    script = aki.get(assets.address("table.js"))
    assert script.headers["content-type"].startswith("text/javascript")
