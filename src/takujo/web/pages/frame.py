"""What the table page of every game has: bar, newest sentences, tray; a game adds its own."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from takujo.web.pages.asked import Question
from takujo.web.pages.coach import coach_line
from takujo.web.pages.game_files import folder_of, sprite_of
from takujo.web.pages.game_words import words_of
from takujo.web.pages.notice import notice
from takujo.web.pages.reader import At
from takujo.web.pages.registry import pages_for
from takujo.web.pages.story import latest, recap
from takujo.web.pages.undo import why_no_undo

RAIL = 60  # lines of the log beside the table on a wide screen
RECENT = 3  # lines in the tray of who waits


def frame(at: At, asked: Question, instead: Markup | None) -> dict[str, Any]:
    """The values that bar.html, news.html, rail.html and tray.html need; words are apart."""
    book, say = at.seen.table.book, at.reader.say
    since = recap(at)
    return {
        "at": at,
        "title": words_of(book).title(say),
        "folder": folder_of(book.game.name),
        "own": sprite_of(book.game.name),
        "asked": asked,
        "rail": latest(at, RAIL),
        "recap": since or latest(at, 1 if instead else RECENT if asked.kind == "wait" else 0),
        "since": bool(since),
        "no_undo": why_no_undo(at.undo, say),
        "instead": instead,
        "coach": coach_line(at),
        "notice": notice(at),
        "company": has_company(at),
        "hints": at.hints and at.question > 0,
        "looks": pages_for(book.game.name).facts is not None,
    }


def has_company(at: At) -> bool:
    """Are there other people whom the reader could meet here?"""
    people = [seat for seat in at.seats if not seat.cpu or seat.absent]
    return at.visitor or len(people) > 1


def frame_words(at: At) -> dict[str, str]:
    """The words of the frame."""
    say = at.reader.say.say
    return {
        "back": say("Back to the tables"),
        "log": say("Log"),
        "rules": say("Rules"),
        "menu": say("Menu"),
        "hint": say("Hint"),
        "people": say("People at the table"),
        "table": say("Table"),
        "others": say("The others"),
        "your_turn": say("Your turn"),
        "undo": say("Undo"),
        "recap": say("Since your last turn"),
        "this_move": say("This move"),
        "choose": say("Choose"),
        "waiting": say("Waiting for the others"),
        "skip": say("To my turn"),
        "nothing_yet": say("Touch something lit: what it brings is shown here."),
        "begins": say("The game begins."),
        "more": say("More"),
    }
