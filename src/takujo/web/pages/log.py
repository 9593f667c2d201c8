"""The log in sentences: every line belongs to an entry and opens that moment."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from takujo.editions.language import Language
from takujo.kernel.agenda import Rulebook
from takujo.kernel.table import Event
from takujo.web.pages.game_words import words_of
from takujo.web.pages.people import names
from takujo.web.pages.reader import At, Entry

RECAP = 24  # lines of the recap; what is older is in the log
NOBODY = -1  # what happened was nobody's doing
HEADINGS = frozenset({"round_began"})
# Their seat is only where the table was at that moment.
NOBODYS = frozenset({"reshuffled", "tile_turned", "stood_still"})


@dataclass(frozen=True)
class Line:
    """One sentence."""

    entry: int
    seat: int  # NOBODY: no mark
    text: str
    heading: bool = False  # a round begins


def lines(at: At) -> list[Line]:
    """Everything that happened, the oldest first."""
    return [line for entry in at.log for line in lines_of(at, entry)]


def latest(at: At, count: int) -> list[Line]:
    """The last lines only, the oldest of them first."""
    out: list[Line] = []
    for entry in reversed(at.log):
        if len(out) >= count:
            break
        out = lines_of(at, entry) + out
    return out[-count:]


@lru_cache(maxsize=4096)
def sentence(book: Rulebook, event: Event, players: tuple[str, ...], say: Language) -> str:
    """One event in words: the same lines stand in every step of a match."""
    return words_of(book).event(book, event, list(players), say)


def lines_of(at: At, entry: Entry) -> list[Line]:
    """The sentences of one entry."""
    book = at.seen.table.book
    players = tuple(names(at.seats, None if at.visitor else at.seen.seat, at.reader.say))
    out: list[Line] = []
    for event in entry.events:
        text = sentence(book, event, players, at.reader.say)
        if text:
            kind = book.game.events[event[0]]
            seat = NOBODY if kind.name in NOBODYS else event[1]
            out.append(Line(entry.number, seat, text, kind.name in HEADINGS))
    return out


def recap(at: At) -> list[Line]:
    """What happened since the reader's last answer."""
    found = [line for entry in at.log if entry.number > at.since for line in lines_of(at, entry)]
    return found[-RECAP:]
