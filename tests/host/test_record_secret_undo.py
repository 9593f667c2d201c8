"""Undo while several seats are asked at once: laws that hold whatever is taken back."""

from hypothesis import given
from hypothesis import strategies as st

from takujo.host.entries import ChoicesEntry
from takujo.host.record import Record
from tests.host.fairs import fair
from tests.host.records import state
from tests.host.undoing import LAWS, PICKS, play_with_undo, questions, without_undone


@LAWS
@given(st.integers(2, 4), st.integers(1, 50), PICKS)
def test_an_undo_leaves_what_the_other_entries_alone_would_give(
    seats: int, seed: int, picks: list[int]
) -> None:
    record = fair(seats, seed)
    play_with_undo(record, picks)
    alone = Record(record.header, record.book, without_undone(record))
    assert state(alone)[:4] == state(record)[:4]


@LAWS
@given(st.integers(2, 4), st.integers(1, 50), PICKS)
def test_a_record_with_undo_is_the_fold_of_its_entries(
    seats: int, seed: int, picks: list[int]
) -> None:
    record = fair(seats, seed)
    play_with_undo(record, picks)
    again = Record(record.header, record.book, record.entries)
    assert (state(again), questions(again)) == (state(record), questions(record))


@LAWS
@given(st.integers(2, 4), st.integers(1, 50), PICKS)
def test_no_question_number_is_ever_given_twice(seats: int, seed: int, picks: list[int]) -> None:
    record = fair(seats, seed)
    answered: list[tuple[int, int]] = []
    for pick in picks:
        open_now = questions(record)
        length = len(record.entries)
        play_with_undo(record, [pick])
        for entry in record.entries[length:]:
            if isinstance(entry, ChoicesEntry):
                answered.append((entry.seat, open_now[entry.seat]))
    assert len(set(answered)) == len(answered)
