"""A match in memory: what is stored about it, who sits where, and its record."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from takujo.host.header import Header
from takujo.host.record import Record
from takujo.kernel.seen import Seen

RECENT = 60  # moments kept in memory, so that a page that is a few behind needs no refolding

GATHERING = "gathering"
PLAYING = "playing"
OVER = "over"

PERSON = "person"
CPU = "cpu"
OPEN = "open"


@dataclass
class Seat:
    """Who plays a seat; of secrets only the hashes are known."""

    kind: str  # PERSON, CPU or OPEN
    level: str = ""
    name: str = ""
    device: str = ""
    secret: str = ""
    code: str = ""
    codes: int = 0  # recovery codes used up

    def word(self) -> str:
        """The seat in a line-up."""
        return self.level if self.kind == CPU else "human"


@dataclass
class Facts:
    """One row of ``matches``."""

    id: str
    made_at: int
    changed_at: int
    state: str
    game: str
    rules: str
    version: int
    edition_name: str
    edition: str = field(repr=False)
    chance: str
    seed: str = field(repr=False)  # must never reach a log
    commitment: str
    start: str
    speed: str
    newest: int = 0
    waiting: str = ""
    round: int = 0
    result: str = ""
    events: str = field(default="", repr=False)
    rematch: str = ""
    veils: bool = False


@dataclass
class Match:
    """A match; ``record`` is there from the moment the table starts."""

    facts: Facts
    seats: list[Seat]
    record: Record | None = None
    times: list[int] = field(default_factory=list)  # of each entry, in milliseconds
    moments: deque[dict[int, Seen]] = field(default_factory=lambda: deque(maxlen=RECENT))

    @property
    def id(self) -> str:
        """Its name in addresses."""
        return self.facts.id

    def seat_of(self, device: str) -> int | None:
        """The seat this (hashed) device plays, if any."""
        for number, seat in enumerate(self.seats):
            if seat.kind == PERSON and seat.device == device:
                return number
        return None

    def note_moment(self) -> None:
        """Keep what each person's seat knows right after the newest entry."""
        record = self.record
        assert record is not None
        persons = [number for number, seat in enumerate(self.seats) if seat.kind == PERSON]
        self.moments.append({number: record.seen(number) for number in persons})

    def seen_after(self, seat: int, after: int) -> list[tuple[int, Seen]]:
        """The entries later than ``after``, each with what the seat knew right after it."""
        record = self.record
        assert record is not None
        newest = len(record.entries)
        first_kept = newest - len(self.moments) + 1
        if after + 1 >= first_kept and all(seat in moment for moment in self.moments):
            kept = list(self.moments)
            return [(n, kept[n - first_kept][seat]) for n in range(after + 1, newest + 1)]
        found: list[tuple[int, Seen]] = []
        again = Record(record.header, record.book)
        for entry in record.entries:
            again.append(entry)
            if entry.number > after:
                found.append((entry.number, again.seen(seat)))
        return found

    def alone(self, seat: int) -> bool:
        """Is this seat's the only person here, so that nobody watches how it plays?"""
        kinds = [each.kind for each in self.seats]
        return self.seats[seat].kind == PERSON and kinds.count(PERSON) == 1

    def open_seats(self) -> list[int]:
        """Seats that still wait for a person."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == OPEN]

    def header(self) -> Header:
        """What the record begins with."""
        f = self.facts
        start: dict[str, Any] | None = None if f.start == "deal" else json.loads(f.start)
        return Header(
            game=f.game,
            rules=f.rules,
            version=f.version,
            edition_name=f.edition_name,
            edition=json.loads(f.edition),
            chance=f.chance,
            seed=f.seed,
            seats=line_up(self.seats),
            start=start,
            match=f.id,
            commitment=f.commitment,
            veils=f.veils,
        )


def line_up(seats: Sequence[Seat]) -> tuple[str, ...]:
    """Who plays each seat, a word each."""
    return tuple(seat.word() for seat in seats)
