"""Whatever is posted and refused, the refusal is the same for all tables a seat could sit at."""

from collections.abc import Iterator

import pytest
from hypothesis import given

from takujo.host.play import play_choice
from takujo.kernel.chance import FastNumbers
from takujo.kernel.game import Refused
from takujo.kernel.table import Table
from tests.every_game.cases import CASES, SEEDS, Case, every_case, laws, step
from tests.every_game.postings import posting, told

POSTINGS = 6  # to one question
REDEALS = 2  # of everything that the seat does not know


def veiled_positions(case: Case, seed: int, every: int) -> Iterator[Table]:
    """Tables of a hosted match, the first and then every so many decisions."""
    t, numbers, decisions = case.deal(seed), FastNumbers(seed), 0
    t.veils = True
    while t.asking is not None:
        if decisions % every == 0:
            yield t
        step(t, numbers)
        decisions += 1


def dealt_again(case: Case, t: Table, seat: int, number: int) -> Table:
    """Another table at which the seat could be sitting."""
    guess = case.game.guess(case.game.seen(t, seat), FastNumbers(number))
    guess.veils = t.veils
    return guess


@every_case
@laws(3)
@given(seed=SEEDS)
def test_what_a_refusal_says_follows_from_what_the_seat_knows(case: Case, seed: int) -> None:
    numbers = FastNumbers(seed)
    for t in veiled_positions(case, seed, 12):
        for seat in t.waiting:
            tables = [dealt_again(case, t, seat, seed + n) for n in range(REDEALS)]
            for number in range(POSTINGS):
                choices = posting(t, seat, numbers)
                first = told(t, seat, choices, number % 2 == 1)
                for other in tables:
                    assert told(other, seat, choices, number % 2 == 1) == first, choices


def played_ahead(t: Table, seat: int, choices: list[str]) -> str:
    """What a seat would be told if choice after choice were simply played."""
    own = t.copy()
    try:
        for choice in choices:
            play_choice(own, seat, choice)
    except Refused as refused:
        return str(refused)
    return "taken"


@pytest.mark.parametrize("name", ["san-juan", "fourbit-town", "goryokaku"])
def test_an_answer_played_ahead_would_be_noticed(name: str) -> None:
    case = next(each for each in CASES if each.game.name == name)
    numbers, differing = FastNumbers(1), 0
    for seed in range(3):
        for t in veiled_positions(case, seed, 3):
            for seat in t.waiting:
                other = dealt_again(case, t, seat, seed)
                for _ in range(POSTINGS):
                    choices = posting(t, seat, numbers)
                    told_here = played_ahead(t, seat, choices)
                    differing += told_here != played_ahead(other, seat, choices)
    assert differing
