"""Matches: made, joined, answered, stored and found again."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from takujo.host import cpu_turns
from takujo.host.header import commitment
from takujo.host.kept import Gone
from takujo.host.match import GATHERING, OVER, PLAYING, Facts, HostedSeat
from takujo.host.matches import Matches
from takujo.host.pace import BASE, LEAST, SPREAD, delay
from takujo.host.record import Conflict
from takujo.host.schema import metadata
from takujo.host.store import Store
from takujo.host.tickets import hashed
from takujo.kernel.game import Refused
from tests.host.matches_at_hand import (
    ME,
    answer_first,
    matches_in,
    my_turn,
    new_match,
    rows_in,
    with_cpus,
)
from tests.waiting import PATIENCE

pytestmark = pytest.mark.usefixtures("either_database")


def test_a_table_of_one_person_and_cpus_starts_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with matches_in(tmp_path) as matches:
            match = await new_match(matches, "normal", "easy", "random")
            assert match.facts.state == PLAYING
            assert match.record is not None
            assert match.record.header.seats == ("human", "normal", "easy", "random")

    asyncio.run(story())


def test_a_table_with_an_open_seat_waits_and_starts_when_a_friend_joins(tmp_path: Path) -> None:
    async def story() -> None:
        async with matches_in(tmp_path) as matches:
            match = await new_match(matches, "open", "normal")
            assert match.facts.state == GATHERING
            assert match.record is None
            joined, seat = await matches.join(matches.link(match, 1), "their device", "Ken")
            assert (joined.id, seat) == (match.id, 1)
            assert match.facts.state == PLAYING
            assert match.seats[1].name == "Ken"
            again, same = await matches.join(matches.link(match, 1), "their device", "Ken")
            assert (again.id, same) == (match.id, 1)
            with pytest.raises(Refused):
                await matches.join(matches.link(match, 1), "a third device", "Lina")

    asyncio.run(story())


def test_an_open_seat_can_be_given_to_a_cpu(tmp_path: Path) -> None:
    async def story() -> None:
        async with matches_in(tmp_path) as matches:
            match = await new_match(matches, "open")
            await matches.fill_with_cpus(match.id, "easy")
            assert match.facts.state == PLAYING

    asyncio.run(story())


def test_only_hashes_of_secrets_are_stored(tmp_path: Path) -> None:
    async def story() -> str:
        async with matches_in(tmp_path) as matches:
            match = await new_match(matches, "open", "normal")
            secret = matches.link(match, 1)
            await matches.join(secret, "their device", "Ken")
            return secret

    secret = asyncio.run(story())
    stored = str([rows_in(tmp_path, f"select * from {name}") for name in metadata.tables])
    files = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    for hidden in (secret, ME, "their device"):
        assert hidden not in stored
        assert hidden.encode() not in files
    assert hashed(ME) in stored


def test_the_commitment_is_there_before_the_first_choice_and_fits_the_seed(tmp_path: Path) -> None:
    async def story() -> None:
        async with matches_in(tmp_path) as matches:
            match = await new_match(matches, "normal", "normal", "normal")
            facts = match.facts
            seats = ("human", "normal", "normal", "normal")
            assert facts.commitment == commitment(facts.seed, facts.id, facts.rules, seats)
            assert facts.chance == "sealed"
            assert len(bytes.fromhex(facts.seed)) == 32

    asyncio.run(story())


def test_an_acknowledged_answer_is_there_after_a_restart(tmp_path: Path) -> None:
    async def before() -> tuple[str, list[str]]:
        async with matches_in(tmp_path) as matches:
            match = await new_match(matches, "open")
            await matches.join(matches.link(match, 1), "their device", "Ken")
            record = match.record
            assert record is not None
            for _ in range(30):
                await answer_first(matches, match, record.waiting[0])
            return match.id, [str(record.view(seat)) for seat in (0, 1)]

    async def after(id: str) -> list[str]:
        async with matches_in(tmp_path) as matches:
            match = await matches.get(id)
            assert match.record is not None
            return [str(match.record.view(seat)) for seat in (0, 1)]

    id, views = asyncio.run(before())
    assert asyncio.run(after(id)) == views


def test_the_same_answer_twice_is_one_entry_and_another_one_is_a_conflict(tmp_path: Path) -> None:
    async def story() -> None:
        async with matches_in(tmp_path) as matches:
            match = await new_match(matches, "open")
            await matches.join(matches.link(match, 1), "their device", "Ken")
            record = match.record
            assert record is not None
            seat = record.waiting[0]
            question = record.question(seat)
            first, second = record.table.options(seat)[:2]
            one = await matches.answer(match.id, seat, [first], question)
            assert await matches.answer(match.id, seat, [first], question) == one
            with pytest.raises(Conflict):
                await matches.answer(match.id, seat, [second], question)
            assert len(record.entries) == 1

    asyncio.run(story())


def test_two_answers_at_the_same_time_become_one_entry(tmp_path: Path) -> None:
    async def story() -> None:
        async with matches_in(tmp_path) as matches:
            match = await new_match(matches, "open")
            await matches.join(matches.link(match, 1), "their device", "Ken")
            record = match.record
            assert record is not None
            seat = record.waiting[0]
            question = record.question(seat)
            choices = record.table.options(seat)[:2]
            sent = [matches.answer(match.id, seat, [choice], question) for choice in choices]
            done = await asyncio.gather(*sent, return_exceptions=True)
            assert [type(each) for each in done] == [int, Conflict]
            assert len(record.entries) == 1

    asyncio.run(story())


def test_if_storing_fails_the_answer_never_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with matches_in(tmp_path) as matches:
            match = await new_match(matches, "open")
            await matches.join(matches.link(match, 1), "their device", "Ken")
            assert match.record is not None
            seat = match.record.waiting[0]

            async def full(*_: object) -> None:
                raise OSError("the disk is full")

            with monkeypatch.context() as patch:
                patch.setattr(matches.store, "write", full)
                with pytest.raises(OSError, match="full"):
                    await answer_first(matches, match, seat)
            again = await matches.get(match.id)
            assert again.record is not None
            assert again.record.entries == []
            await answer_first(matches, again, seat)
            assert len(again.record.entries) == 1

    asyncio.run(story())


def test_an_edited_edition_file_does_not_change_a_match_in_progress(tmp_path: Path) -> None:
    async def before() -> tuple[str, str]:
        async with matches_in(tmp_path) as matches:
            match = await new_match(matches, "normal")
            match.facts.edition = match.facts.edition.replace('"cost": 5', '"cost": 4')
            return match.id, match.facts.rules

    async def after(id: str) -> str:
        async with matches_in(tmp_path) as matches:
            match = await matches.get(id)
            assert match.record is not None
            return match.record.book.identity

    id, rules = asyncio.run(before())
    assert asyncio.run(after(id)) == rules


def test_a_match_that_is_not_there_is_gone(tmp_path: Path) -> None:
    async def story() -> None:
        async with matches_in(tmp_path) as matches:
            with pytest.raises(Gone):
                await matches.get("nothing")
            with pytest.raises(Gone):
                await matches.seat_behind("no such secret")

    asyncio.run(story())


def test_my_matches_are_listed_newest_first(tmp_path: Path) -> None:
    async def story() -> None:
        async with matches_in(tmp_path) as matches:
            one = await new_match(matches, "open")
            await asyncio.sleep(0.005)
            two = await new_match(matches, "open")
            assert [match.id for match in await matches.mine(ME)] == [two.id, one.id]
            assert await matches.mine("another device") == []

    asyncio.run(story())


async def play_to_the_end(matches: Matches) -> str:
    match = await new_match(matches, "random", "random", "random")
    while await my_turn(match):
        await answer_first(matches, match)
    assert (await matches.get(match.id)).facts.state == OVER
    return match.id


@pytest.mark.slow
def test_a_whole_match_with_cpus_ends_and_can_be_read_again(tmp_path: Path) -> None:
    async def story() -> str:
        async with with_cpus(tmp_path) as matches:
            return await play_to_the_end(matches)

    async def reading(id: str) -> None:
        async with matches_in(tmp_path) as matches:
            match = await matches.get(id)
            assert match.record is not None
            assert match.record.result is not None
            assert f'"scores": {match.record.result.scores}' in match.facts.result
            assert match.facts.events.startswith("[[[")

    asyncio.run(reading(asyncio.run(story())))


@pytest.mark.slow
def test_cpus_go_on_after_a_restart_in_the_middle_of_their_turn(tmp_path: Path) -> None:
    async def first_part() -> tuple[str, int]:
        async with matches_in(tmp_path) as matches:  # nobody plays the CPU seats here
            match = await new_match(matches, "random", "random", "random")
            record = match.record
            assert record is not None
            while record.question(0):
                await answer_first(matches, match)
            return match.id, len(record.entries)

    async def second_part(id: str) -> int:
        async with with_cpus(tmp_path) as matches:
            match = await matches.get(id)
            assert await my_turn(match)
            assert match.record is not None
            return len(match.record.entries)

    id, before = asyncio.run(first_part())
    assert asyncio.run(second_part(id)) > before


def test_a_recovery_code_moves_a_seat_to_another_device(tmp_path: Path) -> None:
    async def story() -> None:
        async with matches_in(tmp_path) as matches:
            match = await new_match(matches, "open", "normal")
            await matches.join(matches.link(match, 1), "their device", "Ken")
            code = matches.code(match, 1)
            assert code != matches.code(match, 0)
            typed = code.replace("-", " ").lower()
            found = await matches.recover(typed, "their new phone")
            assert found.seat_of(hashed("their new phone")) == 1
            assert found.seat_of(hashed("their device")) is None
            assert found.seats[1].name == "Ken"
            with pytest.raises(Gone):
                await matches.recover("AAAA-AAAA", "a stranger")
            with pytest.raises(Gone):
                await matches.recover(code, "a stranger")  # it was used
            with pytest.raises(Refused):
                await matches.recover(matches.code(match, 1), ME)  # sits at this table already
        async with matches_in(tmp_path) as again:
            kept = await again.get(match.id)
            assert kept.seat_of(hashed("their new phone")) == 1
            await again.recover(again.code(kept, 1), "their third phone")
            assert kept.seat_of(hashed("their third phone")) == 1

    asyncio.run(story())


def test_of_two_devices_with_the_same_code_one_gets_the_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with matches_in(tmp_path) as matches:
            match = await new_match(matches, "normal")
            code = matches.code(match, 0)
            both = [matches.recover(code, device) for device in ("one", "other")]
            told = await asyncio.gather(*both, return_exceptions=True)
            assert [isinstance(each, Gone) for each in told] == [False, True]
            assert match.seat_of(hashed("one")) == 0

    asyncio.run(story())


def test_a_cpu_turn_that_could_not_be_stored_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cpu_turns, "FIRST_RETRY", 0.001)
    honest = Store.write
    failed: list[int] = []

    async def failing(
        store: Store,
        facts: Facts,
        lines: Sequence[tuple[int, int, str]],
        seats: Sequence[HostedSeat],
    ) -> None:
        if lines and lines[0][2].startswith("s1 ") and len(failed) < 3:
            failed.append(facts.newest)
            raise OperationalError("insert", {}, OSError("the disk is full"))
        await honest(store, facts, lines, seats)

    async def story() -> None:
        monkeypatch.setattr(Store, "write", failing)
        async with with_cpus(tmp_path) as matches:
            match = await new_match(matches, "random")
            async with asyncio.timeout(PATIENCE):
                while len(failed) < 3:
                    match = await matches.get(match.id)  # what was not stored is dropped
                    if match.record is not None and match.record.question(0):
                        await answer_first(matches, match)
                    await asyncio.sleep(0.002)
            for _ in range(3):
                match = await matches.get(match.id)
                assert await my_turn(match)
                await answer_first(matches, match)

    asyncio.run(story())
    assert len(failed) == 3


@pytest.mark.parametrize("speed", ["fast", "normal", "slow"])
def test_a_cpu_answers_at_the_tables_pace_and_goes_on_with_its_turn_soon(speed: str) -> None:
    waits = [delay(speed, False) for _ in range(50)]
    assert BASE[speed] <= min(waits) < max(waits) <= BASE[speed] * (100 + SPREAD) // 100
    assert 0 < delay(speed, True) == LEAST[speed] < BASE[speed]
    assert delay("off", False) == delay("off", True) == 0
