"""Looks for people who have been waited for longer than their table allows."""

from __future__ import annotations

import structlog
from sqlalchemy import BigInteger, Connection, literal, select

from takujo.host import schema
from takujo.host.kept import Gone
from takujo.host.match import PERSON, PLAYING
from takujo.host.seat_changes import SeatChanges
from takujo.host.watch import Watch
from takujo.kernel.game import Refused

log = structlog.get_logger()


class Absences(Watch):
    """Lets CPUs play for people who are away; any process may look, the record settles races."""

    every = 5.0
    failed = "no look for who is away"

    def __init__(self, changes: SeatChanges) -> None:
        self.changes = changes

    async def once(self) -> int:
        """Let CPUs play for all who are overdue now; how many those were."""
        at = self.changes.matches.clock()
        found = await self.changes.matches.store.look(lambda of: overdue(of, at))
        changed = 0
        for id, seat, seen_at in found:
            try:
                changed += await self.changes.stand_in(id, seat, seen_at)
            except (Gone, Refused) as gone:  # somebody was faster
                log.info("nobody stands in", match=id, seat=seat, why=str(gone))
        return changed


def overdue(of: Connection, at: int) -> list[tuple[str, int, int]]:
    """Match, seat and when its person was seen last, of all who are waited for too long."""
    match, seat = schema.matches.c, schema.seats.c
    latest = literal(at, BigInteger) - match.away * 1000  # milliseconds are more than an integer
    query = (
        select(match.id, match.waiting, seat.seat, seat.seen_at)
        .join(schema.seats, seat.match == match.id)
        .where(
            match.state == PLAYING,
            match.away > 0,
            match.changed_at <= latest,
            seat.kind == PERSON,
            seat.device != "",
            seat.seen_at <= latest,
        )
    )
    rows = of.execute(query).all()
    return [(row.id, row.seat, row.seen_at) for row in rows if str(row.seat) in row.waiting.split()]
