"""Open streams: so many of a device, then its oldest ends; so many of an address, then none."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass

from takujo.host.limits import Limits
from takujo.host.news import Bulletin, replace
from takujo.web.attempts import network

AGAIN = 30  # seconds after which an address may ask again


@dataclass(frozen=True, eq=False)
class Stream:
    """Somebody who is told the news."""

    device: str  # hash of the device, or of a program's token
    address: str
    queue: asyncio.Queue[Bulletin | None]


class Streams:
    """Everybody who is told news, the oldest first."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.open: dict[Stream, None] = {}
        self.of: Counter[str] = Counter()

    def wait(self, address: str) -> int:
        """The seconds until this address may have one more; 0 if it may."""
        known = network(address)
        return AGAIN if known and self.of[known] >= self.limits.address_streams else 0

    def begin(self, device: str, address: str, queue: asyncio.Queue[Bulletin | None]) -> Stream:
        """One more; a phone that lost its line comes again, and its oldest stream ends for it."""
        stream = Stream(device, network(address), queue)
        mine = [each for each in self.open if each.device == device]
        if len(mine) >= self.limits.device_streams:
            replace(mine[0].queue, None)
            self.end(mine[0])
        self.open[stream] = None
        self.of[stream.address] += 1
        return stream

    def end(self, stream: Stream) -> None:
        """One less, however often that is said."""
        if stream in self.open:
            del self.open[stream]
            self.of[stream.address] -= 1
