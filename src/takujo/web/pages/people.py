"""What the people at a table are called, as one of them reads it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from takujo.editions.language import Language, mark
from takujo.web.pages.reader import At, Seat

LEVELS: Final = {
    "random": mark("Random"),
    "easy": mark("Easy"),
    "normal": mark("Normal"),
    "hard": mark("Hard"),
    "expert": mark("Expert"),
}


def names(seats: Sequence[Seat], me: int | None, say: Language) -> list[str]:
    """Everybody's name by seat; the reader is You."""
    out: list[str] = []
    for number, seat in enumerate(seats):
        if number == me:
            out.append(say.say("You"))
        elif seat.absent:
            person = seat.name or say.say("Guest {n}", n=number + 1)
            out.append(say.say("{name} (CPU)", name=person))
        elif seat.cpu:
            # computer players have names, so that they can be told apart in a sentence
            out.append(say.say(seat.name) if seat.name else level(seat.cpu, say))
        elif seat.open:
            out.append(say.say("Open seat"))
        else:
            out.append(seat.name or say.say("Guest {n}", n=number + 1))
    return out


def called(at: At) -> list[str]:
    """Everybody's name to who reads the page; a visitor is nobody at the table."""
    return names(at.seats, None if at.visitor else at.seen.seat, at.reader.say)


def level(cpu: str, say: Language) -> str:
    """How well a computer player plays."""
    return say.say(LEVELS[cpu]) if cpu in LEVELS else cpu
