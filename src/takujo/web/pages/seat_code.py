"""The code of one's own seat: shown on demand, with what it does."""

from __future__ import annotations

from takujo.web.pages.reader import Reader
from takujo.web.pages.templates import whole


def page(reader: Reader, game: str, title: str, match: str, code: str) -> str:
    """The whole document, for nobody but who plays the seat."""
    say = reader.say.say
    return whole(
        "seat_code.html",
        reader,
        game=game,
        title=title,
        match=match,
        code=code,
        words={
            "title": say("Play on another device"),
            "back": say("Back to the table"),
            "code": say("Code of your own seat"),
            "use": say(
                "On the other device, touch “Enter a table” and type it: your seat moves there, "
                "and this device can no longer play it."
            ),
            "keep": say("Tell it to nobody: whoever types it has your seat. It works once."),
        },
    )
