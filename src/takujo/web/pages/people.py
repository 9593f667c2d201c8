"""What the people at a table are called, as one of them reads it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from takujo.editions.language import Language, mark
from takujo.web.pages.reader import Seat

# Computer players have names, so that they can be told apart in a sentence.
CPU_NAMES: Final = [mark("Luisa"), mark("Mateo"), mark("Carmen"), mark("Diego")]
LEVELS: Final = {"random": mark("Random"), "easy": mark("Easy"), "normal": mark("Normal")}


def names(seats: Sequence[Seat], me: int | None, say: Language) -> list[str]:
    """Everybody's name by seat; the reader is You."""
    out: list[str] = []
    computers = 0
    for number, seat in enumerate(seats):
        if number == me:
            out.append(say.say("You"))
        elif seat.cpu:
            out.append(say.say(CPU_NAMES[computers % len(CPU_NAMES)]))
        elif seat.open:
            out.append(say.say("Open seat"))
        else:
            out.append(seat.name or say.say("Guest {n}", n=number + 1))
        computers += 1 if seat.cpu else 0
    return out


def level(cpu: str, say: Language) -> str:
    """How well a computer player plays."""
    return say.say(LEVELS[cpu]) if cpu in LEVELS else cpu
