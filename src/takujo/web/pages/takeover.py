"""Before playing on from a move: whose place the reader takes, and who plays the others."""

from __future__ import annotations

from takujo.web.pages.game_words import words_of
from takujo.web.pages.home import chairs
from takujo.web.pages.people import names
from takujo.web.pages.reader import At
from takujo.web.pages.templates import whole


def page(at: At, number: int, me: int, name: str) -> str:
    """The whole document."""
    say = at.reader.say
    book = at.seen.table.book
    choices = [("me", say.say("You")), *chairs(say)]
    return whole(
        "takeover.html",
        at.reader,
        game=book.game.name,
        title=words_of(book).title(say),
        match=at.match,
        at=number,
        name=name,
        seats=[
            (n, called, [(id, text, id == ("me" if n == me else "normal")) for id, text in choices])
            for n, called in enumerate(names(at.seats, None, say))
        ],
        words={
            "back": say.say("Back to the replay"),
            "title": say.say("Play on from move {n}", n=number),
            "how": say.say(
                "A new table as it stood after this move. What you had not seen in your seat is "
                "dealt again."
            ),
            "your_name": say.say("Your name"),
            "start": say.say("Play on from here"),
            "one": say.say("One of the seats is yours."),
        },
    )
