"""How often something may be done, by one address or device and by all together; in memory only."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address

from takujo.host.limits import Limits, Rate

ONE_NETWORK = 64  # bits: of an IPv6 address, what a household has to itself
KEPT = 10_000  # addresses remembered; those that may try freely again are forgotten first
Clock = Callable[[], float]


class Bucket:
    """What still counts; each is forgotten after its time."""

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.spent = 0.0
        self.at = now

    def left(self, now: float) -> float:
        """How many count now."""
        return max(0.0, self.spent - (now - self.at) / self.rate.seconds)

    def wait(self, now: float) -> float:
        """The seconds until one more is possible; 0 if it is."""
        over = self.left(now) + 1 - self.rate.burst
        return over * self.rate.seconds if over > 0 else 0.0

    def add(self, count: float, now: float) -> None:
        """One more, or one less."""
        self.spent = max(0.0, self.left(now) + count)
        self.at = now


class Each:
    """A bucket for everybody who has done it lately."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.of: dict[str, Bucket] = {}

    def wait(self, who: str, now: float) -> float:
        """The seconds until one more is possible; 0 if it is."""
        own = self.of.get(who)
        return own.wait(now) if own is not None else 0.0

    def add(self, who: str, count: float, now: float) -> None:
        """One more, or one less."""
        if who not in self.of:
            self.of[who] = Bucket(self.rate, now)
        self.of[who].add(count, now)
        if len(self.of) > KEPT:
            self.forget(now)

    def forget(self, now: float) -> None:
        """Those with nothing against them, and where that is not enough the oldest ones."""
        held = {who: own for who, own in self.of.items() if own.left(now) > 0}
        newest = sorted(held, key=lambda who: held[who].at)[-KEPT // 2 :]
        self.of = {who: held[who] for who in newest}


class Attempts:
    """Who tries codes: an attempt counts until the code turns out to be right."""

    def __init__(self, limits: Limits | None = None, clock: Clock = time.monotonic) -> None:
        limits = limits or Limits()
        self.clock = clock
        self.all = Bucket(limits.rate("all_wrong_codes"), clock())
        self.each = Each(limits.rate("wrong_codes"))

    def begin(self, address: str) -> int:
        """Count an attempt and give 0; or the whole seconds to wait, and nothing is counted."""
        now, who = self.clock(), network(address)
        wait = max(self.each.wait(who, now), self.all.wait(now))
        if wait > 0:
            return math.ceil(wait)
        self.each.add(who, 1, now)
        self.all.add(1, now)
        return 0

    def was_right(self, address: str) -> None:
        """The attempt does not count."""
        now = self.clock()
        self.all.add(-1, now)
        self.each.add(network(address), -1, now)


def counted(asked: list[tuple[Each, str]], now: float) -> int:
    """Count one more for everybody known and give 0; or the whole seconds to wait."""
    known = [(each, who) for each, who in asked if who]
    wait = max([each.wait(who, now) for each, who in known], default=0.0)
    if wait > 0:
        return math.ceil(wait)
    for each, who in known:
        each.add(who, 1, now)
    return 0


class NewTables:
    """Who makes tables: a device, an address, and an address tables at which no person sits."""

    def __init__(self, limits: Limits | None = None, clock: Clock = time.monotonic) -> None:
        limits = limits or Limits()
        self.clock = clock
        self.devices = Each(limits.rate("device_tables"))
        self.addresses = Each(limits.rate("address_tables"))
        self.computers = Each(limits.rate("cpu_tables"))

    def begin(self, address: str, device: str, cpu_only: bool = False) -> int:
        """Count a new table and give 0; or the whole seconds to wait. "" is nobody known."""
        now = self.clock()
        asked = [(self.devices, device), (self.addresses, network(address))]
        if cpu_only:
            asked.append((self.computers, network(address)))
        return counted(asked, now)


class PerMinute:
    """How often a device and an address may do one thing, such as ``answers``."""

    def __init__(self, doing: str, limits: Limits, clock: Clock = time.monotonic) -> None:
        self.clock = clock
        self.devices = Each(limits.per_minute(f"device_{doing}"))
        self.addresses = Each(limits.per_minute(f"address_{doing}"))

    def begin(self, address: str, device: str) -> int:
        """Count it and give 0; or the whole seconds to wait. "" is nobody known."""
        now = self.clock()
        asked = [(self.devices, device), (self.addresses, network(address))]
        return counted(asked, now)


def network(address: str) -> str:
    """Whom an address belongs to."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address) and found.ipv4_mapped is None:
        return str(int(found) >> (found.max_prefixlen - ONE_NETWORK))
    return str(found)
