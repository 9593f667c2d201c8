"""The entries of a record: what can be written on one line of a match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

# Why somebody else plays a seat: its person was away too long, gave it to a CPU, resigned, came
# back, or gave it to a friend.
AWAY: Final = "away"
HANDED: Final = "lent"
RESIGNED: Final = "resigned"
RETURNED: Final = "back"
FRIEND: Final = "friend"
WHY: Final = (AWAY, HANDED, RESIGNED, RETURNED, FRIEND)


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
    why: str = ""  # one of WHY; "" where it is not said


@dataclass(frozen=True)
class EndEntry:
    """The game is over, with the points of every seat; nothing comes after it."""

    number: int
    scores: tuple[int, ...]


@dataclass(frozen=True)
class AskEntry:
    """A seat asks all the others to go back: the table as it was before an entry."""

    number: int
    seat: int
    back_to: int  # the answer before which the table would stand


@dataclass(frozen=True)
class ReplyEntry:
    """A seat agrees to go back, or does not; who asked may take the request back so."""

    number: int
    seat: int
    request: int  # the entry that asked
    agrees: bool


@dataclass(frozen=True)
class BackEntry:
    """All have agreed: the table is as it was before an entry."""

    number: int
    back_to: int


@dataclass(frozen=True)
class LostEntry:
    """A bot had no valid answer: the one that follows was drawn by lot."""

    number: int
    seat: int
    why: str  # one of WHY_LOST


Entry = (
    ChoicesEntry | UndoEntry | SeatEntry | AskEntry | ReplyEntry | BackEntry | LostEntry | EndEntry
)
