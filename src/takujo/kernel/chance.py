"""Chance: every shuffle takes its numbers from (seed, purpose, how many times before).

So the same seed gives the same decks whatever was played in between. ``fast`` serves
simulation and search; ``sealed`` serves hosted matches, where nobody may find the seed by
trying all of them against an opening hand.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine's own number, for the compiler alone

T = TypeVar("T")
UNSEEDED: Final = hashlib.blake2b(digest_size=8)  # copied, which is sooner done than made


class Numbers:
    """A stream of random numbers."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        raise NotImplementedError

    def shuffle(self, cards: list[T]) -> None:
        """Put the cards in random order, in place."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]


class FastNumbers(Numbers):
    """Marsaglia's two multiply-with-carry generators side by side; not for secrets."""

    def __init__(self, seed: int | str) -> None:
        seeded = UNSEEDED.copy()
        seeded.update(str(seed).encode())
        digest = seeded.digest()
        self.x: i64 = word(digest, 0) or 1
        self.y: i64 = word(digest, 4) or 1

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, for n far below 2**30."""
        x, y = self.x, self.y
        self.x = x = 36969 * (x & 0xFFFF) + (x >> 16)
        self.y = y = 18000 * (y & 0xFFFF) + (y >> 16)
        return (((x << 14) ^ y) & 0x3FFFFFFF) * n >> 30

    def shuffle(self, cards: list[T]) -> None:
        """Put the cards in random order, in place: ``below`` written out, for speed."""
        x, y = self.x, self.y
        i: i64
        for i in range(len(cards) - 1, 0, -1):
            x = 36969 * (x & 0xFFFF) + (x >> 16)
            y = 18000 * (y & 0xFFFF) + (y >> 16)
            j = (((x << 14) ^ y) & 0x3FFFFFFF) * (i + 1) >> 30
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
        self.x = x
        self.y = y


def word(digest: bytes, at: i64) -> i64:
    """Four bytes as a number, the lowest first."""
    low: i64 = digest[at]
    second: i64 = digest[at + 1]
    third: i64 = digest[at + 2]
    high: i64 = digest[at + 3]
    return low + (second << 8) + (third << 16) + (high << 24)


class SealedNumbers(Numbers):
    """SHA-256 in counter mode over a 256-bit secret; unbiased by rejection."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.counter = 0
        self.block: list[int] = []

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, every one exactly as likely."""
        limit = (1 << 32) - (1 << 32) % n
        while True:
            if not self.block:
                digest = hashlib.sha256(self.key + self.counter.to_bytes(8, "big")).digest()
                self.counter += 1
                self.block = [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4)]
            z = self.block.pop()
            if z < limit:
                return z % n


class Chance:
    """Where a table's random numbers come from; shared by its copies, never changed."""

    def __init__(self, kind: str, seed: str) -> None:
        self.kind = kind  # "fast", "sealed", or "hidden" in what a seat has seen
        self.seed = seed  # a whole number; for sealed chance 64 hexadecimal digits

    def numbers(self, purpose: str, before: int) -> Numbers:
        """The stream for one purpose, after it was used so many times before."""
        if self.kind == "hidden":
            raise ValueError("what a seat has seen holds no chance: guess a table first")
        key = f"{self.seed}/{purpose}/{before}"
        if self.kind == "sealed":
            return SealedNumbers(hashlib.sha256(key.encode()).digest())
        return FastNumbers(key)


HIDDEN: Final = Chance("hidden", "")


def fast(seed: int) -> Chance:
    """Chance for simulation and search."""
    return Chance("fast", str(seed))


def sealed(secret: str) -> Chance:
    """Chance for hosted matches, from a 256-bit secret in hexadecimal."""
    if len(bytes.fromhex(secret)) != 32:
        raise ValueError("a sealed seed is 64 hexadecimal digits")
    return Chance("sealed", secret)
