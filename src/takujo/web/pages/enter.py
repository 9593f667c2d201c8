"""Entering a table on another device: the code of a seat, or the link of an open one."""

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
            "code": say("Code of your seat, or a link"),
            "hint": say("The code stands in the menu of your table."),
            "moves": say("Your seat moves to this device: the other one can no longer play it."),
            "enter": say("Take my seat here"),
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
