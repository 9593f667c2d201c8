"""Prospects in a match that is over: how likely each seat was to win at moments along the way.

At every moment the table is dealt anew as one seat after the other knew it then, and played out by
judgement: a seat's share is how often it won. Everything is open when a match is over, so this may
be told to anybody.
"""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Final

from takujo.cpu.match import play_on
from takujo.cpu.players import JudgingPlayer, Player
from takujo.host.entries import ChoicesEntry
from takujo.host.record import Record
from takujo.host.takujo_file import read
from takujo.host.verify import replay
from takujo.kernel.chance import FastNumbers
from takujo.kernel.table import Table

MOMENTS: Final = 30  # at most
GUESSES: Final = 32  # at every moment, if there is time
AT_ONCE: Final = 4  # guesses at all moments before the clock is looked at
PATIENCE: Final = 20.0  # seconds
TURNING: Final = 3  # points told at most
LEAST_TURN: Final = 0.15  # of a win that must have changed hands


@dataclass(frozen=True)
class Prospects:
    """Moments, by the entry after which they lie, and everybody's share of the win there."""

    entries: list[int]
    shares: list[list[float]]
    guesses: int

    def text(self) -> str:
        """To be stored."""
        return json.dumps(asdict(self))


@dataclass(frozen=True)
class Turn:
    """A moment at which much changed: from the entry before to this one, for this seat."""

    entry: int
    seat: int
    before: float
    after: float


def prospects_in(text: str) -> Prospects:
    """What was stored."""
    return Prospects(**json.loads(text))


def prospects_of(text: str) -> Prospects:
    """Of the match in a file."""
    record = replay(read(text))
    tables, entries = moments(record)
    seats = record.table.seats
    wins = [[0.0] * seats for _ in entries]
    numbers = FastNumbers(1)
    until = time.monotonic() + PATIENCE
    played = 0
    while entries and played < GUESSES and (not played or time.monotonic() < until):
        for at, table in enumerate(tables):
            for guess in range(played, played + AT_ONCE):
                for seat, share in enumerate(played_out(table, guess % seats, numbers)):
                    wins[at][seat] += share
        played += AT_ONCE
    shares = smoothed([[win / max(1, played) for win in each] for each in wins])
    result = record.result
    assert result is not None
    first = result.ranks.count(1)
    shares.append([1 / first if rank == 1 else 0.0 for rank in result.ranks])
    return Prospects([*entries, len(record.entries)], shares, played)


def moments(record: Record) -> tuple[list[Table], list[int]]:
    """Tables along the way, evenly, with the numbers of the entries after which they stood."""
    answers = [e.number for e in record.entries if isinstance(e, ChoicesEntry)][:-1]
    step = max(1, -(-len(answers) // MOMENTS))
    wanted = {0, *answers[step - 1 :: step]}
    again = Record(record.header, record.book)
    tables, entries = [again.table.copy()], [0]
    for entry in record.entries:
        again.append(entry)
        if entry.number in wanted and again.table.asking is not None:
            tables.append(again.table.copy())
            entries.append(entry.number)
    return tables, entries


def played_out(table: Table, seat: int, numbers: FastNumbers) -> list[float]:
    """Everybody's share of one win, on a guess of this seat."""
    rules = table.book.game
    t = rules.guess(rules.seen(table, seat), numbers)
    rules.reopen(t, seat)
    seed = numbers.below(1 << 29)
    players: list[Player] = [JudgingPlayer(rules.judgement, seed + n) for n in range(t.seats)]
    play_on(t, players)
    result = t.result
    assert result is not None
    first = result.ranks.count(1)
    return [1 / first if rank == 1 else 0.0 for rank in result.ranks]


def smoothed(shares: Sequence[Sequence[float]]) -> list[list[float]]:
    """Each moment with half of what its neighbours say: chance evens out."""
    out: list[list[float]] = []
    for at, own in enumerate(shares):
        beside = [shares[i] for i in (at - 1, at + 1) if 0 <= i < len(shares)]
        weight = 1 + 0.5 * len(beside)
        mixed = [
            (share + sum(0.5 * each[seat] for each in beside)) / weight
            for seat, share in enumerate(own)
        ]
        out.append(mixed)
    return out


def turning_points(made: Prospects) -> list[Turn]:
    """The moments at which most changed, in their order; neighbours count once."""
    found: list[Turn] = []
    for at in range(1, len(made.entries)):
        before, after = made.shares[at - 1], made.shares[at]
        seat = max(range(len(after)), key=lambda n: abs(after[n] - before[n]))
        found.append(Turn(made.entries[at], seat, before[seat], after[seat]))
    found.sort(key=lambda turn: -abs(turn.after - turn.before))
    kept: list[Turn] = []
    for turn in found:
        near = any(
            abs(made.entries.index(turn.entry) - made.entries.index(other.entry)) < 2
            for other in kept
        )
        if abs(turn.after - turn.before) >= LEAST_TURN and not near and len(kept) < TURNING:
            kept.append(turn)
    return sorted(kept, key=lambda turn: turn.entry)
