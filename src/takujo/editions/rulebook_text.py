"""A rulebook's prose: a text per game and language, with slots and conditions.

Markdown, as far as rulebooks need it. A line is a sentence; lines without an empty one between
them are one block. What is special is written in braces:

    {limits.hand}                  a number of the edition by its path
    {limits.hand:card|cards}       the word for one or for more of them
    {crane}                        an element of the edition by its id, or a slot of the game
    {crane:title}                  its name as it stands by itself
    {acting built crane}           a slot that takes words
    {if rules.upkeep=flat}         before a sentence: it stands only if this holds
    {unless several_picks}         or only if it does not
    {each acting built}- {title}   before a whole block: one for each of these, with its own slots

Before the mark of an item, a step or a row, a condition is one of the whole block.
"""

from __future__ import annotations

import string
from typing import Final, NamedTuple

from takujo.editions.chapters import ITEM, PARAGRAPH, STEP, TABLE, Kind

IF: Final = "if"
UNLESS: Final = "unless"
EACH: Final = "each"


class Condition(NamedTuple):
    """When something stands, or for each of what."""

    word: str  # IF, UNLESS or EACH
    slot: str
    value: str  # what the slot must be; "" if anything that is not nothing will do


class Piece(NamedTuple):
    """A stretch of a sentence: a literal, or a slot."""

    literal: str
    slot: str
    spec: str
    strong: bool


class Sentence(NamedTuple):
    """A sentence with the conditions under which it stands."""

    conditions: list[Condition]
    pieces: list[Piece]


class Passage(NamedTuple):
    """A block as it is written, with the conditions under which it stands."""

    kind: Kind
    depth: int
    conditions: list[Condition]
    lines: list[Sentence]  # of a row of a table: its cells


class WrittenChapter(NamedTuple):
    """A heading as it is written, and its blocks."""

    level: int
    number: str
    conditions: list[Condition]
    heading: Sentence
    passages: list[Passage]


def parsed(text: str) -> list[WrittenChapter]:
    """A text as its parts, each from one heading to the next."""
    parts: list[WrittenChapter] = []
    going_on = False  # does the next line belong to the block before?
    for raw in text.splitlines():
        conditions, rest = conditions_of(raw.strip())
        depth = (len(raw) - len(raw.lstrip())) // 2
        if not rest:
            going_on = False
        elif rest.startswith("#"):
            parts.append(heading(conditions, rest))
            going_on = False
        elif rest.startswith("|"):
            if not set(rest) <= set("|- "):
                cells = [
                    Sentence([], pieces(cell.strip())) for cell in rest.strip("| ").split(" | ")
                ]
                parts[-1].passages.append(Passage(TABLE, 0, conditions, cells))
            going_on = False
        elif rest.startswith("- ") or rest.partition(". ")[0].isdigit():
            kind: Kind = ITEM if rest.startswith("- ") else STEP
            line = sentence([], rest.partition(" ")[2])
            parts[-1].passages.append(Passage(kind, depth, conditions, [line]))
            going_on = True
        elif going_on:
            parts[-1].passages[-1].lines.append(sentence(conditions, rest))
        else:
            line = sentence(conditions, rest)
            parts[-1].passages.append(Passage(PARAGRAPH, 0, [], [line]))
            going_on = True
    return parts


def heading(conditions: list[Condition], text: str) -> WrittenChapter:
    """A heading with its number, if it has one."""
    marks, _, title = text.partition(" ")
    first, _, rest = title.partition(" ")
    numbered = first.replace("-", "").isdigit()
    line = Sentence([], pieces(rest if numbered else title))
    return WrittenChapter(len(marks), first if numbered else "", conditions, line, [])


def sentence(conditions: list[Condition], text: str) -> Sentence:
    """A sentence; conditions may stand behind the mark of an item, too."""
    more, rest = conditions_of(text)
    return Sentence([*conditions, *more], pieces(rest))


def conditions_of(text: str) -> tuple[list[Condition], str]:
    """The conditions at the beginning, and what follows them."""
    found: list[Condition] = []
    while text.startswith("{"):
        inside, _, rest = text[1:].partition("}")
        word, _, what = inside.partition(" ")
        if word not in (IF, UNLESS, EACH):
            break
        slot, _, value = what.partition("=")
        found.append(Condition(word, slot, value))
        text = rest.lstrip()
    return found, text


def pieces(text: str) -> list[Piece]:
    """A sentence cut at its slots and at what is strong."""
    found: list[Piece] = []
    strong = False
    for literal, slot, spec, _ in string.Formatter().parse(text):
        for place, part in enumerate(literal.split("**")):
            strong = strong != (place > 0)
            if part:
                found.append(Piece(part, "", "", strong))
        if slot is not None:
            found.append(Piece("", slot, spec or "", strong))
    return found
