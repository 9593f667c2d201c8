"""Entering a table: its code leads to its open seats, the code of a seat moves the seat here."""

from __future__ import annotations

from takujo.web.pages.reader import Reader
from takujo.web.pages.templates import whole


def page(reader: Reader, code: str = "", problem: str = "") -> str:
    """The whole document."""
    say = reader.say.say
    return whole(
        "enter.html",
        reader,
        code=code,
        problem=problem,
        words={
            "back": say("Back to the tables"),
            "title": say("Enter a table"),
            "code": say("Code, or a link"),
            "hint": say("Six letters for a table, eight for a seat."),
            "joins": say("Code of a table"),
            "seats": say("It leads to the open seats. Who made the table sees it and tells you."),
            "own": say("Code of your own seat"),
            "moves": say(
                "The seat moves to this device, and the other one can no longer play it. You find "
                "the code there in the menu of the table."
            ),
            "enter": say("Go to the table"),
        },
    )


def later(reader: Reader, seconds: int) -> str:
    """After many wrong codes: when the next one is looked at."""
    minutes = -(-seconds // 60)
    return reader.say.many(
        "Too many wrong codes were typed. Try again in {n} minute.",
        "Too many wrong codes were typed. Try again in {n} minutes.",
        minutes,
    )
