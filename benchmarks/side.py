"""One side of a comparison, in a process of its own that measures a slice whenever it is told to.

    python -m benchmarks.side GAME

A line "play 0.2" on its input asks for 0.2 seconds of random play, "copy 0.2" for copies,
"features 0.2" for looks at what a player sees, "simulate 0.2" for copies played to their end; the
answer is one line, how many and in how many seconds; "0 1" where the engine cannot do it. It
imports nothing but the engine it measures. "play 0.2 own" counts processor time of its own instead
of time that passes: what else the machine does then hardly matters.
"""

import importlib
import sys
import time
from collections.abc import Callable

# Told from the game's name, so that no side has to have the others installed.
ENGINES = {
    "hearts": "benchmarks.engines.openspiel_games",
    "hearts-lean": "benchmarks.engines.openspiel_games",
    "hanabi": "benchmarks.engines.openspiel_games",
    "gin_rummy": "benchmarks.engines.openspiel_games",
    "catan": "benchmarks.engines.catan",
}
# Before the colon: the games as environments of another library.
THROUGH = {
    "zoo": "benchmarks.engines.zoo",
    "spiel": "benchmarks.engines.spiel",
    "rlcard": "benchmarks.engines.rlcards",
    "batch1": "benchmarks.engines.batches",
    "batch2": "benchmarks.engines.batches",
}
OURS = "benchmarks.engines.ours"


def measure(
    batch: Callable[[], int], seconds: float, clock: Callable[[], float]
) -> tuple[int, float]:
    """Batches until the time is up: how many things they did, and the time it really took."""
    done = 0
    start = clock()
    while True:
        done += batch()
        spent = clock() - start
        if spent >= seconds:
            return done, spent


def main(name: str) -> None:
    """Answer until the input ends."""
    library = name.partition(":")[0]
    engine = importlib.import_module(ENGINES.get(name) or THROUGH.get(library, OURS))
    batches: dict[str, Callable[[], int]] = {}
    for line in sys.stdin:
        what, seconds, *own = line.split()
        make = getattr(engine, f"{what}_batch", None)
        if make is None:
            print(0, 1, flush=True)
            continue
        if what not in batches:
            batches[what] = make(name)
        clock = getattr(engine, "own_clock", time.process_time) if own else time.perf_counter
        done, spent = measure(batches[what], float(seconds), clock)
        print(done, spent, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
