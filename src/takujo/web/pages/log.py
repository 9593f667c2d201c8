"""The log in sentences, entry by entry: every line opens that moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from takujo.editions.language import Language
from takujo.host.entries import (
    AskEntry,
    BackEntry,
    LostEntry,
    ReplyEntry,
    SeatEntry,
    UndoEntry,
)
from takujo.host.record import Record
from takujo.kernel.agenda import Rulebook
from takujo.kernel.events import PASSED
from takujo.kernel.reason import Reason
from takujo.kernel.table import Event
from takujo.web.pages.game_words import words_of
from takujo.web.pages.noted import noted
from takujo.web.pages.people import called
from takujo.web.pages.reader import At, LogEntry

NOBODY = -1  # what happened was nobody's doing


@dataclass(frozen=True)
class LogLine:
    """One sentence."""

    entry: int
    seat: int  # NOBODY: no mark
    text: str
    heading: bool = False  # a round begins
    nth: int = 0  # of its entry


def log_of(record: Record, seat: int, after: int = 0, alone: bool = False) -> list[LogEntry]:
    """Everything since an entry, as this seat may know it; who is alone was not asked all of it."""
    out: list[LogEntry] = []
    unasked = record.forced if alone else ()
    for e in record.entries[after:]:
        takes = e.taken_back if isinstance(e, UndoEntry) else 0
        taker = record.seat_of(takes) if takes else -1
        undone = record.undone.get(e.number, 0)
        told = SeatEntry | AskEntry | ReplyEntry | BackEntry | LostEntry
        about = e if isinstance(e, told) else None
        heard = record.events_for(e.number, seat)
        why = record.reasons_for(e.number, seat)
        mine = record.seat_of(e.number) == seat and e.number not in unasked
        out.append(LogEntry(e.number, heard, undone, taker, takes, about, why, mine))
    return out


def standing(log: Sequence[LogEntry], entry: int) -> list[LogEntry]:
    """The entries that nobody had taken back at this moment."""
    return [each for each in log if not 0 < each.undone <= entry]


@lru_cache(maxsize=4096)
def sentence(book: Rulebook, event: Event, players: tuple[str, ...], say: Language) -> str:
    """One event in words: the same lines stand in every step of a match."""
    return words_of(book).event(book, event, list(players), say)


def with_reason(book: Rulebook, told: str, reason: Reason | None, say: Language) -> str:
    """The sentence, and why it could not be otherwise."""
    if not told or reason is None:
        return told
    return say.say("{what}: {why}", what=told, why=words_of(book).refusal(book, reason, [], say))


def lines_of(at: At, entry: LogEntry) -> list[LogLine]:
    """The sentences of one entry."""
    book = at.seen.table.book
    players = tuple(called(at))
    out: list[LogLine] = []
    acted = True  # what was announced has been done, in part at least
    for number, event in enumerate(entry.events):
        text = sentence(book, event, players, at.reader.say)
        text = with_reason(book, text, entry.reasons.get(number), at.reader.say)
        kind = book.game.events[event[0]]
        if text and not (event[0] == PASSED and out and out[-1].seat == event[1] and acted):
            seat = NOBODY if kind.nobodys else event[1]
            out.append(LogLine(entry.number, seat, text, kind.opens, len(out)))
            acted = not kind.announces
    if entry.taker >= 0:
        text = at.reader.say.say("{name} took the last choice back", name=players[entry.taker])
        out.append(LogLine(entry.number, entry.taker, text, nth=len(out)))
    if entry.about is not None:
        seat, text = noted(entry.about, players, at.reader.say)
        out.append(LogLine(entry.number, seat, text, nth=len(out)))
    return out
