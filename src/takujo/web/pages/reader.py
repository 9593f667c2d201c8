"""Who reads a page, who sits at the table, and what one seat knows of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from takujo.editions.language import Language
from takujo.host.coach import Advice
from takujo.host.entries import Entry
from takujo.host.going_back import Request
from takujo.kernel.reason import Reason
from takujo.kernel.seen import Seen
from takujo.kernel.table import Event, Table

THEMES = ["system", "light", "dark"]
SPEEDS = ["off", "fast", "normal", "slow"]


@dataclass(frozen=True)
class Reader:
    """How a person wants pages: language, theme, speed of the others' moves; from cookies."""

    say: Language
    theme: str = "system"  # one of THEMES
    speed: str = "normal"  # one of SPEEDS
    here: str = "/"  # the address being read, so that a switch comes back to it


@dataclass(frozen=True)
class Seat:
    """Who sits there."""

    name: str = ""  # of a CPU one to be translated; "" for a person who gave none
    cpu: str = ""  # the level; "" for a person
    open: bool = False  # waits for a person who has not come yet
    absent: str = ""  # why a CPU plays for the person of this name; "" where none does


@dataclass(frozen=True)
class LogEntry:
    """An entry of the record: its events as the reading seat may know them (for_seat)."""

    number: int
    events: Sequence[Event]
    undone: int = 0  # the entry that took it back; 0: it stands
    taker: int = -1  # who takes an answer back with it; -1: nobody
    takes: int = 0  # and which entry
    about: Entry | None = None  # the entry itself, where it is neither an answer nor an undo
    reasons: Mapping[int, Reason] = field(default_factory=dict)  # of passes, by event
    mine: bool = False  # the reader's own answer, to what it was asked


@dataclass(frozen=True)
class At:
    """A seat at a table at one moment: everything its pages are made from."""

    reader: Reader
    match: str
    seats: Sequence[Seat]
    seen: Seen[Table]
    entry: int = 0  # the newest entry
    question: int = 0  # this seat's own question number
    undo: str = "nothing"  # "" if the last answer can be taken back, else why not: see UNDO
    log: Sequence[LogEntry] = field(default_factory=tuple)  # the oldest first
    since: int = 0  # the entry of this seat's last answer: what came later is the recap
    commitment: str = ""  # what was sealed before the first choice
    waiting: Sequence[int] = ()  # who is asked and has not answered; nothing else is told of it
    coach: Advice | None = None  # what the coach of a first match says; None in any other
    visitor: bool = False  # somebody looks over this seat's shoulder: nobody is You
    away: Sequence[int] = ()  # the people who are not here now
    request: Request | None = None  # to go back, while everybody may answer it
    bare: bool = False  # of a seat only what lies before it is drawn, without its sheet
    live: bool = False  # the table as it stands now, not a moment of its past
    hints: bool = False  # may who is asked have a hint?
