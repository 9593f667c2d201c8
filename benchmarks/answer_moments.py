"""Does the moment at which a CPU's answer appears tell what it thought about?

python -m benchmarks.answer_moments                  hard, every game, 60 tables and as many again
python -m benchmarks.answer_moments expert --tables 20
python -m benchmarks.answer_moments --at-once        control: answers appear when they are found

A table of four in the middle of a game waits for a CPU seat; beside it stands the same table with
everything dealt again that the person there does not know. Both are hosted, one after the other,
with worker processes and storage as on a server. Given are the time for the thought, the time until
the watchers hear of the answer (without what chance adds to the pace), and how much of a longer
thought shows in that: 0 is nothing, 1 all of it, with a 95% bootstrap interval over tables.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import tempfile
import time
from collections.abc import Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import linear_regression, median, quantiles
from typing import Any, Final, NamedTuple
from unittest.mock import patch

from takujo.build import KIND
from takujo.cpu.levels import player
from takujo.games.catalogue import GAMES
from takujo.host import cpu_turns
from takujo.host.cpu_turns import CpuTurns
from takujo.host.match import CPU, PERSON, HostedSeat
from takujo.host.matches import Matches
from takujo.host.pace import AnswerTime
from takujo.host.store import Store
from takujo.kernel.agenda import Rulebook
from takujo.kernel.chance import FastNumbers, fast
from takujo.kernel.flow import take
from takujo.kernel.table import Table

SEATS: Final = 4
FIRST_DEAL: Final = 880_000
APART: Final = 17  # questions between two tables that are looked at
AGAIN: Final = 2000  # bootstrap samples


class Took(NamedTuple):
    """Milliseconds of the thought, and until its answer was there."""

    thought: float
    shown: float


def tables(book: Rulebook, wanted: int) -> Iterator[Table]:
    """Tables at which one CPU seat is asked, from games of ``normal``."""
    rules, found, deal = book.game, 0, FIRST_DEAL
    while found < wanted:
        players = [player("normal", rules, deal * SEATS + seat) for seat in range(SEATS)]
        t, questions, deal = rules.deal(book, SEATS, fast(deal)), 0, deal + 1
        while t.asking is not None and found < wanted:
            seat = t.asking.seat
            if questions % APART == APART - 1 and seat != 0 and len(t.waiting) == 1:
                found += 1
                yield t
            questions += 1
            take(t, players[seat].choose(rules.seen(t, seat)))


class House:
    """A host that notes how long its workers think."""

    def __init__(self, matches: Matches, turns: CpuTurns) -> None:
        self.matches = matches
        self.thoughts: list[float] = []
        worked = turns._worked

        async def noted(work: Any, given: Any) -> Any:
            begun = time.perf_counter()
            done = await worked(work, given)
            self.thoughts.append((time.perf_counter() - begun) * 1000)
            return done

        turns._worked = noted  # type: ignore[method-assign]

    async def host(self, t: Table, level: str) -> Took:
        """A match that goes on from this table, until its first answer."""
        rules, before = t.book.game, len(self.thoughts)
        others = [HostedSeat(CPU, level) for _ in range(SEATS - 1)]
        plan = [HostedSeat(PERSON, name="me", device="me"), *others]
        begun = time.perf_counter()
        match = await self.matches.make(t.book, plan, "normal", rules.to_data(t))
        news = self.matches.news.watch(match.id)
        bulletin = await news.get()
        shown = (time.perf_counter() - begun) * 1000
        assert bulletin is not None
        assert bulletin.entry == 1
        self.matches.news.leave(match.id, news)
        async with self.matches.changing(match.id):  # nobody thinks for it any more
            match.note_ended()
        return Took(self.thoughts[before], shown)


@asynccontextmanager
async def house() -> Any:
    """One worker, a database of its own."""
    with tempfile.TemporaryDirectory() as folder:
        matches = Matches(Store.at(Path(folder) / "takujo.sqlite"), "a key")
        turns = CpuTurns(matches)
        try:
            yield House(matches, turns)
        finally:
            await turns.close()
            await matches.store.close()


async def compared(book: Rulebook, level: str, wanted: int) -> str:
    """All tables of a game, each and its other deal in turn."""
    pairs: list[tuple[Took, Took]] = []
    async with house() as here:
        for number, t in enumerate(tables(book, wanted + 1)):
            other = book.game.guess(book.game.seen(t, 0), FastNumbers(number))
            pairs.append((await here.host(t.copy(), level), await here.host(other, level)))
    return told(pairs[1:])  # with the first one the worker began


def told(pairs: list[tuple[Took, Took]]) -> str:
    """Thoughts, answers, and how much of the difference between two thoughts shows."""
    every = [took for pair in pairs for took in pair]
    apart = [(a.thought - b.thought, a.shown - b.shown) for a, b in pairs]
    chance = random.Random(1)
    slopes = sorted(slope(chance.choices(apart, k=len(apart))) for _ in range(AGAIN))
    low, high = slopes[AGAIN // 40], slopes[-AGAIN // 40]
    return (
        f"thought {spread([took.thought for took in every])}, "
        f"answer after {spread([took.shown for took in every])} ms, "
        f"shows {slope(apart):.4f} ({low:.4f} to {high:.4f})"
    )


def slope(apart: list[tuple[float, float]]) -> float:
    """Milliseconds by which an answer is later for one by which its thought is longer."""
    thoughts, shown = zip(*apart, strict=True)
    return linear_regression(thoughts, shown, proportional=True).slope


def spread(values: list[float]) -> str:
    """Half of them, and 99 of 100."""
    return f"{median(values):.0f} (p99 {quantiles(values, n=100)[98]:.0f})"


def main() -> None:
    """A line for every game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("level", nargs="?", default="hard")
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--at-once", action="store_true")
    asked = parser.parse_args()
    if asked.at_once:
        cpu_turns.moment_of = lambda *given: AnswerTime(0, 0)
    print(f"{asked.level}, {KIND}, n = 2 x {asked.tables}, milliseconds, load {os.getloadavg()[0]}")
    with patch("takujo.host.pace.secrets.randbelow", return_value=0):
        for rules in GAMES:
            found = asyncio.run(compared(rules.book(), asked.level, asked.tables))
            print(f"{rules.name:13} {found}", flush=True)


if __name__ == "__main__":
    main()
