"""The people at a table: who is here, who is played for, and the signs they may give."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from takujo.editions.language import Language, mark
from takujo.host.entries import AWAY, HANDED, RESIGNED
from takujo.web.pages.people import called, level
from takujo.web.pages.reader import At, Seat
from takujo.web.pages.templates import whole

# The few things that can be said at a table; each has a glyph of its name.
SIGNS: Final = {
    "hello": mark("Hello!"),
    "thanks": mark("Thank you"),
    "bravo": mark("Well played"),
    "oops": mark("Oops"),
    "thinking": mark("Let me think"),
    "please": mark("Your turn, please"),
}
ABSENT: Final = {
    AWAY: mark("Away: a CPU ({level}) plays"),
    HANDED: mark("A CPU ({level}) plays meanwhile"),
    RESIGNED: mark("Resigned: a CPU ({level}) plays"),
}


@dataclass(frozen=True)
class Guest:
    """Somebody at the table, as the sheet shows them."""

    seat: int
    name: str
    how: str
    here: bool


def sheet(at: At) -> str:
    """Who is here, and for who has a seat the signs."""
    say = at.reader.say
    names = called(at)
    return whole(
        "people_sheet.html",
        at.reader,
        match=at.match,
        guests=[
            Guest(n, names[n], how(seat, n in at.away, say), n not in at.away and not seat.cpu)
            for n, seat in enumerate(at.seats)
        ],
        signs={} if at.visitor else shown_signs(say),
        words={
            "title": say.say("People at the table"),
            "signs": say.say("Show everybody"),
            "seat": say.say("Your seat"),
            "close": say.say("Close"),
        },
        mine=not at.visitor,
    )


def how(seat: Seat, away: bool, say: Language) -> str:
    """Whether somebody is here, or who plays instead."""
    if seat.absent:
        return say.say(ABSENT[seat.absent], level=level(seat.cpu, say))
    if seat.cpu:
        return say.say("CPU {level}", level=level(seat.cpu, say))
    return say.say("Not here now") if away else say.say("Here")


def shown_signs(say: Language) -> dict[str, str]:
    """The words of every sign."""
    return {id: say.say(words) for id, words in SIGNS.items()}
