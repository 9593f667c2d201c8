"""What a seat sees as numbers, for programs that learn: every number is a byte. Knows no game."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

from takujo.kernel.hidden import UNKNOWN

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine's own number, for the compiler alone

MOST: Final = 255  # what is more counts as this
SEATS: Final = 4  # places for players, the reader's first; empty ones are all 0


class Sheet:
    """Numbers side by side. The same calls give their names, if it was made to collect them."""

    def __init__(self, named: bool = False) -> None:
        self.numbers = bytearray()
        self.named = named
        self.names: list[str] = []
        self.whose = ""  # put before every name: ``seat 2 ``

    def one(self, name: str, n: int) -> None:
        """A single number."""
        self.numbers.append(n if 0 <= n < MOST else MOST if n > 0 else 0)
        if self.named:
            self.names.append(self.whose + name)

    def counts(self, name: str, cards: list[int], ids: list[str]) -> None:
        """How many there are of each card, counted from 1; what is UNKNOWN is left out."""
        start: i64 = len(self.numbers) - 1
        self.zeros(name, ids)
        numbers = self.numbers
        card: i64
        for card in cards:
            if card and card != UNKNOWN:
                numbers[start + card] = numbers[start + card] + 1

    def each(self, name: str, values: list[int], ids: list[str]) -> None:
        """A number for each, counted from 1."""
        start: i64 = len(self.numbers) - 1
        self.zeros(name, ids)
        numbers = self.numbers
        i: i64
        for i in range(1, len(ids)):
            n = values[i]
            if n > 0:
                numbers[start + i] = n if n < MOST else MOST

    def bits(self, name: str, mask: int, ids: list[str]) -> None:
        """1 for each whose bit is set, counted from 1."""
        start: i64 = len(self.numbers) - 1
        self.zeros(name, ids)
        numbers = self.numbers
        i: i64
        for i in range(1, len(ids)):
            if (mask >> i) & 1:
                numbers[start + i] = 1

    def which(self, name: str, one: int, ids: list[str]) -> None:
        """1 for this one, counted from 1; 0 for the others, or for all."""
        start: i64 = len(self.numbers) - 1
        self.zeros(name, ids)
        if one > 0 and one < len(ids):
            self.numbers[start + one] = 1

    def zeros(self, name: str, ids: list[str]) -> None:
        """Room for all of these; ``ids`` begins with a place for nothing."""
        self.numbers += bytes(len(ids) - 1)
        if self.named:
            self.name_each(name, ids)

    def name_each(self, name: str, ids: list[str]) -> None:
        """Names for numbers of one kind."""
        for i in range(1, len(ids)):
            self.names.append(f"{self.whose}{name} {ids[i]}")


class Layout:
    """Which numbers there are, in their order: the same for every table of these rules."""

    def __init__(self, game: str, names: list[str]) -> None:
        self.game = game
        self.names = names
        digest = hashlib.sha256("\n".join([game, *names]).encode("utf-8"))
        self.id = digest.hexdigest()[:16]  # what a weight file is made for

    def __len__(self) -> int:
        return len(self.names)
