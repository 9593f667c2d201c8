"""Games between computer players: who sat where, who won, and the same again."""

import pytest

from takujo.cpu.match import GameRow, play_game, play_games
from takujo.kernel.table import Result
from tests.cpu.situations import SAN_JUAN

BOOK = SAN_JUAN.book()


def test_the_line_up_moves_round_the_table() -> None:
    line_up = ["normal", "random", "random", "easy"]
    rows = play_games(BOOK, line_up, 3, 5)
    assert [row.entries for row in rows] == [
        [0, 1, 2, 3], [3, 0, 1, 2], [2, 3, 0, 1], [1, 2, 3, 0], [0, 1, 2, 3],
    ]  # fmt: skip
    assert [row.seed for row in rows] == [3, 4, 5, 6, 7]


def test_a_game_can_be_played_again() -> None:
    first, again = (play_game(BOOK, ["normal", "easy", "random"], 8, 1) for _ in range(2))
    assert (first.scores, first.ranks, first.entries) == (again.scores, again.ranks, again.entries)
    assert first.choices == again.choices
    assert first.decisions == len(first.choices) > 100
    assert first.rounds > 8
    assert 0 <= first.first < 3


def test_the_better_player_wins_wherever_it_sits() -> None:
    for row in play_games(BOOK, ["random", "normal", "random", "random"], 1, 8):
        assert row.ranks[row.entries.index(1)] == 1


@pytest.mark.parametrize(
    ("ranks", "shares"),
    [([2, 1, 3, 4], [0.0, 1.0, 0.0, 0.0]), ([1, 3, 1, 4], [0.5, 0.0, 0.5, 0.0])],
)
def test_a_shared_win_is_divided(ranks: list[int], shares: list[float]) -> None:
    row = GameRow(1, [0, 1, 2, 3], 0, Result([0, 0, 0, 0], ranks, "buildings"))
    assert [row.win_share(seat) for seat in range(4)] == shares
