"""The log in sentences: every line belongs to an entry and opens that moment."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from takujo.editions.language import Language
from takujo.kernel.agenda import Rulebook
from takujo.kernel.table import Event
from takujo.web.pages.game_words import words_of
from takujo.web.pages.noted import noted
from takujo.web.pages.people import called
from takujo.web.pages.reader import At, LogEntry

RECAP = 24  # lines of the recap; what is older is in the log
NOBODY = -1  # what happened was nobody's doing


@dataclass(frozen=True)
class LogLine:
    """One sentence."""

    entry: int
    seat: int  # NOBODY: no mark
    text: str
    heading: bool = False  # a round begins
    nth: int = 0  # of its entry


def lines(at: At) -> list[LogLine]:
    """Everything that happened, the oldest first."""
    return [line for entry in standing(at) for line in lines_of(at, entry)]


def standing(at: At) -> list[LogEntry]:
    """The entries that nobody had taken back at this moment."""
    return [entry for entry in at.log if not 0 < entry.undone <= at.entry]


def latest(at: At, count: int) -> list[LogLine]:
    """The last lines only, the oldest of them first."""
    out: list[LogLine] = []
    for entry in reversed(standing(at)):
        if len(out) >= count:
            break
        out = lines_of(at, entry) + out
    return out[-count:]


@lru_cache(maxsize=4096)
def sentence(book: Rulebook, event: Event, players: tuple[str, ...], say: Language) -> str:
    """One event in words: the same lines stand in every step of a match."""
    return words_of(book).event(book, event, list(players), say)


def lines_of(at: At, entry: LogEntry) -> list[LogLine]:
    """The sentences of one entry."""
    book = at.seen.table.book
    players = tuple(called(at))
    out: list[LogLine] = []
    for event in entry.events:
        text = sentence(book, event, players, at.reader.say)
        if text:
            kind = book.game.events[event[0]]
            seat = NOBODY if kind.nobodys else event[1]
            out.append(LogLine(entry.number, seat, text, kind.opens, len(out)))
    if entry.taker >= 0:
        text = at.reader.say.say("{name} took the last choice back", name=players[entry.taker])
        out.append(LogLine(entry.number, entry.taker, text, nth=len(out)))
    if entry.about is not None:
        seat, text = noted(entry.about, players, at.reader.say)
        out.append(LogLine(entry.number, seat, text, nth=len(out)))
    return out


def recap(at: At) -> list[LogLine]:
    """What happened since the reader's last answer."""
    later = [entry for entry in standing(at) if entry.number > at.since]
    return [line for entry in later for line in lines_of(at, entry)][-RECAP:]
