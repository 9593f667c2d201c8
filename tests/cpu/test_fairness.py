"""A computer player decides from what its seat has seen: dealing the rest again changes nothing."""

from collections.abc import Callable

import pytest

from takujo.cpu.levels import LEVELS, player
from takujo.kernel.chance import FastNumbers
from takujo.kernel.seen import Seen
from takujo.kernel.table import Table
from tests.cpu.situations import SAN_JUAN, situations

Look = Callable[[Table, int], Seen]


def differences(level: str, seats: int, look: Look) -> tuple[int, int]:
    """Positions looked at, and those in which the decision changed with what is hidden."""
    looked = changed = 0
    for seed in range(20, 25):
        for t in situations(seed, seats, 5, [level, "normal", "random"]):
            assert t.asking is not None
            seat = t.asking.seat
            choice = player(level, SAN_JUAN, 9).choose(look(t, seat))
            for number in range(2):
                other = SAN_JUAN.guess(SAN_JUAN.seen(t, seat), FastNumbers(seed + number))
                looked += 1
                changed += player(level, SAN_JUAN, 9).choose(look(other, seat)) != choice
    return looked, changed


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 4])
def test_dealing_again_what_is_hidden_leaves_the_decision(level: str, seats: int) -> None:
    looked, changed = differences(level, seats, SAN_JUAN.seen)
    assert looked >= 300
    assert changed == 0


def test_a_player_that_sees_everything_is_found_out() -> None:
    _, changed = differences("normal", 4, everything)
    assert changed > 0


def everything(t: Table, seat: int) -> Seen:
    """The leak: the top card of the deck lies among the seat's own cards."""
    seen = SAN_JUAN.seen(t, seat)
    data = SAN_JUAN.view(seen)
    data["players"][seat]["hand"].extend(SAN_JUAN.to_data(t)["deck"][:1])
    del data["deck"]
    return SAN_JUAN.seen_from(t.book, data)
