"""A finished match whose rules are no longer played: how it ended, and what happened."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from takujo.editions.language import Language
from takujo.editions.printed import PrintedGame
from takujo.host.entries import AskEntry, BackEntry, ReplyEntry, SeatEntry, UndoEntry
from takujo.host.past import Past
from takujo.kernel.agenda import Rulebook
from takujo.kernel.table import Table
from takujo.web.pages.noted import noted
from takujo.web.pages.people import names
from takujo.web.pages.reader import Reader, Seat
from takujo.web.pages.templates import whole


@dataclass(frozen=True)
class KeptMatch:
    """What was played, and by whom."""

    match: str
    version: int
    rules: str  # their identity
    seats: Sequence[Seat]
    me: int  # the reader's seat, or nobody's


def page(
    reader: Reader, game: PrintedGame[Table], book: Rulebook, played: KeptMatch, past: Past
) -> str:
    """The whole document; the book is today's, for the names of things alone."""
    say = reader.say
    who = names(played.seats, played.me, say)
    order = sorted(range(len(who)), key=lambda seat: (past.ranks[seat], seat))
    points = [say.many("{n} point", "{n} points", score) for score in past.scores]
    return whole(
        "retired.html",
        reader,
        game=game.name,
        game_title=game.words.title(say),
        edition=say.name(book.edition_data["name"]),
        match=played.match,
        ranking=[(past.ranks[seat], seat, who[seat], points[seat]) for seat in order],
        story=list(story(game, book, past, played.me, who, say)),
        words=texts(say, played),
    )


def story(
    game: PrintedGame[Table], book: Rulebook, past: Past, me: int, who: list[str], say: Language
) -> Iterator[tuple[int, list[str]]]:
    """Every entry with its sentences, as this reader may know it."""
    seats = {entry.number: getattr(entry, "seat", -1) for entry in past.entries}
    for entry in past.entries:
        told: list[str] = []
        if isinstance(entry, UndoEntry):
            name = who[seats[entry.taken_back]]
            told.append(say.say("{name} took the last answer back", name=name))
        elif isinstance(entry, SeatEntry | AskEntry | ReplyEntry | BackEntry):
            told.append(noted(entry, who, say)[1])
        for event in past.events_for(entry.number, me, game.events):
            told.append(game.words.event(book, event, who, say))
        if sentences := [each for each in told if each]:
            yield entry.number, sentences


def texts(say: Language, played: KeptMatch) -> dict[str, str]:
    """What stands on the page whatever was played."""
    return {
        "home": say.say("To the tables"),
        "title": say.say("A match under older rules"),
        "text": say.say(
            "It was played under version {version} of the rules ({identity}), which is no longer "
            "played here. Its result and what happened are kept.",
            version=played.version, identity=played.rules,
        ),
        "result": say.say("Ranking and points"),
        "story": say.say("What happened"),
        "file": say.say("Download the record"),
    }  # fmt: skip
