"""The entries of a record: what can be written on one line of a match."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class ChoicesEntry:
    """A seat's answer: one or more choices in readable form, taken together."""

    number: int
    seat: int
    choices: tuple[str, ...]


@dataclass(frozen=True)
class UndoEntry:
    """An answer is taken back by the seat that gave it."""

    number: int
    taken_back: int  # the number of the answer's entry


@dataclass(frozen=True)
class SeatEntry:
    """From now on somebody else plays a seat."""

    number: int
    seat: int
    player: str  # one word: ``human``, or a level of computer player


@dataclass(frozen=True)
class EndEntry:
    """The game is over, with the points of every seat; nothing comes after it."""

    number: int
    scores: tuple[int, ...]


Entry = ChoicesEntry | UndoEntry | SeatEntry | EndEntry
