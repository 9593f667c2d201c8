"""Pages for what cannot be shown: what is wrong, and where to go on."""

from __future__ import annotations

from typing import Final

from takujo.editions.language import Language, mark
from takujo.web.pages.reader import Reader
from takujo.web.pages.templates import whole

TITLES: Final = {
    403: mark("This table is not yours"),
    404: mark("There is nothing here"),
    409: mark("Not yet"),
    408: mark("That took too long"),
    410: mark("This link has been used"),
    413: mark("That is too much"),
    422: mark("That does not work"),
    429: mark("Too many requests"),
    500: mark("Something went wrong here"),
    503: mark("That could not be kept"),
    504: mark("That took too long"),
}
WHAT_TO_DO: Final = {
    403: mark("It belongs to other devices. Ask for a link if a seat is meant for you."),
    404: mark("The address is wrong, or what stood here is gone."),
    409: mark("It can be seen when the game is over."),
    410: mark("Ask for a new one."),
    413: mark("Go back and send less."),
    422: mark("What was sent cannot be used. Go back and try again."),
    429: mark("Wait a minute, then try again."),
    500: mark("Your match is safe. Try again in a moment."),
    503: mark("Nothing was changed. Try again in a moment."),
    504: mark("Wait a minute, then try again."),
}


def page(reader: Reader, status: int, problem: str = "", back: str = "/") -> str:
    """What is wrong, what can be done, and a way out."""
    say = reader.say
    return whole(
        "error.html",
        reader,
        status=status,
        title=title(status, say),
        problem=problem,
        advice=say.say(WHAT_TO_DO[status]) if status in WHAT_TO_DO else "",
        back=back,
        words={"home": say.say("To the tables")},
    )


def many_tables(reader: Reader, seconds: int) -> str:
    """After many new tables: when the next one can be made."""
    return reader.say.many(
        "Many tables were made from here. The next one can be made in {n} minute.",
        "Many tables were made from here. The next one can be made in {n} minutes.",
        -(-seconds // 60),
    )


def many_streams(reader: Reader) -> str:
    """Too many pages are open in one place."""
    return reader.say.say("Too many tables are open from here at the same time. Close some.")


def very_often(reader: Reader) -> str:
    """Faster than people are."""
    return reader.say.say("That came too often from here. Wait a moment.")


def title(status: int, say: Language) -> str:
    """The heading."""
    return say.say(TITLES.get(status, TITLES[500] if status >= 500 else TITLES[422]))
