"""What is wrong with an edition, collected so that its designer can put it right."""

from __future__ import annotations

import json
from typing import Any, Final

from takujo.kernel.mistake import Mistake
from takujo.kernel.said import Said

LONGEST_SHOWN: Final = 40
MOST_MISTAKES: Final = 100  # of one file: who has so many does not read them all


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
        self.warnings: list[Mistake] = []  # what is allowed, and does nothing

    def add(
        self, key: Said | str, problem: Said, allowed: Said | str = "", nearest: str = ""
    ) -> None:
        """Note one more mistake at this key."""
        if not self.full():
            self.mistakes.append(Mistake(self.file, key, problem, allowed, nearest))

    def warn(self, key: str, problem: Said) -> None:
        """Note something at this key that is allowed and has no effect."""
        if len(self.warnings) < MOST_MISTAKES:
            self.warnings.append(Mistake(self.file, key, problem))

    def full(self) -> bool:
        """Are so many collected that it is not worth looking for more?"""
        return len(self.mistakes) >= MOST_MISTAKES

    def refuse(self) -> None:
        """Raise all that was collected, if anything was."""
        if self.mistakes:
            raise EditionError(self.mistakes)


def one_mistake(
    file: str, key: Said | str, problem: Said, allowed: Said | str = "", nearest: str = ""
) -> EditionError:
    """The error for a single mistake that leaves nothing more to check."""
    return EditionError([Mistake(file, key, problem, allowed, nearest)])


def cannot_read(file: str, error: OSError) -> EditionError:
    """The error for a file that the system does not give."""
    return one_mistake(file, "", Said("cannot be read: {problem}", problem=error.strerror))


def cannot_write(file: str, error: OSError) -> EditionError:
    """The error for a file that the system does not take."""
    return one_mistake(file, "", Said("cannot be written: {problem}", problem=error.strerror))


def at_line(number: int) -> Said:
    """The place of a mistake in a file that has no keys."""
    return Said("line {line}", line=number)


def must_be(kind: Said, value: Any) -> Said:
    """The problem with a value of another kind."""
    return Said("must be {kind}, not {value}", kind=kind, value=shown(value))


def shown(value: Any) -> Said | str:
    """A value as its designer would have written it, cut where it is long."""
    if isinstance(value, dict):
        return Said("a table")
    if isinstance(value, list):
        return Said("a list")
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        if len(value) > LONGEST_SHOWN:
            value = value[:LONGEST_SHOWN] + "..."
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, int) and value.bit_length() > 4 * LONGEST_SHOWN:
        return f"2^{value.bit_length() - 1}"  # so many digits cannot even be written out
    return str(value)
