"""A computer player decides from what its seat has seen: dealing the rest again changes nothing."""

from collections.abc import Callable
from typing import Final

import pytest

from takujo.cpu.levels import AT_ONCE, LEVELS, player
from takujo.editions.printed import PrintedGame
from takujo.games.catalogue import game
from takujo.kernel.chance import FastNumbers
from takujo.kernel.seen import Seen
from takujo.kernel.table import Table
from tests.cpu.situations import FEW, GORYOKAKU, SAN_JUAN, WITH_CPU, situations

Look = Callable[[Table, int], Seen[Table]]
SEEDS: Final = [20, 21, 22, 23, 24]
EVERY: Final = 4
SELDOM: Final = 45  # who thinks ahead is looked at less often


def differences(rules: PrintedGame[Table], level: str, seats: int, look: Look) -> tuple[int, int]:
    """Positions looked at, and those in which the decision changed with what is hidden."""
    looked = changed = 0
    every = EVERY if level in AT_ONCE else SELDOM
    for seed in SEEDS if level in AT_ONCE else SEEDS[:1]:
        for t in situations(seed, seats, every, [level, "normal", "random"], rules):
            assert t.asking is not None
            seat = t.asking.seat
            choice = player(level, rules, 9, FEW).choose(look(t, seat))
            for number in range(2):
                other = rules.guess(rules.seen(t, seat), FastNumbers(seed + number))
                looked += 1
                changed += player(level, rules, 9, FEW).choose(look(other, seat)) != choice
    return looked, changed


@pytest.mark.parametrize("name", [rules.name for rules in WITH_CPU])
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 4])
def test_dealing_again_what_is_hidden_leaves_the_decision(
    name: str, level: str, seats: int
) -> None:
    rules = game(name)
    looked, changed = differences(rules, level, seats, rules.seen)
    assert looked >= (200 if level in AT_ONCE else 6)
    assert changed == 0


def test_a_player_that_sees_everything_is_found_out() -> None:
    _, changed = differences(SAN_JUAN, "normal", 4, everything)
    assert changed > 0


def test_a_player_that_knows_the_next_person_is_found_out() -> None:
    _, changed = differences(GORYOKAKU, "normal", 4, next_person)
    assert changed > 0


def next_person(t: Table, seat: int) -> Seen[Table]:
    """The leak: the top of the person deck lies among the seat's own cards."""
    seen = GORYOKAKU.seen(t, seat)
    data = GORYOKAKU.view(seen)
    data["players"][seat]["people"].extend(GORYOKAKU.to_data(t)["person_deck"][:1])
    del data["person_deck"]
    return GORYOKAKU.seen_from(t.book, data)


def everything(t: Table, seat: int) -> Seen[Table]:
    """The leak: the top card of the deck lies among the seat's own cards."""
    seen = SAN_JUAN.seen(t, seat)
    data = SAN_JUAN.view(seen)
    data["players"][seat]["hand"].extend(SAN_JUAN.to_data(t)["deck"][:1])
    del data["deck"]
    return SAN_JUAN.seen_from(t.book, data)
