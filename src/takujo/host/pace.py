"""The pace of CPU seats: a function of public data and a random number, never of thinking time."""

from __future__ import annotations

import secrets
from typing import Final

SPEEDS: Final = ["off", "fast", "normal", "slow"]
BASE: Final = {"off": 0, "fast": 150, "normal": 500, "slow": 1200}  # milliseconds
SPREAD: Final = 60  # per cent of the base that chance adds


def delay(speed: str, same_turn: bool) -> int:
    """How long after the last entry a CPU's answer appears, in milliseconds.

    A turn of several questions (build, then pay) is one appearance: only its first answer waits.
    """
    base = 0 if same_turn else BASE[speed]
    return base + (secrets.randbelow(base * SPREAD // 100) if base else 0)
