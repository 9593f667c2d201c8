"""Random play: the measured loops, and the cheapest opponent there is."""

from __future__ import annotations

from takujo.kernel.agenda import Rulebook
from takujo.kernel.chance import FastNumbers, Numbers, fast
from takujo.kernel.flow import take
from takujo.kernel.table import Table


def play_out(t: Table, numbers: Numbers, limit: int = 100_000) -> int:
    """Play random options until the game is over; the number of decisions."""
    decisions = 0
    while t.asking is not None and decisions < limit:
        options = t.offered
        take(t, options[numbers.below(len(options))])
        decisions += 1
    return decisions


def run_games(book: Rulebook, seats: int, first_seed: int, games: int) -> tuple[int, int]:
    """Whole random games; decisions, and a checksum of results to compare builds by."""
    decisions = 0
    checksum = 0
    for seed in range(first_seed, first_seed + games):
        t = book.game.deal(book, seats, fast(seed))
        decisions += play_out(t, FastNumbers(seed))
        result = t.result
        assert result is not None
        for score in result.scores:
            checksum = (checksum * 31 + score + decisions) & 0xFFFFFFF
    return decisions, checksum


def run_copies(t: Table, count: int) -> int:
    """So many copies of a table; their agendas' lengths, so that nothing is optimised away."""
    n = 0
    for _ in range(count):
        n += t.copy().depth
    return n
