"""Replay: step through a match; a link opens it at a move."""

from __future__ import annotations

from dataclasses import replace

from takujo.web.pages.course import marks_of
from takujo.web.pages.game_files import files_of
from takujo.web.pages.game_words import words_of
from takujo.web.pages.log import lines_of
from takujo.web.pages.reader import At
from takujo.web.pages.table import fragment, texts
from takujo.web.pages.templates import fill, whole


def page(at: At, last: int, over: bool = False, reasons: bool = False) -> str:
    """The table as it was after an entry, with a way to the others, and a CPU player's reasons."""
    say = at.reader.say
    moment = replace(
        at, question=0, since=at.entry - 1, log=[e for e in at.log if e.number <= at.entry]
    )
    here = f"/t/{at.match}/replay"
    told = [line for entry in at.log if entry.number == at.entry for line in lines_of(at, entry)]
    controls = fill(
        "replay_controls.html",
        at.reader,
        here=here,
        at=at.entry,
        last=last,
        told=told,
        words={
            "first": say.say("To the beginning"),
            "before": say.say("One move back"),
            "next": say.say("One move on"),
            "last": say.say("To the end"),
            "move": say.say("Move"),
            "of": say.say("{n} of {last}", n=at.entry, last=last),
            "go": say.say("Go there"),
            "share": say.say("Share this move"),
            "copied": say.say("Copied"),
            "table": say.say("To the table"),
            "play": say.say("Play"),
            "marks": say.say("See it again from here"),
            "take": say.say("Play on from here"),
            "back": say.say("Go back to here"),
            "reasons": say.say("Why?"),
        },
        reasons=reasons,
        takes=over and at.seen.table.asking is not None,
        asks=not at.visitor and not over and has_later_answer(at),
        match=at.match,
        marks=marked(at, last),
    )
    book = at.seen.table.book
    return whole(
        "replay.html",
        at.reader,
        title=words_of(book).title(say),
        game=book.game.name,
        files=files_of(book.game.name),
        match=at.match,
        replay=say.say("Replay"),
        table=fragment(moment, controls),
        texts=texts(say),
    )


def marked(at: At, last: int) -> list[tuple[str, int, bool]]:
    """The rounds, or parts, by name and entry, and whether the moment shown is of that one."""
    marks = marks_of(at, last)
    here = max([number for number in marks.entries if number <= at.entry], default=0)
    return [(marks.named(n), entry, entry == here) for n, entry in enumerate(marks.entries)]


def has_later_answer(at: At) -> bool:
    """Was something played after this moment that still stands?"""
    return any(entry.number > at.entry and entry.events and not entry.undone for entry in at.log)
