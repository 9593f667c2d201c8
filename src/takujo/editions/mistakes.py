"""What is wrong with an edition, said so that its designer can put it right."""

from __future__ import annotations

import difflib
import json
from collections.abc import Iterable
from typing import Any, Final

LONGEST_SHOWN: Final = 40


class Mistake:
    """One thing wrong: where it is, what it is, and what would be allowed there."""

    def __init__(
        self, file: str, key: str, problem: str, allowed: str = "", nearest: str = ""
    ) -> None:
        self.file: str = file
        self.key: str = key
        self.problem: str = problem
        self.allowed: str = allowed
        self.nearest: str = nearest

    def __str__(self) -> str:
        line = self.problem
        if self.key:
            line = f"{self.key}: {line}"
        if self.file:
            line = f"{self.file}: {line}"
        if self.allowed:
            line += f"; allowed: {self.allowed}"
        if self.nearest:
            line += f'; did you mean "{self.nearest}"?'
        return line


class EditionError(Exception):
    """An edition that cannot be used, with everything that is wrong with it."""

    def __init__(self, mistakes: list[Mistake]) -> None:
        super().__init__("\n".join([str(mistake) for mistake in mistakes]))
        self.mistakes: list[Mistake] = mistakes


class Report:
    """Collects the mistakes of one file while it is being checked."""

    def __init__(self, file: str) -> None:
        self.file: str = file
        self.mistakes: list[Mistake] = []

    def add(self, key: str, problem: str, allowed: str = "", nearest: str = "") -> None:
        """Note one more mistake at this key."""
        self.mistakes.append(Mistake(self.file, key, problem, allowed, nearest))

    def refuse(self) -> None:
        """Raise all that was collected, if anything was."""
        if self.mistakes:
            raise EditionError(self.mistakes)


def one_mistake(
    file: str, key: str, problem: str, allowed: str = "", nearest: str = ""
) -> EditionError:
    """The error for a single mistake that leaves nothing more to check."""
    return EditionError([Mistake(file, key, problem, allowed, nearest)])


def nearest(word: str, allowed: Iterable[str]) -> str:
    """The allowed word most like this one, whatever its capitals; "" if none is like it."""
    by_small: dict[str, str] = {}
    for candidate in allowed:
        by_small.setdefault(candidate.casefold(), candidate)
    found = difflib.get_close_matches(word.casefold(), list(by_small), 1, 0.5)
    return by_small[found[0]] if found else ""


def shown(value: Any) -> str:
    """A value as its designer would have written it, cut where it is long."""
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        if len(value) > LONGEST_SHOWN:
            value = value[:LONGEST_SHOWN] + "..."
        return json.dumps(value, ensure_ascii=False)
    return str(value)
