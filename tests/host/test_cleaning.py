"""Old tables go by a stated rule, and nothing goes that a person could still want."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from takujo.games.catalogue import game
from takujo.host.cleaning import AT_ONCE, DAY, Cleaning, days_left
from takujo.host.kept import Gone
from takujo.host.limits import Limits
from takujo.host.match import CPU, OPEN, PERSON, HostedSeat
from takujo.host.matches import Matches
from takujo.host.tickets import hashed
from tests.host.matches_at_hand import matches_in, me, rows_in

LIMITS = Limits()
TABLES = {
    "gathering": [me(), HostedSeat(OPEN)],
    "of CPUs alone": [HostedSeat(CPU, "random"), HostedSeat(CPU, "random")],
    "of programs": [HostedSeat(PERSON, token=hashed("t")), HostedSeat(CPU, "random")],
    "unfinished": [me(), HostedSeat(CPU, "random")],
}
DAYS = {
    "gathering": LIMITS.gathering_days,
    "of CPUs alone": LIMITS.cpu_only_days,
    "of programs": LIMITS.programs_days,
    "unfinished": LIMITS.unfinished_days,
}

pytestmark = pytest.mark.usefixtures("either_database")


async def table(matches: Matches, kind: str) -> str:
    """A new table of this kind."""
    seats = [HostedSeat(**vars(seat)) for seat in TABLES[kind]]
    return (await matches.make(game("san-juan").book(), seats, "off")).id


async def made_at(matches: Matches, id: str) -> int:
    """When the table was made."""
    return (await matches.get(id)).facts.made_at


async def is_there(matches: Matches, id: str) -> bool:
    """Can the table still be found?"""
    try:
        await matches.get(id)
    except Gone:
        return False
    return True


@pytest.mark.parametrize("kind", list(TABLES))
def test_a_table_is_removed_when_its_days_are_over_and_not_before(
    tmp_path: Path, kind: str
) -> None:
    async def story() -> None:
        async with matches_in(tmp_path) as matches:
            id = await table(matches, kind)
            over = await made_at(matches, id) + DAYS[kind] * DAY
            assert await Cleaning(matches, LIMITS, lambda: over - 1).once() == 0
            assert await is_there(matches, id)
            assert await Cleaning(matches, LIMITS, lambda: over + 1).once() == 1
            assert not await is_there(matches, id)

    asyncio.run(story())
    for name in ("matches", "seats", "played", "entries", "leases"):
        assert rows_in(tmp_path, f"select count(*) from {name}") == [(0,)]


def test_a_table_that_one_of_its_people_opened_stays(tmp_path: Path) -> None:
    async def story() -> None:
        async with matches_in(tmp_path) as matches:
            ids = [await table(matches, kind) for kind in ("gathering", "unfinished")]
            at = await made_at(matches, ids[1]) + LIMITS.unfinished_days * DAY + 1
            for id in ids:
                await matches.opened(await matches.get(id), at - DAY)
            assert await Cleaning(matches, LIMITS, lambda: at).once() == 0
            assert [await is_there(matches, id) for id in ids] == [True, True]

    asyncio.run(story())


def test_finished_matches_of_people_stay_for_ever_and_those_of_cpus_do_not(tmp_path: Path) -> None:
    async def story() -> None:
        async with matches_in(tmp_path) as matches:
            ids = [await table(matches, kind) for kind in ("unfinished", "of CPUs alone")]
            at = await made_at(matches, ids[0]) + 100_000 * DAY
        # as they are stored at the end: a whole game is not what is looked at here
        rows_in(tmp_path, "update matches set state = 'over', cpu_asked = false")
        async with matches_in(tmp_path) as matches:
            assert await Cleaning(matches, LIMITS, lambda: at).once() == 1
        assert rows_in(tmp_path, "select id from matches") == [(ids[0],)]

    asyncio.run(story())


def test_hundreds_of_old_tables_go_in_one_look_and_new_ones_stay(tmp_path: Path) -> None:
    async def story() -> None:
        async with matches_in(tmp_path) as matches:
            old = [await table(matches, "gathering") for _ in range(2 * AT_ONCE + 1)]
            at = await made_at(matches, old[-1]) + LIMITS.gathering_days * DAY + 1
            kept = await table(matches, "gathering")
            await matches.opened(await matches.get(kept), at)
            assert await Cleaning(matches, LIMITS, lambda: at).once() == len(old)
            assert await is_there(matches, kept)

    asyncio.run(story())


def test_who_comes_back_at_the_last_moment_finds_the_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with matches_in(tmp_path) as matches:
            id = await table(matches, "unfinished")
            at = await made_at(matches, id) + LIMITS.unfinished_days * DAY + 1
            cleaning = Cleaning(matches, LIMITS, lambda: at)
            removal = cleaning._removal(id, at)
            await matches.opened(await matches.get(id), at)  # after it was found, before it goes
            assert not await matches.remove(id, removal)
            assert await is_there(matches, id)

    asyncio.run(story())


def test_the_first_page_says_in_time_when_a_table_goes(tmp_path: Path) -> None:
    async def story() -> None:
        async with matches_in(tmp_path) as matches:
            facts = (await matches.get(await table(matches, "unfinished"))).facts
            days = LIMITS.unfinished_days
            assert days_left(facts, facts.changed_at, LIMITS) == days
            assert days_left(facts, facts.changed_at + (days - 3) * DAY, LIMITS) == 3
            facts.opened_at = facts.changed_at + 10 * DAY
            assert days_left(facts, facts.changed_at + days * DAY, LIMITS) == 10
            facts.state = "over"
            assert days_left(facts, facts.changed_at + 1000 * DAY, LIMITS) is None

    asyncio.run(story())
