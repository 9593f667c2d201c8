"""Takujo's own games, compiled or pure as the interpreter finds them."""

from collections.abc import Callable

from takujo.cpu.random_play import play_out, run_copies, run_games
from takujo.games.catalogue import game
from takujo.kernel.chance import FastNumbers, fast

GAMES = 10
COPIES = 1000
MID_GAME = 60


def play_batch(name: str) -> Callable[[], int]:
    """Ten games of random play; a decision is a question with at least two options."""
    book = game(name).book("")
    seats = game(name).seats[0]
    seed = 1

    def batch() -> int:
        nonlocal seed
        decisions, _ = run_games(book, seats, seed, GAMES)
        seed += GAMES
        return decisions

    return batch


def copy_batch(name: str) -> Callable[[], int]:
    """A thousand copies of a table in the middle of a game."""
    rules = game(name)
    table = rules.deal(rules.book(""), rules.seats[0], fast(1))
    play_out(table, FastNumbers(1), MID_GAME)
    assert table.asking is not None

    def batch() -> int:
        run_copies(table, COPIES)
        return COPIES

    return batch
