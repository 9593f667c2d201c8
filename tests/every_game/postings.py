"""What a seat might post: sensible, too long, nonsense, other people's; and what it gets back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from takujo.host.answers import exact
from takujo.host.play import Choice, play_choice
from takujo.host.wishes import fulfilled
from takujo.kernel.chance import Numbers
from takujo.kernel.flow import take
from takujo.kernel.game import Refused
from takujo.kernel.table import Table

T = TypeVar("T")
NONSENSE: Final = ["zzz zzz", "", "pass", "no effect", "draw most", "build", "pay 99999", "ü"]


def any_of(things: Sequence[T], numbers: Numbers) -> T:
    """One of them by chance."""
    return things[numbers.below(len(things))]


def any_choice(t: Table, numbers: Numbers) -> str:
    """Any choice that the rulebook knows, asked for or not."""
    paragraph = any_of(t.book.paragraphs, numbers)
    return f"{paragraph.name} {any_of(paragraph.choices, numbers)}"


def offered(t: Table, seat: int, numbers: Numbers) -> str:
    """One of the options of a seat, as it lies on this very table; nonsense where it has none."""
    options = t.options(seat)
    return t.describe(seat, any_of(options, numbers)) if options else NONSENSE[0]


def pointed_at(t: Table, seat: int, numbers: Numbers) -> str:
    """Something this seat could point at, possible or not, asides included."""
    frame = t.book.game.frame_of(t, seat)
    candidates = t.book.game.candidates(t, frame)
    return t.book.readable(frame, any_of(candidates, numbers)) if candidates else "pass"


def posting(t: Table, seat: int, numbers: Numbers) -> list[str]:
    """One to four choices; those that follow fit this table's hidden cards, or nothing at all."""
    out: list[str] = []
    own = t.copy()
    for _ in range(1 + numbers.below(4)):
        kind = numbers.below(8)
        if kind < 4 and own.asking is not None and own.asking.seat == seat:
            choice = any_of(own.offered, numbers)
            out.append(own.describe(seat, choice))
            take(own, choice)
        elif kind == 4:
            out.append(any_choice(t, numbers))
        elif kind == 5:
            out.append(offered(own, numbers.below(t.seats), numbers))
        elif kind == 6:
            out.append(pointed_at(t, seat, numbers))
        else:
            out.append(any_of(NONSENSE, numbers))
    return out


def told(t: Table, seat: int, choices: Sequence[str], wishes: bool) -> str:
    """What the door for answers tells this seat; the table itself stays as it is."""
    seen = t.book.game.seen(t, seat)
    taken: Sequence[Choice]
    try:
        taken = fulfilled(seen, ";".join(choices))[0] if wishes else exact(seen, choices)
        own = t.copy()
        for choice in taken:
            play_choice(own, seat, choice)
    except Refused as refused:
        return f"refused: {refused.problem} {refused.reason!r}"
    return f"taken: {taken}"
