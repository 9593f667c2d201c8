"""A new game is played by those who think ahead, without a line of its own about it."""

from typing import Any, Final

import pytest

from takujo.cpu.levels import learned, player
from takujo.cpu.match import play_on
from takujo.kernel.chance import fast
from takujo.kernel.game import Game
from tests.toy.at_the_fair import FAIR

RULES: Final[Game[Any]] = FAIR


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_a_game_that_knows_nothing_about_playing_well_is_thought_about(level: str) -> None:
    assert learned(RULES).network is None
    ends = []
    for _ in range(2):
        t = FAIR.deal(FAIR.book(), 2, fast(1))
        play_on(t, [player(level, RULES, 1, 12), player("random", RULES, 2)])
        assert t.result is not None
        ends.append(t.result.scores)
    assert ends[0] == ends[1]
