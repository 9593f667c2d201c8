"""A seat's answer is taken whole or not at all, and each question is answered once."""

import pytest

from takujo.host.entries import ChoicesEntry, EndEntry
from takujo.host.play import Choice
from takujo.host.record import Conflict, Record
from takujo.kernel.game import Refused
from tests.host.records import answer, options, play_on, position, san_juan, state


@pytest.fixture
def record() -> Record:
    """A new match of two, in which the first seat asked picks a role."""
    return san_juan()


def first_seat(record: Record) -> int:
    """The only seat that is asked."""
    (seat,) = record.waiting
    return seat


def test_entries_are_numbered_from_1(record: Record) -> None:
    play_on(record, 1, 20)
    assert [entry.number for entry in record.entries] == list(range(1, 21))


def test_an_entry_holds_the_readable_form_whatever_was_given(record: Record) -> None:
    seat = first_seat(record)
    assert answer(record, seat, " Builder ").choices == ("role builder",)
    other = san_juan()
    number = other.table.options(seat)[0]
    assert other.answer(seat, [number], 1).choices == (options(san_juan(), seat)[0],)


def test_several_choices_are_one_entry() -> None:
    record = san_juan(2, 1)
    seat = first_seat(record)
    entry = answer(record, seat, "role builder", options_after(record, seat, "role builder")[-1])
    assert len(entry.choices) == 2
    assert len(record.entries) == 1


def options_after(record: Record, seat: int, choice: str) -> list[str]:
    """What could be chosen after this choice."""
    table = record.table.copy()
    table.play(seat, choice)
    assert table.waiting == [seat]
    return [table.describe(seat, option) for option in table.options(seat)]


def test_an_illegal_choice_refuses_the_whole_answer(record: Record) -> None:
    seat = first_seat(record)
    build = options_after(record, seat, "role builder")[-1]
    before = state(record), list(record.entries), record.question(seat)
    for wrong in ["role emperor", "pay well; pay well", "role builder"]:
        with pytest.raises(Refused):
            answer(record, seat, "role builder", build, wrong)
        assert (state(record), record.entries, record.question(seat)) == before
    assert answer(record, seat, "role builder", build).number == 1


def test_a_choice_the_kernel_takes_by_itself_is_undone_with_a_refused_answer() -> None:
    """Role councillor draws cards for everybody before the next question is refused."""
    record = san_juan(2, 1)
    seat = first_seat(record)
    before = position(record.table)
    with pytest.raises(Refused):
        answer(record, seat, "role councillor", "keep nothing_at_all")
    assert position(record.table) == before
    assert record.table.reveals == 0


def test_an_answer_without_choices_is_refused(record: Record) -> None:
    with pytest.raises(Refused, match="at least one"):
        answer(record, first_seat(record))


def test_a_seat_that_is_not_there_is_refused(record: Record) -> None:
    for seat in [-1, 2, 99]:
        with pytest.raises(Refused, match=f"no seat {seat}"):
            record.answer(seat, ["pass"], 1)


def test_a_seat_that_is_not_asked_gets_a_conflict(record: Record) -> None:
    seat = 1 - first_seat(record)
    assert record.question(seat) == 0
    with pytest.raises(Conflict) as caught:
        record.answer(seat, ["pass"], 1)
    assert caught.value.question == 0


def test_the_same_answer_again_gives_the_first_entry(record: Record) -> None:
    seat = first_seat(record)
    first = record.answer(seat, ["role prospector"], 1)
    play_on(record, 1, 8)
    after = state(record)
    number = record.table.book.paragraphs[record.book.ids["role"]].choices.index("prospector")
    ways: list[Choice] = ["role prospector", "prospector", " ROLE  prospector", number]
    for again in ways:
        assert record.answer(seat, [again], 1) is first
    assert state(record) == after
    assert len(record.entries) == 8


def test_another_answer_to_an_answered_question_is_a_conflict(record: Record) -> None:
    seat = first_seat(record)
    record.answer(seat, ["role prospector"], 1)
    before = state(record)
    now = record.question(seat)
    for other in [["role builder"], ["role prospector", "pass"], ["role"], []]:
        with pytest.raises(Conflict) as caught:
            record.answer(seat, other, 1)
        assert caught.value.question == now
    assert state(record) == before


def test_a_question_that_was_never_asked_is_a_conflict(record: Record) -> None:
    seat = first_seat(record)
    for question in [0, -1, 2, 999]:
        with pytest.raises(Conflict, match="question 1 is open"):
            record.answer(seat, ["role builder"], question)


def test_each_seat_counts_its_own_questions(record: Record) -> None:
    asked: dict[int, list[int]] = {0: [], 1: []}
    while len(record.entries) < 60:
        (seat,) = record.waiting
        asked[seat].append(record.question(seat))
        play_on(record, len(record.entries), len(record.entries) + 1)
    for numbers in asked.values():
        assert numbers == list(range(1, len(numbers) + 1))


def test_the_end_is_written_with_the_last_answer_and_closes_the_record() -> None:
    record = san_juan(2, 3)
    play_on(record, 3)
    result = record.result
    assert result is not None
    assert record.entries[-1] == EndEntry(len(record.entries), tuple(result.scores))
    assert record.waiting == []
    assert [record.why_no_undo(seat) for seat in range(2)] == [record.why_no_undo(0)] * 2
    assert str(record.why_no_undo(0)).startswith("game_over")
    with pytest.raises(Conflict):
        answer(record, 0, "pass")
    with pytest.raises(Refused):
        record.change_seat(0, "normal")
    with pytest.raises(Refused):
        record.append(EndEntry(record.next_number, tuple(result.scores)))


def test_who_plays_a_seat_can_change(record: Record) -> None:
    before = position(record.table)
    record.change_seat(1, "normal")
    assert record.players == ["human", "normal"]
    assert position(record.table) == before
    for player in ["", "two words", " human", "a\nb"]:
        with pytest.raises(Refused, match="one word"):
            record.change_seat(1, player)


def test_the_fold_of_the_entries_is_the_record() -> None:
    for seats, seed in [(2, 1), (3, 2), (4, 3)]:
        record = san_juan(seats, seed)
        play_on(record, seed)
        again = Record(record.header, record.book, record.entries)
        assert again.entries == record.entries
        assert state(again) == state(record)
        numbers = [entry.number for entry in record.entries]
        assert [again.events(n) for n in numbers] == [record.events(n) for n in numbers]


def test_a_record_made_again_knows_what_was_answered() -> None:
    record = san_juan()
    play_on(record, 1, 30)
    again = Record(record.header, record.book, record.entries)
    for seat in range(2):
        assert again.question(seat) == record.question(seat)
    first = record.entries[0]
    assert isinstance(first, ChoicesEntry)
    assert again.answer(first.seat, first.choices, 1) == first


def test_a_record_tells_which_entry_answered_a_question_and_what_was_before_it() -> None:
    record = san_juan()
    play_on(record, 1, 30)
    first = record.entries[0]
    assert isinstance(first, ChoicesEntry)
    assert record.answer_to(first.seat, 1) == 1
    assert record.answer_to(first.seat, 999) == 0
    assert state(record.before(1)) == state(san_juan())
    assert record.before(21).entries == record.entries[:20]
