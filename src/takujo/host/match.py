"""A match in memory: what is stored about it, who sits where, and its record."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from takujo.host.entry_lines import EntryReader
from takujo.host.header import Header
from takujo.host.past import Past
from takujo.host.record import Record
from takujo.kernel.hidden import ONLOOKER
from takujo.kernel.seen import Seen
from takujo.kernel.table import Table

RECENT = 60  # moments kept in memory, so that a page that is a few behind needs no refolding

GATHERING = "gathering"
PLAYING = "playing"
OVER = "over"
ENDED = "ended"  # without a result: by its players, or because it was endless
STUCK = "stuck"  # playing, but a CPU seat cannot go on
ASIDE = "aside"  # what is stored cannot be followed

PERSON = "person"
CPU = "cpu"
OPEN = "open"


@dataclass
class HostedSeat:
    """Who plays a seat; of secrets only the hashes are known.

    The device plays it; the link leads to it while it is open; the code moves it to another
    device; the token is a program's. None of them opens what another does.
    """

    kind: str  # PERSON, CPU or OPEN
    level: str = ""
    name: str = ""
    device: str = ""
    link: str = ""
    code: str = ""
    token: str = ""
    codes: int = 0  # recovery codes used up
    links: int = 0  # links that hold no more
    absent: str = ""  # of a person for whom a CPU plays: AWAY, HANDED or RESIGNED
    offered: bool = False  # the link leads a friend here, who then plays on

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
    cpu_asked: bool = False
    owner: int = -1  # the seat of who made the table; -1 if a program did
    code: str = ""  # hash of the table's code, while seats are open
    opened_at: int = 0  # when one of its people looked at it last
    public: bool = False  # anybody may come while seats are open, and watch
    watched: bool = False  # a link to watch was given
    away: int = 0  # seconds for which a person may be waited for in vain; 0: for ever
    level: str = "normal"  # of the CPU that plays then
    hints: bool = True  # may who is asked have a hint?
    change: int = 0  # one more at every change: who knows the same number knows the same match


@dataclass
class Match:
    """A match; ``record`` is there from the moment the table starts."""

    facts: Facts
    seats: list[HostedSeat]
    record: Record | None = None
    times: list[int] = field(default_factory=list)  # of each entry, in milliseconds
    moments: deque[dict[int, Seen[Table]]] = field(default_factory=lambda: deque(maxlen=RECENT))
    line_up: tuple[str, ...] = ()  # who sat down at the start; () before it
    stuck: dict[int, int] = field(default_factory=dict)  # CPU seats that gave up, and on what
    set_aside: bool = False  # what is stored cannot be followed: nobody can play on
    reader: EntryReader | None = None  # what it has read of the record, to go on from there
    past: Past | None = None  # of a finished match whose rules can no longer be played

    @property
    def id(self) -> str:
        """Its name in addresses."""
        return self.facts.id

    @property
    def state(self) -> str:
        """Its state as everybody may know it, with what has gone wrong."""
        if self.set_aside:
            return ASIDE if self.past is None else self.facts.state
        return STUCK if self.stuck_seats() else self.facts.state

    def begin(self, record: Record) -> None:
        """Play with this record; what each person knows is noted after every new entry."""
        self.record = record
        record.watcher = self.note_moment

    def outline(self) -> Match:
        """Who sits where and how it stands, without its record: what one may hold for hours."""
        return Match(replace(self.facts, edition="", start="", events=""), self.seats)

    def stuck_seats(self) -> list[int]:
        """The CPU seats that cannot answer what they are asked now."""
        record = self.record
        if record is None or self.facts.state != PLAYING:
            return []
        asked = [seat for seat in record.waiting if self.seats[seat].kind == CPU]
        return [seat for seat in asked if self.stuck.get(seat) == record.question(seat)]

    def has_people(self) -> bool:
        """Does a person sit here, or is one awaited?"""
        return any(seat.kind != CPU or seat.device for seat in self.seats)

    @property
    def open_to_eyes(self) -> bool:
        """May somebody look on who has no seat?"""
        return self.facts.public or self.facts.watched

    def seat_of(self, device: str) -> int | None:
        """The seat this (hashed) device plays, if any."""
        for number, seat in enumerate(self.seats):
            if device and seat.device == device:  # whoever plays it at the moment
                return number
        return None

    def note_position(self) -> None:
        """What lists show, and at the end what makes the match readable without its rules."""
        record, facts = self.record, self.facts
        assert record is not None
        facts.newest = len(record.entries)
        facts.waiting = " ".join(str(seat) for seat in record.waiting)
        facts.cpu_asked = any(self.seats[seat].kind == CPU for seat in record.waiting)
        facts.round = int(getattr(record.table, "round", 0))
        result = record.result
        if result is not None:
            facts.state = OVER
            facts.result = json.dumps({"scores": result.scores, "ranks": result.ranks})
            heard = [record.events(entry.number) for entry in record.entries]
            facts.events = json.dumps(heard)

    def note_ended(self) -> None:
        """It is over without a result: nobody is waited for."""
        self.facts.state = ENDED
        self.facts.waiting, self.facts.cpu_asked = "", False

    def note_moment(self) -> None:
        """Keep what each person's seat knows right after the newest entry."""
        record = self.record
        assert record is not None
        eyes = [number for number, seat in enumerate(self.seats) if seat.kind == PERSON]
        eyes += [ONLOOKER] * self.open_to_eyes
        self.moments.append({number: record.seen(number) for number in eyes})

    def seen_after(self, seat: int, after: int) -> list[tuple[int, Seen[Table]]]:
        """The entries later than ``after``, each with what the seat knew right after it."""
        record = self.record
        assert record is not None
        newest = len(record.entries)
        first_kept = newest - len(self.moments) + 1
        if after + 1 >= first_kept and all(seat in moment for moment in self.moments):
            kept = list(self.moments)
            return [(n, kept[n - first_kept][seat]) for n in range(after + 1, newest + 1)]
        found: list[tuple[int, Seen[Table]]] = []
        again = Record(record.header, record.book)
        for entry in record.entries:
            again.append(entry)
            if entry.number > after:
                found.append((entry.number, again.seen(seat)))
        return found

    def alone(self, seat: int) -> bool:
        """Is this seat's the only person here, so that nobody watches how it plays?"""
        people = [each for each in self.seats if each.kind == PERSON or each.device]
        return self.seats[seat].kind == PERSON and len(people) == 1 and not self.open_to_eyes

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
            seats=self.line_up or line_up(self.seats),
            start=start,
            match=f.id,
            commitment=f.commitment,
            veils=f.veils,
        )


def line_up(seats: Sequence[HostedSeat]) -> tuple[str, ...]:
    """Who plays each seat, a word each."""
    return tuple(seat.word() for seat in seats)
