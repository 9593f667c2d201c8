"""The page of a game without pages of its own tells the truth about its choices."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from takujo.editions.language import language
from takujo.editions.printed import PrintedGame
from takujo.host.ahead import Ahead
from takujo.host.preview import Preview, numbers
from takujo.kernel.agenda import PASS
from takujo.kernel.chance import FastNumbers, fast
from takujo.kernel.flow import take
from takujo.kernel.table import Table
from takujo.web.pages.plain.ask import question
from takujo.web.pages.plain.outcome import changes
from takujo.web.pages.reader import At, Reader, Seat
from takujo.web.pages.scene import AnyScene
from takujo.web.pages.table import fragment
from tests.toy.game import HarvestFairGame

FAIR: PrintedGame[Any] = HarvestFairGame()


def tables(seed: int) -> Iterator[Table]:
    """Every question of a random game."""
    t, numbers = FAIR.deal(FAIR.book(), 3, fast(seed)), FastNumbers(seed)
    while t.asking is not None:
        yield t
        take(t, t.offered[numbers.below(len(t.offered))])


def at(t: Table, seat: int, code: str = "en") -> At:
    """A seat at this table, asked its next question."""
    seats = [Seat(f"seat {n}") for n in range(t.seats)]
    return At(Reader(language(code)), "match", seats, FAIR.seen(t, seat), question=1)


@pytest.mark.parametrize("seed", range(6))
def test_what_a_choice_is_said_to_change_is_what_it_changes(seed: int) -> None:
    told = 0
    for t in tables(seed):
        assert t.asking is not None
        seat = t.asking.seat
        for choice in t.offered:
            after = t.copy()
            take(after, choice)
            now, then = numbers(t, seat), numbers(after, seat)
            here = at(t, seat)
            made = Preview(Ahead(here.seen), [t.book.readable(t.asking, choice)])
            for fact in changes(here, made):
                told += 1
                key = next(key for key in now if key.replace("_", " ") == fact.name)
                assert (fact.before, fact.after) == (now[key], then[key])
    assert told > 50


@pytest.mark.parametrize("seed", range(6))
def test_every_option_can_be_touched(seed: int) -> None:
    for t in tables(seed):
        assert t.asking is not None
        asked = question(AnyScene(at(t, t.asking.seat), Table))
        held = {card.touch.choice for card in asked.fan}
        held |= {asked.beside.choice} if asked.beside else set()
        options = {t.book.readable(t.asking, choice) for choice in t.offered if choice != PASS}
        assert options <= held
        assert bool(asked.passing) == (PASS in t.offered)


@pytest.mark.parametrize("code", ["ja", "en"])
def test_the_page_is_the_same_for_every_table_the_seat_could_be_sitting_at(code: str) -> None:
    pages = 0
    for t in tables(11):
        for seat in range(t.seats):
            here = at(t, seat, code)
            other = FAIR.guess(here.seen, FastNumbers(5))
            assert fragment(here) == fragment(at(other, seat, code))
            pages += 1
    assert pages > 100
