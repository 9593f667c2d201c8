"""A seat follows a match step by step: entry, events as it may know them, view."""

from takujo.host.entries import ChoicesEntry
from takujo.host.record import Record
from takujo.kernel.hidden import UNKNOWN
from tests.host.records import answer, play_on, san_juan, steps


def test_a_step_is_an_entry_with_its_events_and_the_view_after_it() -> None:
    record = san_juan(3, 4)
    views = []
    for number in range(1, 31):
        play_on(record, number, number)
        views.append(record.view(1))
    found = steps(record, 1)
    assert [step.entry for step in found] == list(range(1, 31))
    assert [step.view for step in found] == views
    assert [step.events for step in found] == [record.events_for(n, 1) for n in range(1, 31)]


def test_an_answer_taken_back_is_still_a_step_and_the_undo_another() -> None:
    record = san_juan(2, 1)
    (seat,) = record.waiting
    first = record.view(seat)
    answer(record, seat, "role builder")
    record.undo(seat, 1)
    picked, undone = steps(record, seat)
    assert picked.events
    assert undone.events == []
    assert undone.view == first


def test_what_a_seat_drew_is_told_to_it_alone() -> None:
    record = san_juan(2, 1)
    drawn = 0
    play_on(record, 1)
    kinds = record.book.game.events
    for entry in record.entries:
        for event, own, other in zip(
            record.events(entry.number),
            record.events_for(entry.number, 0),
            record.events_for(entry.number, 1),
            strict=True,
        ):
            assert event in (own, other)
            if kinds[event[0]].name == "drew":
                blind = other if event[1] == 0 else own
                assert blind[:3] == event[:3]
                assert set(blind[3:]) == {UNKNOWN}
                drawn += 1
    assert drawn


def test_every_event_is_heard_once() -> None:
    """The events of all entries are those that a listening table hears."""
    record = san_juan(3, 2)
    play_on(record, 2)
    table = Record(record.header, record.book).table
    table.ear = []
    for entry in record.entries:
        for choice in entry.choices if isinstance(entry, ChoicesEntry) else ():
            (seat,) = table.waiting
            table.play(seat, choice)
    heard = [event for entry in record.entries for event in record.events(entry.number)]
    assert heard == table.ear
