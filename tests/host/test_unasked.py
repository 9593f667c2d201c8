"""What can only bring something is done for who plays against CPUs alone, and undo asks for it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, Final

from takujo.games.catalogue import game
from takujo.host.entries import ChoicesEntry
from takujo.host.match import CPU, PERSON, HostedSeat, Match
from takujo.host.matches import Matches
from takujo.host.record import Record
from tests.host.matches_at_hand import matches_in, me

BOOK: Final = game("san-juan").book()
START: Final[dict[str, Any]] = {
    "game": "san-juan",
    "seats": 2,
    "round": 4,
    "asking": ["role", 0, 0],
    "players": [{"buildings": ["indigo_plant", "sugar_mill"]}, {"buildings": ["indigo_plant"]}],
}


async def producing(matches: Matches, other: HostedSeat) -> tuple[Match, Record]:
    """I have picked the producer, with as many empty buildings as I may fill."""
    match = await matches.make(BOOK, [me(), other], "off", start=START)
    assert match.record is not None
    await matches.answer(match.id, 0, ["role producer"], match.record.question(0))
    return match, match.record


def answers(record: Record) -> list[tuple[int, int]]:
    """Whose answers the entries are, and of how many choices."""
    entries = [entry for entry in record.entries if isinstance(entry, ChoicesEntry)]
    return [(entry.seat, len(entry.choices)) for entry in entries]


def goods(record: Record) -> list[bool]:
    """On which of my buildings a good lies."""
    return ["=" in building for building in record.view(0)["players"][0]["buildings"]]


def test_goods_for_every_empty_building_are_made_without_a_question(tmp_path: Path) -> None:
    async def story() -> None:
        async with matches_in(tmp_path) as matches:
            _, record = await producing(matches, HostedSeat(CPU, "easy"))
            assert answers(record) == [(0, 1), (0, 2)]
            assert goods(record) == [True, True]
            assert record.waiting == [1]

    asyncio.run(story())


def test_undo_asks_for_what_was_not_asked(tmp_path: Path) -> None:
    async def story() -> None:
        async with matches_in(tmp_path) as matches:
            match, record = await producing(matches, HostedSeat(CPU, "easy"))
            await matches.undo(match.id, 0, record.undoable(0))
            assert record.view(0)["options"] == ["pass", "produce 1", "produce 2"]
            await matches.answer(match.id, 0, ["pass"], record.question(0))
            assert goods(record) == [False, False]

    asyncio.run(story())


def test_among_persons_it_is_asked(tmp_path: Path) -> None:
    async def story() -> None:
        async with matches_in(tmp_path) as matches:
            _, record = await producing(matches, HostedSeat(PERSON, name="Ken", device="ken"))
            assert answers(record) == [(0, 1)]
            assert record.waiting == [0]

    asyncio.run(story())
