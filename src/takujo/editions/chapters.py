"""A rulebook as structure: chapters with number and heading, and their blocks. No markup."""

from __future__ import annotations

from typing import Final, Literal

Kind = Literal["paragraph", "item", "step", "table"]
PARAGRAPH: Final = "paragraph"
ITEM: Final = "item"
STEP: Final = "step"
TABLE: Final = "table"


class Run:
    """Text of a block; strong where it is the name of what is explained."""

    def __init__(self, text: str, strong: bool = False) -> None:
        self.text = text
        self.strong = strong


class Block:
    """A paragraph, an item of a list, a numbered step, or a table."""

    def __init__(
        self,
        kind: Kind,
        runs: list[Run],
        depth: int = 0,
        rows: list[list[str]] | None = None,
    ) -> None:
        self.kind = kind
        self.runs = runs
        self.depth = depth  # of an item: 1 inside another
        self.rows = rows or []  # of a table: the heads, then every row

    def plain(self) -> str:
        """The text alone."""
        return "".join([run.text for run in self.runs])


class Chapter:
    """A heading with its number and what stands under it, up to the next heading."""

    def __init__(self, level: int, number: str, heading: str, blocks: list[Block]) -> None:
        self.level = level  # 1 is the whole book
        self.number = number  # as refusals name it, such as 5 or 6-2-1; "" if it has none
        self.heading = heading
        self.blocks = blocks

    def titled(self) -> str:
        """The heading with its number."""
        return f"{self.number} {self.heading}" if self.number else self.heading

    def lines(self) -> list[str]:
        """The texts of its blocks, tables left out."""
        return [block.plain() for block in self.blocks if block.kind != TABLE]


def chapter(chapters: list[Chapter], number: str) -> Chapter:
    """The chapter with this number."""
    for each in chapters:
        if each.number == number:
            return each
    raise KeyError(number)


def with_parts(chapters: list[Chapter], head: Chapter) -> list[Chapter]:
    """A chapter and the smaller ones that belong to it."""
    at = chapters.index(head)
    end = at + 1
    while end < len(chapters) and chapters[end].level > head.level:
        end += 1
    return chapters[at:end]


def paragraph(text: str) -> Block:
    """A paragraph."""
    return Block(PARAGRAPH, [Run(text)])


def item(text: str, name: str = "") -> Block:
    """An item of a list; with a name, ``**name**: text``."""
    return Block(ITEM, [Run(name, True), Run(f": {text}")] if name else [Run(text)])
