"""The rulebook on a sheet: its chapters in plain lines."""

from __future__ import annotations

from takujo.editions.chapters import STEP, Chapter, with_parts


def headed(chapters: list[Chapter]) -> list[tuple[str, list[str]]]:
    """Every chapter with its number and heading, and what stands under it."""
    heads = [chapter for chapter in chapters if chapter.level == 2]
    return [(head.titled(), lines_of(with_parts(chapters, head))) for head in heads]


def lines_of(parts: list[Chapter]) -> list[str]:
    """A chapter in plain lines: headings of its parts, what stands under them, rows of tables."""
    lines: list[str] = []
    for part in parts:
        lines += [part.titled()] if part is not parts[0] else []
        step = 0
        for block in part.blocks:
            step = step + 1 if block.kind == STEP else 0
            rows = [" · ".join([cell for cell in row if cell]) for row in block.rows]
            lines += rows or [f"{step}. {block.plain()}" if step else block.plain()]
    return lines
