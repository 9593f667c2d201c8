"""Steps: what one entry brought, as JSON that a page plays."""

from __future__ import annotations

from typing import Any

from takujo.host.pace import beats, shows
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


def beat(at: At, entry: LogEntry) -> int:
    """How long it lies there before the next one is shown, in milliseconds; 0: told with that."""
    kinds, me = at.seen.table.book.game.events, at.seen.seat
    shown: list[int] = []
    for each in at.log[: entry.number]:
        if each.mine:  # the wait begins anew
            shown = []
        shown.append(shows(kinds, each.events, me))
    return beats(at.reader.speed, shown)[-1]


def step(at: At, entry: LogEntry, newest: bool = True) -> dict[str, Any]:
    """The sentences, the flights and the table after the entry, as the seat knows it.

    What is told together with the next one needs no table of its own.
    """
    pages = pages_of(at)
    lies = beat(at, entry)
    return {
        "entry": entry.number,
        "takes": entry.takes,
        "beat": lies,
        "sentences": [line.text for line in lines_of(at, entry)],
        "moves": moves(at, entry),
        "stage": str(pages.stage(pages.scene(at), entry.events)),
        "html": str(fragment(at)) if newest or lies else "",
    }
