"""When a CPU's answer appears tells nothing of what it thought about: by a clock of the test."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from takujo.cpu.levels import AT_ONCE, has_weights
from takujo.games.catalogue import GAMES, game
from takujo.host.bot_turns import BotAnswer
from takujo.host.cpu_turns import CpuTurns, moment_of, thought_of, time_to_think
from takujo.host.header import new_header
from takujo.host.match import CPU, PERSON, HostedSeat, Match
from takujo.host.pace import ALLOTTED, LEAST, SPEEDS, AnswerTime, allotted
from takujo.host.record import Record
from takujo.host.seating import new_facts
from takujo.host.thinking import Thought, think
from takujo.host.tickets import hashed
from takujo.kernel.chance import FastNumbers
from tests.host.matches_at_hand import ME, matches_in, me
from tests.waiting import until
from tests.web.redealt import deal_again

THINKERS: Final = list(ALLOTTED)


class GivenTime:
    """A clock that only goes on while somebody thinks; who waits for a moment waits for ever."""

    def __init__(self, turns: CpuTurns, thoughts: Sequence[float]) -> None:
        self.at = 100.0  # seconds
        self.thoughts = list(thoughts)
        self.moments: list[float] = []
        turns.clock, turns.sleep = lambda: self.at, self.sleep  # type: ignore[assignment]
        turns._answer = self.answer  # type: ignore[method-assign]

    async def answer(self, thought: Thought) -> BotAnswer:
        """A thought that takes as long as was said."""
        for _ in range(20):  # others who are asked begin, too
            await asyncio.sleep(0)
        self.at += self.thoughts.pop(0)
        return BotAnswer(think(replace(thought, level="random")), "")

    async def sleep(self, seconds: float) -> None:
        """Note when the answer is to appear, in milliseconds."""
        self.moments.append(round((self.at + seconds - 100.0) * 1000))
        await asyncio.Event().wait()


def moments(
    folder: Path, name: str, plan: Sequence[HostedSeat], taken: Sequence[float]
) -> list[float]:
    """When the first answers of the CPU seats at a new table appear, if they take so long."""

    async def story() -> list[float]:
        async with matches_in(folder) as matches:
            turns = CpuTurns(matches)
            given = GivenTime(turns, taken)
            while not turns._running:  # at some tables I begin
                await matches.make(game(name).book(), plan, "off")
            await until(lambda: len(given.moments) == len(taken), "answers")
            await turns.close()
            return given.moments

    return asyncio.run(story())


@pytest.fixture(autouse=True)
def in_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """No process is needed."""
    monkeypatch.setattr(CpuTurns, "_new_pool", lambda turns: ThreadPoolExecutor(turns.workers))


@pytest.mark.parametrize("level", THINKERS)
def test_however_long_it_thinks_it_answers_at_the_same_moment(tmp_path: Path, level: str) -> None:
    longest = allotted(level, "san-juan")
    first = HostedSeat(CPU, level)
    for taken in (0.0, 0.001, longest / 2000, longest / 1000):
        assert moments(tmp_path, "san-juan", [first, me()], [taken]) == [longest]


def test_what_comes_too_late_comes_at_the_next_moment_and_tells_no_more(tmp_path: Path) -> None:
    longest = allotted("hard", "san-juan")
    first = HostedSeat(CPU, "hard")
    for taken in (longest + 1, longest + 100, 2 * longest):
        found = moments(tmp_path, "san-juan", [first, me()], [taken / 1000])
        assert found == [2 * longest]


@pytest.mark.parametrize("levels", [("hard", "hard", "hard"), ("hard", "easy", "expert")])
def test_seats_asked_together_answer_together_whoever_needs_longer(
    tmp_path: Path, levels: tuple[str, ...]
) -> None:
    plan = [me(), *(HostedSeat(CPU, level) for level in levels)]
    all = sum(allotted(level, "fourbit-town") for level in levels)
    found = [
        moments(tmp_path, "fourbit-town", plan, taken)
        for taken in ([0.0, 0.0, 0.0], [0.3, 0.0, 0.01], [0.01, 0.4, 0.4])
    ]
    assert found == [[all] * 3] * 3


@pytest.mark.parametrize("name", [each.name for each in GAMES])
def test_the_moment_is_the_same_when_all_that_is_hidden_is_dealt_again(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("takujo.host.pace.secrets.randbelow", lambda below: below - 1)
    book, chance = game(name).book(), random.Random(name)
    plan = [me(), *(HostedSeat(CPU, level) for level in ("normal", "hard", "expert"))]
    match = Match(new_facts(book, "normal"), plan)
    record = Record(replace(new_header(book, ["human"] * 4, "7"), veils=True), book)
    found = set()
    for number in range(120):
        if not record.waiting:
            break
        seat = record.waiting[0]
        dealt = Record(record.header, book, record.entries)
        deal_again(dealt, 0, FastNumbers(number))
        asked = [each for each in record.waiting if plan[each].kind == CPU]
        here = [moment_of(match, record, each) for each in asked]
        assert here == [moment_of(match, dealt, each) for each in asked]
        found.update(here)
        choice = chance.choice(record.table_of(seat).options(seat))
        record.answer(seat, [choice], record.question(seat))
    assert len(found) > 3


def test_the_moment_is_found_by_what_was_left_of_it() -> None:
    moment = AnswerTime(500, 200)
    assert {passed + moment.left(passed) for passed in range(501)} == {500}
    assert {passed + moment.left(passed) for passed in range(501, 701)} == {700}
    assert AnswerTime(0, 0).left(30) == 0


def test_an_answer_has_the_time_of_its_level_and_game_and_no_more(tmp_path: Path) -> None:
    async def story() -> Match:
        async with matches_in(tmp_path) as matches:
            return await matches.make(
                game("san-juan").book(), [me(), HostedSeat(CPU, "hard")], "off"
            )

    match = asyncio.run(story())
    assert match.record is not None
    thought = thought_of(match, match.record, 1, 1)
    assert 0 < thought.patience * 1000 < time_to_think(match, "hard") == ALLOTTED["hard"]
    for each in GAMES:
        assert {allotted(level, each.name) for level in AT_ONCE} == {0}
        assert allotted("hard", each.name) < allotted("expert", each.name)
        assert has_weights(each.name) == (allotted("hard", each.name) == ALLOTTED["hard"])
    match.seats[0] = HostedSeat(CPU, "easy")  # nobody plays here whom it could tell anything
    assert time_to_think(match, "hard") == 0


def test_a_turn_goes_on_at_a_pace_of_its_own_too(tmp_path: Path) -> None:
    async def story() -> None:
        async with matches_in(tmp_path) as matches:
            plan = [HostedSeat(CPU, "easy"), HostedSeat(PERSON, device=hashed(ME))]
            for speed in SPEEDS:
                match = await matches.make(game("goryokaku").book(), plan, speed)
                record, seat = match.record, 0
                assert record is not None
                record.answer(seat, record.table_of(seat).options(seat)[:1], record.question(seat))
                assert moment_of(match, record, seat) == AnswerTime(LEAST[speed], LEAST[speed])

    asyncio.run(story())
