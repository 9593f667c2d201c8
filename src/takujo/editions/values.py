"""The values an edition may contain: numbers, flags, words, texts, and lists of such."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from takujo.editions.mistakes import Report, must_be, shown
from takujo.kernel.mistake import between, nearest
from takujo.kernel.said import Said

LONGEST_NAME: Final = 80
LONGEST_TEXT: Final = 2_000


def below(key: str, inner: str) -> str:
    """The dotted key of something inside this key."""
    return f"{key}.{inner}" if key else inner


class Node:
    """One place of an edition: says what is allowed there and reports what is not."""

    def check(self, value: Any, key: str, report: Report) -> None:
        """Report every mistake in this value and below it."""
        raise NotImplementedError

    def allowed(self) -> Said | str:
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
            report.add(key, must_be(Said("a whole number"), value), self.allowed())
        elif value < self.low:
            report.add(key, Said("{value} is too small", value=shown(value)), self.allowed())
        elif value > self.high:
            report.add(key, Said("{value} is too large", value=shown(value)), self.allowed())
        elif self.even and value % 2:
            report.add(key, Said("{value} is odd", value=value), self.allowed())

    def allowed(self) -> Said | str:
        """The range."""
        if self.even:
            return Said("{low} to {high}, even", low=self.low, high=self.high)
        return between(self.low, self.high)


class Flag(Node):
    """True or false."""

    def check(self, value: Any, key: str, report: Report) -> None:
        """No number or word will do."""
        if not isinstance(value, bool):
            report.add(key, must_be(Said("true or false"), value), self.allowed())

    def allowed(self) -> Said | str:
        """Both values."""
        return "true, false"


class Word(Node):
    """One of a few words that the rules know."""

    def __init__(self, of: Sequence[str]) -> None:
        self.of: list[str] = list(of)

    def check(self, value: Any, key: str, report: Report) -> None:
        """Only the declared words."""
        if not isinstance(value, str):
            report.add(key, must_be(Said("a word"), value), self.allowed())
        elif value not in self.of:
            problem = Said("{value} is not a word known here", value=shown(value))
            report.add(key, problem, self.allowed(), nearest(value, self.of))

    def allowed(self) -> Said | str:
        """All the words."""
        return ", ".join(self.of)


class Text(Node):
    """Any text."""

    def check(self, value: Any, key: str, report: Report) -> None:
        """Only that it is a text."""
        if not isinstance(value, str):
            report.add(key, must_be(Said("a text"), value), self.allowed())
        elif len(value) > LONGEST_TEXT:
            report.add(key, Said("is too long"), Said("at most {n} characters", n=LONGEST_TEXT))

    def allowed(self) -> Said | str:
        """That it needs quotes."""
        return Said("a text in quotes")


class NameText(Node):
    """A text that is shown as a name, so it cannot be blank."""

    def check(self, value: Any, key: str, report: Report) -> None:
        """A text with something in it."""
        if not isinstance(value, str):
            report.add(key, must_be(Said("a text"), value), self.allowed())
        elif not value.strip():
            report.add(key, Said("is blank"), self.allowed())
        elif len(value) > LONGEST_NAME:
            report.add(key, Said("is too long"), Said("at most {n} characters", n=LONGEST_NAME))
        elif not value.isprintable():
            report.add(key, Said("must be one line of printable characters"), self.allowed())

    def allowed(self) -> Said | str:
        """That it needs quotes."""
        return Said("a name in quotes")


class Provenance(Node):
    """Where reconstructed values come from: a text, or a table of texts value by value."""

    def check(self, value: Any, key: str, report: Report) -> None:
        """Texts all the way down."""
        if isinstance(value, dict):
            for inner_key, inner in value.items():
                self.check(inner, f"{key}.{inner_key}", report)
        elif not isinstance(value, str):
            report.add(key, must_be(Said("a text"), value), self.allowed())

    def allowed(self) -> Said | str:
        """Both forms."""
        return Said("a text, a table of texts")


class ListOf(Node):
    """A list whose items are all of one kind."""

    def __init__(self, node: Node, at_least: int = 0, at_most: int | None = None) -> None:
        self.node: Node = node
        self.at_least: int = at_least
        self.at_most: int | None = at_most

    def check(self, value: Any, key: str, report: Report) -> None:
        """The length, then every item."""
        if not isinstance(value, list):
            report.add(key, must_be(Said("a list"), value), self.allowed())
            return
        if len(value) < self.at_least:
            report.add(key, Said("has too few items ({n})", n=len(value)), self.allowed())
        if self.at_most is not None and len(value) > self.at_most:
            report.add(key, Said("has too many items ({n})", n=len(value)), self.allowed())
        for index, item in enumerate(value):
            if report.full():
                return
            self.node.check(item, below(key, str(index)), report)

    def allowed(self) -> Said | str:
        """The length."""
        if self.at_most is None:
            least = self.at_least
            return Said("a list of at least {n}", n=least) if least else Said("a list")
        if self.at_least == self.at_most:
            return Said("a list of {n}", n=self.at_least)
        return Said("a list of {low} to {high}", low=self.at_least, high=self.at_most)
