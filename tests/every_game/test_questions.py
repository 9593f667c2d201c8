"""Every question of random play: its options, its candidates and their reasons, its words."""

from typing import Any

from hypothesis import given

from takujo.kernel.agenda import ASIDE, PASS, Frame
from takujo.kernel.flow import ask_again, open_frames
from takujo.kernel.table import Table
from tests.every_game.cases import SEEDS, Case, every_case, laws


def questions(t: Table) -> list[tuple[Frame, list[int]]]:
    """All open questions with what they offer."""
    return [(frame, t.options(frame.seat)) for frame in open_frames(t)]


@every_case
@laws(4)
@given(seed=SEEDS)
def test_a_question_offers_at_least_two_distinct_options_in_order(case: Case, seed: int) -> None:
    for t in case.positions(seed, 2):
        for frame, options in questions(t):
            assert len(options) >= 2
            assert options == sorted(set(options))
            for choice in options:
                paragraph = t.book.paragraphs[t.book.rule_of(frame, choice)]
                assert choice % ASIDE < len(paragraph.choices)
                assert choice == PASS or choice % ASIDE != PASS


@every_case
@laws(4)
@given(seed=SEEDS)
def test_a_seat_that_is_not_asked_has_no_options(case: Case, seed: int) -> None:
    for t in case.positions(seed, 7):
        others = set(range(case.seats)) - set(t.waiting)
        assert [t.options(seat) for seat in others] == [[] for _ in others]


@every_case
@laws(6)
@given(seed=SEEDS)
def test_a_candidate_has_no_reason_against_it_exactly_when_it_is_an_option(
    case: Case, seed: int
) -> None:
    for t in case.positions(seed, 1):
        for frame, options in questions(t):
            candidates = case.game.candidates(t, frame)
            assert len(set(candidates)) == len(candidates)
            assert set(options) - {PASS} <= set(candidates)
            for choice in candidates:
                reason = case.game.why_not(t, frame, choice)
                assert (reason is None) == (choice in options), t.book.readable(frame, choice)
                assert reason is None or reason.clause


@every_case
@laws(3)
@given(seed=SEEDS)
def test_asking_and_pointing_change_nothing(case: Case, seed: int) -> None:
    for t in case.positions(seed, 5):
        before, offered = case.game.to_data(t), t.offered[:]
        ask_again(t)
        for frame, _ in questions(t):
            case.game.candidates(t, frame)
            frame.rule.together(t, frame.seat, frame.n)
        assert case.game.to_data(t) == before
        if t.asking is not None:
            assert t.offered == offered


@every_case
@laws(3)
@given(seed=SEEDS)
def test_every_option_is_understood_as_it_is_written(case: Case, seed: int) -> None:
    for t in case.positions(seed, 3):
        for frame, options in questions(t):
            written = [t.describe(frame.seat, choice) for choice in options]
            assert len(set(written)) == len(written)
            assert [case.game.parse(t, frame.seat, text) for text in written] == options


@every_case
@laws(3)
@given(seed=SEEDS)
def test_what_is_made_together_is_a_number_of_choices(case: Case, seed: int) -> None:
    for t in case.positions(seed, 3):
        for frame, _ in questions(t):
            assert frame.rule.together(t, frame.seat, frame.n) >= 1


@every_case
def test_action_ids_are_laid_end_to_end(case: Case) -> None:
    book = case.book
    ids: list[Any] = []
    for id, paragraph in enumerate(book.paragraphs):
        ids += [book.action(book.frames[id][0], c) for c in range(len(paragraph.choices))]
    assert ids == list(range(book.actions))


@every_case
def test_every_choice_is_written_in_one_way(case: Case) -> None:
    book = case.book
    names = [paragraph.name for paragraph in book.paragraphs]
    assert len(set(names)) == len(names)
    for paragraph in book.paragraphs:
        assert len(set(paragraph.choices)) == len(paragraph.choices)
        assert len(paragraph.choices) < ASIDE
