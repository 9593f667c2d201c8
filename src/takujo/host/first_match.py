"""The guided first match of a game: a position, who plays, and what a coach says, all data.

A game that has one keeps it beside its editions in ``first_match.toml``. What is played is an
ordinary match: it is known by its seed, which no drawn one can be.
"""

from __future__ import annotations

import hashlib
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from takujo.editions.language import LANGUAGES
from takujo.editions.printed import PrintedGame
from takujo.games.catalogue import GAMES, game
from takujo.host.header import Header, new_header
from takujo.kernel.table import Table

FILE: Final = "first_match.toml"
LEARNER: Final = 0  # the seat of who learns
KEYS: Final = {"ask", "point", "spot", "heard", "until", "again", *LANGUAGES}  # of a step


@dataclass(frozen=True)
class Idea:
    """One idea: when it is said, in which words, and what it points at."""

    ask: str  # the rule whose question it is said beside
    text: dict[str, str]  # by language, with the slots of a rulebook
    point: tuple[str, ...] = ()  # choices in readable form, as they are answered together
    spot: str = ""  # a place of the table that shows where they lead
    heard: str = ""  # an event that must have come since the learner's last answer
    until: bool = False  # said whenever it is possible, until the learner does it
    again: bool = False  # said every time, and never done


@dataclass(frozen=True)
class FirstMatch:
    """What a game's first match is played with."""

    game: str
    edition: str
    minutes: int
    seats: tuple[str, ...]  # the learner, then the levels of CPUs
    seed: str
    start: dict[str, Any]
    ideas: tuple[Idea, ...]
    otherwise: dict[str, str]  # where nothing is suggested
    wait: dict[str, str]  # while the others play
    end: dict[str, str]  # when it is over

    def header(self) -> Header:
        """What a record of it begins with, outside a server."""
        book = game(self.game).book(self.edition)
        return new_header(book, self.seats, self.seed, "sealed", self.start)


@cache
def first_match(game: PrintedGame[Table]) -> FirstMatch | None:
    """The first match of a game; None if it has none."""
    file = Path(game.folder).parent / FILE
    if not file.exists():
        return None
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    return FirstMatch(
        game.name,
        data["edition"],
        data["minutes"],
        tuple(data["seats"]),
        seed_of(game.name, data["shuffle"]),
        data["start"],
        tuple([idea(each) for each in data["ideas"]]),
        *[text(data[key]) for key in ("otherwise", "wait", "end")],
    )


def idea(data: dict[str, Any]) -> Idea:
    """One idea as it is written; a key that is none is a slip of the pen."""
    if data.keys() - KEYS:
        raise ValueError(f"an idea has no {', '.join(sorted(data.keys() - KEYS))}")
    more = {key: data[key] for key in ("spot", "heard", "until", "again") if key in data}
    return Idea(data["ask"], text(data), tuple(data.get("point", ())), **more)


def text(data: dict[str, Any]) -> dict[str, str]:
    """A sentence in every language."""
    return {code: str(data[code]) for code in LANGUAGES}


def seed_of(name: str, shuffle: int) -> str:
    """A sealed seed that everybody may know: ``shuffle`` is which of the possible shuffles."""
    return hashlib.sha256(f"first match of {name}, shuffle {shuffle}".encode()).hexdigest()


def guided(name: str, seed: str) -> FirstMatch | None:
    """The first match that is played with this seed; None for any other match."""
    for each in GAMES:
        found = first_match(each) if each.name == name else None
        if found is not None and found.seed == seed:
            return found
    return None
