"""Copies are independent, and a saved position plays on exactly as the table it was saved from."""

import json

from hypothesis import given
from hypothesis import strategies as st

from takujo.kernel.chance import FastNumbers, sealed
from takujo.kernel.table import Table
from tests.every_game.cases import SEEDS, Case, every_case, laws, step


def play_on(t: Table, seed: int, decisions: int) -> list[tuple[int, int]]:
    """Random answers; what was answered."""
    numbers = FastNumbers(seed)
    answers = []
    for _ in range(decisions):
        if t.asking is not None:
            answers.append(step(t, numbers))
    return answers


def read_back(case: Case, t: Table) -> Table:
    """The table out of its own text."""
    return case.game.position(case.book, json.loads(t.to_json()))


@every_case
@laws(12)
@given(seed=SEEDS, decisions=st.integers(0, 300))
def test_playing_a_copy_leaves_the_original(case: Case, seed: int, decisions: int) -> None:
    t = case.after(seed, decisions)
    before, offered = t.to_json(), t.offered[:]
    copy = t.copy()
    assert (copy.to_json(), copy.offered) == (before, offered)
    answers = play_on(copy, seed + 1, 60)
    assert (t.to_json(), t.offered) == (before, offered)
    again = t.copy()
    assert play_on(again, seed + 1, 60) == answers
    assert again.to_json() == copy.to_json()
    play_on(t, seed + 2, 60)
    assert again.to_json() == copy.to_json()


@every_case
@laws(12)
@given(seed=SEEDS, decisions=st.integers(0, 300))
def test_a_saved_position_plays_on_exactly_like_its_table(
    case: Case, seed: int, decisions: int
) -> None:
    t = case.after(seed, decisions)
    again = read_back(case, t)
    assert again.to_json() == t.to_json()
    assert [again.options(seat) for seat in range(case.seats)] == [
        t.options(seat) for seat in range(case.seats)
    ]
    assert play_on(again, seed + 1, 2_000) == play_on(t, seed + 1, 2_000)
    assert again.to_json() == t.to_json()
    assert t.result is not None
    assert again.result is not None
    assert (again.result.scores, again.result.ranks) == (t.result.scores, t.result.ranks)
    assert read_back(case, t).to_json() == t.to_json()


@every_case
@laws(3)
@given(seed=SEEDS)
def test_a_sealed_table_is_saved_and_plays_on(case: Case, seed: int) -> None:
    t = case.game.deal(case.book, case.seats, sealed(f"{seed:064x}"))
    play_on(t, seed, 40)
    again = read_back(case, t)
    assert play_on(again, seed + 1, 2_000) == play_on(t, seed + 1, 2_000)
    assert again.to_json() == t.to_json()
