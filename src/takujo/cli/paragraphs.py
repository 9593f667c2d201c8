"""Paragraphs of a rulebook by their number or heading, as ``rules 5`` asks for them."""

from __future__ import annotations

from takujo.cli.typed import part_of, plain
from takujo.editions.chapters import Chapter, with_parts


def paragraphs_about(chapters: list[Chapter], text: str) -> list[Chapter]:
    """The paragraphs in which this stands, those first that have it in their heading."""
    wanted = plain(text)
    if not wanted:
        return []
    numbered = [chapter for chapter in chapters if chapter.number]
    headed = [chapter for chapter in numbered if part_of(wanted, plain(chapter.heading))]
    named = [
        chapter
        for chapter in numbered
        if chapter not in headed and any(part_of(wanted, plain(text)) for text in texts(chapter))
    ]
    return [*headed, *named]


def texts(chapter: Chapter) -> list[str]:
    """All that stands in it, cells of tables too."""
    cells = [cell for block in chapter.blocks for row in block.rows for cell in row]
    return [*[block.plain() for block in chapter.blocks], *cells]


def paragraph_called(chapters: list[Chapter], text: str) -> list[Chapter]:
    """The chapter with this number, or with this in its heading, and its parts; else nothing."""
    wanted = plain(text).replace("‐", "-").replace("−", "-").replace(".", "-")
    by_number = [chapter for chapter in chapters if chapter.number == wanted]
    by_name = [chapter for chapter in chapters[1:] if wanted in plain(chapter.heading)]
    for found in [*by_number, *by_name] if wanted else []:
        return with_parts(chapters, found)
    return []
