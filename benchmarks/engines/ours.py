"""Takujo's own games, compiled or pure as the interpreter finds them."""

from collections.abc import Callable
from itertools import cycle

from takujo.cpu.random_play import play_out, run_copies, run_games
from takujo.games.catalogue import game
from takujo.kernel.agenda import Rulebook
from takujo.kernel.chance import FastNumbers, fast

GAMES = 10
SEEDS = 1000
COPIES = 1000


def rules_of(name: str) -> Rulebook:
    """The rulebook of a game, or of one of its editions: fourbit-town@classic."""
    of, _, edition = name.partition("@")
    return game(of).book(edition)


def play_batch(name: str) -> Callable[[], int]:
    """Ten games of random play; a decision is a question with at least two options."""
    book = rules_of(name)
    seats = book.game.seats[0]
    # The same games over and over, so that slices differ by their speed alone.
    seeds = cycle(range(1, SEEDS, GAMES))

    def batch() -> int:
        decisions, _ = run_games(book, seats, next(seeds), GAMES)
        return decisions

    return batch


def copy_batch(name: str) -> Callable[[], int]:
    """A thousand copies of a table in the middle of a game."""
    book = rules_of(name)
    seats = book.game.seats[0]
    decisions = play_out(book.game.deal(book, seats, fast(1)), FastNumbers(1))
    table = book.game.deal(book, seats, fast(1))
    play_out(table, FastNumbers(1), decisions // 2)
    assert table.asking is not None

    def batch() -> int:
        run_copies(table, COPIES)
        return COPIES

    return batch
