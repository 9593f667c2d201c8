"""The table as text: the whole game by keyboard and screen reader, without a script too."""

from __future__ import annotations

from dataclasses import dataclass

from takujo.editions.language import Language
from takujo.host.picks import Picks
from takujo.kernel.agenda import PASS, Frame
from takujo.kernel.seen import Seen
from takujo.kernel.table import Table
from takujo.web.pages.coach import coach_line
from takujo.web.pages.game_words import words_of
from takujo.web.pages.people import names
from takujo.web.pages.reader import At
from takujo.web.pages.said import connection
from takujo.web.pages.story import latest, recap
from takujo.web.pages.templates import whole
from takujo.web.pages.undo import why_no_undo

RECENT = 30  # lines of the log


@dataclass(frozen=True)
class WordedOption:
    """A choice in words; how many equal ones there are where several are picked."""

    value: str
    words: str
    count: int = 1


def page(at: At, problem: str = "") -> str:
    """The whole document."""
    t, say = at.seen.table, at.reader.say
    words = words_of(t.book)
    called = names(at.seats, None if at.visitor else at.seen.seat, say)
    asking = t.asking
    mine = asking is not None and asking.seat == at.seen.seat and at.question > 0
    title = say.say("The game is over")
    if asking is not None:
        title = words.question(at.seen, asking, called, say)
    picks = Picks(at.seen) if mine else None
    several = picks.most if picks is not None else 1
    in_order = picks is not None and picks.ordered and several > 1
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
        options=options(at, picks) if picks is not None and not in_order else [],
        places=places(at, picks) if picks is not None and in_order else [],
        asides=[option(at, at.seen, picks.frame, choice) for choice in picks.asides]
        if picks is not None and in_order
        else [],
        refused=refused(at, asking, called) if mine and asking else [],
        sections=words.table(at.seen, called, say),
        recap=recap(at),
        lines=latest(at, RECENT)[::-1],
        problem=problem,
        coach=coach_line(at),
        suggested=suggested(at, picks) if picks is not None else "",
        no_undo=why_no_undo(at.undo, say),
        texts=connection(say),
        words=texts(say, several),
    )


def texts(say: Language, several: int) -> dict[str, str]:
    """What stands on the page whatever is asked."""
    return {
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
        "order": say.say("Choose in this order."),
        "exactly": say.many("Choose exactly {n}.", "Choose exactly {n}.", several),
    }


def suggested(at: At, picks: Picks) -> str:
    """What the coach points at, in the words of the options; "" if it is nothing."""
    say = at.reader.say
    point = at.coach.point if at.coach is not None else ()
    offered = [options(at, picks), *places(at, picks)]
    named = {each.value: each.words for several in offered for each in several}
    listed = [named[choice] for choice in point if choice in named]
    return say.say("Suggested: {choices}", choices=say.clauses(listed)) if listed else ""


def option(at: At, seen: Seen[Table], frame: Frame, choice: int, count: int = 1) -> WordedOption:
    """A choice in the words of buttons."""
    book = seen.table.book
    text = words_of(book).choice(seen, frame, choice, at.reader.say)
    return WordedOption(book.readable(frame, choice), text, count)


def options(at: At, picks: Picks) -> list[WordedOption]:
    """What can be chosen: one of these, or several, each as often as it can be picked."""
    seen, frame = at.seen, picks.frame
    if picks.most == 1:
        return [option(at, seen, frame, choice) for choice in seen.options()]
    items = [PASS] * picks.may_pass + picks.items + picks.asides
    return [option(at, seen, frame, choice, items.count(choice)) for choice in dict.fromkeys(items)]


def places(at: At, picks: Picks) -> list[list[WordedOption]]:
    """Where the order counts: for each place in the answer what may stand there."""
    out: list[list[WordedOption]] = []
    for step in picks.steps:
        seen = step.table.book.game.seen(step.table, at.seen.seat)
        out.append([option(at, seen, step.frame, choice) for choice in step.choices])
    return out


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
