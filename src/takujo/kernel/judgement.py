"""What a game knows about playing well: a judgement of options, made from a Seen alone."""

from __future__ import annotations

from typing import Generic, TypeVar

from takujo.kernel.seen import Seen
from takujo.kernel.table import Table

T = TypeVar("T", bound=Table)


class Judgement(Generic[T]):
    """Looks at what a seat has seen and says how good each of its options is."""

    def leanings(self, seen: Seen[T]) -> list[int]:
        """How good each option looks, in the order of ``seen.options()``; more is better.

        A game that knows nothing about playing well has all of them look alike.
        """
        return [0] * len(seen.options())

    def chances(self, seen: Seen[T]) -> list[int]:
        """How often to take each option, where others must not be sure; else nothing."""
        return []
