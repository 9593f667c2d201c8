"""The rules open exactly as many different games as are written down."""

import pytest

from tests.every_game.cases import CASES, Case
from tests.every_game.tree_counts import SEEDS, counts, name_of, recorded, root

LINES = [(case, seed) for case in CASES for seed in SEEDS]


@pytest.mark.parametrize(("case", "seed"), LINES, ids=repr)
def test_the_tree_of_games_has_the_size_that_is_written_down(case: Case, seed: int) -> None:
    expected = recorded()[name_of(case, seed)]
    assert len(expected) >= 3
    assert counts(root(case, seed), len(expected)) == expected


def test_every_line_that_is_written_down_is_counted() -> None:
    counted = {name_of(case, seed) for case, seed in LINES}
    games = {case.game.name for case in CASES}
    written = {name for name in recorded() if name.split("@")[0] in games}
    assert counted == written
