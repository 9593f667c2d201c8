"""Joining by link, or by the code of a table: a name, no account."""

from __future__ import annotations

from collections.abc import Sequence

from takujo.editions.printed import PrintedGame
from takujo.kernel.table import Table
from takujo.web.pages.game_files import folder_of
from takujo.web.pages.people import names
from takujo.web.pages.reader import Reader, Seat
from takujo.web.pages.room import chairs
from takujo.web.pages.templates import whole


def page(
    reader: Reader,
    game: PrintedGame[Table],
    seats: Sequence[Seat],
    seat: int | None,
    action: str,
    owner: int,
    name: str = "",
    problem: str = "",
) -> str:
    """Who is at the table, and a form for the open seat; without one, to choose among the open."""
    say = reader.say
    called = names(seats, None, say)
    open_seats = [number for number, each in enumerate(seats) if each.open]
    return whole(
        "join.html",
        reader,
        game=game.name,
        folder=folder_of(game.name),
        title=game.words.title(say),
        summary=game.words.summary(say),
        invited=say.say("{name} invites you to a game", name=called[owner])
        if owner >= 0
        else say.say("You are invited to a game"),
        chairs=chairs(seats, None, say),
        choosing=seat is None,
        seat=next(iter(open_seats), -1) if seat is None else seat,
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
