"""How often a code may be typed wrongly, by one address and by all together; in memory only."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from typing import Final

ONE_NETWORK = 64  # bits: of an IPv6 address, what a household has to itself
KEPT = 10_000  # addresses remembered; those that may try freely again are forgotten first


@dataclass(frozen=True)
class Limit:
    """So many at once, and then one more whenever so many seconds have passed."""

    burst: int
    seconds: float


EACH: Final = Limit(10, 30)
ALL: Final = Limit(100, 10)


class Bucket:
    """The attempts that still count; each is forgotten after its time."""

    def __init__(self, limit: Limit, now: float) -> None:
        self.limit = limit
        self.spent = 0.0
        self.at = now

    def left(self, now: float) -> float:
        """How many attempts count now."""
        return max(0.0, self.spent - (now - self.at) / self.limit.seconds)

    def wait(self, now: float) -> float:
        """The seconds until one more is possible; 0 if it is."""
        over = self.left(now) + 1 - self.limit.burst
        return over * self.limit.seconds if over > 0 else 0.0

    def add(self, count: float, now: float) -> None:
        """One more, or one less."""
        self.spent = max(0.0, self.left(now) + count)
        self.at = now


class Attempts:
    """Who tries codes: an attempt counts until the code turns out to be right."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.all = Bucket(ALL, clock())
        self.each: dict[str, Bucket] = {}

    def begin(self, address: str) -> int:
        """Count an attempt and give 0; or the whole seconds to wait, and nothing is counted."""
        now = self.clock()
        own = self.each.get(network(address)) or Bucket(EACH, now)
        wait = max(own.wait(now), self.all.wait(now))
        if wait > 0:
            return math.ceil(wait)
        self.each[network(address)] = own
        own.add(1, now)
        self.all.add(1, now)
        if len(self.each) > KEPT:
            self.forget(now)
        return 0

    def was_right(self, address: str) -> None:
        """The attempt does not count."""
        now = self.clock()
        self.all.add(-1, now)
        own = self.each.get(network(address))
        if own is not None:
            own.add(-1, now)

    def forget(self, now: float) -> None:
        """Addresses with nothing against them, and where that is not enough the oldest ones."""
        held = {address: own for address, own in self.each.items() if own.left(now) > 0}
        newest = sorted(held, key=lambda address: held[address].at)[-KEPT // 2 :]
        self.each = {address: held[address] for address in newest}


def network(address: str) -> str:
    """Whom an address belongs to."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address) and found.ipv4_mapped is None:
        return str(int(found) >> (found.max_prefixlen - ONE_NETWORK))
    return str(found)
