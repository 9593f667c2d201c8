"""The waiting room of a table with open seats, and what a guest sees before joining."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from takujo.editions.language import Language
from takujo.editions.printed import PrintedGame
from takujo.kernel.table import Table
from takujo.web.pages.people import level, names
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


def page(
    reader: Reader,
    game: PrintedGame[Table],
    match: str,
    seats: Sequence[Seat],
    me: int,
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
        texts=connection(say),
        words={
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
            "price": say.many(
                "{n} open seat goes to a CPU", "{n} open seats go to CPUs", open_seats
            ),
        },
    )
