"""How often something may be done, by one address or device and by all together."""

from __future__ import annotations

import math
from collections.abc import Sequence
from ipaddress import IPv6Address, ip_address
from typing import Final

from takujo.host.counts import Counts, Doing
from takujo.host.limits import Limits

ONE_NETWORK: Final = 64  # bits: of an IPv6 address, what a household has to itself
EVERYBODY: Final = "everybody"


async def counted(counts: Counts, doings: Sequence[Doing]) -> int:
    """Count one more for everybody known and give 0; or the whole seconds to wait."""
    return math.ceil(await counts.add([each for each in doings if each.who]))


class Attempts:
    """Who tries codes: an attempt counts until the code turns out to be right."""

    def __init__(self, limits: Limits, counts: Counts) -> None:
        self.limits = limits
        self.counts = counts

    def _doings(self, address: str) -> list[Doing]:
        """An attempt of an address, and of all together."""
        each, all_of_them = (self.limits.rate(n) for n in ("wrong_codes", "all_wrong_codes"))
        return [
            Doing("wrong_codes", network(address) or "somebody", each),
            Doing("all_wrong_codes", EVERYBODY, all_of_them),
        ]

    async def begin(self, address: str) -> int:
        """Count an attempt and give 0; or the whole seconds to wait, and nothing is counted."""
        return await counted(self.counts, self._doings(address))

    async def was_right(self, address: str) -> None:
        """The attempt does not count."""
        await self.counts.take_back(self._doings(address))


class NewTables:
    """Who makes tables: a device, an address, and an address tables at which no person sits."""

    def __init__(self, limits: Limits, counts: Counts) -> None:
        self.limits = limits
        self.counts = counts

    async def begin(self, address: str, device: str, cpu_only: bool = False) -> int:
        """Count a new table and give 0; or the whole seconds to wait. "" is nobody known."""
        who = network(address)
        asked = {"device_tables": device, "address_tables": who}
        if cpu_only:
            asked["cpu_tables"] = who
        doings = [Doing(what, who, self.limits.rate(what)) for what, who in asked.items()]
        return await counted(self.counts, doings)


class PerMinute:
    """How often a device and an address may do one thing, such as ``answers``."""

    def __init__(self, doing: str, limits: Limits, counts: Counts) -> None:
        self.counts = counts
        self.names = (f"device_{doing}", f"address_{doing}")
        self.rates = tuple(limits.per_minute(name) for name in self.names)

    async def begin(self, address: str, device: str) -> int:
        """Count it and give 0; or the whole seconds to wait. "" is nobody known."""
        asked = zip(self.names, (device, network(address)), self.rates, strict=True)
        return await counted(self.counts, [Doing(*each) for each in asked])


def network(address: str) -> str:
    """Whom an address belongs to."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address) and found.ipv4_mapped is None:
        return str(int(found) >> (found.max_prefixlen - ONE_NETWORK))
    return str(found)
