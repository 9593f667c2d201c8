"""What is wrong in something that was written, said so that whoever wrote it can put it right."""

from __future__ import annotations

import difflib
import os
from collections.abc import Iterable
from typing import Final

from takujo.kernel.said import Said

LONGEST_KEY: Final = 120
LEAST_ALIKE: Final = 0.65  # below it a guess puzzles more than it helps
LONGEST_GUESSED: Final = 60  # no word of ours is so long: nothing is like it


class Mistake:
    """One thing wrong: where it is, what it is, and what would be allowed there.

    A place or what is allowed is text where it stands so in the file, whatever the language.
    """

    def __init__(
        self,
        file: str,
        key: Said | str,
        problem: Said,
        allowed: Said | str = "",
        nearest: str = "",
    ) -> None:
        self.file = file
        self.key = key
        self.problem = problem
        self.allowed = allowed
        self.nearest = nearest
        self.line = 0  # of the file, counted from 1; 0 where no line is to blame

    def __str__(self) -> str:
        return str(self.said())

    def said(self) -> Said:
        """All of it in one sentence."""
        whole = self.problem
        if self.key:
            whole = Said("{place}: {problem}", place=self.short_key(), problem=whole)
        if self.file:  # whoever reads it may sit at another machine: its folder is no matter
            file = os.path.basename(self.file)
            whole = Said("{place}: {problem}", place=file, problem=whole)
        if self.allowed:
            whole = Said("{problem}; allowed: {allowed}", problem=whole, allowed=self.allowed)
        if self.nearest:
            near = self.nearest
            whole = Said('{problem}; did you mean "{nearest}"?', problem=whole, nearest=near)
        return whole

    def short_key(self) -> Said | str:
        """The key as far as anybody reads it."""
        key = self.key
        if isinstance(key, Said) or len(key) <= LONGEST_KEY:
            return key
        return key[:LONGEST_KEY] + "..."


def nearest(word: str, allowed: Iterable[str]) -> str:
    """The allowed word most like this one, whatever its capitals; "" if none is like it."""
    if len(word) > LONGEST_GUESSED:
        return ""
    by_small: dict[str, str] = {}
    for candidate in allowed:
        by_small.setdefault(candidate.casefold(), candidate)
    swapped = [small for small in by_small if sorted(small) == sorted(word.casefold())]
    if swapped:
        return by_small[swapped[0]]
    found = difflib.get_close_matches(word.casefold(), list(by_small), 1, LEAST_ALIKE)
    return by_small[found[0]] if found else ""


def between(low: int, high: int) -> Said:
    """What is allowed of a number."""
    return Said("{low} to {high}", low=low, high=high)
