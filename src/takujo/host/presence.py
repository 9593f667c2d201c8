"""Who is here: when each seat's person was last seen, and the last sign each has given.

Both stand in the database, not in memory: several processes may serve one table. A person who
follows a table is noted now and then, so that a thousand who only look cost a few writes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import structlog
from sqlalchemy import Connection, select, update

from takujo.host import schema
from takujo.host.database import CannotStore
from takujo.host.kept import KeptMatches
from takujo.host.match import PERSON, Match
from takujo.kernel.game import Refused
from takujo.kernel.said import Said

NOTED: Final = 30_000  # milliseconds between two notes of the same seat
HERE: Final = 75_000  # milliseconds for which who was noted is taken to be here
SHOWN: Final = 10_000  # milliseconds for which a sign is shown
PAUSE: Final = 3_000  # milliseconds between two signs of a seat
SIGNS: Final = ("hello", "thanks", "bravo", "oops", "thinking", "please")
log = structlog.get_logger()


@dataclass(frozen=True)
class Present:
    """What is known of one seat's person."""

    seat: int
    seen_at: int
    sign: str
    signed_at: int


class Presence:
    """Notes who is here, and tells it."""

    def __init__(self, matches: KeptMatches) -> None:
        self.matches = matches
        self._noted: dict[tuple[str, int], int] = {}  # what need not be written again yet

    async def note(self, match: Match, seat: int) -> None:
        """The person of this seat is here."""
        at, key = self.matches.clock(), (match.id, seat)
        before = self._noted.get(key, 0)
        often = min(NOTED, match.facts.away * 1000 // 3) if match.facts.away else NOTED
        if 0 <= at - before < often:
            return
        self._forget(at)
        self._noted[key] = at
        try:
            came = await self._write(match, lambda to: write_seen(to, match.id, seat, at))
        except CannotStore as error:  # whoever looks must see the table all the same
            log.error("a presence was not noted", match=match.id, why=str(error))
            return
        if came:
            self.matches.news.tell(await self.matches.get(match.id))

    async def _write(self, match: Match, note: Callable[[Connection], bool]) -> bool:
        """Whoever watches the table at another server hears what is worth it, too."""

        def writing(to: Connection) -> bool:
            """The note, and the word that it was made."""
            worth = note(to)
            if worth:
                self.matches.store.tell(to, match.id)
            return worth

        return await self.matches.store.change(writing)

    def _forget(self, at: int) -> None:
        """Drop notes that are old enough to be made again."""
        if len(self._noted) > 10_000:
            self._noted = {key: was for key, was in self._noted.items() if at - was < NOTED}

    async def of(self, id: str) -> list[Present]:
        """Everybody at a table, as it is stored now."""
        place = schema.seats.c
        query = (
            select(place.seat, place.seen_at, place.sign, place.signed_at)
            .where(place.match == id)
            .order_by(place.seat)
        )
        database = self.matches.store.database
        rows = await database.glance(lambda of: of.execute(query).all())
        return [Present(*row) for row in rows]

    def away(self, match: Match, present: list[Present]) -> list[int]:
        """The people who are not here now."""
        seen = {each.seat: each.seen_at for each in present}
        people = [n for n, seat in enumerate(match.seats) if seat.kind == PERSON and seat.device]
        return [seat for seat in people if self.matches.clock() - seen.get(seat, 0) >= HERE]

    def signs(self, present: list[Present]) -> list[tuple[int, str, int]]:
        """The signs given a moment ago: seat, sign and when."""
        at = self.matches.clock()
        recent = [each for each in present if each.sign and at - each.signed_at < SHOWN]
        return [(each.seat, each.sign, each.signed_at) for each in recent]

    async def give(self, match: Match, seat: int, sign: str) -> None:
        """A seat shows a sign to everybody for a while; not too often."""
        if sign not in SIGNS:
            raise Refused(Said("'{sign}' is no sign", sign=sign))
        at = self.matches.clock()
        if not await self._write(match, lambda to: write_sign(to, match.id, seat, sign, at)):
            raise Refused(Said("One sign at a time: wait a moment."))
        self.matches.news.tell(match)


def write_seen(to: Connection, id: str, seat: int, at: int) -> bool:
    """Note it; was the person away before?"""
    place = schema.seats.c
    mine = (place.match == id) & (place.seat == seat)
    before = to.execute(select(place.seen_at).where(mine)).scalar() or 0
    if before < at:  # another process may have noted a later moment
        to.execute(update(schema.seats).where(mine).values(seen_at=at))
    return at - before >= HERE


def write_sign(to: Connection, id: str, seat: int, sign: str, at: int) -> bool:
    """Keep it, unless the seat has given one a moment ago."""
    place = schema.seats.c
    mine = (place.match == id) & (place.seat == seat) & (place.signed_at <= at - PAUSE)
    done = to.execute(update(schema.seats).where(mine).values(sign=sign, signed_at=at))
    return done.rowcount > 0
