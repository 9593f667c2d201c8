"""The table page of any game: the others, what is everybody's, what is mine, the tray."""

from __future__ import annotations

from typing import Any

from takujo.kernel.table import Table
from takujo.web.pages.asked import Question, Touch
from takujo.web.pages.others import other
from takujo.web.pages.plain.zones import Zone, laid
from takujo.web.pages.scene import AnyScene


def table(s: AnyScene[Table], asked: Question) -> dict[str, Any]:
    """Everything that changes from moment to moment."""
    found = laid(s.at, lit(asked))
    played = s.t.book.game.rounds(s.t)
    zones = dict(enumerate(found.seats))
    return {
        "round": s.say.say("Round {n}", n=played) if played else "",
        "others": [
            other(s, seat, zones.get(seat, []), told(zones.get(seat, []))) for seat in s.others()
        ],
        "shared": found.shared,
        "mine": zones.get(s.me, []),
    }


def words(s: AnyScene[Table]) -> dict[str, str]:
    """The words beside the frame's."""
    return {"mine": s.names[s.me]}


def lit(asked: Question) -> dict[str, Touch]:
    """Own things that are chosen by touching them, by id; several are picked in the tray."""
    if asked.kind != "one":
        return {}
    return {card.id: card.touch for card in asked.fan if card.touch.choice}


def told(zones: list[Zone]) -> list[str]:
    """What lies there, counted."""
    return [f"{zone.name} {zone.count}" for zone in zones]
