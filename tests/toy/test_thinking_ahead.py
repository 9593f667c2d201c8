"""A new game is played by those who think ahead, without a line of its own about it."""

import copy
from typing import Any, Final

import pytest

from takujo.cpu.levels import learned, player
from takujo.cpu.match import play_on
from takujo.cpu.search import SearchPlayer
from takujo.kernel.chance import fast
from takujo.kernel.flow import take
from takujo.kernel.game import Game
from tests.toy.at_the_fair import FAIR, laid_out

RULES: Final[Game[Any]] = FAIR
MANY: Final = 3000


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


def test_among_thousands_of_options_a_few_are_thought_about() -> None:
    data = copy.deepcopy(FAIR.edition())
    for number in range(MANY):
        data["stalls"][f"stall_{number}"] = {**data["stalls"]["bench"], "en": f"Stall {number}"}
    t = laid_out(["buy", 0, 0], {"coins": 2}, book=FAIR.book_of(data, "a long row of stalls"))
    seen = FAIR.seen(t, 0)
    assert len(seen.options()) > MANY
    thinker = player("hard", RULES, 1, 24)
    assert isinstance(thinker, SearchPlayer)
    assert thinker.choose(seen) in seen.options()
    assert 0 < sum(len(each.values) for each in thinker.thoughts) <= 24


def test_the_only_option_of_a_veiled_question_is_taken_without_a_thought() -> None:
    t = FAIR.deal(FAIR.book(), 2, fast(1))
    t.veils = True
    while len(t.offered) > 1:
        take(t, t.offered[-1])
    assert t.asking is not None
    seen = FAIR.seen(t, t.asking.seat)
    thinker = player("expert", RULES, 1)
    assert isinstance(thinker, SearchPlayer)
    assert thinker.choose(seen) == seen.options()[0]
    assert not thinker.thoughts
