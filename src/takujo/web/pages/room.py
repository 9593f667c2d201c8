"""The waiting room of a table with open seats, and what a guest sees before joining."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from markupsafe import Markup

from takujo.editions.language import Language
from takujo.editions.printed import PrintedGame
from takujo.kernel.table import Table
from takujo.web.pages.people import LEVELS, level, names
from takujo.web.pages.reader import Reader, Seat
from takujo.web.pages.said import connection
from takujo.web.pages.templates import whole


def chairs(
    seats: Sequence[Seat], me: int | None, say: Language
) -> list[tuple[int, str, str, bool]]:
    """Seat, name, who that is, and whether the seat is still open."""
    called = names(seats, me, say)
    out: list[tuple[int, str, str, bool]] = []
    for number, seat in enumerate(seats):
        who = say.say("Person")
        if seat.cpu:
            who = say.say("CPU {level}", level=level(seat.cpu, say))
        elif seat.open:
            who = say.say("Not here yet")
        out.append((number, called[number], who, seat.open))
    return out


def qr_code(link: str) -> Markup:
    """The link as a QR code, drawn dark on light whatever the theme: cameras want it so."""
    import segno  # not at every start: few tables wait for a guest

    code = segno.make(link, error="m")
    return Markup(
        code.svg_inline(scale=1, border=2, dark="#22242b", light="#fffcf5", omitsize=True)
    )


AWAY: Final = (0, 60, 600, 3600, 86_400, 259_200)  # seconds that can be chosen; 0: no limit


@dataclass(frozen=True)
class Terms:
    """What is agreed on before play."""

    public: bool = False
    away: int = 0
    level: str = "normal"
    hints: bool = True


def page(
    reader: Reader,
    game: PrintedGame[Table],
    match: str,
    seats: Sequence[Seat],
    me: int,
    terms: Terms,
    link: str = "",
    code: str = "",
) -> str:
    """Who is here; ``link`` and ``code`` of the table are for who made it, to invite others."""
    say = reader.say
    open_seats = len([seat for seat in seats if seat.open])
    return whole(
        "room.html",
        reader,
        game=game.name,
        title=game.words.title(say),
        match=match,
        chairs=chairs(seats, me, say),
        link=link,
        qr=qr_code(link) if link else "",
        code=code,
        guest=not link and me >= 0,
        terms=terms_told(terms, say),
        choices=choices(terms, say),
        texts=connection(say),
        words=words(open_seats, say),
    )


def away_told(seconds: int, say: Language) -> str:
    """After how long a CPU plays for who is away."""
    if not seconds:
        return say.say("All wait")
    days, hours, minutes = seconds // 86_400, seconds // 3600, seconds // 60
    if days:
        return say.many("CPU after {n} day", "CPU after {n} days", days)
    if hours:
        return say.many("CPU after {n} hour", "CPU after {n} hours", hours)
    return say.many("CPU after {n} minute", "CPU after {n} minutes", minutes)


def terms_told(terms: Terms, say: Language) -> list[str]:
    """What is agreed on, for those who did not choose it."""
    come = say.say("Everybody may come and watch") if terms.public else say.say("By link or code")
    away = say.say("Who is away is waited for")
    if terms.away:
        cpu = say.say("CPU {level}", level=level(terms.level, say))
        away = say.say(
            "{cpu} plays for who is away at their turn ({when})",
            cpu=cpu, when=away_told(terms.away, say),
        )  # fmt: skip
    return [come, away, say.say("With hints") if terms.hints else say.say("Without hints")]


def choices(terms: Terms, say: Language) -> list[tuple[str, str, list[tuple[str, str, bool]]]]:
    """What who made the table may choose: its name, its words, and the options."""
    come = [("", say.say("By link or code"), not terms.public)]
    come.append(("yes", say.say("come::Everybody"), terms.public))
    away = [(str(each), away_told(each, say), each == terms.away) for each in AWAY]
    hints = [("yes", say.say("With hints"), terms.hints)]
    hints.append(("no", say.say("Without hints"), not terms.hints))
    cpus = [(each, level(each, say), each == terms.level) for each in reversed(LEVELS)]
    return [
        ("public", say.say("Who may come"), come),
        ("away", say.say("Away at their turn"), away),
        ("level", say.say("CPU"), cpus),
        ("hints", say.say("Hints"), hints),
    ]


def words(open_seats: int, say: Language) -> dict[str, str]:
    """The words of the page."""
    return {
        "terms": say.say("At this table"),
        "sit": say.say("Sit here"),
        "agree": say.say("Agree on this"),
        "back": say.say("Back to the tables"),
        "room": say.say("Waiting for players"),
        "still": say.many("{n} seat is open", "{n} seats are open", open_seats),
        "how": say.say("Scan this or open the link on the other phone."),
        "table_code": say.say("Code of the table"),
        "type_it": say.say("Or type it there under “Enter a table”."),
        "elsewhere": say.say("Play on another device"),
        "leave": say.say("Leave this seat"),
        "host": say.say("The table starts when everybody is here."),
        "qr": say.say("QR code of the link"),
        "link": say.say("Link of the open seat"),
        "copy_link": say.say("Copy"),
        "share": say.say("Share"),
        "copied": say.say("Copied"),
        "start": say.say("Start now"),
        "price": say.many("{n} open seat goes to a CPU", "{n} open seats go to CPUs", open_seats),
    }
