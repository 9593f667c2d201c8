"""The guided first matches: their scripts name what exists, and can be followed or left."""

from __future__ import annotations

import pytest

from takujo.editions.language import LANGUAGES, language
from takujo.editions.printed import PrintedGame
from takujo.games.catalogue import GAMES
from takujo.host.answers import answer
from takujo.host.coach import Advice
from takujo.host.first_match import LEARNER, Idea, first_match, guided, idea
from takujo.host.takujo_file import read, write_record
from takujo.kernel.agenda import PASS, Rulebook
from takujo.kernel.chance import FastNumbers
from takujo.kernel.table import Table
from tests.host.guided import GUIDED, Learning, lesson_of

LONGEST = {"ja": 66, "en": 132}  # what stands in three lines on the narrowest phone
every_game = pytest.mark.parametrize("game", GUIDED, ids=lambda game: game.name)


def book_of(game: PrintedGame[Table]) -> Rulebook:
    """The rules that a first match is played with."""
    return game.book(lesson_of(game).edition)


def sentences(game: PrintedGame[Table], code: str) -> list[str]:
    """Everything that the coach can say, filled."""
    lesson, book, say = lesson_of(game), book_of(game), language(code)
    texts = [lesson.otherwise, lesson.wait, lesson.end, *[each.text for each in lesson.ideas]]
    return [game.words.filled(book, text[code], say) for text in texts]


def named(book: Rulebook, each: Idea) -> list[str]:
    """What an idea points at that no rule offers."""
    known = {f"{p.name} {choice}" for p in book.paragraphs for choice in p.choices[1:]}
    return [choice for choice in each.point if choice not in known and choice != "pass"]


def count_questions(learning: Learning) -> int:
    """Follow every suggestion to the end; how often the learner was asked."""
    asked = 0
    for advice in learning.questions():
        asked += 1
        learning.follow(advice)
    return asked


def test_every_game_has_a_first_match() -> None:
    assert [game.name for game in GUIDED] == [game.name for game in GAMES]


@every_game
def test_a_script_names_only_rules_choices_and_events_that_exist(game: PrintedGame[Table]) -> None:
    lesson, book = lesson_of(game), book_of(game)
    rules, kinds = [p.name for p in book.paragraphs], [kind.name for kind in game.events]
    assert [each.ask for each in lesson.ideas if each.ask not in rules] == []
    assert [each.heard for each in lesson.ideas if each.heard and each.heard not in kinds] == []
    assert [named(book, each) for each in lesson.ideas if named(book, each)] == []


@every_game
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_sentence_is_whole_and_short_enough(game: PrintedGame[Table], code: str) -> None:
    for sentence in sentences(game, code):
        assert "{" not in sentence, sentence
        assert sentence[-1] in "。.!?", sentence
        assert len(sentence) <= LONGEST[code], (len(sentence), sentence)


def test_a_key_that_no_idea_has_is_refused() -> None:
    with pytest.raises(ValueError, match="an idea has no poinnt"):
        idea({"ask": "role", "poinnt": ["role builder"], "ja": "あ。", "en": "A."})


@every_game
def test_who_follows_the_suggestions_hears_every_idea_once_and_in_turn(
    game: PrintedGame[Table],
) -> None:
    learning = Learning(lesson_of(game))
    heard: list[int] = []
    for advice in learning.questions():
        heard += [advice.number] if advice.number else []
        learning.follow(advice)
    once = sum(not each.again for each in learning.lesson.ideas)
    assert heard == list(range(1, once + 1))
    assert learning.advice() == Advice(learning.lesson.end)


@every_game
def test_a_first_match_is_short_and_who_learns_can_win_it(game: PrintedGame[Table]) -> None:
    learning = Learning(lesson_of(game))
    assert 15 <= count_questions(learning) <= 30
    result = learning.record.result
    assert result is not None
    assert result.ranks[LEARNER] == 1


@every_game
def test_who_leaves_the_path_at_any_step_can_play_on_to_the_end(game: PrintedGame[Table]) -> None:
    lesson = lesson_of(game)
    for leaves in range(count_questions(Learning(lesson))):
        learning = Learning(lesson)
        for n, advice in enumerate(learning.questions()):
            if n != leaves or not elsewhere(learning, advice):
                learning.follow(advice)
        assert learning.record.result is not None


def elsewhere(learning: Learning, advice: Advice) -> bool:
    """Answer with something that is not suggested; False if there is nothing else."""
    seen, record = learning.record.seen(LEARNER), learning.record
    frame = seen.table.asking
    assert frame is not None
    options = [each for each in seen.options() if each != PASS] or seen.options()
    others = [each for each in options if record.book.readable(frame, each) not in advice.point]
    if others:
        answer(record, LEARNER, [others[-1]], record.question(LEARNER))
    return bool(others)


@every_game
def test_the_coach_says_the_same_whatever_lies_hidden(game: PrintedGame[Table]) -> None:
    learning = Learning(lesson_of(game))
    for n, advice in enumerate(learning.questions()):
        record, numbers = learning.record, FastNumbers(n)
        table = record.table
        if record._secret is None:
            record.table = game.guess(game.seen(table, LEARNER), numbers)
            assert learning.advice() == advice
            record.table = table
        learning.follow(advice)


@every_game
def test_what_is_taken_back_is_said_again(game: PrintedGame[Table]) -> None:
    learning = Learning(lesson_of(game))
    undone = 0
    for advice in learning.questions():
        learning.follow(advice)
        record = learning.record
        if advice.number and record.undoable(LEARNER) and not undone:
            undone = advice.number
            record.undo(LEARNER, record.undoable(LEARNER))
            assert learning.advice() == advice
    assert undone


@every_game
def test_a_first_match_is_known_by_its_record_and_no_other_match_is(
    game: PrintedGame[Table],
) -> None:
    learning = Learning(lesson_of(game))
    learning.follow(next(learning.questions()))
    header = read(write_record(learning.record)).header
    assert guided(header.game, header.seed) is first_match(game)
    assert guided(header.game, header.seed[::-1]) is None
