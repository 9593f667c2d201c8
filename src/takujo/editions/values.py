"""The values an edition may contain: numbers, flags, words, texts, and lists of such."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from takujo.editions.mistakes import Report, nearest, shown


def below(key: str, inner: str) -> str:
    """The dotted key of something inside this key."""
    return f"{key}.{inner}" if key else inner


class Node:
    """One place of an edition: says what is allowed there and reports what is not."""

    def check(self, value: Any, key: str, report: Report) -> None:
        """Report every mistake in this value and below it."""
        raise NotImplementedError

    def allowed(self) -> str:
        """What may stand here, in a few words; "" where that would take too many."""
        return ""


class Number(Node):
    """A whole number in a range; a TOML boolean is none."""

    def __init__(self, low: int, high: int, even: bool = False) -> None:
        self.low: int = low
        self.high: int = high
        self.even: bool = even

    def check(self, value: Any, key: str, report: Report) -> None:
        """Whole, in the range, and even if it must be."""
        if isinstance(value, bool) or not isinstance(value, int):
            report.add(key, f"must be a whole number, not {shown(value)}", self.allowed())
        elif value < self.low:
            report.add(key, f"{value} is too small", self.allowed())
        elif value > self.high:
            report.add(key, f"{value} is too large", self.allowed())
        elif self.even and value % 2:
            report.add(key, f"{value} is odd", self.allowed())

    def allowed(self) -> str:
        """The range."""
        return f"{self.low} to {self.high}" + (", even" if self.even else "")


class Flag(Node):
    """True or false."""

    def check(self, value: Any, key: str, report: Report) -> None:
        """No number or word will do."""
        if not isinstance(value, bool):
            report.add(key, f"must be true or false, not {shown(value)}", self.allowed())

    def allowed(self) -> str:
        """Both values."""
        return "true, false"


class Word(Node):
    """One of a few words that the rules know."""

    def __init__(self, of: Sequence[str]) -> None:
        self.of: list[str] = list(of)

    def check(self, value: Any, key: str, report: Report) -> None:
        """Only the declared words."""
        if not isinstance(value, str):
            report.add(key, f"must be a word, not {shown(value)}", self.allowed())
        elif value not in self.of:
            suggested = nearest(value, self.of)
            report.add(key, f"{shown(value)} is not a word known here", self.allowed(), suggested)

    def allowed(self) -> str:
        """All the words."""
        return ", ".join(self.of)


class Text(Node):
    """Any text."""

    def check(self, value: Any, key: str, report: Report) -> None:
        """Only that it is a text."""
        if not isinstance(value, str):
            report.add(key, f"must be a text, not {shown(value)}", self.allowed())

    def allowed(self) -> str:
        """That it needs quotes."""
        return "a text in quotes"


class Name(Node):
    """A text that is shown as a name, so it cannot be blank."""

    def check(self, value: Any, key: str, report: Report) -> None:
        """A text with something in it."""
        if not isinstance(value, str):
            report.add(key, f"must be a text, not {shown(value)}", self.allowed())
        elif not value.strip():
            report.add(key, "is blank", self.allowed())

    def allowed(self) -> str:
        """That it needs quotes."""
        return "a name in quotes"


class Provenance(Node):
    """Where reconstructed values come from: a text, or a table of texts value by value."""

    def check(self, value: Any, key: str, report: Report) -> None:
        """Texts all the way down."""
        if isinstance(value, dict):
            for inner_key, inner in value.items():
                self.check(inner, f"{key}.{inner_key}", report)
        elif not isinstance(value, str):
            report.add(key, f"must be a text, not {shown(value)}", self.allowed())

    def allowed(self) -> str:
        """Both forms."""
        return "a text, a table of texts"


class ListOf(Node):
    """A list whose items are all of one kind."""

    def __init__(self, node: Node, at_least: int = 0, at_most: int | None = None) -> None:
        self.node: Node = node
        self.at_least: int = at_least
        self.at_most: int | None = at_most

    def check(self, value: Any, key: str, report: Report) -> None:
        """The length, then every item."""
        if not isinstance(value, list):
            report.add(key, f"must be a list, not {shown(value)}", self.allowed())
            return
        if len(value) < self.at_least:
            report.add(key, f"has too few items ({len(value)})", self.allowed())
        if self.at_most is not None and len(value) > self.at_most:
            report.add(key, f"has too many items ({len(value)})", self.allowed())
        for index, item in enumerate(value):
            self.node.check(item, below(key, str(index)), report)

    def allowed(self) -> str:
        """The length."""
        if self.at_most is None:
            return f"a list of at least {self.at_least}" if self.at_least else "a list"
        if self.at_least == self.at_most:
            return f"a list of {self.at_least}"
        return f"a list of {self.at_least} to {self.at_most}"
