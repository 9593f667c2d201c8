"""Old tables are removed by a stated rule; what a person could still want stays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import structlog
from sqlalchemy import ColumnElement, Connection, and_, delete, exists, or_, select, update

from takujo.host import schema
from takujo.host.kept import now
from takujo.host.limits import Limits
from takujo.host.match import GATHERING, PERSON, PLAYING, Facts
from takujo.host.matches import Matches
from takujo.host.watch import Watch

DAY: Final = 24 * 3600 * 1000  # milliseconds
AT_ONCE: Final = 50  # tables removed before others are let go on
log = structlog.get_logger()


def is_old(at: int, limits: Limits) -> ColumnElement[bool]:
    """The rule, for a row of ``matches``.

    Seats still open after a while, CPUs alone, programs alone, unfinished and not looked at by any
    of its people. A finished match in which a person played stays for ever.
    """
    match, seat = schema.matches.c, schema.seats.c

    def unchanged(days: int) -> ColumnElement[bool]:
        """Nothing has happened there for so many days, and nobody has looked."""
        return and_(match.changed_at < at - days * DAY, match.opened_at < at - days * DAY)

    anybody = or_(seat.kind == PERSON, seat.device != "")  # a CPU may play for a person
    somebody = exists().where(seat.match == match.id, anybody)
    person = exists().where(seat.match == match.id, seat.device != "")
    return or_(
        and_(match.state == GATHERING, unchanged(limits.gathering_days)),
        and_(match.state != GATHERING, ~somebody, unchanged(limits.cpu_only_days)),
        and_(match.state != GATHERING, somebody, ~person, unchanged(limits.programs_days)),
        and_(match.state == PLAYING, person, unchanged(limits.unfinished_days)),
    )


def old_matches(of: Connection, at: int, limits: Limits) -> list[str]:
    """Some matches that the rule removes, the oldest first."""
    match = schema.matches.c
    query = select(match.id).where(is_old(at, limits)).order_by(match.changed_at).limit(AT_ONCE)
    return [str(row.id) for row in of.execute(query)]


def remove(to: Connection, id: str, at: int, limits: Limits) -> bool:
    """Remove a match with all that belongs to it, unless somebody has come meanwhile."""
    mine = schema.matches.c.id == id
    still = select(schema.matches.c.id).where(mine, is_old(at, limits)).with_for_update()
    if to.execute(still).first() is None:
        return False
    erase(to, id)
    return True


def erase(to: Connection, id: str) -> None:
    """Remove a match with all that belongs to it."""
    tables = (schema.entries, schema.played, schema.seats, schema.leases, schema.reviews)
    for table in tables:
        to.execute(delete(table).where(table.c.match == id))
    led = schema.matches.c.rematch == id
    to.execute(update(schema.matches).where(led).values(rematch=""))
    to.execute(delete(schema.matches).where(schema.matches.c.id == id))


def days_left(facts: Facts, at: int, limits: Limits) -> int | None:
    """Days until a person's table is removed, if nobody opens it; None if it stays."""
    days = {GATHERING: limits.gathering_days, PLAYING: limits.unfinished_days}.get(facts.state)
    if days is None:
        return None
    return max(0, days - (at - max(facts.changed_at, facts.opened_at)) // DAY)


class Cleaning(Watch):
    """Removes old tables, now and then."""

    every = 3600.0
    failed = "old tables stay"

    def __init__(self, matches: Matches, limits: Limits, clock: Callable[[], int] = now) -> None:
        self.matches = matches
        self.limits = limits
        self.clock = clock

    async def once(self) -> int:
        """Remove all that the rule removes now; how many those were."""
        removed = 0
        at = self.clock()
        store = self.matches.store
        while found := await store.look(lambda of: old_matches(of, at, self.limits)):
            gone = [id for id in found if await self.matches.remove(id, self._removal(id, at))]
            removed += len(gone)
            if not gone:
                break
            log.info("old tables removed", matches=gone)
        # A day later: the clocks of processes may differ.
        forgotten = delete(schema.counts).where(schema.counts.c.until < at - DAY)
        await store.change(lambda to: to.execute(forgotten))
        return removed

    def _removal(self, id: str, at: int) -> Callable[[Connection], bool]:
        """The change that removes this match."""
        return lambda to: remove(to, id, at, self.limits)
