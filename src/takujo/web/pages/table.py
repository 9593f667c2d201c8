"""The table page of any game: the frame, and the game's own table in it."""

from __future__ import annotations

from markupsafe import Markup

from takujo.editions.language import Language
from takujo.kernel.game import Refused
from takujo.web.pages.game_words import words_of
from takujo.web.pages.people import names
from takujo.web.pages.reader import At
from takujo.web.pages.registry import pages_of
from takujo.web.pages.templates import whole
from takujo.web.pages.undo import BY_CODE, why_no_undo


def page(at: At) -> str:
    """The whole document."""
    game = at.seen.table.book.game
    return whole(
        "table.html",
        at.reader,
        title=words_of(at.seen.table.book).title(at.reader.say),
        game=game.name,
        match=at.match,
        table=fragment(at),
        texts=texts(at.reader.say),
    )


def fragment(at: At, instead: Markup | None = None) -> Markup:
    """What lies in ``<main id="table">``; ``instead`` takes the place of the buttons."""
    return pages_of(at).table(at, instead)


def texts(say: Language) -> dict[str, str]:
    """What the scripts say by themselves."""
    return {
        "sheet": say.say("Details"),
        "lost": say.say("No connection. Trying again."),
        "back": say.say("Connected again."),
        "moved": say.say("The table has moved on. This is how it stands now."),
        "failed": say.say("That did not arrive. Nothing was played; try again."),
        "copied": say.say("Copied"),
    }


def refusal(at: At, refused: Refused) -> str:
    """Why an answer was not taken, in the reader's language."""
    say, reason = at.reader.say, refused.reason
    if reason is None:
        return say.say("That is not possible now.")
    if reason.code in BY_CODE:
        return why_no_undo(BY_CODE[reason.code], say)
    if reason.code == "choose_more":
        return say.many("Choose {n} more.", "Choose {n} more.", reason.numbers["need"])
    if reason.code == "choose_fewer":
        return say.many("Choose {n} fewer.", "Choose {n} fewer.", reason.numbers["more"])
    book = at.seen.table.book
    return words_of(book).reason(book, reason, names(at.seats, at.seen.seat, say), say)
