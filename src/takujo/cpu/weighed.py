"""Weighing answers against each other: what they came to on the same guesses, and how sure that is.

Every answer is measured by what judgement prefers, which lies first. Before anything is tried an
answer is worth as much less as judgement leans to it less; every guess counts against that. So a
few lucky guesses do not outweigh experience, and there is no need to doubt the best of many.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from takujo.cpu.answers import Answer
from takujo.kernel.table import Event

LEANING: Final = 0.02  # of a win: what a point of judgement's leaning counts at first, four twice
MOST_LEANING: Final = 16.0  # points beyond which it counts no more
SURPRISE: Final = 0.05  # of a win: how far off that usually is
SPREAD: Final = 0.1  # of a win: how far apart two answers are on a single guess, as supposed
SUPPOSED: Final = 4  # guesses for which that counts
CLEARLY: Final = 2.2  # standard errors by which an answer must be worse to be dropped
NEGLIGIBLE: Final = 0.003  # of a win: what is not worth a thought


class FirstReply:
    """What somebody else openly did first after an answer, on one guess."""

    def __init__(self, seat: int, rule: int, choice: int, events: list[Event]) -> None:
        self.seat = seat  # -1: nobody did anything
        self.rule = rule
        self.choice = choice
        self.events = events  # what it brought about

    def same(self, other: FirstReply) -> bool:
        """Did the same player do the same?"""
        mine = (self.seat, self.rule, self.choice)
        return mine == (other.seat, other.rule, other.choice)


class Considered:
    """An answer that is being compared: what it came to on the guesses so far."""

    def __init__(self, answer: Answer) -> None:
        self.answer = answer
        self.values: list[float] = []
        self.wins: list[float] = []  # the share of the win alone
        self.leads: list[float] = []  # and the points beyond the best of the others
        self.replies: list[FirstReply] = []
        self.gain = 0.0  # over what judgement prefers, with all that is known
        self.error = SURPRISE  # of the gain

    def mean(self) -> float:
        """What it came to on average."""
        return sum(self.values) / len(self.values) if self.values else 0.0

    def win(self) -> float:
        """How often it won."""
        return sum(self.wins) / len(self.wins) if self.wins else 0.0

    def measure(self, first: Considered) -> None:
        """Find the gain over the first, on the guesses that both have met."""
        less = min(MOST_LEANING, (first.answer.leaning - self.answer.leaning) / 1000)
        before = -LEANING * sqrt(max(0.0, less))
        n = min(len(self.values), len(first.values))
        if n == 0 or self is first:
            self.gain, self.error = (0.0, 0.0) if self is first else (before, SURPRISE)
            return
        gains = [self.values[i] - first.values[i] for i in range(n)]
        mean = sum(gains) / n
        squares = SUPPOSED * SPREAD * SPREAD
        for gain in gains:
            squares += (gain - mean) * (gain - mean)
        sure = n * (n - 1 + SUPPOSED) / squares
        sure_before = 1 / (SURPRISE * SURPRISE)
        self.gain = (before * sure_before + mean * sure) / (sure_before + sure)
        self.error = sqrt(1 / (sure_before + sure))

    def is_clearly_worse(self, other: Considered) -> bool:
        """Is it worse than the other, as surely as need be?"""
        error = sqrt(self.error * self.error + other.error * other.error)
        return other.gain - self.gain > CLEARLY * error


def narrowed(left: Sequence[Considered], room: int) -> list[Considered]:
    """The answers still worth comparing, at most so many beside the first, which always stays."""
    first = left[0]
    for each in left:
        each.measure(first)
    best = most(left)
    kept: list[Considered] = []
    for each in sorted(left[1:], key=gain_of, reverse=True):
        alike = [other for other in [first, *kept] if other.values == each.values]
        if len(kept) < room and not alike and not each.is_clearly_worse(best):
            kept.append(each)
    return [first, *kept]


def is_settled(left: Sequence[Considered]) -> bool:
    """Would more guesses change nothing that matters?"""
    first = left[0]
    if len(left) == 2 and first.is_clearly_worse(left[1]):
        return True
    for each in left[1:]:
        if each.gain + CLEARLY * each.error > NEGLIGIBLE:
            return False
    return True


def most(left: Sequence[Considered]) -> Considered:
    """The answer with the greatest gain; of equals the first."""
    best = left[0]
    for each in left:
        if each.gain > best.gain:
            best = each
    return best


def gain_of(each: Considered) -> float:
    """For sorting."""
    return each.gain
