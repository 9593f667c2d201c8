"""Steps: what one entry brought, as JSON that a page plays."""

from __future__ import annotations

from typing import Any

from takujo.web.pages.flights import MOST, Move
from takujo.web.pages.log import lines_of
from takujo.web.pages.reader import At, LogEntry
from takujo.web.pages.registry import pages_of
from takujo.web.pages.table import fragment


def moves(at: At, entry: LogEntry) -> list[Move]:
    """What flies, event by event."""
    pages = pages_of(at)
    s = pages.scene(at)
    return [move for event in entry.events for move in pages.moves(s, event)][:MOST]


def step(at: At, entry: LogEntry) -> dict[str, Any]:
    """The sentences, the flights and the table after the entry, as the seat knows it."""
    return {
        "entry": entry.number,
        "takes": entry.takes,
        "sentences": [line.text for line in lines_of(at, entry)],
        "moves": moves(at, entry),
        "html": str(fragment(at)),
    }
