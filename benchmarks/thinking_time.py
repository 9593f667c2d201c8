"""How long computer players think about a decision: the slowest of many, by processor time.

python -m benchmarks.thinking_time                     normal, every edition, 100 games each
python -m benchmarks.thinking_time easy --games 20
"""

import argparse
import time

from takujo.build import KIND
from takujo.cpu.levels import player
from takujo.games.catalogue import GAMES
from takujo.kernel.agenda import Rulebook
from takujo.kernel.chance import fast
from takujo.kernel.flow import take

FIRST_DEAL = 960_000
LONGEST = 100.0  # milliseconds promised of normal


def milliseconds(book: Rulebook, level: str, seats: int, seed: int) -> list[float]:
    """Every decision of one game."""
    rules = book.game
    players = [player(level, rules, seed * seats + seat) for seat in range(seats)]
    t = rules.deal(book, seats, fast(seed))
    found: list[float] = []
    while t.asking is not None:
        seat = t.asking.seat
        seen = rules.seen(t, seat)
        began = time.thread_time()
        choice = players[seat].choose(seen)
        found.append((time.thread_time() - began) * 1000)
        take(t, choice)
    return found


def main() -> None:
    """A line for every edition."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("level", nargs="?", default="normal")
    parser.add_argument("--games", type=int, default=100)
    asked = parser.parse_args()
    print(f"{asked.level}, {KIND}, milliseconds of processor time a decision")
    for rules in GAMES:
        for edition in rules.editions():
            book = rules.book(edition)
            found: list[float] = []
            for number in range(asked.games):
                seats = rules.seats[number % len(rules.seats)]
                found += milliseconds(book, asked.level, seats, FIRST_DEAL + number)
            found.sort()
            n = len(found)
            ranks = [f"p{p} {found[min(n - 1, int(n * p / 100))]:.3f}" for p in (50, 99, 99.9)]
            print(f"{rules.name}@{edition}: n = {n}, {', '.join(ranks)}, max {found[-1]:.2f}")


if __name__ == "__main__":
    main()
