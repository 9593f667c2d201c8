"""Matches to test with: a store in a folder of its own, and a person who plays first options."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine, text

from takujo.games.catalogue import game
from takujo.host.cpu_turns import CpuTurns
from takujo.host.match import CPU, OPEN, PERSON, HostedSeat, Match
from takujo.host.matches import Matches
from takujo.host.postgres import address
from takujo.host.store import Store
from takujo.host.tickets import hashed
from tests.waiting import until

KEY = "a key for tests"
SHARED: dict[Path, str] = {}  # folders whose matches lie in a PostgreSQL database, and which
ME = "my device"


def store_in(folder: Path) -> Store:
    """The database of a folder."""
    return Store.of(SHARED[folder]) if folder in SHARED else Store.at(folder / "takujo.sqlite")


def rows_in(folder: Path, statement: str) -> list[tuple[Any, ...]]:
    """What one statement of SQL gives, on the database of a folder that nobody serves."""
    url = address(SHARED[folder]) if folder in SHARED else f"sqlite:///{folder}/takujo.sqlite"
    engine = create_engine(url)
    with engine.begin() as connection:
        done = connection.execute(text(statement))
        rows = [tuple(row) for row in done] if done.returns_rows else []
    engine.dispose()
    return rows


@asynccontextmanager
async def matches_in(folder: Path) -> AsyncIterator[Matches]:
    """The matches of a folder, as after a start."""
    store = store_in(folder)
    matches = Matches(store, KEY)
    matches.listen()
    try:
        yield matches
    finally:
        await store.close()


@asynccontextmanager
async def with_cpus(folder: Path) -> AsyncIterator[Matches]:
    """The same, with somebody who plays the CPU seats."""
    async with matches_in(folder) as matches:
        turns = CpuTurns(matches, workers=1)
        turns.begin()
        try:
            yield matches
        finally:
            await turns.close()


def me() -> HostedSeat:
    """My seat."""
    return HostedSeat(PERSON, name="me", device=hashed(ME))


async def new_match(matches: Matches, *others: str) -> Match:
    """Me and others: CPU levels, or ``open``."""
    seats = [HostedSeat(OPEN) if other == "open" else HostedSeat(CPU, other) for other in others]
    return await matches.make(game("san-juan").book(), [me(), *seats], "off")


async def answer_first(matches: Matches, match: Match, seat: int = 0) -> int:
    """The seat takes its first option."""
    record = match.record
    assert record is not None
    choice = record.table.options(seat)[0]
    return await matches.answer(match.id, seat, [choice], record.question(seat))


async def my_turn(match: Match, seat: int = 0) -> bool:
    """Wait until this seat is asked, or the game is over (then False)."""
    record = match.record
    assert record is not None
    await until(lambda: record.result is not None or record.question(seat) > 0, "my turn")
    return record.result is None
