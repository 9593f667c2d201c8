"""How strong the levels are: whole matches with the line-up rotated round the table."""

from math import sqrt

import pytest

from takujo.cpu.match import play_game
from takujo.games.catalogue import game
from tests.cpu.situations import WITH_CPU

pytestmark = [
    pytest.mark.slow,
    pytest.mark.parametrize("name", [rules.name for rules in WITH_CPU]),
]


def win_rate(name: str, line_up: list[str], games: int) -> tuple[float, float]:
    """The share of wins of the first entry, and the lower end of its 95% interval."""
    book = game(name).book()
    blocks: list[float] = []  # one deal with every rotation: those games are not independent
    for seed in range(1, games // len(line_up) + 1):
        rows = [play_game(book, line_up, seed, turn) for turn in range(len(line_up))]
        wins = [row.win_share(0) for row in rows]
        blocks.append(sum(wins) / len(wins))
    mean = sum(blocks) / len(blocks)
    variance = sum((share - mean) ** 2 for share in blocks) / (len(blocks) - 1)
    return mean, mean - 1.96 * sqrt(variance / len(blocks))


def test_normal_wins_nine_of_ten_games_against_three_random(name: str) -> None:
    mean, _ = win_rate(name, ["normal", "random", "random", "random"], 1000)
    assert mean >= 0.9


def test_normal_wins_far_more_than_its_share_against_three_easy(name: str) -> None:
    _, low = win_rate(name, ["normal", "easy", "easy", "easy"], 400)
    assert low > 0.4


def test_easy_is_clearly_stronger_than_random(name: str) -> None:
    _, low = win_rate(name, ["easy", "random", "random", "random"], 200)
    assert low > 0.5
