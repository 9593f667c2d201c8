"""News of matches: whoever watches one is told its newest entry and who is waited for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from takujo.host.match import OVER, Match


@dataclass(frozen=True)
class Bulletin:
    """All that a stream tells: no seat may learn more from it than from the table."""

    match: str
    state: str
    entry: int
    waiting: tuple[int, ...]

    @property
    def over(self) -> bool:
        """Has the match ended?"""
        return self.state == OVER


def bulletin(match: Match) -> Bulletin:
    """The match as everybody may know it."""
    waiting = tuple(int(seat) for seat in match.facts.waiting.split())
    return Bulletin(match.id, match.state, match.facts.newest, waiting)


class News:
    """Hands bulletins to watchers; a slow watcher finds only the newest one."""

    def __init__(self) -> None:
        self._watchers: dict[str, set[asyncio.Queue[Bulletin | None]]] = {}
        self._told: dict[str, int] = {}  # the change that the watchers of a match know of
        self._listeners: list[Callable[[Match], None]] = []

    def listen(self, listener: Callable[[Match], None]) -> None:
        """Be called at every change of any match (the CPU seats are)."""
        self._listeners.append(listener)

    def tell(self, match: Match) -> None:
        """A match has been changed here."""
        self.show(match)
        for listener in self._listeners:
            listener(match)

    def show(self, match: Match) -> None:
        """A match has changed, wherever that was: those who watch it here are told."""
        watchers = self._watchers.get(match.id)
        if not watchers:
            return
        self._told[match.id] = match.facts.change
        for queue in watchers:
            replace(queue, bulletin(match))

    def watched(self) -> list[str]:
        """The matches that somebody watches here."""
        return list(self._watchers)

    def is_behind(self, id: str, change: int) -> bool:
        """Does somebody watch this match who was not told of this change? 0 is any."""
        return id in self._watchers and (change == 0 or self._told.get(id, -1) < change)

    def watch(self, id: str) -> asyncio.Queue[Bulletin | None]:
        """A queue of at most one bulletin; None in it means the server is closing."""
        queue: asyncio.Queue[Bulletin | None] = asyncio.Queue(maxsize=1)
        self._watchers.setdefault(id, set()).add(queue)
        return queue

    def leave(self, id: str, queue: asyncio.Queue[Bulletin | None]) -> None:
        """Stop watching."""
        watchers = self._watchers.get(id, set())
        watchers.discard(queue)
        if not watchers:
            self._watchers.pop(id, None)
            self._told.pop(id, None)

    def close(self) -> None:
        """Let every stream end, so that the server can stop at once."""
        for watchers in self._watchers.values():
            for queue in watchers:
                replace(queue, None)


def replace(queue: asyncio.Queue[Bulletin | None], item: Bulletin | None) -> None:
    """Put the newest in, throwing away what nobody has read yet."""
    if queue.full():
        queue.get_nowait()
    queue.put_nowait(item)
