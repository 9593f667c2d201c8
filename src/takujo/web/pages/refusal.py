"""Why something cannot be, with the way to the paragraph that says so."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from takujo.editions.chapters import Chapter, chapter, with_parts
from takujo.kernel.reason import Reason
from takujo.web.pages.game_words import words_of
from takujo.web.pages.scene import AnyScene

Scene = AnyScene[Any]


@dataclass(frozen=True)
class Refusal:
    """The sentence with its numbers, and the paragraph by number and heading."""

    sentence: str
    clause: str = ""  # its number; "" where the rulebook has none for it
    heading: str = ""  # as the link to it says


def refusal(s: Scene, reason: Reason | None) -> Refusal | None:
    """A reason as a sheet tells it; None if there is none."""
    if reason is None:
        return None
    book = s.t.book
    sentence = words_of(book).refusal(book, reason, s.names, s.say)
    found = paragraph(s, reason.clause)
    if not found:
        return Refusal(sentence)
    heading = s.say.say("Rule {clause}: {title}", clause=reason.clause, title=found[0].heading)
    return Refusal(sentence, reason.clause, heading)


def paragraph(s: Scene, clause: str) -> list[Chapter]:
    """A paragraph of the rulebook with the smaller ones in it; nothing where there is none."""
    chapters = words_of(s.t.book).chapters(s.t.book, s.say)
    try:
        return with_parts(chapters, chapter(chapters, clause)) if clause else []
    except KeyError:
        return []
