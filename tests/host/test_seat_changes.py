"""A CPU or a friend plays on for a person; the record says so, and races have one outcome."""

import asyncio
from pathlib import Path

import pytest

from takujo.host.entries import SeatEntry
from takujo.host.entry_lines import entry_text
from takujo.host.kept import Gone
from takujo.host.match import CPU, PERSON
from takujo.host.stints import stints_of
from takujo.host.takujo_file import read, write_record
from takujo.host.tickets import hashed
from takujo.host.verify import verify
from takujo.kernel.game import Refused
from tests.host.friends import Friends, friends_in

pytestmark = pytest.mark.usefixtures("either_database")

MINUTE = 60_000


def changes(lines: list[str]) -> list[str]:
    """The entries that say who plays."""
    return [line for line in lines if line.startswith("seat ")]


def test_who_is_waited_for_longer_than_agreed_is_played_for_and_returns(tmp_path: Path) -> None:
    async def story() -> None:
        async with friends_in(tmp_path) as f:
            id = (await f.table("Aki", "Beni", away=60)).id
            seat = (await f.record(id)).waiting[0]
            f.at += MINUTE - 1
            assert await f.absences.once() == 0
            f.at += 1
            assert await f.absences.once() == 1
            match = await f.matches.get(id)
            assert (match.seats[seat].kind, match.seats[seat].absent) == (CPU, "away")
            assert match.facts.cpu_asked
            await f.answer_once(id, cpu=True)
            await f.changes.take_back(id, seat, match.seats[seat].device)
            match = await f.matches.get(id)
            assert (match.seats[seat].kind, match.seats[seat].absent) == (PERSON, "")
            record = await f.record(id)
            lines = [entry_text(entry) for entry in record.entries]
            assert changes(lines) == [f"seat {seat} easy away", f"seat {seat} human back"]
            told = [
                (s.from_entry, s.kind)
                for s in await stints_of(f.matches.store, id)
                if s.seat == seat
            ]
            assert told == [(1, PERSON), (2, CPU), (len(record.entries) + 1, PERSON)]

    asyncio.run(story())


def test_who_is_here_or_not_asked_is_not_played_for(tmp_path: Path) -> None:
    async def story() -> None:
        async with friends_in(tmp_path) as f:
            match = await f.table("Aki", "Beni", away=60)
            seat = match.record.waiting[0] if match.record else -1
            f.at += 3 * MINUTE
            await f.presence.note(match, seat)
            assert await f.absences.once() == 0  # here; the other is away, but nobody waits
            f.at += MINUTE
            assert await f.absences.once() == 1

    asyncio.run(story())


def test_without_a_limit_everybody_waits_for_days(tmp_path: Path) -> None:
    async def story() -> None:
        async with friends_in(tmp_path) as f:
            await f.table("Aki", "Beni")
            f.at += 30 * 24 * 60 * MINUTE
            assert await f.absences.once() == 0

    asyncio.run(story())


def test_somebody_who_came_meanwhile_is_not_played_for_whoever_has_looked(tmp_path: Path) -> None:
    async def story() -> None:
        async with friends_in(tmp_path) as f:
            id = (await f.table("Aki", "Beni", away=60)).id
            seat = (await f.record(id)).waiting[0]
            f.at += 2 * MINUTE
            assert not await f.changes.stand_in(id, seat, f.at - 1)  # seen a moment ago
            await f.answer_once(id)
            while (await f.record(id)).waiting == [seat]:
                await f.answer_once(id)
            assert not await f.changes.stand_in(id, seat, 0)  # no longer asked

    asyncio.run(story())


def test_the_answer_of_a_person_who_comes_back_brings_the_seat_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with friends_in(tmp_path) as f:
            id = (await f.table("Aki", "Beni", away=60)).id
            seat = (await f.record(id)).waiting[0]
            f.at += 2 * MINUTE
            await f.absences.once()
            await f.answer_once(id)  # by the person, before the CPU
            match = await f.matches.get(id)
            assert (match.seats[seat].kind, match.seats[seat].absent) == (PERSON, "")
            record = await f.record(id)
            assert [type(e).__name__ for e in record.entries] == [
                "SeatEntry", "SeatEntry", "ChoicesEntry",
            ]  # fmt: skip
            with pytest.raises(Refused, match="a person plays"):
                await f.answer_once(id, cpu=True)

    asyncio.run(story())


def test_a_seat_given_to_a_cpu_is_answered_by_it_alone_until_taken_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with friends_in(tmp_path) as f:
            match = await f.table("Aki", "Beni")
            seat = match.record.waiting[0] if match.record else -1
            mine = match.seats[seat].device
            await f.changes.hand_to_cpu(match.id, seat, mine, "normal")
            with pytest.raises(Refused, match="a CPU plays"):
                await f.answer_once(match.id)
            await f.changes.take_back(match.id, seat, mine)
            await f.changes.take_back(match.id, seat, mine)  # pressed twice, one entry
            await f.answer_once(match.id)
            record = await f.record(match.id)
            lines = [entry_text(entry) for entry in record.entries]
            assert changes(lines) == [f"seat {seat} normal lent", f"seat {seat} human back"]

    asyncio.run(story())


def test_what_a_cpu_plays_for_a_person_is_not_taken_back_by_them(tmp_path: Path) -> None:
    async def story() -> None:
        async with friends_in(tmp_path) as f:
            match = await f.table("Aki", "Beni")
            seat = match.record.waiting[0] if match.record else -1
            mine = match.seats[seat].device
            await f.changes.resign(match.id, seat, mine)
            await f.answer_once(match.id, cpu=True)
            record = await f.record(match.id)
            number = record.undoable(seat)
            assert number == len(record.entries)  # as the rules go, but it would hold others up
            for take_back in (
                f.matches.undo(match.id, seat, number),
                f.matches.restart(match.id, seat),
            ):
                with pytest.raises(Refused, match="a CPU plays"):
                    await take_back
            assert len((await f.record(match.id)).entries) == len(record.entries)

    asyncio.run(story())


def test_who_resigned_does_not_return(tmp_path: Path) -> None:
    async def story() -> None:
        async with friends_in(tmp_path) as f:
            match = await f.table("Aki", "Beni")
            mine = match.seats[0].device
            await f.changes.resign(match.id, 0, mine)
            for again in (f.changes.take_back, f.changes.offer, f.changes.resign):
                with pytest.raises(Refused, match="resigned"):
                    await again(match.id, 0, mine)
            assert (await f.record(match.id)).entries == [SeatEntry(1, 0, "normal", "resigned")]

    asyncio.run(story())


def test_nobody_changes_a_seat_that_is_not_theirs(tmp_path: Path) -> None:
    async def story() -> None:
        async with friends_in(tmp_path) as f:
            match = await f.table("Aki", "Beni", "normal")
            other = match.seats[1].device
            for seat, holder in ((0, other), (2, other), (2, ""), (0, "")):
                for doing in (
                    f.changes.resign(match.id, seat, holder),
                    f.changes.take_back(match.id, seat, holder),
                    f.changes.offer(match.id, seat, holder),
                    f.changes.hand_to_cpu(match.id, seat, holder, "easy"),
                ):
                    with pytest.raises(Gone):
                        await doing
            assert (await f.record(match.id)).entries == []

    asyncio.run(story())


async def offered(f: Friends) -> tuple[str, str]:
    """A match, and the secret of the link to its first seat."""
    match = await f.table("Aki", "Beni")
    return match.id, await f.changes.offer(match.id, 0, match.seats[0].device)


def test_a_friend_takes_the_seat_by_its_link_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with friends_in(tmp_path) as f:
            id, secret = await offered(f)
            code = f.matches.code(await f.matches.get(id), 0)
            match, seat = await f.changes.sit_instead(secret, "friend", "Chika")
            assert (seat, match.seats[0].name, match.seats[0].device) == (
                0,
                "Chika",
                hashed("friend"),
            )
            assert match.seat_of(hashed("Aki")) is None
            with pytest.raises(Refused):
                await f.changes.sit_instead(secret, "another", "Dai")
            with pytest.raises(Gone):
                await f.matches.recover(code, "the old device")
            assert (await f.changes.sit_instead(secret, "friend", "Chika"))[1] == 0
            assert (await f.record(id)).entries == [SeatEntry(1, 0, "human", "friend")]

    asyncio.run(story())


def test_a_link_that_was_taken_back_leads_nowhere(tmp_path: Path) -> None:
    async def story() -> None:
        async with friends_in(tmp_path) as f:
            id, secret = await offered(f)
            assert await f.changes.offer(id, 0, hashed("Aki")) == secret
            await f.changes.withdraw(id, 0, hashed("Aki"))
            with pytest.raises(Gone):
                await f.changes.sit_instead(secret, "friend", "Chika")
            assert await f.changes.offer(id, 0, hashed("Aki")) != secret

    asyncio.run(story())


def test_a_match_whose_seats_changed_hands_is_verified_and_read_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with friends_in(tmp_path) as f:
            match = await f.table("Aki", "Beni")
            id = match.id
            for turn in range(3000):
                if (await f.record(id)).result is not None:
                    break
                if turn == 10:
                    await f.changes.hand_to_cpu(id, 0, hashed("Aki"), "random")
                if turn == 30:
                    await f.changes.take_back(id, 0, hashed("Aki"))
                if turn == 40:
                    await f.changes.resign(id, 1, hashed("Beni"))
                record = await f.record(id)
                seat = record.waiting[0]
                await f.answer_once(id, cpu=(await f.matches.get(id)).seats[seat].kind == CPU)
            record = await f.record(id)
            assert record.result is not None
            findings = {each.check: each.verdict for each in verify(read(write_record(record)))}
            assert findings.pop("computers") in ("right", "open")  # no CPU thought here
            assert set(findings.values()) == {"right"}
            f.matches._kept.clear()
            assert (await f.record(id)).entries == record.entries

    asyncio.run(story())
