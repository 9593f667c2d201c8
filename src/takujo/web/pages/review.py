"""How a match went: everybody's chance to win as a curve, and the moments that turned it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from takujo.host.prospects import Prospects, turning_points
from takujo.web.pages.log import lines_of
from takujo.web.pages.people import called
from takujo.web.pages.reader import At
from takujo.web.pages.templates import whole

WIDE: Final = 320  # units of the drawing
HIGH: Final = 120


@dataclass(frozen=True)
class Curve:
    """One seat's line."""

    seat: int
    name: str
    points: str  # as SVG has them


@dataclass(frozen=True)
class TurnLine:
    """A moment that can be opened."""

    entry: int
    before: int  # the moment from which it can be played otherwise
    seat: int
    x: float
    y: float
    change: str
    what: str


def part(at: At, course: Prospects) -> str:
    """The drawing and the list; everything is open when a match is over."""
    say, players = at.reader.say, called(at)
    curves = [
        Curve(seat, players[seat], " ".join(place(course, n, seat) for n in range(moments(course))))
        for seat in range(len(course.shares[0]))
    ]
    note = say.many(
        "At each moment the table was dealt anew as the seats knew it and played out {n} time by "
        "computer players (normal).",
        "At each moment the table was dealt anew as the seats knew it and played out {n} times by "
        "computer players (normal).",
        course.guesses,
    )
    return whole(
        "review.html",
        at.reader,
        match=at.match,
        wide=WIDE,
        high=HIGH,
        curves=curves,
        turns=turns(at, course),
        note=note,
        words={
            "title": say.say("Who was going to win"),
            "turns": say.say("Turning points"),
            "none": say.say("No single moment turned it."),
            "take": say.say("Play on from here"),
            "picture": say.say("Everybody's chance to win, from the beginning to the end"),
        },
    )


def moments(course: Prospects) -> int:
    """How many there are."""
    return len(course.entries)


def turns(at: At, course: Prospects) -> list[TurnLine]:
    """The moments that turned the match, with what happened there."""
    say, players = at.reader.say, called(at)
    out: list[TurnLine] = []
    for turn in turning_points(course):
        n = course.entries.index(turn.entry)
        x, y = place(course, n, turn.seat).split(",")
        change = say.say(
            "{name}: {before}% → {after}%",
            name=players[turn.seat],
            before=round(100 * turn.before),
            after=round(100 * turn.after),
        )
        what = happened(at, turn.entry)
        earlier = course.entries[max(0, n - 1)]
        out.append(TurnLine(turn.entry, earlier, turn.seat, float(x), float(y), change, what))
    return out


def happened(at: At, number: int) -> str:
    """The first sentence of an entry; "" if it says nothing."""
    for entry in at.log:
        if entry.number == number:
            return next((line.text for line in lines_of(at, entry)), "")
    return ""


def place(course: Prospects, n: int, seat: int) -> str:
    """Where a moment of a seat lies in the drawing."""
    last = max(1, course.entries[-1])
    x = WIDE * course.entries[n] / last
    return f"{x:.1f},{HIGH * (1 - course.shares[n][seat]):.1f}"
