"""The rulebook of an edition: its game's text with the slots filled, as chapters."""

from __future__ import annotations

import functools
from collections.abc import Callable
from pathlib import Path

from takujo.editions.chapters import TABLE, Block, Chapter, Run
from takujo.editions.forms import Filling
from takujo.editions.language import Language, language
from takujo.editions.rulebook_slots import Item, RulebookSlots
from takujo.editions.rulebook_text import (
    EACH,
    IF,
    UNLESS,
    Condition,
    Passage,
    Piece,
    Sentence,
    WrittenChapter,
    parsed,
    pieces,
)
from takujo.kernel.agenda import Rulebook


@functools.cache
def rulebook_text(folder: str, code: str) -> list[WrittenChapter]:
    """A game's text in one language, read once."""
    return parsed((Path(folder) / f"rulebook.{code}.md").read_text(encoding="utf-8"))


@functools.lru_cache(maxsize=16)
def rulebook_of(
    folder: str, code: str, slots: Callable[[Rulebook, Language], RulebookSlots], book: Rulebook
) -> list[Chapter]:
    """The rulebook of an edition in one language; the last ones are kept."""
    return filled(rulebook_text(folder, code), slots(book, language(code)))


def filled(parts: list[WrittenChapter], slots: RulebookSlots) -> list[Chapter]:
    """The chapters that stand in this edition."""
    say = slots.say
    return [
        Chapter(part.level, part.number, text_of(part.heading, slots, say), blocks(part, slots))
        for part in parts
        if stands(part.conditions, slots)
    ]


def filled_line(text: str, slots: RulebookSlots) -> str:
    """One sentence by itself."""
    return text_of(Sentence([], pieces(text)), slots, slots.say)


def blocks(part: WrittenChapter, slots: RulebookSlots) -> list[Block]:
    """The blocks of a part; rows that follow each other are one table."""
    found: list[Block] = []
    for passage in part.passages:
        for each in each_of(passage.conditions, slots):
            if passage.kind == TABLE:
                row = cells(passage, each, slots.say)
                if found and found[-1].kind == TABLE:
                    found[-1].rows.append(row)
                else:
                    found.append(Block(TABLE, [], rows=[row]))
            else:
                runs = runs_of(passage.lines, each, slots.say)
                if runs:
                    found.append(Block(passage.kind, runs, passage.depth))
    return found


def each_of(conditions: list[Condition], slots: Filling) -> list[Filling]:
    """The slots a block is filled with: none if it does not stand, several if it repeats."""
    if not stands(conditions, slots):
        return []
    for condition in conditions:
        if condition.word == EACH:
            several = slots[condition.slot]
            assert isinstance(several, list), condition.slot
            return [Item(own, slots) for own in several]
    return [slots]


def stands(conditions: list[Condition], slots: Filling) -> bool:
    """Do all conditions hold?"""
    for condition in conditions:
        if condition.word in (IF, UNLESS):
            value = slots[condition.slot]
            holds = str(value) == condition.value if condition.value else bool(value)
            if holds != (condition.word == IF):
                return False
    return True


def runs_of(lines: list[Sentence], slots: Filling, say: Language) -> list[Run]:
    """The sentences that stand, one after the other."""
    runs: list[Run] = []
    for line in lines:
        if stands(line.conditions, slots) and text_of(line, slots, say):
            if runs:
                add(runs, say.between, False)
            for piece in line.pieces:
                add(runs, text_at(piece, slots, say), piece.strong)
    return runs


def add(runs: list[Run], text: str, strong: bool) -> None:
    """Text goes on in the last run if that is as strong."""
    if runs and runs[-1].strong == strong:
        runs[-1].text += text
    else:
        runs.append(Run(text, strong))


def text_of(line: Sentence, slots: Filling, say: Language) -> str:
    """A line as plain text."""
    return "".join([text_at(piece, slots, say) for piece in line.pieces])


def cells(passage: Passage, slots: Filling, say: Language) -> list[str]:
    """A row of a table; a slot that is a list fills several cells."""
    row: list[str] = []
    for cell in passage.lines:
        only = slots[cell.pieces[0].slot] if len(cell.pieces) == 1 and cell.pieces[0].slot else None
        if isinstance(only, list):
            row += [str(each) for each in only]
        else:
            row.append(text_of(cell, slots, say))
    return row


def text_at(piece: Piece, slots: Filling, say: Language) -> str:
    """A stretch of a sentence with its slot filled."""
    if not piece.slot:
        return piece.literal
    value = slots[piece.slot]
    one, bar, more = piece.spec.partition("|")
    if bar:
        return one if value == 1 else more
    if isinstance(value, list):
        return say.clauses([str(each) for each in value])
    return format(value, piece.spec)
