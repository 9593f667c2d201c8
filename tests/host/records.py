"""Records to test with, and what can be asked and said of them."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from takujo.games.catalogue import game
from takujo.host.entries import ChoicesEntry
from takujo.host.header import new_header
from takujo.host.record import Record
from takujo.kernel.chance import FastNumbers
from takujo.kernel.table import Event, Table


def san_juan(seats: int = 2, seed: int = 1) -> Record:
    """A new match of San Juan."""
    book = game("san-juan").book()
    return Record(new_header(book, ["human"] * seats, str(seed)), book)


def options(record: Record, seat: int) -> list[str]:
    """What the seat may choose, in readable form."""
    table = record.table_of(seat)
    return [table.describe(seat, choice) for choice in table.options(seat)]


def answer(record: Record, seat: int, *choices: str) -> ChoicesEntry:
    """The seat's answer to its open question."""
    return record.answer(seat, choices, record.question(seat))


def answer_any(record: Record, pick: int) -> ChoicesEntry:
    """One of the possible answers of one of the waiting seats."""
    waiting = record.waiting
    seat = waiting[pick % len(waiting)]
    possible = options(record, seat)
    return answer(record, seat, possible[pick // len(waiting) % len(possible)])


def play_on(record: Record, seed: int, entries: int = 10_000) -> None:
    """Random answers, until the match is over or has so many entries."""
    numbers = FastNumbers(seed)
    while record.waiting and len(record.entries) < entries:
        answer_any(record, numbers.below(1 << 20))


class Step(NamedTuple):
    """What one entry brought, as one seat may know it."""

    entry: int
    events: list[Event]
    view: dict[str, Any]


def steps(record: Record, seat: int) -> list[Step]:
    """Every entry as a seat follows the match: its events, and the view right after it."""
    again = Record(record.header, record.book)
    found: list[Step] = []
    for entry in record.entries:
        again.append(entry)
        found.append(Step(entry.number, again.events_for(entry.number, seat), again.view(seat)))
    return found


def position(table: Table) -> str:
    """Everything on a table."""
    return json.dumps(table.book.game.to_data(table), sort_keys=True)


def state(record: Record) -> list[object]:
    """All that a record can be asked about the present, except for question numbers."""
    seats = range(len(record.header.seats))
    return [
        position(record.table),
        record.waiting,
        record.players,
        [record.view(seat) for seat in seats],
        [record.why_no_undo(seat) for seat in seats],
    ]
