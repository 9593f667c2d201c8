"""What lies over a table for a while: a request to go back or a CPU in my place."""

from __future__ import annotations

from dataclasses import dataclass

from takujo.host.entries import HANDED, RESIGNED
from takujo.kernel.hidden import ONLOOKER
from takujo.web.pages.people import called
from takujo.web.pages.reader import At


@dataclass(frozen=True)
class Reply:
    """A button of a notice: where it is posted, with what, and its words."""

    what: str  # of the table: reply, seat/back
    fields: dict[str, str]
    text: str
    first: bool = False


@dataclass(frozen=True)
class Notice:
    """A sentence over the table, and what can be done about it."""

    text: str
    deeds: list[Reply]
    small: bool = False  # it asks nothing of the reader


def notice(at: At) -> Notice | None:
    """What the reader must know now; of an earlier moment there is nothing to tell."""
    if not at.live:
        return None
    return asked_back(at) or not_playing(at)


def asked_back(at: At) -> Notice | None:
    """Somebody asks to go back, and who has not answered is asked."""
    request, say = at.request, at.reader.say.say
    if request is None:
        return None
    names, me = called(at), at.seen.seat
    asks = say("{name} asks to go back to before move {n}.", name=names[request.seat],
               n=request.back_to)  # fmt: skip
    entry = {"entry": str(request.entry)}
    if me == request.seat:
        text = say("You asked to go back to before move {n}.", n=request.back_to)
        return Notice(text, [Reply("reply", entry, say("Never mind"))], small=True)
    people = [n for n, seat in enumerate(at.seats) if not seat.cpu]
    if me not in people or me in request.agreed:
        return Notice(asks, [], small=True)
    return Notice(
        asks,
        [
            Reply("reply", entry, say("Play on")),
            Reply("reply", {**entry, "agrees": "yes"}, say("Go back"), first=True),
        ],
    )


def not_playing(at: At) -> Notice | None:
    """The reader plays nothing here, for the moment or at all."""
    say, me = at.reader.say.say, at.seen.seat
    if me == ONLOOKER:
        return None
    absent = at.seats[me].absent
    if absent == RESIGNED:
        return Notice(say("You have resigned"), [], small=True)
    if absent == HANDED:
        back = Reply("seat/back", {}, say("Take my seat back"), first=True)
        return Notice(say("A CPU plays for you."), [back])
    return None
