"""The rulebook on a page: its chapters in plain lines, with the one that is asked about."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from takujo.editions.chapters import STEP, Chapter


@dataclass(frozen=True)
class Leaf:
    """A chapter, or a part of one."""

    id: str  # to be found by
    heading: str
    part: bool  # belongs to the chapter before it
    lines: Sequence[str]
    here: bool  # the open question is of this paragraph


def leaves(chapters: Sequence[Chapter], clause: str = "") -> list[Leaf]:
    """Every chapter and part with its number and heading, and what stands under it."""
    inside = [chapter for chapter in chapters if chapter.level > 1]
    asked = nearest_clause(clause, [chapter.number for chapter in inside])
    return [
        Leaf(
            f"rule-{chapter.number or at}", chapter.titled(), chapter.level > 2, lines_of(chapter),
            bool(asked) and chapter.number == asked,
        )
        for at, chapter in enumerate(inside, 100)
    ]  # fmt: skip


def nearest_clause(clause: str, numbers: Sequence[str]) -> str:
    """The clause itself, or the smallest chapter around it: of 6-2-4 perhaps 6-2; "" if none."""
    while clause and clause not in numbers:
        clause = clause.rpartition("-")[0]
    return clause


def lines_of(chapter: Chapter) -> list[str]:
    """A chapter in plain lines: steps with their numbers, rows of tables in a line each."""
    lines: list[str] = []
    step = 0
    for block in chapter.blocks:
        step = step + 1 if block.kind == STEP else 0
        rows = [" · ".join([cell for cell in row if cell]) for row in block.rows]
        lines += rows or [f"{step}. {block.plain()}" if step else block.plain()]
    return lines
