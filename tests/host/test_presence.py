"""Who is here is kept in the database, written now and then; signs are few and not too many."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import event

from takujo.host.presence import HERE, NOTED, PAUSE, SHOWN, SIGNS, Presence
from takujo.host.seat_changes import SeatChanges
from takujo.kernel.game import Refused
from tests.host.friends import friends_in

pytestmark = pytest.mark.usefixtures("either_database")


def test_who_was_noted_is_here_for_a_while(tmp_path: Path) -> None:
    async def story() -> None:
        async with friends_in(tmp_path) as f:
            match = await f.table("Aki", "Beni", "normal")
            assert f.presence.away(match, await f.presence.of(match.id)) == [0, 1]
            await f.presence.note(match, 1)
            assert f.presence.away(match, await f.presence.of(match.id)) == [0]
            other = Presence(f.matches)  # another process reads the same
            assert other.away(match, await other.of(match.id)) == [0]
            f.at += HERE
            assert f.presence.away(match, await f.presence.of(match.id)) == [0, 1]

    asyncio.run(story())


def test_a_thousand_looks_are_one_write(tmp_path: Path) -> None:
    async def story() -> None:
        async with friends_in(tmp_path) as f:
            match = await f.table("Aki", "Beni")
            written: list[str] = []
            event.listen(
                f.matches.store.engine, "before_cursor_execute",
                lambda c, cursor, statement, *more: written.append(statement),
            )  # fmt: skip
            for _ in range(1000):
                await f.presence.note(match, 0)
            assert len([each for each in written if each.startswith("UPDATE")]) == 1
            f.at += NOTED
            await f.presence.note(match, 0)
            assert len([each for each in written if each.startswith("UPDATE")]) == 2

    asyncio.run(story())


def test_a_short_limit_is_noted_more_often_than_it_lasts(tmp_path: Path) -> None:
    async def story() -> None:
        async with friends_in(tmp_path) as f:
            match = await f.table("Aki", "Beni", away=60)
            seat = match.record.waiting[0] if match.record else -1
            for _ in range(12):  # somebody who only looks is never taken to be away
                await f.presence.note(match, seat)
                f.at += 20_000
                assert await f.absences.once() == 0

    asyncio.run(story())


def test_a_sign_is_shown_for_a_while_and_not_too_often(tmp_path: Path) -> None:
    async def story() -> None:
        async with friends_in(tmp_path) as f:
            match = await f.table("Aki", "Beni")
            await f.presence.give(match, 0, "hello")
            assert f.presence.signs(await f.presence.of(match.id)) == [(0, "hello", f.at)]
            with pytest.raises(Refused, match="wait a moment"):
                await f.presence.give(match, 0, "thanks")
            await f.presence.give(match, 1, "thanks")  # somebody else may
            f.at += PAUSE
            await f.presence.give(match, 0, "bravo")
            f.at += SHOWN
            assert f.presence.signs(await f.presence.of(match.id)) == []

    asyncio.run(story())


@pytest.mark.parametrize("sign", ["", "hallo", "<b>", *[each.upper() for each in SIGNS]])
def test_nothing_else_can_be_said(tmp_path: Path, sign: str) -> None:
    async def story() -> None:
        async with friends_in(tmp_path) as f:
            match = await f.table("Aki", "Beni")
            with pytest.raises(Refused, match="is no sign"):
                await f.presence.give(match, 0, sign)

    asyncio.run(story())


def test_seat_changes_write_no_presence_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with friends_in(tmp_path) as f:
            match = await f.table("Aki", "Beni")
            await f.presence.note(match, 0)
            await f.presence.give(match, 0, "hello")
            await SeatChanges(f.matches).hand_to_cpu(match.id, 1, match.seats[1].device, "easy")
            seen = await f.presence.of(match.id)
            assert (seen[0].seen_at, seen[0].sign) == (f.at, "hello")

    asyncio.run(story())
