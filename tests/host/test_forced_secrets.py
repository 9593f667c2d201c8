"""Whoever plays against CPUs alone is never shown a question that then answers itself."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from pathlib import Path

from takujo.games.catalogue import game
from takujo.host.match import CPU, HostedSeat, Match
from takujo.host.matches import take_forced
from takujo.host.record import Record
from tests.host.fairs import fair
from tests.host.matches_at_hand import matches_in, me
from tests.toy.at_the_fair import FAIR

MOST = 1000  # entries; a fair has some sixty


def options(record: Record, seat: int) -> int:
    """Between how many answers a seat may choose."""
    return len(record.table_of(seat).options(seat))


def played(match: Match, seed: int) -> int:
    """A whole fair; how often I was asked nothing while others still thought in secret."""
    record = Record(replace(fair(4, seed).header, veils=True), FAIR.book())
    at_random = random.Random(seed)
    spared = 0
    while record.result is None:
        seat = at_random.choice(record.waiting)
        choice = at_random.choice(record.table_of(seat).options(seat))
        before = len(record.entries)
        record.answer(seat, [choice], record.question(seat))
        take_forced(match, record, MOST)
        assert all(seat != 0 or options(record, seat) > 1 for seat in record.waiting)
        mine = [
            entry for entry in record.entries[before + 1 :] if record.seat_of(entry.number) == 0
        ]
        spared += bool(mine) and len(record.waiting) > 1
    return spared


def test_what_leaves_a_person_no_choice_is_taken_at_once_while_others_think(tmp_path: Path) -> None:
    async def story() -> int:
        async with matches_in(tmp_path) as matches:
            cpus = [HostedSeat(CPU, "easy") for _ in range(3)]
            # only who sits there counts; the fair is in no catalogue
            match = await matches.make(game("san-juan").book(), [me(), *cpus], "off")
            return sum(played(match, seed) for seed in range(10))

    assert asyncio.run(story()) > 0
