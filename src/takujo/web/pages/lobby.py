"""The lobby: open tables to sit down at, and running ones to watch."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from takujo.editions.language import Language
from takujo.editions.printed import PrintedGame
from takujo.kernel.table import Table
from takujo.web.pages.people import names
from takujo.web.pages.reader import Reader, Seat
from takujo.web.pages.room import away_told
from takujo.web.pages.templates import whole


@dataclass(frozen=True)
class Entrance:
    """A public table, and where a touch leads."""

    way: str
    game: PrintedGame[Table]
    seats: Sequence[Seat]
    mine: bool = False
    round: int = 0
    away: int = 0


@dataclass(frozen=True)
class LobbyTable:
    """A table in words."""

    way: str
    game: str
    title: str
    detail: str
    seats: list[tuple[int, str]]
    call: str
    first: bool  # somebody is waited for


def page(reader: Reader, waiting: Sequence[Entrance], running: Sequence[Entrance]) -> str:
    """The whole document."""
    say = reader.say
    return whole(
        "lobby.html",
        reader,
        waiting=[door(each, say) for each in waiting],
        running=[door(each, say) for each in running],
        words={
            "back": say.say("Back to the tables"),
            "title": say.say("Open tables"),
            "join": say.say("Seats are open"),
            "watch": say.say("To watch"),
            "nobody": say.say("No open table at the moment."),
            "how": say.say(
                "Start a table with a friend’s seat and choose “Everybody” there: "
                "it then stands here."
            ),
        },
    )


def door(table: Entrance, say: Language) -> LobbyTable:
    """One table."""
    called = names(table.seats, None, say)
    free = len([seat for seat in table.seats if seat.open])
    people = [(n, called[n]) for n, seat in enumerate(table.seats) if not seat.open]
    detail = say.say("Round {n}", n=table.round) if table.round else ""
    if free:
        detail = away_told(table.away, say) if table.away else ""
    call = say.many("{n} seat is open", "{n} seats are open", free) if free else say.say("Watch")
    if table.mine:
        call = say.say("Your table")
    title = table.game.words.title(say)
    return LobbyTable(table.way, table.game.name, title, detail, people, call, bool(free))
