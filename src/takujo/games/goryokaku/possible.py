"""What must fit together in a position that was written by hand."""

from __future__ import annotations

from typing import Any, Final

from takujo.games.goryokaku import names
from takujo.games.goryokaku.names import ERAS
from takujo.games.goryokaku.table import Goryokaku
from takujo.kernel.agenda import Frame
from takujo.kernel.position import PositionReader
from takujo.kernel.said import Said

# What comes after a question in the same turn, where a position names no agenda.
REST: Final = ["store", "end_of_turn"]
RECALLED: Final = ["rice", "finish", *REST]
AFTER: Final[dict[str, list[str]]] = {
    "ready": REST,
    "free_first": ["ready", *REST],
    "act": REST,
    "hire": ["persons", "onigiri", *REST],
    "office": ["persons", "onigiri", *REST],
    "build": ["persons", "onigiri", *REST],
    "pay": ["persons", "onigiri", *REST],
    "reward": ["persons", "onigiri", *REST],
    "effect": ["persons", "onigiri", *REST],
    "persons": ["onigiri", *REST],
    "onigiri": REST,
    "daiba": RECALLED,
    "give": ["advance", *RECALLED],
    "advance": RECALLED,
    "rice": ["finish", *REST],
    "reorganise": ["finish", *REST],
    "finish": REST,
    "store": ["end_of_turn"],
    "keep": ["under", "turn"],
    "under": ["turn"],
}
SETUP: Final = [names.KEEP, names.UNDER, names.TURN]
CLOSING: Final = [names.FINISH, names.STORE, names.END_OF_TURN]  # what is left of the last turn
WITH_SPACE: Final = [names.PERSONS, names.ONIGIRI]


def follows(t: Goryokaku, data: dict[str, Any]) -> list[Any]:
    """What comes after the question that is asked, of what stands in the rulebook."""
    asking = data.get("asking")
    if not isinstance(asking, list) or len(asking) != 3 or not isinstance(asking[0], str):
        return []
    return [[rule, asking[1], 0] for rule in AFTER.get(asking[0], []) if rule in t.book.ids]


def check(t: Goryokaku, reader: PositionReader) -> None:
    """Everything that does not fit; called where the reading has found nothing wrong."""
    frames = t.agenda[:]
    if t.asking is not None:
        frames.append(t.asking)
    if not frames:
        return
    if t.era > ERAS and [frame for frame in frames if frame.id not in CLOSING]:
        reader.wrong("piles", Said("the last onigiri is gone: the game is over"))
    if not t.space and [frame for frame in frames if frame.id in WITH_SPACE]:
        reader.wrong("space", Said("a worker was placed in this turn: where?"))
    own = [frame for frame in frames if frame.id not in SETUP]
    if [frame for frame in own if frame.seat != t.turn - 1]:
        seat = t.turn - 1
        reader.wrong(
            "turn", Said("it is the turn of {seat}, but another seat is to act", seat=seat)
        )
    check_dealt(t, reader)
    check_price(t, reader, frames)
    asking = t.asking
    if (asking is not None and asking.id == names.FREE_FIRST) != (t.free_first == 1):
        reader.wrong("free_first", Said("is 1 exactly while a free action must come first"))


def check_price(t: Goryokaku, reader: PositionReader, frames: list[Frame]) -> None:
    """A step that is being paid for can be reached, and its price is there."""
    for frame in frames:
        if frame.id == names.ADVANCE:
            p = t.players[frame.seat]
            if p.daiba >= len(t.edition.steps):
                reader.wrong(
                    f"players.{frame.seat}.daiba", Said("there is no further step to pay for")
                )
            if len(p.people) + len(p.plans) < t.owed:
                reader.wrong(
                    "asking", Said("{n} cards are to be given: more than there are", n=t.owed)
                )


def check_dealt(t: Goryokaku, reader: PositionReader) -> None:
    """Castle cards lie dealt only during the setup, when it is nobody's turn."""
    ids = [frame.id for frame in t.agenda]
    if t.asking is not None:
        ids.append(t.asking.id)
    for p in t.players:
        if p.dealt and names.UNDER not in ids:
            reader.wrong("agenda", Said("under must lie there while castle cards are dealt"))
            return
