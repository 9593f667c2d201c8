"""Does the time of an answer tell what is hidden? ``python -m benchmarks.timing [--rounds N]``

Tables that one seat cannot tell apart (all it does not know is dealt again) are asked the same in
turn: what the seat knows, and an answer that is refused. Given are the medians of the processor
time at one such table and at another, and their ratio with a 95% bootstrap interval.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from contextlib import suppress
from statistics import median

from takujo.editions.language import language
from takujo.games.catalogue import GAMES
from takujo.host.answers import answer
from takujo.host.header import new_header
from takujo.host.record import Conflict, Record
from takujo.kernel.chance import FastNumbers
from takujo.kernel.game import Refused
from takujo.web.routes.api_words import seat_out
from tests.web.redealt import deal_again

PLAYED = 24  # answers before the look
AGAIN = 1000  # bootstrap samples


def position(game: int, deal: int) -> tuple[Record, int]:
    """A table in the middle of a game, dealt again for the seat that is asked."""
    rules = GAMES[game]
    book, chance = rules.book(), random.Random(game)
    record = Record(new_header(book, ["human"] * max(rules.seats), str(game + 5)), book)
    for _ in range(PLAYED):
        seat = record.waiting[0]
        choice = chance.choice(record.table_of(seat).options(seat))
        record.answer(seat, [choice], record.question(seat))
    seat = record.waiting[0]
    deal_again(record, seat, FastNumbers(deal))
    return record, seat


def look(record: Record, seat: int) -> None:
    """What the API says of a seat."""
    seat_out(record, seat, language("ja"))


def refused(record: Record, seat: int) -> None:
    """An answer that cannot be taken."""
    with suppress(Refused, Conflict):
        answer(record, seat, ["no such choice"], record.question(seat))


def spent(work: Callable[[Record, int], None], at: tuple[Record, int]) -> float:
    """Microseconds of the processor."""
    begun = time.thread_time_ns()
    work(*at)
    return (time.thread_time_ns() - begun) / 1000


def compared(work: Callable[[Record, int], None], game: int, rounds: int) -> str:
    """Two tables in turn, the first of them changing."""
    tables = [position(game, 1), position(game, 2)]
    times: list[list[float]] = [[], []]
    for number in range(2 * rounds):
        which = (number + number // 2) % 2
        times[which].append(spent(work, tables[which]))
    chance = random.Random(1)
    ratios = sorted(
        median(chance.choices(times[1], k=rounds)) / median(chance.choices(times[0], k=rounds))
        for _ in range(AGAIN)
    )
    a, b = median(times[0]), median(times[1])
    low, high = ratios[AGAIN // 40], ratios[-AGAIN // 40]
    return f"{a:8.0f} µs {b:8.0f} µs  ratio {b / a:.3f} ({low:.3f} to {high:.3f})"


def main() -> None:
    """Every game, both kinds of answers."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=300)
    rounds = parser.parse_args().rounds
    for number, game in enumerate(GAMES):
        for work in (look, refused):
            print(f"{game.name:13} {work.__name__:8} n = 2 x {rounds}: ", end="")
            print(compared(work, number, rounds))


if __name__ == "__main__":
    main()
