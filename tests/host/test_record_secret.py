"""Seats asked together answer in any order, unseen by each other, until the last one has."""

import json
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from takujo.host.entries import ChoicesEntry
from takujo.host.record import Conflict, Record
from takujo.kernel.game import Refused
from tests.host.fairs import fair
from tests.host.records import answer, options, position, state, steps


def entry_of(record: Record, seat: int, last: bool = False) -> list[str]:
    """A complete answer of a seat: its first or last option every time."""
    table = record.table_of(seat).copy()
    choices = []
    while seat in table.waiting:
        choice = table.options(seat)[-1 if last else 0]
        choices.append(table.describe(seat, choice))
        table.play(seat, choice)
    return choices


def answer_all(record: Record, order: Sequence[int]) -> None:
    """Complete answers of the open contest."""
    for seat in order:
        answer(record, seat, *entry_of(record, seat))


@pytest.fixture
def record() -> Record:
    """A fair of three, all of whom are asked at once."""
    record = fair(3, 2)
    assert record.waiting == [0, 1, 2]
    return record


def test_all_are_asked_at_once_and_answers_do_not_race(record: Record) -> None:
    assert [record.question(seat) for seat in range(3)] == [1, 1, 1]
    for seat in [2, 0]:
        answer(record, seat, *entry_of(record, seat))
    assert record.waiting == [1]
    assert record.question(1) == 1


def test_an_answer_in_parts_is_asked_part_by_part(record: Record) -> None:
    first, second = entry_of(record, 1)
    record.answer(1, [first], 1)
    assert record.waiting == [0, 1, 2]
    assert record.question(1) == 2
    record.answer(1, [second], 2)
    assert record.waiting == [0, 2]
    assert record.question(1) == 0


def test_an_answer_that_goes_too_far_is_refused_whole(record: Record) -> None:
    before = state(record)
    for too_much in ["pass", "enter wheat"]:
        with pytest.raises(Refused, match="complete without it"):
            answer(record, 0, *entry_of(record, 0), too_much)
    assert state(record) == before


def test_who_has_answered_cannot_answer_again(record: Record) -> None:
    answer(record, 0, *entry_of(record, 0))
    with pytest.raises(Conflict):
        record.answer(0, entry_of(fair(3, 2), 0, last=True), 1)
    with pytest.raises(Refused, match="has answered"):
        record.append(ChoicesEntry(2, 0, tuple(entry_of(fair(3, 2), 0))))


def test_the_table_stays_as_it_is_until_the_last_answer(record: Record) -> None:
    before = position(record.table)
    answer_all(record, [2, 1])
    assert position(record.table) == before
    answer_all(record, [0])
    assert position(record.table) != before


def test_an_open_answer_shows_the_others_only_that_it_was_given() -> None:
    seen: list[str] = []
    for last in [False, True]:
        record = fair(3, 2)
        answer(record, 0, *entry_of(record, 0, last))
        views = [record.view(seat) for seat in [1, 2]]
        assert [view["waiting"] for view in views] == [[1, 2], [1, 2]]
        told = [record.events_for(1, seat) for seat in [1, 2]]
        seen.append(json.dumps([views, told], sort_keys=True))
    assert entry_of(fair(3, 2), 0) != entry_of(fair(3, 2), 0, last=True)
    assert seen[0] == seen[1]


def test_apart_from_who_is_waited_for_nothing_shows_that_somebody_has_answered() -> None:
    before, after = fair(3, 2), fair(3, 2)
    answer(after, 0, *entry_of(after, 0))
    for seat in [1, 2]:
        assert {**after.view(seat), "waiting": before.waiting} == before.view(seat)


def test_who_answered_sees_the_own_answer_on_the_table(record: Record) -> None:
    choices = entry_of(record, 1)
    answer(record, 1, *choices)
    entered = [choice.removeprefix("enter ") for choice in choices]
    assert record.view(1)["players"][1]["entered"] == entered
    assert record.view(0)["players"][1]["entered"] == []


def test_everything_happens_with_the_last_answer_in_the_order_of_play(record: Record) -> None:
    answer_all(record, [1, 2])
    assert record.events(1) == record.events(2) == []
    answer_all(record, [0])
    kinds = record.book.game.events
    names = [(kinds[event[0]].name, event[1]) for event in record.events(3)]
    entered = [seat for name, seat in names if name == "entered"]
    shown = [seat for name, seat in names if name == "shown"]
    assert len(entered) == 6
    assert list(dict.fromkeys(entered)) == shown


def test_an_answer_can_be_changed_until_the_last_one(record: Record) -> None:
    answer_all(record, [1, 2])
    assert record.why_no_undo(1) is None
    record.undo(1, 1)
    assert record.waiting == [0, 1]
    assert record.question(0) == 1, "what the others are asked stays"
    assert record.question(1) == 2
    with pytest.raises(Conflict):
        record.answer(1, entry_of(record, 1, last=True), 1)
    answer(record, 1, *entry_of(record, 1, last=True))
    answer_all(record, [0])
    for seat in range(3):
        reason = record.why_no_undo(seat)
        assert reason is not None
        assert reason.code == "reveal"


def test_an_answer_in_parts_is_taken_back_part_by_part(record: Record) -> None:
    first, second = entry_of(record, 1)
    answer(record, 1, first)
    answer(record, 1, second)
    record.undo(1, 2)
    assert options(record, 1) == options_after_first(first)
    record.undo(1, 1)
    assert state(record) == state(fair(3, 2))


def options_after_first(first: str) -> list[str]:
    """What seat 1 is offered after the first part of its answer."""
    record = fair(3, 2)
    answer(record, 1, first)
    return options(record, 1)


def test_what_led_to_a_secret_question_stands_once_another_has_answered_it() -> None:
    """Otherwise the other's answer would hang in the air."""
    record, seat = before_a_contest()
    opened = len(record.entries)
    assert record.undoable(seat) == opened
    other = next(s for s in record.waiting if s != seat)
    answer(record, other, *entry_of(record, other))
    reason = record.why_no_undo(seat)
    assert reason is not None
    assert (reason.code, reason.numbers) == ("other_seat_played", {"seat": other})
    record.undo(other, opened + 1)
    assert record.undoable(seat) == opened
    record.undo(seat, opened)
    assert record.waiting == [seat]


def before_a_contest() -> tuple[Record, int]:
    """A match in which a seat's open answer has just begun a contest, nothing coming to light."""
    hand = {"hand": ["wheat", "wheat", "apple", "apple"]}
    start = {
        "asking": ["fee", 0, 1],
        "agenda": [["contest", 1, 0], ["day", 2, 0]],
        "players": [hand, hand, hand],
    }
    record = fair(3, 1, start)
    assert record.waiting == [0]
    answer(record, 0, "fee wheat")
    assert record.waiting == [0, 1, 2]
    return record, 0


@settings(max_examples=100, deadline=None, derandomize=True)
@given(st.data())
def test_answers_in_any_order_give_the_same_table(data: st.DataObject) -> None:
    seats = data.draw(st.integers(2, 4), label="seats")
    seed = data.draw(st.integers(1, 99), label="seed")
    first, second = fair(seats, seed), fair(seats, seed)
    answers = {seat: entry_of(first, seat, seat % 2 == 0) for seat in first.waiting}
    parts = [seat for seat, choices in answers.items() for _ in choices]
    for record in [first, second]:
        left = {seat: list(choices) for seat, choices in answers.items()}
        for seat in data.draw(st.permutations(parts), label="order"):
            if left[seat]:
                many = data.draw(st.integers(1, len(left[seat])), label="choices in one entry")
                answer(record, seat, *left[seat][:many])
                del left[seat][:many]
        for seat, rest in left.items():
            if rest:
                answer(record, seat, *rest)
    assert position(first.table) == position(second.table)
    newest = [record.events(len(record.entries)) for record in [first, second]]
    assert newest[0] == newest[1]
    assert state(first) == state(second)


def test_the_steps_of_a_seat_hold_no_open_answer_of_another(record: Record) -> None:
    answer(record, 0, *entry_of(record, 0))
    answer(record, 1, *entry_of(record, 1))
    other = fair(3, 2)
    answer(other, 0, *entry_of(other, 0, last=True))
    answer(other, 1, *entry_of(other, 1, last=True))
    assert steps(record, 2) == steps(other, 2)
    assert steps(record, 0) != steps(other, 0)
