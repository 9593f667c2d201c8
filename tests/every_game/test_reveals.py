"""Whatever tells a seat more than it knew is a reveal: undo stops there, so nobody looks twice."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from takujo.build import KIND
from takujo.games.fourbit_town.table import Town
from takujo.games.goryokaku.table import Goryokaku
from takujo.games.san_juan.table import SanJuan
from takujo.kernel.agenda import PASS
from takujo.kernel.chance import FastNumbers, Numbers
from takujo.kernel.table import Table
from tests.every_game.cases import CASES, SEEDS, Case, every_case, laws


def looks_of(case: Case, t: Table, seat: int, choice: int, seed: int) -> list[tuple[int, Any]]:
    """A choice on two tables the seat could be sitting at: reveals by it, and the view then."""
    seen = case.game.seen(t, seat)
    out: list[tuple[int, Any]] = []
    for number in range(2):
        guess = case.game.guess(seen, FastNumbers(seed + number))
        guess.veils = True
        before = guess.reveals
        guess.play(seat, choice)
        view = case.game.view(case.game.seen(guess, seat))
        del view["reveals"]
        out.append((guess.reveals - before, view))
    return out


def keen_step(t: Table, numbers: Numbers) -> tuple[int, int]:
    """A random answer of somebody who seldom passes: who passes looks at little."""
    waiting = t.waiting
    seat = waiting[numbers.below(len(waiting))]
    options = t.options(seat)
    active = [choice for choice in options if choice != PASS]
    if active and numbers.below(8):
        options = active
    choice = options[numbers.below(len(options))]
    t.play(seat, choice)
    return seat, choice


def looked_for_nothing(case: Case, seed: int) -> tuple[list[str], int]:
    """The choices of a random game that told something and were no reveal; and how many told."""
    faults: list[str] = []
    told = 0
    t = case.deal(seed)
    t.veils = True
    numbers = FastNumbers(seed)
    while t.asking is not None:
        before = t.copy()
        seat, choice = keen_step(t, numbers)
        (first, view), (second, other) = looks_of(case, before, seat, choice, seed)
        if view != other:
            told += 1
            if min(first, second) <= 0:
                faults.append(before.describe(seat, choice))
    return faults, told


@every_case
@laws(4)
@given(seed=SEEDS)
def test_what_differs_between_two_tables_of_one_seen_is_a_reveal(case: Case, seed: int) -> None:
    faults, told = looked_for_nothing(case, seed)
    assert faults == []
    assert told  # there was something to find


if KIND == "pure":  # compiled classes cannot be given a mistake

    def plant_no_reveal(patch: pytest.MonkeyPatch, kind: type[Table], verb: str) -> None:
        """A verb of the table that looks at hidden cards and does not count it."""
        true = getattr(kind, verb)

        def planted(t: Table, *args: Any) -> Any:
            before = t.reveals
            found = true(t, *args)
            t.reveals = before
            return found

        patch.setattr(kind, verb, planted)

    LOOKS: list[tuple[str, type[Table], str]] = [
        ("san-juan", SanJuan, "draw_to_hand"),
        ("goryokaku", Goryokaku, "draw_person"),
        ("goryokaku", Goryokaku, "draw_disc"),
        ("goryokaku", Goryokaku, "turn_up"),
        ("fourbit-town", Town, "plan_blind"),
    ]

    @pytest.mark.parametrize(("name", "kind", "verb"), LOOKS)
    def test_a_look_at_hidden_cards_that_is_no_reveal_is_found(
        name: str, kind: type[Table], verb: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        cases = [case for case in CASES if case.game.name == name]
        plant_no_reveal(monkeypatch, kind, verb)
        assert any(looked_for_nothing(case, seed)[0] for seed in range(12) for case in cases)
