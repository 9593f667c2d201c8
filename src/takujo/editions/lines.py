"""The line of an edition file at which a key stands, found without a second parser."""

from __future__ import annotations

import re
from typing import Final

HEADING: Final = re.compile(r"\s*\[+([^\[\]]+)\]+\s*(#.*)?")
KEY: Final = re.compile(r"\s*([\w.\"' -]+?)\s*=(.*)")
ITEM: Final = re.compile(r"\s*\{")


class Lines:
    """Where each key of a file stands first; made once, however many mistakes there are."""

    def __init__(self, text: str) -> None:
        self.first: dict[str, int] = {}  # by dotted key
        self.item_of: list[str] = []  # the list that the lines below belong to
        self.item = -1
        table: list[str] = []
        for number, line in enumerate(text.split("\n"), 1):
            heading = HEADING.fullmatch(line)
            if heading is not None:
                table, self.item_of = parts(heading[1]), []
                self.note(table, number)
            else:
                self.note(self.keys_of(line, table), number)

    def keys_of(self, line: str, table: list[str]) -> list[str]:
        """The keys that a line below a heading is about; none if it begins nothing."""
        if self.item_of and ITEM.match(line) is not None:
            self.item += 1
            return [*self.item_of, str(self.item)]
        said = KEY.match(line)
        if said is None:
            return []
        here = [*table, *parts(said[1])]
        self.item_of, self.item = (here if said[2].strip() == "[" else []), -1
        return here

    def note(self, keys: list[str], number: int) -> None:
        """A line says something about these keys, and about all that they lie in."""
        dotted = ""
        for key in keys:
            dotted = f"{dotted}.{key}" if dotted else key
            self.first.setdefault(dotted, number)

    def line_of(self, key: str) -> int:
        """The first line that says most about this key, counted from 1; 0 if none does."""
        while key:
            if key in self.first:
                return self.first[key]
            key = key.rpartition(".")[0]
        return 0


def parts(dotted: str) -> list[str]:
    """The words of a key as TOML writes it."""
    return [str(part).strip().strip("\"'") for part in dotted.split(".")]
