"""How often something was done lately: counted in memory, or in the database of many processes."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from takujo.host.limits import Rate

KEPT: Final = 10_000  # of each kind remembered; those that may do it freely again go first
Clock = Callable[[], float]


@dataclass(frozen=True)
class Doing:
    """Something that somebody does, and how often it may be done."""

    what: str  # the limit's name
    who: str
    rate: Rate


class Counts(ABC):
    """What still counts against whom; each is forgotten after its time."""

    @abstractmethod
    async def add(self, doings: Sequence[Doing]) -> float:
        """Count one more of each and give 0; or the seconds to wait, and nothing is counted."""

    @abstractmethod
    async def take_back(self, doings: Sequence[Doing]) -> None:
        """They do not count after all."""


class InMemory(Counts):
    """For one process: until when all that counts is forgotten, by what and by whom."""

    def __init__(self, clock: Clock = time.monotonic) -> None:
        self.clock = clock
        self.until: dict[str, dict[str, float]] = {}

    async def add(self, doings: Sequence[Doing]) -> float:
        """All of it, or nothing."""
        now = self.clock()
        wait = max([self._after(each, now) - now - span(each) for each in doings], default=0.0)
        if wait > 0:
            return wait
        for each in doings:
            self.until.setdefault(each.what, {})[each.who] = self._after(each, now)
            if len(self.until[each.what]) > KEPT:
                self._forget(each.what, now)
        return 0

    async def take_back(self, doings: Sequence[Doing]) -> None:
        """One less of each."""
        for each in doings:
            counted = self.until.get(each.what, {})
            if each.who in counted:
                counted[each.who] -= each.rate.seconds

    def _after(self, doing: Doing, now: float) -> float:
        """When all would be forgotten, had it been done once more."""
        held = self.until.get(doing.what, {}).get(doing.who, now)
        return max(held, now) + doing.rate.seconds

    def _forget(self, what: str, now: float) -> None:
        """Those with nothing against them, and where that is not enough the first to be free."""
        held = {who: until for who, until in self.until[what].items() if until > now}
        last = sorted(held, key=lambda who: held[who])[-KEPT // 2 :]
        self.until[what] = {who: held[who] for who in last}


def span(doing: Doing) -> float:
    """The seconds after which even the most that is allowed at once is forgotten."""
    return doing.rate.burst * doing.rate.seconds
