"""Hints for who is asked, and after the match the reasons of its CPU players."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, TypeVar

from takujo.cpu.levels import LEVELS
from takujo.host.cpu_turns import CpuTurns, thought_of
from takujo.host.entries import ChoicesEntry
from takujo.host.match import OVER, Match
from takujo.host.record import Conflict, Record
from takujo.host.weighing import Weighed, hinted, weighed
from takujo.kernel.game import Refused
from takujo.kernel.said import Said

KEPT: Final = 500  # of the newest hints and reasons: who asks again is answered at once
Key = tuple[str, str, int, int]
A = TypeVar("A")


class Hints:
    """Asks the workers that think for CPU seats, behind the turns that came before."""

    def __init__(self, turns: CpuTurns) -> None:
        self.turns = turns
        self.kept: OrderedDict[Key, list[Weighed]] = OrderedDict()
        self.making: dict[Key, asyncio.Task[list[Weighed]]] = {}

    async def hint(self, match: Match, seat: int, question: int) -> list[Weighed]:
        """The best answers to the seat's open question, from what the seat has seen."""
        record = match.record
        if record is None or question < 1 or record.question(seat) != question:
            open = 0 if record is None else record.question(seat)
            raise Conflict(Said("question {n} is not open", n=question), open)
        if not match.facts.hints:
            raise Refused(Said("Hints are switched off at this table."))
        key = ("hint", match.id, seat, question)
        if key in self.kept:
            return self.kept[key]
        return await self.made(key, match, hinted, thought_of(match, record, seat, question))

    async def why(self, match: Match, number: int) -> tuple[Record, int, list[Weighed]]:
        """What the CPU player weighed whose answer this entry is, with the record before it."""
        record = match.record
        if record is None or match.facts.state != OVER:
            raise Refused(Said("This can be seen when the game is over."))
        before = record.before(number)
        seat = record.seat_of(number) if 0 < number <= len(record.entries) else -1
        answer = record.entries[number - 1] if seat >= 0 else None
        if not isinstance(answer, ChoicesEntry) or before.players[seat] not in LEVELS:
            raise Refused(Said("move {n} is none of a computer player", n=number))
        key = ("why", match.id, seat, number)
        if key in self.kept:
            return before, seat, self.kept[key]
        level = before.players[seat]
        thought = thought_of(match, before, seat, before.question(seat), level)
        return before, seat, await self.made(key, match, weighed, thought)

    async def made(
        self, key: Key, match: Match, work: Callable[[A], list[Weighed]], given: A
    ) -> list[Weighed]:
        """Think about it once, however many ask meanwhile, and remember it."""
        if key not in self.making:
            task = asyncio.get_running_loop().create_task(self.turns.work(match, work, given))
            task.add_done_callback(lambda _: self.making.pop(key, None))
            self.making[key] = task
        found = await asyncio.shield(self.making[key])
        self.keep(key, found)
        return found

    def keep(self, key: Key, found: list[Weighed]) -> None:
        """Remember it, and forget what is oldest."""
        self.kept[key] = found
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)
