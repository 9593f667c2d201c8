"""The pace of a table: when a CPU's answer appears, and how long what happened lies there.

Both are functions of public data (and a random number), so that nobody can tell from a pause how
much there was to weigh: a level that thinks ahead has so much time and takes it, whether it needs
it or not, and an answer that comes too late waits for the next moment of the kind. What concerns
the reader is shown at a pace to follow, what does not is told together with the next thing shown,
and however much happens, the reader's own next question comes in bounded time.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from takujo.cpu.levels import AT_ONCE, has_weights
from takujo.kernel.events import IN_PASSING, EventKind
from takujo.kernel.table import Event

SPEEDS: Final = ["off", "fast", "normal", "slow"]
# --- when a CPU answers ---------------------------------------------------------------------
BASE: Final = {"off": 0, "fast": 80, "normal": 200, "slow": 400}  # milliseconds
LEAST: Final = {"off": 0, "fast": 30, "normal": 50, "slow": 120}
SPREAD: Final = 60  # per cent of the base that chance adds
FASTER: Final = 7  # tenths: each answer in a row comes so much sooner than the one before
# --- how long it may think, milliseconds --------------------------------------------------
ALLOTTED: Final = {"hard": 500, "expert": 2_000}
BOTS: Final = 500
PLAYED_OUT: Final = 3  # times as long where there are no weights: simulations go on to the end
# --- how long it lies there -----------------------------------------------------------------
LIES: Final = {  # by how it is shown: in passing, shown, on a stage of its own
    "off": (0, 0, 0),
    "fast": (0, 280, 900),
    "normal": (0, 650, 2000),
    "slow": (0, 1200, 3200),
}
LONGEST: Final = {"off": 0, "fast": 3_500, "normal": 7_000, "slow": 16_000}
SHARE: Final = 4  # of the time that is left, one entry takes a fourth at most


class AnswerTime(NamedTuple):
    """When an answer may appear, in milliseconds from the question on: first, then every so many.

    Where something is late the next moment tells no more than that.
    """

    first: int
    every: int

    def left(self, passed: int) -> int:
        """How long an answer found by now is held back."""
        late = passed - self.first
        if late <= 0:
            return -late
        return -late % self.every if self.every else 0


def allotted(level: str, game: str) -> int:
    """How long an answer of this level is held back, and how long it may be thought about."""
    if level in AT_ONCE:
        return 0
    return ALLOTTED.get(level, BOTS) * (1 if has_weights(game) else PLAYED_OUT)


def moment(speed: str, same_turn: bool, before: int, thinking: int) -> AnswerTime:
    """When an answer appears; ``thinking`` is allotted to all that are asked at the same time."""
    first = max(thinking, delay(speed, same_turn, before))
    return AnswerTime(first, max(thinking, LEAST[speed]))


def delay(speed: str, same_turn: bool, before: int = 0) -> int:
    """How long after the last entry a CPU's answer appears, if nothing takes longer.

    A turn of several questions (build, then pay) is one appearance: only its first answer waits.
    ``before``: so many answers of CPUs have come since a person's.
    """
    if same_turn or not BASE[speed]:
        return LEAST[speed]
    base = shortened(speed, before)
    return base + secrets.randbelow(base * SPREAD // 100)


def shortened(speed: str, before: int) -> int:
    """The delay without chance, after so many answers in a row."""
    base = BASE[speed]
    for _ in range(before):
        base = base * FASTER // 10
    return max(LEAST[speed], base)


def shows(kinds: Sequence[EventKind], events: Iterable[Event], seat: int) -> int:
    """How an entry is shown to a seat: as the weightiest of its events that concern it."""
    found = IN_PASSING
    for event in events:
        kind = kinds[event[0]]
        mine = event[1] == seat and not kind.nobodys
        found = max(found, IN_PASSING if kind.owners and not mine else kind.shows)
    return found


def beats(speed: str, shown: Sequence[int]) -> list[int]:
    """How long each entry since the reader's last answer lies before the next, in milliseconds."""
    out: list[int] = []
    left = LONGEST[speed]
    for how in shown:
        out.append(min(LIES[speed][how], left // SHARE))
        left -= out[-1]
    return out
