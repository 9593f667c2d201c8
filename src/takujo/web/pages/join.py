"""Joining by link: a name, no account."""

from __future__ import annotations

from collections.abc import Sequence

from takujo.editions.printed import PrintedGame
from takujo.web.pages.game_pages import folder_of
from takujo.web.pages.people import names
from takujo.web.pages.reader import Reader, Seat
from takujo.web.pages.room import chairs
from takujo.web.pages.templates import whole


def page(
    reader: Reader,
    game: PrintedGame,
    seats: Sequence[Seat],
    seat: int,
    action: str,
    name: str = "",
    problem: str = "",
) -> str:
    """Who is at the table, and a form for the open seat."""
    say = reader.say
    host = next((n for n, each in enumerate(seats) if not each.cpu and not each.open), None)
    called = names(seats, None, say)
    return whole(
        "join.html",
        reader,
        game=game.name,
        folder=folder_of(game.name),
        title=game.words.title(say),
        summary=game.words.summary(say),
        invited=say.say("{name} invites you to a game", name=called[host])
        if host is not None
        else say.say("You are invited to a game"),
        chairs=chairs(seats, None, say),
        seat=seat,
        action=action,
        name=name,
        problem=problem,
        words={
            "your_name": say.say("Your name"),
            "hint": say.say("Others at the table see it. No account is needed."),
            "sit": say.say("Take this seat"),
            "yours": say.say("Your seat"),
        },
    )
