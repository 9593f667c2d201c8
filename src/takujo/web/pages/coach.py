"""What the coach of a first match says, where it is read."""

from __future__ import annotations

from dataclasses import dataclass

from takujo.web.pages.game_words import words_of
from takujo.web.pages.reader import At


@dataclass(frozen=True)
class CoachLine:
    """The sentence, which idea it is, and what it points at."""

    text: str
    number: str  # 3/9; "" where it is none of the ideas
    point: str  # the choices, as they are posted
    spot: str


def coach_line(at: At) -> CoachLine | None:
    """The coach's sentence for this reader; None in a match without a coach."""
    advice = at.coach
    if advice is None:
        return None
    book, say = at.seen.table.book, at.reader.say
    number = f"{advice.number}/{advice.of}" if advice.number else ""
    text = advice.sentence(words_of(book), book, say)
    return CoachLine(text, number, ";".join(advice.point), advice.spot)
