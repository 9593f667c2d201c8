"""Matches to test with: a store in a folder of its own, and a person who plays first options."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from takujo.games.catalogue import game
from takujo.host.cpu_turns import CpuTurns
from takujo.host.match import CPU, OPEN, PERSON, HostedSeat, Match
from takujo.host.matches import Matches
from takujo.host.store import Store
from takujo.host.tickets import hashed
from tests.waiting import until

KEY = "a key for tests"
ME = "my device"


@asynccontextmanager
async def matches_in(folder: Path) -> AsyncIterator[Matches]:
    """The matches of a folder, as after a start."""
    store = Store.at(folder / "takujo.sqlite")
    try:
        yield Matches(store, KEY)
    finally:
        await store.close()


@asynccontextmanager
async def with_cpus(folder: Path) -> AsyncIterator[Matches]:
    """The same, with somebody who plays the CPU seats."""
    async with matches_in(folder) as matches:
        turns = CpuTurns(matches, workers=1)
        await turns.resume()
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
