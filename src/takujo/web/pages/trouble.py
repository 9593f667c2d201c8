"""Pages of a match that cannot go on: why, and what its players can do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from takujo.editions.language import Language
from takujo.editions.printed import PrintedGame
from takujo.kernel.table import Table
from takujo.web.pages.people import LEVELS, level, names
from takujo.web.pages.reader import Reader, Seat
from takujo.web.pages.said import connection
from takujo.web.pages.templates import whole


@dataclass(frozen=True)
class Stuck:
    """A CPU seat that cannot go on, who may take it, and the page to come back to."""

    seat: int = -1
    offers: Sequence[tuple[str, str]] = ()
    page: str = ""


NOBODY = Stuck()


def stuck_page(
    reader: Reader,
    game: PrintedGame[Table],
    match: str,
    seats: Sequence[Seat],
    me: int,
    stuck: Stuck,
) -> str:
    """A CPU seat has failed again and again: its players hand it over, or end the match."""
    say = reader.say
    who = names(seats, me, say)[stuck.seat]
    others = [(cpu, level(cpu, say)) for cpu in LEVELS if cpu != seats[stuck.seat].cpu]
    text = say.say(
        "It was tried several times and failed each time. Another computer player can take the "
        "seat, or you end the match without a result."
    )
    title = say.say("{name} cannot go on", name=who)
    return troubled(reader, game, match, title, text, replace(stuck, offers=others))


def aside_page(reader: Reader, game: PrintedGame[Table], match: str) -> str:
    """What is stored cannot be followed."""
    say = reader.say
    title = say.say("This match is set aside")
    text = say.say(
        "What is stored of it cannot be followed by the rules, so that nobody can play on. "
        "Nothing was deleted; all other tables go on."
    )
    return troubled(reader, game, match, title, text)


def ended_page(reader: Reader, game: PrintedGame[Table], match: str, endless: int = 0) -> str:
    """Its players have ended it, or it was ``endless``: after so many moves it came to no end."""
    say = reader.say
    title = say.say("This match was ended")
    text = say.say("A computer player could not go on. There is no result.")
    if endless:
        text = say.say(
            "After {n} moves it had come to no end; a game takes some hundreds. "
            "There is no result.",
            n=endless,
        )
    return troubled(reader, game, match, title, text)


def troubled(
    reader: Reader,
    game: PrintedGame[Table],
    match: str,
    title: str,
    text: str,
    stuck: Stuck = NOBODY,
) -> str:
    """The whole document."""
    return whole(
        "trouble.html",
        reader,
        game=game.name,
        game_title=game.words.title(reader.say),
        match=match,
        title=title,
        text=text,
        stuck=stuck.seat,
        offers=stuck.offers,
        page=stuck.page,
        texts=connection(reader.say),
        words=texts(reader.say),
    )


def texts(say: Language) -> dict[str, str]:
    """What stands on the page whatever the trouble is."""
    return {
        "home": say.say("To the tables"),
        "who": say.say("Who takes the seat"),
        "cpu": say.say("Computer"),
        "over": say.say("Hand the seat over"),
        "end": say.say("End the match"),
        "lost": say.say("For everybody at the table, without a result. It cannot be taken back."),
        "sure": say.say("End it for everybody"),
    }
