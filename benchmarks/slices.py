"""Short slices of several sides, taken in turn, so that a fast or slow spell meets all of them."""

import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SLICES: Final = 21
SECONDS: Final = 0.1


class Side:
    """A running process that measures a slice when asked."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str]) -> None:
        self.process = subprocess.Popen(
            command,
            cwd=ROOT,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def start(self, what: str, clock: str = "") -> None:
        """Ask for a slice; with the clock ``own`` one of processor time."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{what} {SECONDS} {clock}\n")
        self.process.stdin.flush()

    def rate(self) -> float:
        """Wait for the slice; things a second."""
        assert self.process.stdout is not None
        answer = self.process.stdout.readline()
        if not answer:
            raise SystemExit(f"{self.process.args!r} ended before it was told to")
        done, spent = answer.split()
        return int(done) / float(spent)

    def close(self) -> None:
        """Let the process end."""
        self.process.communicate()


def in_turn(sides: Sequence[Side], what: str) -> list[list[float]]:
    """The rates of each side, over slices taken in turn."""
    rates: list[list[float]] = [[] for _ in sides]
    for turn in range(SLICES + 1):
        for side, found in zip(sides, rates, strict=True):
            side.start(what)
            rate = side.rate()
            if turn:  # the first turn warms up
                found.append(rate)
    return rates


def ratio(ours: Sequence[float], theirs: Sequence[float]) -> float:
    """How many times as fast, as the median over pairs of neighbouring slices."""
    return median(our / their for our, their in zip(ours, theirs, strict=True))


def both_at_once(one: Side, other: Side) -> float:
    """How much two processes do together for each thing that one does alone."""
    ratios = []
    for turn in range(SLICES + 1):
        one.start("play")
        alone = one.rate()
        one.start("play")
        other.start("play")
        together = one.rate() + other.rate()
        if turn:
            ratios.append(together / alone)
    return median(ratios)
