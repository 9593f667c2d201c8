"""A seat takes back its own latest answers, until something came to light or another played."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from takujo.host.entries import UndoEntry
from takujo.host.record import Conflict, Record
from takujo.kernel.game import Refused
from tests.host.records import answer, options, position, san_juan, state
from tests.host.undoing import LAWS, PICKS, play_with_undo, questions, without_undone


def code(record: Record, seat: int) -> str:
    """Why the seat may take nothing back, "" if it may."""
    reason = record.why_no_undo(seat)
    return "" if reason is None else reason.code


def builder() -> tuple[Record, int]:
    """A match whose first seat has picked the builder and is asked what to build."""
    record = san_juan(2, 1)
    (seat,) = record.waiting
    answer(record, seat, "role builder")
    assert record.waiting == [seat]
    return record, seat


def test_at_the_start_there_is_nothing_to_take_back() -> None:
    record = san_juan()
    assert [code(record, seat) for seat in range(2)] == ["nothing_to_undo"] * 2
    with pytest.raises(Refused) as caught:
        record.undo(0, 1)
    assert caught.value.reason is not None
    assert caught.value.reason.code == "nothing_to_undo"


def test_an_answer_taken_back_leaves_the_table_as_it_was() -> None:
    record, seat = builder()
    assert record.undoable(seat) == 1
    assert record.undo(seat, 1) == UndoEntry(2, 1)
    assert position(record.table) == position(san_juan(2, 1).table)
    assert record.waiting == [seat]
    assert code(record, seat) == "nothing_to_undo"


def test_answers_are_taken_back_one_by_one_the_latest_first() -> None:
    record, seat = builder()
    before = position(record.table)
    answer(record, seat, options(record, seat)[1])
    with pytest.raises(Refused, match="can take back entry 2"):
        record.undo(seat, 1)
    record.undo(seat, 2)
    assert position(record.table) == before
    record.undo(seat, 1)
    assert position(record.table) == position(san_juan(2, 1).table)


def test_a_question_asked_again_has_a_new_number() -> None:
    record, seat = builder()
    assert record.question(seat) == 2
    record.undo(seat, 1)
    assert record.question(seat) == 3
    for stale in [1, 2]:
        with pytest.raises(Conflict):
            record.answer(seat, ["role prospector"], stale)
    assert record.answer(seat, ["role builder"], 1).number == 1, "the same answer, late"
    assert record.answer(seat, ["role prospector"], 3).number == 3


def test_a_question_that_an_undo_took_away_can_no_longer_be_answered() -> None:
    record, seat = builder()
    other = 1 - seat
    answer(record, seat, "pass")
    assert record.waiting == [other]
    stale = record.question(other)
    record.undo(seat, 2)
    with pytest.raises(Conflict):
        record.answer(other, ["pass"], stale)
    answer(record, seat, "pass")
    assert record.question(other) > stale


def test_the_same_undo_again_gives_the_first_entry() -> None:
    record, seat = builder()
    first = record.undo(seat, 1)
    assert record.undo(seat, 1) is first
    assert len(record.entries) == 2
    with pytest.raises(Refused):
        record.undo(1 - seat, 1)


def test_nothing_is_taken_back_once_a_card_came_to_light() -> None:
    record = san_juan(2, 1)
    (seat,) = record.waiting
    answer(record, seat, "role councillor")
    assert record.table.reveals
    assert code(record, seat) == "reveal"
    assert record.undoable(seat) == 0


def test_nothing_is_taken_back_once_another_seat_has_played() -> None:
    record, seat = builder()
    other = 1 - seat
    answer(record, seat, "pass")
    assert code(record, seat) == ""
    assert code(record, other) == "nothing_to_undo"
    answer(record, other, options(record, other)[-1])
    reason = record.why_no_undo(seat)
    assert reason is not None
    assert (reason.code, reason.numbers) == ("other_seat_played", {"seat": other})


def test_who_plays_a_seat_does_not_stand_in_the_way() -> None:
    record, seat = builder()
    record.change_seat(1 - seat, "normal")
    assert code(record, seat) == ""
    record.undo(seat, 1)
    assert record.players[1 - seat] == "normal"


def test_an_undo_that_the_rules_of_undo_do_not_allow_is_no_entry() -> None:
    record = san_juan(2, 1)
    (seat,) = record.waiting
    answer(record, seat, "role councillor")
    for wrong in [UndoEntry(2, 1), UndoEntry(2, 2), UndoEntry(2, 0), UndoEntry(3, 1)]:
        with pytest.raises(Refused):
            record.append(wrong)
    assert len(record.entries) == 1


@LAWS
@given(st.integers(2, 4), st.integers(1, 50), PICKS)
def test_an_undo_leaves_what_the_other_entries_alone_would_give(
    seats: int, seed: int, picks: list[int]
) -> None:
    record = san_juan(seats, seed)
    play_with_undo(record, picks)
    alone = Record(record.header, record.book, without_undone(record))
    assert state(alone)[:4] == state(record)[:4]


@LAWS
@given(st.integers(2, 4), st.integers(1, 50), PICKS)
def test_a_record_with_undo_is_the_fold_of_its_entries(
    seats: int, seed: int, picks: list[int]
) -> None:
    record = san_juan(seats, seed)
    play_with_undo(record, picks)
    again = Record(record.header, record.book, record.entries)
    assert (state(again), questions(again)) == (state(record), questions(record))
