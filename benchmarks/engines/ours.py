"""Takujo's own games, compiled or pure as the interpreter finds them."""

from collections.abc import Callable
from itertools import cycle

import takujo
from takujo.cpu.random_play import play_out, run_copies, run_games
from takujo.games.catalogue import game
from takujo.kernel.agenda import Rulebook
from takujo.kernel.chance import FastNumbers, fast
from takujo.kernel.table import Table

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


def middle(name: str) -> Table:
    """A table in the middle of a random game."""
    book = rules_of(name)
    seats = book.game.seats[0]
    decisions = play_out(book.game.deal(book, seats, fast(1)), FastNumbers(1))
    table = book.game.deal(book, seats, fast(1))
    play_out(table, FastNumbers(1), decisions // 2)
    assert table.asking is not None
    return table


def copy_batch(name: str) -> Callable[[], int]:
    """A thousand copies of a table in the middle of a game."""
    table = middle(name)

    def batch() -> int:
        run_copies(table, COPIES)
        return COPIES

    return batch


def features_batch(name: str) -> Callable[[], int]:
    """What the seat that is asked sees, as numbers."""
    table = middle(name)
    frame = table.asking
    assert frame is not None
    rules, seat = table.book.game, frame.seat

    def batch() -> int:
        for _ in range(100):
            rules.features(rules.seen(table, seat))
        return 100

    return batch


def simulate_batch(name: str) -> Callable[[], int]:
    """Copies of a table in the middle of a game, each played to its end at random."""
    table = middle(name)
    numbers = FastNumbers(2)

    def batch() -> int:
        for _ in range(10):
            play_out(table.copy(), numbers)
        return 10

    return batch


def judged_batch(name: str) -> Callable[[], int]:
    """The same with every seat played by ``normal``."""
    table = middle(name)
    seeds = cycle(range(1, SEEDS))

    def batch() -> int:
        takujo.play_out(table.copy(), next(seeds), "normal")
        return 1

    return batch


def api_batch(name: str) -> Callable[[], int]:
    """Whole random games through the documented API, from ``new_table`` on."""
    seeds = cycle(range(1, SEEDS))

    def batch() -> int:
        for _ in range(10):
            seed = next(seeds)
            takujo.play_out(takujo.new_table(name, seed=seed), seed)
        return 10

    return batch
