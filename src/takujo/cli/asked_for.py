"""What a command is asked for: which game and edition, who sits where, which numbers."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar

from takujo.cpu.levels import LEVELS
from takujo.editions.mistakes import EditionError, one_mistake
from takujo.editions.printed import PrintedGame
from takujo.games.catalogue import game
from takujo.host.bots import check_bot, is_bot
from takujo.kernel.mistake import Mistake, between, nearest
from takujo.kernel.said import Said
from takujo.kernel.table import Table

HUMAN: Final = "human"
USUAL: Final = "normal"  # who plays where nobody was named
MOST: Final = (1 << 61) - 1  # rules count in whole numbers below 2**62
T = TypeVar("T")
FRACTION: Final = re.compile(r"[0-9]{1,9}(\.[0-9]{1,9})?")
WHOLE: Final = re.compile(r"[0-9]{1,19}")


def game_and_edition(target: str) -> tuple[PrintedGame[Table], str]:
    """``san-juan``, ``san-juan@first`` or ``san-juan@./my.toml``; no edition is the usual one."""
    name, at, edition = target.partition("@")
    found = game(name)
    if at and not edition:
        problem = Said("{game} has no edition {edition}", game=name, edition="''")
        raise one_mistake("", target, problem, ", ".join(found.editions()))
    if edition.startswith("~"):
        edition = os.path.expanduser(edition)
    return found, edition


class Argument(Generic[T]):
    """A part of what was asked for, which can be used once nothing was wrong with any."""

    def __init__(self, found: list[T]) -> None:
        self.found = found

    @property
    def value(self) -> T:
        """What was asked for."""
        return self.found[0]


class Arguments:
    """Collects what is wrong in several parts of a command, to name all of it at once."""

    def __init__(self) -> None:
        self.mistakes: list[Mistake] = []

    def part(self, read: Callable[[], T]) -> Argument[T]:
        """One part of what was asked for; its mistakes are collected."""
        try:
            return Argument([read()])
        except EditionError as error:
            self.mistakes += error.mistakes
            return Argument([])

    def refuse(self) -> None:
        """Raise all that was collected, if anything was."""
        if self.mistakes:
            raise EditionError(self.mistakes)


def seats(text: str, of: PrintedGame[Table], first: str, levels: Sequence[str]) -> list[str]:
    """The line-up, a name for each seat: ``human,normal,normal``; else the first and the usual."""
    numbers = sorted(of.seats)
    if not text:
        return [first, *[USUAL] * (of.seats[0] - 1)]
    entries = [entry.strip() for entry in text.split(",")]
    mistakes: list[Mistake] = []
    for number, entry in enumerate(entries, 1):
        if entry not in levels:
            problem = Said("there is no computer player {level}", level=repr(entry))
            place = f"--seats, {number}"
            mistakes.append(Mistake("", place, problem, ", ".join(levels), nearest(entry, levels)))
    if len(entries) not in numbers:
        allowed = ", ".join(str(n) for n in numbers)
        mistakes.append(Mistake("", "--seats", Said("{n} cannot play", n=len(entries)), allowed))
    if mistakes:
        raise EditionError(mistakes)
    return entries


def seats_with_bots(text: str, of: PrintedGame[Table]) -> list[str]:
    """A line-up in which bots may sit beside the levels; each of them must be able to begin."""
    bots = [name for entry in text.split(",") if is_bot(name := entry.strip())]
    found = seats(text, of, USUAL, [*LEVELS, *bots])
    for bot in dict.fromkeys(bots):
        check_bot(bot)
    return found


def whole_number(option: str, text: str, low: int, high: int = MOST) -> int:
    """The number given with an option."""
    allowed = between(low, high) if high < MOST else Said("{n} or more", n=low)
    if not WHOLE.fullmatch(text.strip()):
        whole = Said("a whole number")
        problem = Said("must be {kind}, not {value}", kind=whole, value=repr(text))
        raise one_mistake("", option, problem, allowed)
    number = int(text)
    if number < low:
        raise one_mistake("", option, Said("{value} is too small", value=number), allowed)
    if number > high:
        raise one_mistake("", option, Said("{value} is too large", value=number), allowed)
    return number


def fraction(option: str, text: str) -> float:
    """The number given with an option, which need not be whole."""
    if not FRACTION.fullmatch(text.strip()):
        problem = Said("must be {kind}, not {value}", kind=Said("a number"), value=repr(text))
        raise one_mistake("", option, problem, "0.001, 2")
    return float(text)
