"""The time from an answer to the next question of the same person, from the record and no clock."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import replace
from statistics import median
from typing import Final

import pytest

from takujo.cpu.levels import player
from takujo.games.catalogue import GAMES, game
from takujo.host.header import new_header
from takujo.host.pace import BASE, LEAST, LONGEST, SPREAD, beats, delay, shortened, shows
from takujo.host.record import Record
from takujo.host.thinking import own_seed, whole_answer
from takujo.host.unasked import unasked
from takujo.kernel.events import IN_PASSING, SHOWN, STAGED, EventKind

ME: Final = 0
SEEDS: Final = [str(seed) for seed in range(1301, 1307)]
MEDIAN, WORST = 3_000, 8_000  # milliseconds, at the speed that is set at first
EDITIONS: Final = [f"{each.name}@{printing}" for each in GAMES for printing in each.editions()]


def played(edition: str, seed: str) -> Record:
    """A whole match as it is hosted; seat 0 is the person's, and plays as ``normal`` does."""
    name, _, printing = edition.partition("@")
    book = game(name).book(printing)
    header = new_header(book, ["person", "normal", "normal", "normal"], seed)
    record = Record(replace(header, veils=True), book)
    while record.waiting:
        seat = record.waiting[0]
        question = record.question(seat)
        forced = unasked(record.table_of(ME), ME) if seat == ME else []
        thinker = player("normal", book.game, own_seed(seed, seat, question))
        record.answer(seat, forced or whole_answer(thinker, record.seen(seat)), question)
    return record


def longest_wait(speed: str, same_turn: bool, before: int) -> int:
    """A CPU's delay where chance adds the most."""
    if same_turn or not BASE[speed]:
        return LEAST[speed]
    return shortened(speed, before) * (100 + SPREAD) // 100


def stretches(record: Record, speed: str) -> Iterator[int]:
    """From every answer of the person to the next question, in milliseconds.

    Entries come when the CPUs answer, and each lies there for its beat; the last one is drawn
    together with the question.
    """
    kinds = record.book.game.events
    answers = [entry.number for entry in record.entries if record.seat_of(entry.number) == ME]
    own = [number for number in answers if number not in record.forced]
    for first, following in itertools.pairwise(own):
        between = list(range(first, following))
        lie = beats(speed, [shows(kinds, record.events_for(n, ME), ME) for n in between])
        come = shown = 0
        for at, number in enumerate(between):
            again = record.seat_of(number) in (ME, record.seat_of(number - 1))
            come += longest_wait(speed, again, at - 1) if at else 0
            shown = max(shown, come) + (lie[at] if number < following - 1 else 0)
        yield shown


@pytest.mark.parametrize("edition", EDITIONS)
def test_at_the_first_speed_the_next_question_comes_soon(edition: str) -> None:
    took = [each for seed in SEEDS for each in stretches(played(edition, seed), "normal")]
    assert len(took) > 100
    assert median(took) <= MEDIAN, median(took)
    assert max(took) <= WORST, max(took)


def test_a_record_knows_the_answers_that_left_nothing_to_weigh() -> None:
    record = played("san-juan@first", SEEDS[0])
    mine = [entry.number for entry in record.entries if record.seat_of(entry.number) == ME]
    for number in mine:
        assert bool(unasked(record.before(number).table_of(ME), ME)) == (number in record.forced)
    assert 0 < len(record.forced.intersection(mine)) < len(mine)


def test_what_concerns_somebody_is_shown_and_the_rest_is_told_with_it() -> None:
    kinds = [
        EventKind("drew", ["seat"], shows=IN_PASSING),
        EventKind("built", ["seat"]),
        EventKind("tile", ["seat"], nobodys=True, shows=STAGED),
        EventKind("bag", ["seat"], shows=STAGED, owners=True),
    ]
    assert shows(kinds, [(0, 1)], ME) == IN_PASSING
    assert shows(kinds, [(0, 1), (1, 1)], ME) == SHOWN
    assert shows(kinds, [(1, 1), (2, 1)], ME) == STAGED
    assert shows(kinds, [(3, 1)], ME) == IN_PASSING
    assert shows(kinds, [(3, ME)], ME) == STAGED


def test_however_much_happens_it_is_shown_in_bounded_time() -> None:
    for speed, longest in LONGEST.items():
        assert sum(beats(speed, [STAGED] * 500)) <= longest
    assert beats("normal", [SHOWN, IN_PASSING])[1] == 0


def test_answers_in_a_row_come_sooner_and_sooner_so_that_thinking_is_not_waited_for() -> None:
    in_a_row = [max(delay("normal", False, before) for _ in range(60)) for before in range(30)]
    assert in_a_row[0] > in_a_row[3] > in_a_row[8]
    assert sum(in_a_row) < 3_000
