"""Paragraphs of a rulebook by their number or heading, as ``rules 5`` asks for them."""

from __future__ import annotations

from takujo.cli.typed import plain
from takujo.editions.chapters import Chapter, with_parts


def paragraph_called(chapters: list[Chapter], text: str) -> list[Chapter]:
    """The chapter with this number, or with this in its heading, and its parts; else nothing."""
    wanted = plain(text).replace("‐", "-").replace("−", "-").replace(".", "-")
    by_number = [chapter for chapter in chapters if chapter.number == wanted]
    by_name = [chapter for chapter in chapters[1:] if wanted in plain(chapter.heading)]
    for found in [*by_number, *by_name] if wanted else []:
        return with_parts(chapters, found)
    return []
