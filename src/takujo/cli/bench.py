"""``takujo bench``: how fast random games and copies run on this machine."""

from __future__ import annotations

import json
import statistics
import time
from collections.abc import Callable
from typing import Any, Final

from rich.table import Table as Grid

from takujo.build import KIND
from takujo.cli.games import BUILDS
from takujo.cli.screen import Screen
from takujo.cpu.random_play import play_out, run_copies, run_games
from takujo.editions.language import Language
from takujo.editions.printed import PrintedGame
from takujo.games.catalogue import GAMES, game
from takujo.kernel.chance import FastNumbers, fast
from takujo.kernel.table import Table

SLICES: Final = 21  # odd, so that one of them is the median
SLICE_SECONDS: Final = 0.1
INTO_THE_GAME: Final = 100  # decisions before the table whose copies are measured


def median_rate(work: Callable[[int], int], slices: int, seconds: float) -> float:
    """How much of this work is done in a second: the median of several slices of time."""
    size = 1
    while True:  # a slice long enough for the clock; this also warms up
        started = time.perf_counter()
        work(size)
        took = time.perf_counter() - started
        if took > seconds / 4:
            break
        size *= 2
    size = max(1, int(size * seconds / took))
    rates: list[float] = []
    for _ in range(slices):
        started = time.perf_counter()
        done = work(size)
        rates.append(done / (time.perf_counter() - started))
    return statistics.median(rates)


def measured(each: PrintedGame[Table], slices: int, seconds: float) -> dict[str, Any]:
    """The speeds of one game, usual edition and number of seats."""
    book = each.book()
    seats = each.seats[0]
    table = each.deal(book, seats, fast(1))
    play_out(table, FastNumbers(1), INTO_THE_GAME)

    def copies(count: int) -> int:
        run_copies(table, count)
        return count

    def decisions(games: int) -> int:
        return run_games(book, seats, 1, games)[0]

    return {
        "game": each.name,
        "build": KIND,
        "seats": seats,
        "rules": book.identity,
        "decisions_per_second": round(median_rate(decisions, slices, seconds)),
        "copies_per_second": round(median_rate(copies, slices, seconds)),
    }


def bench(
    name: str, as_json: bool, say: Language, slices: int = SLICES, seconds: float = SLICE_SECONDS
) -> None:
    """Measure one game, or all of them."""
    found = [measured(each, slices, seconds) for each in ([game(name)] if name else GAMES)]
    if as_json:
        print(json.dumps(found, indent=1))
        return
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    grid.add_column(say.say("Game"))
    grid.add_column(say.say("Program"))
    grid.add_column(say.say("Decisions/s"), justify="right")
    grid.add_column(say.say("Copies/s"), justify="right")
    build = say.say(BUILDS[KIND])
    for row in found:
        grid.add_row(
            row["game"],
            build,
            f"{row['decisions_per_second']:,}",
            f"{row['copies_per_second']:,}",
        )
    screen = Screen()
    screen.print(grid)
    how = say.say("Random play on one core, the median of {n} measurements.", n=slices)
    screen.show(how, "dim")
