"""Every game's rulebook texts: both languages alike, every slot known, no edition without one."""

from collections.abc import Iterator

import pytest

from takujo.cli.markdown import markdown
from takujo.editions.language import LANGUAGES, language
from takujo.editions.printed import PrintedGame
from takujo.editions.rulebook_filled import each_of, rulebook_text
from takujo.editions.rulebook_text import EACH, Condition, Passage, Sentence, WrittenChapter
from takujo.kernel.table import Table
from tests.words.test_word_tables import books, every_table, table_of


def text(game: PrintedGame[Table], code: str) -> list[WrittenChapter]:
    """A game's text."""
    return rulebook_text(table_of(game).texts, code)


def in_line(line: Sentence) -> set[str]:
    """Every slot that a sentence names."""
    named = {piece.slot for piece in line.pieces if piece.slot}
    return named | {condition.slot for condition in line.conditions}


def in_block(passage: Passage) -> set[str]:
    """Every slot that a block names."""
    found = {condition.slot for condition in passage.conditions}
    return found.union(*[in_line(line) for line in passage.lines])


def frame(part: WrittenChapter) -> list[object]:
    """What must be alike in both languages: heading, and block by block kind and conditions."""
    blocks = [(each.kind, each.depth, each.conditions) for each in part.passages]
    return [part.level, part.number, part.conditions, in_line(part.heading), *blocks]


@every_table
def test_both_languages_have_the_same_chapters_and_blocks(game: PrintedGame[Table]) -> None:
    japanese, english = [text(game, code) for code in LANGUAGES]
    assert [frame(part) for part in japanese] == [frame(part) for part in english]


@every_table
def test_both_languages_have_the_same_slots_and_conditions_in_every_block(
    game: PrintedGame[Table],
) -> None:
    for japanese, english in zip(*[text(game, code) for code in LANGUAGES], strict=True):
        for here, there in zip(japanese.passages, english.passages, strict=True):
            assert in_block(here) == in_block(there), english.number
            assert sentences_under(here) == sentences_under(there), english.number


def sentences_under(passage: Passage) -> list[list[Condition]]:
    """The conditions of a block's sentences."""
    return [line.conditions for line in passage.lines if line.conditions]


def slots_named(part: WrittenChapter) -> Iterator[tuple[list[Condition], str]]:
    """Every slot of a part, with the conditions of its block."""
    for slot in in_line(part.heading) | {each.slot for each in part.conditions}:
        yield [], slot
    for passage in part.passages:
        for condition in passage.conditions:
            yield [], condition.slot
        for line in passage.lines:
            for slot in in_line(line):
                yield passage.conditions, slot


@every_table
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_slot_is_known_in_some_edition(game: PrintedGame[Table], code: str) -> None:
    unknown = {slot for part in text(game, code) for _, slot in slots_named(part)}
    for book in books(game):
        slots = table_of(game).rulebook(book, language(code))
        for part in text(game, code):
            for conditions, slot in slots_named(part):
                repeated = [each for each in conditions if each.word == EACH]
                try:
                    for filling in each_of(repeated, slots):
                        assert filling[slot] is not None
                        unknown.discard(slot)
                except KeyError:
                    continue  # this edition does not have it
    assert unknown == set()


@every_table
@pytest.mark.parametrize("code", LANGUAGES)
def test_nothing_in_braces_and_nothing_empty_is_left(game: PrintedGame[Table], code: str) -> None:
    for book in books(game):
        chapters = game.words.chapters(book, language(code))
        read = markdown(chapters)
        assert "{" not in read
        assert "}" not in read
        assert "[]" not in read
        assert [each.heading for each in chapters if not each.heading] == []
        assert [
            chapter.number
            for chapter in chapters
            for block in chapter.blocks
            if not block.rows and not block.plain().strip()
        ] == []
