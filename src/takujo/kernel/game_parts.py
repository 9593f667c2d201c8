"""What only a game can say, part by part: each is a function of one of its files."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from takujo.kernel.agenda import Rulebook
from takujo.kernel.chance import Chance, Numbers
from takujo.kernel.features import Sheet
from takujo.kernel.fields import Fields
from takujo.kernel.position import PositionReader
from takujo.kernel.table import Result, Table

if TYPE_CHECKING:
    from takujo.kernel.game import Game

T = TypeVar("T", bound=Table)


def no_rounds(t: Table) -> int:
    """A game without rounds."""
    return 0


def nothing_to_do(t: Table, data: dict[str, Any]) -> list[Any]:
    """A position that names no agenda has none."""
    return []


def fits(t: Table, reader: PositionReader) -> None:
    """Whatever could be read fits together."""


def no_secrets(t: Table, seat: int) -> None:
    """Nobody has chosen anything in secret that would be chosen otherwise than at random."""


def no_situation(sheet: Sheet, t: Table, seat: int) -> None:
    """Nothing is said in numbers of what a seat sees."""


def no_numbers(sheet: Sheet, t: Table) -> None:
    """Nothing is said in numbers of the edition."""


class GameParts(Generic[T]):
    """The functions that a game's files give."""

    def __init__(
        self,
        *,
        rulebook: Callable[[Game[Any], int, str, dict[str, Any]], Rulebook],
        empty_table: Callable[[Rulebook, int, Chance], T],
        set_up: Callable[[T], None],
        result: Callable[[T], Result],
        hide: Callable[[T, int], None],
        redeal: Callable[[T, int, Numbers], None],
        fields: Callable[[T], Fields],
        check: Callable[[T, PositionReader], None] = fits,
        agenda: Callable[[T, dict[str, Any]], list[Any]] = nothing_to_do,
        rounds: Callable[[T], int] = no_rounds,
        reopen: Callable[[T, int], None] = no_secrets,
        situation: Callable[[Sheet, T, int], None] = no_situation,
        edition_numbers: Callable[[Sheet, T], None] = no_numbers,
    ) -> None:
        self.rulebook = rulebook  # of this version and this checked, resolved edition
        self.empty_table = empty_table  # with nothing on it
        self.set_up = set_up  # lays out what a game begins with, and says what comes first
        self.result = result  # of a table on which nobody is asked any more
        self.hide = hide  # makes UNKNOWN what the seat, or an ONLOOKER, does not know
        self.redeal = redeal  # deals that again, from the cards the seat cannot account for
        self.fields = fields  # what a position has besides what every game's has
        self.check = check  # notes what does not fit together in a position that was read
        self.agenda = agenda  # what is to be done where a position names no agenda
        self.rounds = rounds  # how many have begun
        self.reopen = reopen  # lets others than the seat choose again, on a guess
        self.situation = situation  # writes what the seat sees as numbers
        self.edition_numbers = edition_numbers  # and the numbers of the edition
