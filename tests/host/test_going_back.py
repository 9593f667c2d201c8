"""Going back further than undo does: asked for, agreed by all people, written down as entries."""

import pytest

from takujo.games.catalogue import game
from takujo.host.entries import AskEntry, BackEntry, ReplyEntry, UndoEntry
from takujo.host.going_back import ask_back, reply
from takujo.host.header import new_header
from takujo.host.record import Record
from takujo.host.takujo_file import read, write_record
from takujo.host.verify import replay, verify
from takujo.kernel.game import Refused
from tests.host.records import answer_any


def new_record(*seats: str) -> Record:
    """A match of San Juan with these at the table."""
    book = game("san-juan").book()
    return Record(new_header(book, seats, "1"), book)


def played(answers: int, *seats: str) -> Record:
    """A record after so many answers."""
    record = new_record(*seats)
    for pick in range(answers):
        answer_any(record, pick)
    return record


def test_the_table_goes_back_when_the_last_person_agrees() -> None:
    record = played(9, "human", "human", "normal")
    before = Record(record.header, record.book, record.entries[:3])
    asked = ask_back(record, 1, 4)
    assert asked == AskEntry(10, 1, 4)
    assert record.request is not None
    assert record.request.missing(record.players) == [0]
    assert reply(record, 0, asked.number, agrees=True) == ReplyEntry(11, 0, 10, agrees=True)
    assert record.entries[-1] == BackEntry(12, 4)
    assert record.table.to_json() == before.table.to_json()
    assert record.waiting == before.waiting
    assert record.request is None


def test_an_answer_that_went_with_going_back_is_taken_back_already() -> None:
    record = played(6, "human", "normal", "easy")
    ask_back(record, 0, 1)
    went = record.entries[-1]
    assert record.undo(record.seat_of(1), 1) == went
    assert record.entries[-1] == went


def test_one_who_does_not_agree_ends_the_request() -> None:
    record = played(6, "human", "human", "human")
    asked = ask_back(record, 0, 2)
    reply(record, 1, asked.number, agrees=True)
    now = record.table.to_json()
    reply(record, 2, asked.number, agrees=False)
    assert (record.request, record.table.to_json()) == (None, now)
    with pytest.raises(Refused, match="is not open"):
        reply(record, 2, asked.number, agrees=True)


def test_among_computers_one_person_goes_back_at_once_past_what_came_to_light() -> None:
    record = played(12, "human", "normal", "easy")
    assert record.table.reveals > 0
    ask_back(record, 0, 1)
    assert record.entries[-1] == BackEntry(14, 1)
    opening = Record(record.header, record.book)
    assert record.table.to_json() == opening.table.to_json()


def test_a_question_asked_again_has_a_new_number() -> None:
    record = played(9, "human", "human", "human")
    seat = record.seat_of(4)
    asked = [record.question(each) for each in range(3)]
    request = ask_back(record, seat, 4)
    for other in {0, 1, 2} - {seat}:
        reply(record, other, request.number, agrees=True)
    assert record.waiting == [seat]
    assert record.question(seat) > max(asked[seat], record.answer_to(seat, 1))
    assert not record.answer_to(seat, record.question(seat))


@pytest.mark.parametrize("back_to", [0, 7, 99])
def test_only_to_an_answer_that_stands(back_to: int) -> None:
    record = played(6, "human", "human")
    ask_back(record, 0, 4)
    with pytest.raises(Refused, match="is no answer that still stands"):
        ask_back(record, 1, back_to)


def test_a_computer_neither_asks_nor_agrees() -> None:
    record = played(6, "human", "human", "normal")
    with pytest.raises(Refused, match="played by a computer"):
        ask_back(record, 2, 3)
    asked = ask_back(record, 0, 3)
    with pytest.raises(Refused, match="played by a computer"):
        reply(record, 2, asked.number, agrees=True)


def test_nobody_goes_back_without_everybodys_word() -> None:
    record = played(6, "human", "human")
    with pytest.raises(Refused, match="not everybody"):
        record.append(BackEntry(7, 3))
    ask_back(record, 0, 3)
    with pytest.raises(Refused, match="not everybody"):
        record.append(BackEntry(8, 3))
    with pytest.raises(Refused, match="has agreed"):
        reply(record, 0, 7, agrees=True)


def test_who_is_played_by_a_computer_meanwhile_need_not_agree() -> None:
    record = played(6, "human", "human")
    asked = ask_back(record, 0, 3)
    record.change_seat(1, "normal", "away")
    assert asked.number == 7
    record.append(BackEntry(9, 3))
    assert record.players == ["human", "normal"]  # who plays is not taken back


def test_what_was_taken_back_before_stays_taken_back() -> None:
    record = new_record("human", "human")
    first = answer_any(record, 0)
    while not record.undoable(first.seat):
        first = answer_any(record, 0)
    undone = record.undo(first.seat, record.undoable(first.seat))
    assert isinstance(undone, UndoEntry)
    table = record.table.to_json()
    again = answer_any(record, 1)
    asked = ask_back(record, 0, again.number)
    reply(record, 1, asked.number, agrees=True)
    assert record.undone == {undone.taken_back: undone.number, again.number: len(record.entries)}
    assert record.table.to_json() == table


def test_the_file_says_all_of_it_and_is_read_back() -> None:
    record = played(9, "human", "human", "normal")
    asked = ask_back(record, 1, 4)
    reply(record, 0, asked.number, agrees=True)
    record.change_seat(0, "easy", "away")
    record.change_seat(0, "human", "back")
    second = ask_back(record, 0, 2)
    reply(record, 1, second.number, agrees=False)
    text = write_record(record)
    for line in ("10 ask 1 4", "11 agree 0 10", "12 back 4", "13 seat 0 easy away",
                 "14 seat 0 human back", "15 ask 0 2", "16 decline 1 15"):  # fmt: skip
        assert line in text.splitlines()
    again = replay(read(text, "there"))
    assert again.entries == record.entries
    assert again.table.to_json() == record.table.to_json()
    assert not [finding for finding in verify(read(text, "there")) if finding.verdict == "wrong"]
