"""The steps of a match as one seat follows them: an entry, its events, the view after it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from takujo.host.record import Record
from takujo.kernel.table import Event


@dataclass(frozen=True)
class Step:
    """What one entry brought, as one seat may know it."""

    entry: int
    events: list[Event]
    view: dict[str, Any]


def steps(record: Record, seat: int, after: int = 0) -> list[Step]:
    """The steps that follow entry ``after``; answers taken back since are still among them."""
    if after == len(record.entries) - 1:  # the newest alone: the record stands right there
        return [newest_step(record, seat)]
    # Folding is quick enough to need no stored positions.
    again = Record(record.header, record.book)
    found: list[Step] = []
    for entry in record.entries:
        again.append(entry)
        if entry.number > after:
            found.append(newest_step(again, seat))
    return found


def newest_step(record: Record, seat: int) -> Step:
    """The step that the newest entry made."""
    number = len(record.entries)
    return Step(number, record.events_for(number, seat), record.view(seat))
