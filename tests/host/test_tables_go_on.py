"""No table stops: not when many are played, not beside a damaged one, not when a clock jumps."""

from __future__ import annotations

import asyncio
import stat
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from takujo.cli.app import run
from takujo.games.catalogue import game
from takujo.host import cpu_turns, kept
from takujo.host.cpu_turns import CpuTurns
from takujo.host.data_folder import DataFolder
from takujo.host.match import ASIDE, CPU, ENDED, PLAYING, STUCK, HostedSeat, Match
from takujo.host.matches import Matches
from takujo.host.thinking import Thought
from takujo.kernel.chance import FastNumbers
from takujo.kernel.game import Refused
from tests.host.matches_at_hand import (
    ME,
    answer_first,
    matches_in,
    new_match,
    rows_in,
    with_cpus,
)
from tests.waiting import until

pytestmark = pytest.mark.usefixtures("either_database")


@pytest.fixture
def in_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Threads start at once."""
    monkeypatch.setattr(CpuTurns, "_new_pool", lambda turns: ThreadPoolExecutor(turns.workers))


async def cpus_alone(matches: Matches) -> Match:
    return await matches.make(game("san-juan").book(), [HostedSeat(CPU, "random")] * 2, "off")


@pytest.mark.usefixtures("in_threads")
def test_with_more_matches_than_memory_holds_every_cpu_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept, "KEPT", 2)
    monkeypatch.setattr(CpuTurns, "every", 0.05)
    monkeypatch.setattr("takujo.host.turn_order.BREATH", 0.0)

    async def story() -> None:
        async with with_cpus(tmp_path) as matches:
            ids = [(await cpus_alone(matches)).id for _ in range(6)]
            for _ in range(3000):
                found = [await matches.store.load(id) for id in ids]
                if all(each is not None and each.facts.newest > 12 for each in found):
                    return
                await asyncio.sleep(0.02)
            raise AssertionError("a table stands still")

    asyncio.run(story())


def test_the_watchdog_finds_a_table_nobody_works_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with matches_in(tmp_path) as matches:
            match = await cpus_alone(matches)  # made before anybody listens
            turns = CpuTurns(matches)
            begun: list[str] = []
            monkeypatch.setattr(turns, "look_at", lambda found: begun.append(found.id))
            await turns.once()
            assert begun == [match.id]
            await turns.close()

    asyncio.run(story())


def test_a_start_opens_no_match_that_nobody_asks_for(tmp_path: Path) -> None:
    async def story() -> None:
        async with matches_in(tmp_path) as matches:
            for _ in range(5):
                match = await new_match(matches, "open")
                await matches.join(matches.link(match, 1), "another device", "Ken")
        async with matches_in(tmp_path) as matches:
            turns = CpuTurns(matches)
            turns.begin()
            await turns.once()
            assert not matches._kept
            await turns.close()

    asyncio.run(story())


def test_a_damaged_match_is_set_aside_and_all_others_go_on(tmp_path: Path) -> None:
    async def make() -> tuple[str, str]:
        async with matches_in(tmp_path) as matches:
            two = [await new_match(matches, "open") for _ in range(2)]
            for match in two:
                await matches.join(matches.link(match, 1), f"of {match.id}", "Ken")
                assert match.record is not None
                await answer_first(matches, match, match.record.waiting[0])
            return two[0].id, two[1].id

    bad, good = asyncio.run(make())
    rows_in(tmp_path, f"update entries set line = 's0 nonsense' where match = '{bad}'")

    async def go_on() -> None:
        async with with_cpus(tmp_path) as matches:
            listed = {match.id: match.state for match in await matches.mine(ME)}
            assert listed == {bad: ASIDE, good: PLAYING}
            with pytest.raises(Refused):
                await matches.answer(bad, 0, ["pass"], 1)
            match = await matches.get(good)
            assert match.record is not None
            assert await answer_first(matches, match, match.record.waiting[0]) == 2

    asyncio.run(go_on())


@pytest.mark.usefixtures("in_threads")
def test_a_clock_that_jumps_back_does_not_stop_cpu_seats(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with with_cpus(tmp_path) as matches:
            match = await cpus_alone(matches)
            await until(lambda: match.facts.newest > 3, "a CPU that begins")
            monkeypatch.setattr(matches, "clock", lambda: kept.now() - 3_600_000)
            before = match.facts.newest
            await until(lambda: match.facts.newest > before + 3, "a CPU that goes on")

    asyncio.run(story())


@pytest.mark.usefixtures("in_threads")
@pytest.mark.parametrize("ended", [True, False])
def test_a_cpu_that_fails_again_and_again_is_ended_or_handed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ended: bool
) -> None:
    asked: list[str] = []

    def never(thought: Thought) -> list[int]:
        asked.append(thought.level)
        raise IndexError("an edition nobody can play")

    monkeypatch.setattr(cpu_turns, "think", never)
    monkeypatch.setattr(cpu_turns, "FIRST_RETRY", 0.001)

    async def story() -> None:
        async with with_cpus(tmp_path) as matches:
            match = await cpus_alone(matches)
            await until(lambda: match.state == STUCK, "a table that cannot go on")
            assert asked == ["random"] * cpu_turns.TRIES
            seat = match.stuck_seats()[0]
            if ended:
                await matches.end(match.id)
                assert match.facts.state == ENDED
            else:
                await matches.hand_over(match.id, seat, "easy")
                await until(lambda: len(asked) > cpu_turns.TRIES, "the other level")
                assert asked[-1] == "easy"
        async with matches_in(tmp_path) as matches:
            again = await matches.get(match.id)
            assert not again.set_aside
            assert again.line_up == ("random", "random")
            assert again.facts.state == (ENDED if ended else PLAYING)
            assert again.seats[seat].level == ("random" if ended else "easy")

    asyncio.run(story())


def test_every_moment_that_is_kept_is_that_of_its_own_entry(tmp_path: Path) -> None:
    async def story() -> None:
        async with matches_in(tmp_path) as matches:
            match = await new_match(matches, "open")
            await matches.join(matches.link(match, 1), "another device", "Ken")
            record = match.record
            assert record is not None
            numbers = FastNumbers(1)
            while len(record.entries) < 40:
                seat = record.waiting[0]
                before = len(record.entries)
                async with matches.changing(match.id):  # two answers, stored together
                    for _ in range(2):
                        if record.waiting == [seat]:
                            options = record.table.options(seat)
                            choice = options[numbers.below(len(options))]
                            record.answer(seat, [choice], record.question(seat))
                    await matches.store_entries(match, record.entries[before:])
                for number, seen in match.seen_after(0, before):
                    then = type(record)(record.header, record.book, record.entries[:number])
                    assert record.book.game.view(seen) == record.book.game.view(then.seen(0))

    asyncio.run(story())


def test_a_backup_made_while_matches_are_played_can_be_served(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, copy = DataFolder(str(tmp_path / "data")), tmp_path / "copy"

    async def back_up() -> str:
        async with matches_in(data.path) as matches:
            match = await new_match(matches, "open")
            data.secret()
            command = ["backup", str(copy), "--data", str(data.path), "--lang", "en"]
            assert run(command) == 0
            assert run(command) == 1  # never over something that is there
            return match.id

    id = asyncio.run(back_up())
    assert str(copy) in capsys.readouterr().out.replace("\n", "")

    async def restored() -> None:
        async with matches_in(copy) as matches:
            assert (await matches.get(id)).id == id

    asyncio.run(restored())
    assert (copy / "secret.key").read_text() == data.secret()
    for path in (copy, data.path):
        assert stat.S_IMODE(path.stat().st_mode) == 0o700
    for file in [*copy.iterdir(), *data.path.iterdir()]:
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, file


def test_no_seed_stands_in_the_text_of_a_problem(tmp_path: Path) -> None:
    async def story() -> None:
        async with matches_in(tmp_path) as matches:
            match = await new_match(matches, "open")
            with pytest.raises(Exception, match="matches") as told:
                await matches.store.add(match.facts, match.seats)  # it is there already
            assert match.facts.seed not in str(told.value)
            assert match.facts.seed not in repr(told.value.__cause__)

    asyncio.run(story())
