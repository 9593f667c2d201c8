"""Steps: what one entry brought, as JSON that a page plays."""

from __future__ import annotations

from typing import Any

from takujo.kernel.events import PASSED
from takujo.web.pages.log import lines_of
from takujo.web.pages.reader import At, Entry
from takujo.web.pages.registry import pages_of
from takujo.web.pages.table import fragment


def passed_over(entry: Entry) -> set[int]:
    """The other seats whose turns the entry passed over: each is given the time of a turn."""
    if not entry.events:
        return set()
    acting = entry.events[0][1]
    return {event[1] for event in entry.events if event[0] == PASSED} - {acting}


def step(at: At, entry: Entry) -> dict[str, Any]:
    """The sentences, the flights and the table after the entry, as the seat knows it."""
    return {
        "entry": entry.number,
        "skipped": len(passed_over(entry)),
        "sentences": [line.text for line in lines_of(at, entry)],
        "moves": pages_of(at).moves(at, entry),
        "html": str(fragment(at)),
    }
