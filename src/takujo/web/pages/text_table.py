"""The table as text: the whole game by keyboard and screen reader, without a script too."""

from __future__ import annotations

from dataclasses import dataclass

from takujo.kernel.agenda import PASS, Frame
from takujo.kernel.chance import FastNumbers
from takujo.kernel.flow import take
from takujo.web.pages.game_words import words_of
from takujo.web.pages.log import latest, recap
from takujo.web.pages.people import names
from takujo.web.pages.reader import At
from takujo.web.pages.templates import whole
from takujo.web.pages.undo import why_no_undo

RECENT = 30  # lines of the log


@dataclass(frozen=True)
class Option:
    """A choice in words; how many equal ones there are where several are picked."""

    value: str
    words: str
    count: int = 1


def page(at: At, problem: str = "") -> str:
    """The whole document."""
    t, say = at.seen.table, at.reader.say
    words = words_of(t.book)
    called = names(at.seats, at.seen.seat, say)
    asking = t.asking
    mine = asking is not None and asking.seat == at.seen.seat and at.question > 0
    title = say.say("The game is over")
    if asking is not None:
        title = words.question(at.seen, asking, called, say)
    several = asking.rule.together(t, asking.seat, asking.n) if mine and asking else 1
    return whole(
        "text_table.html",
        at.reader,
        game=t.book.game.name,
        title=words.title(say),
        match=at.match,
        question=at.question,
        entry=at.entry,
        asked=title,
        mine=mine,
        over=asking is None,
        several=several,
        least=several if mine and PASS not in at.seen.options() else 0,
        options=options(at, asking) if mine and asking else [],
        refused=refused(at, asking, called) if mine and asking else [],
        sections=words.table(at.seen, called, say),
        recap=recap(at),
        lines=latest(at, RECENT)[::-1],
        problem=problem,
        no_undo=why_no_undo(at.undo, say),
        words={
            "picture": say.say("The table as a picture"),
            "back": say.say("Back to the tables"),
            "question": say.say("Choose one."),
            "recap": say.say("Since your last turn"),
            "nothing": say.say("Nothing has happened yet."),
            "answer": say.say("Play this"),
            "undo": say.say("Take back the last answer"),
            "not": say.say("Not possible now"),
            "table": say.say("The table"),
            "log": say.say("Log"),
            "result": say.say("To the result"),
            "waiting": say.say("Waiting for the others"),
            "pick": say.many("Choose up to {n}.", "Choose up to {n}.", several),
            "exactly": say.many("Choose exactly {n}.", "Choose exactly {n}.", several),
        },
    )


def options(at: At, frame: Frame) -> list[Option]:
    """What can be chosen, in the words of buttons."""
    t = at.seen.table
    words, say = words_of(t.book), at.reader.say
    return [
        Option(
            t.book.readable(frame, choice),
            words.choice(at.seen, frame, choice, say),
            equal(at, frame, choice),
        )
        for choice in at.seen.options()
    ]


def equal(at: At, frame: Frame, choice: int) -> int:
    """How often this could be picked in one go: equal cards in a hand are offered again."""
    several = frame.rule.together(at.seen.table, frame.seat, frame.n)
    t = at.seen.table.book.game.guess(at.seen, FastNumbers(1))
    count = 0
    while count < several and t.asking is not None and t.asking.id == frame.id:
        if choice == PASS or choice not in t.offered:
            break
        take(t, choice)
        count += 1
    return max(1, count)


def refused(at: At, frame: Frame, called: list[str]) -> list[str]:
    """What could be pointed at and is no option, with the reason."""
    t, say = at.seen.table, at.reader.say
    words = words_of(t.book)
    out: list[str] = []
    for choice in t.book.game.candidates(t, frame):
        reason = t.book.game.why_not(t, frame, choice)
        if reason is not None:
            what = words.choice(at.seen, frame, choice, say)
            why = words.reason(t.book, reason, called, say)
            out.append(say.say("{what}: {why}", what=what, why=why))
    return out
