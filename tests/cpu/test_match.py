"""Games between computer players: who sat where, who won, and the same again."""

import pytest

from takujo.cpu.match import Played, play_game
from tests.cpu.situations import SAN_JUAN

BOOK = SAN_JUAN.book()


def games(line_up: list[str], first_seed: int, number: int) -> list[Played]:
    """Games with consecutive seeds; the line-up moves one seat on after each."""
    seats = len(line_up)
    return [play_game(BOOK, line_up, first_seed + i, i % seats) for i in range(number)]


def test_the_line_up_moves_round_the_table() -> None:
    line_up = ["normal", "random", "random", "easy"]
    rows = games(line_up, 3, 5)
    assert [row.entries for row in rows] == [
        [0, 1, 2, 3], [3, 0, 1, 2], [2, 3, 0, 1], [1, 2, 3, 0], [0, 1, 2, 3],
    ]  # fmt: skip
    assert [row.seed for row in rows] == [3, 4, 5, 6, 7]


def test_a_game_can_be_played_again() -> None:
    first, again = (play_game(BOOK, ["normal", "easy", "random"], 8, 1, 4, True) for _ in range(2))
    assert first == again
    assert first.decisions == len(first.choices.split()) > 100
    assert first.rounds > 8
    assert (first.number, first.rotation) == (4, 1)


def test_the_better_player_wins_wherever_it_sits() -> None:
    for row in games(["random", "normal", "random", "random"], 1, 8):
        assert row.ranks[row.entries.index(1)] == 1


@pytest.mark.parametrize(
    ("ranks", "shares"),
    [([2, 1, 3, 4], [0.0, 1.0, 0.0, 0.0]), ([1, 3, 1, 4], [0.5, 0.0, 0.5, 0.0])],
)
def test_a_shared_win_is_divided(ranks: list[int], shares: list[float]) -> None:
    row = Played(0, 1, 0, [0, 1, 2, 3], [0, 0, 0, 0], ranks, "buildings", 9, 3, "")
    assert [row.win_share(entry) for entry in range(4)] == shares
