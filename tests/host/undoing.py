"""Random matches in which answers are taken back, for laws about undo."""

from __future__ import annotations

import dataclasses

from hypothesis import settings
from hypothesis import strategies as st

from takujo.host.entries import Entry, UndoEntry
from takujo.host.record import Record
from tests.host.records import answer_any

LAWS = settings(max_examples=60, deadline=None, derandomize=True)
PICKS = st.lists(st.integers(0, 9999), max_size=60)


def play_with_undo(record: Record, picks: list[int]) -> None:
    """Random answers; every third pick takes something back, if that may be."""
    for pick in picks:
        seat = pick // 3 % len(record.header.seats)
        if pick % 3 == 0 and record.undoable(seat):
            record.undo(seat, record.undoable(seat))
        elif record.waiting:
            answer_any(record, pick)


def without_undone(record: Record) -> list[Entry]:
    """The entries that still stand, numbered again."""
    left = [
        entry
        for entry in record.entries
        if not isinstance(entry, UndoEntry) and entry.number not in record.undone
    ]
    return [dataclasses.replace(entry, number=n) for n, entry in enumerate(left, 1)]


def questions(record: Record) -> list[int]:
    """The number of every seat's open question."""
    return [record.question(seat) for seat in range(len(record.header.seats))]
