"""One side of a comparison, in a process of its own that measures a slice whenever it is told to.

    python -m benchmarks.side GAME

A line "play 0.2" on its input asks for 0.2 seconds of random play, "copy 0.2" for copies; the
answer is one line, how many and in how many seconds. It imports nothing but the engine it measures.
"""

import importlib
import sys
import time
from collections.abc import Callable

# Told from the game's name, so that no side has to have the others installed.
ENGINES = {
    "hearts": "benchmarks.engines.hearts",
    "hearts-lean": "benchmarks.engines.hearts",
    "catan": "benchmarks.engines.catan",
}
# Before the colon: the games as environments of another library.
THROUGH = {"zoo": "benchmarks.engines.zoo", "spiel": "benchmarks.engines.spiel"}
OURS = "benchmarks.engines.ours"


def measure(batch: Callable[[], int], seconds: float) -> tuple[int, float]:
    """Batches until the time is up: how many things they did, and the time it really took."""
    done = 0
    start = time.perf_counter()
    while True:
        done += batch()
        spent = time.perf_counter() - start
        if spent >= seconds:
            return done, spent


def main(name: str) -> None:
    """Answer until the input ends."""
    library = name.partition(":")[0]
    engine = importlib.import_module(ENGINES.get(name) or THROUGH.get(library, OURS))
    batches: dict[str, Callable[[], int]] = {
        "play": engine.play_batch(name),
        "copy": engine.copy_batch(name),
    }
    for line in sys.stdin:
        what, seconds = line.split()
        done, spent = measure(batches[what], float(seconds))
        print(done, spent, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
