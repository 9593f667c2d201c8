"""A finished match whose rules can no longer be played: what was stored at its end is read."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from takujo.host.entries import Entry
from takujo.kernel.events import EventKind
from takujo.kernel.table import Event


@dataclass(frozen=True)
class Past:
    """Its entries, what happened through each of them, and how it ended."""

    entries: Sequence[Entry]
    events: Sequence[Sequence[Event]]
    scores: Sequence[int]
    ranks: Sequence[int]

    def events_for(self, number: int, seat: int, kinds: Sequence[EventKind]) -> list[Event]:
        """What happened through an entry, as this seat may know it."""
        return [kinds[event[0]].for_seat(event, seat) for event in self.events[number - 1]]


def past_of(entries: Sequence[Entry], events: str, result: str) -> Past:
    """What is stored of a finished match."""
    heard = [[tuple(event) for event in each] for each in json.loads(events)]
    end = json.loads(result)
    return Past(entries, heard, end["scores"], end["ranks"])
