"""Storage: every change of a match is one transaction; what is acknowledged is on disk."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, CursorResult, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from takujo.host import schema
from takujo.host.database import Database, Overtaken
from takujo.host.match import OVER, PLAYING, Facts, HostedSeat

T = TypeVar("T")
# Written once; the edition alone is longer than all the rest.
FIXED: Final = (
    "id", "made_at", "game", "rules", "version", "edition_name", "edition", "chance", "seed",
    "start", "speed", "veils",
)  # fmt: skip
AT_THE_END: Final = ["result", "events"]
BESIDE: Final = ["opened_at", "change"]  # written by themselves
MOVING: Final = [
    each.name for each in fields(Facts) if each.name not in (*FIXED, *AT_THE_END, *BESIDE)
]
FACTS: Final = [schema.matches.c[each.name] for each in fields(Facts)]
CHANGING: Final = [each for each in FACTS if each.name not in FIXED]

ENTRY: Final = insert(schema.entries)
ONE: Final = schema.matches.c.id == bindparam("match")
# Only what is as this process knows it: otherwise somebody else was faster.
KNOWN: Final = schema.matches.c.change == bindparam("known")
MOVED: Final = update(schema.matches).where(ONE, KNOWN)
NEXT: Final = {"change": schema.matches.c.change + 1}
ANSWERED: Final = MOVED.values({name: bindparam(name) for name in MOVING} | NEXT)
ENDED: Final = MOVED.values({name: bindparam(name) for name in MOVING + AT_THE_END} | NEXT)

ALL_OF_IT: Final = select(*FACTS).where(ONE)
CHANGED_OF_IT: Final = select(*CHANGING).where(ONE)
NEWEST_CHANGE: Final = select(schema.matches.c.change).where(ONE)
PLACES: Final = schema.seats.c
LINES: Final = schema.entries.c
SEATS: Final = select(schema.seats).where(PLACES.match == bindparam("match")).order_by(PLACES.seat)
LATER: Final = (
    select(LINES.line, LINES.at)
    .where(LINES.match == bindparam("match"), LINES.number > bindparam("after"))
    .order_by(LINES.number)
)


CHANGED: Final = "match"  # what processes tell each other: which match, and its newest change


@dataclass
class Stored:
    """A match as it lies in the database."""

    facts: Facts
    seats: list[HostedSeat]
    entries: list[tuple[str, int]]  # line and time, in order
    line_up: tuple[str, ...]  # who sat down at the start; () before it, or where it is known


class Store:
    """The matches in a database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.engine = database.engine
        self.shared = database.shared

    @classmethod
    def at(cls, file: Path) -> Store:
        """The embedded database in this file, brought up to date first."""
        from takujo.host.embedded import Embedded  # a server with another needs none of it

        return cls(Embedded(file))

    @classmethod
    def of(cls, url: str) -> Store:
        """The PostgreSQL database with this address, brought up to date first."""
        from takujo.host.postgres import Postgres  # its driver is loaded where it is used

        return cls(Postgres(url))

    async def close(self) -> None:
        """Write what is waiting, and let go of the database."""
        await self.database.close()

    async def look(self, work: Callable[[Connection], T]) -> T:
        """Look something up that a part of the house asks for in its own words."""
        return await self.database.read(work)

    async def change(self, work: Callable[[Connection], T]) -> T:
        """Make a change in the words of its own part of the house, whole or not at all."""
        return await self.database.write(work)

    def tell(self, to: Connection, id: str, change: int = 0) -> None:
        """Other servers hear that a match has changed; 0: in something beside the match itself."""
        self.database.tell(to, CHANGED, f"{id} {change}")

    # --- matches ------------------------------------------------------------------------
    async def add(self, facts: Facts, seats: Sequence[HostedSeat], rematch_of: str = "") -> None:
        """A new match with its seats; the one that it follows leads to it."""

        def adding(to: Connection) -> None:
            """All of it."""
            to.execute(insert(schema.matches).values(**asdict(facts)))
            rows = [{"match": facts.id, "seat": n, **asdict(s)} for n, s in enumerate(seats)]
            to.execute(insert(schema.seats), rows)
            if facts.state == PLAYING:
                to.execute(insert(schema.played), played_rows(facts.id, seats, 1))
            if rematch_of:
                old = (schema.matches.c.id == rematch_of) & (schema.matches.c.rematch == "")
                led = update(schema.matches).where(old).values(rematch=facts.id, **NEXT)
                refuse_unless_one(to.execute(led), rematch_of)
                self.tell(to, rematch_of)

        await self.change(adding)

    async def change_of(self, id: str) -> int | None:
        """The number of its newest change; None if there is no such match."""
        asked = {"match": id}
        return await self.database.glance(lambda of: of.execute(NEWEST_CHANGE, asked).scalar())

    async def load(self, id: str, after: int = 0, known: Facts | None = None) -> Stored | None:
        """A match with its entries after this one, and all else; None if there is none.

        Of one that is known in part only what may have changed is asked for.
        """

        def loading(of: Connection) -> Stored | None:
            """All of it as it was at one moment."""
            row = of.execute(ALL_OF_IT if known is None else CHANGED_OF_IT, {"match": id}).first()
            if row is None:
                return None
            newest = {"match": id, "after": after}
            return Stored(
                Facts(**row._mapping) if known is None else replace(known, **row._mapping),
                [seat_of(seat._mapping) for seat in of.execute(SEATS, newest)],
                [(str(entry.line), int(entry.at)) for entry in of.execute(LATER, newest)],
                line_up_of(of, id) if after == 0 else (),
            )

        return await self.look(loading)

    async def write(
        self,
        facts: Facts,
        entries: Sequence[tuple[int, int, str]],
        seats: Sequence[HostedSeat] = (),
    ) -> None:
        """New entries (number, time, line) and what they changed, together or not at all."""
        rows = [
            {"match": facts.id, "number": number, "at": at, "line": line}
            for number, at, line in entries
        ]
        over = facts.state == OVER
        values = {name: getattr(facts, name) for name in MOVING + (AT_THE_END if over else [])}
        values |= {"match": facts.id, "known": facts.change}

        def writing(to: Connection) -> None:
            """All of it."""
            refuse_unless_one(to.execute(ENDED if over else ANSWERED, values), facts.id)
            if rows:
                to.execute(ENTRY, rows)
            # From the next entry on: who sat down at the start stays known for the commitment.
            write_places(to, facts, seats, facts.newest + 1)
            self.tell(to, facts.id, facts.change + 1)

        await self._changed(facts, writing)

    async def write_seats(self, facts: Facts, seats: Sequence[HostedSeat], from_entry: int) -> None:
        """Who plays from this entry on."""
        values = {name: getattr(facts, name) for name in MOVING}
        values |= {"match": facts.id, "known": facts.change}

        def writing(to: Connection) -> None:
            """All of it."""
            refuse_unless_one(to.execute(ANSWERED, values), facts.id)
            write_places(to, facts, seats, from_entry)
            self.tell(to, facts.id, facts.change + 1)

        await self._changed(facts, writing)

    async def _changed(self, facts: Facts, writing: Callable[[Connection], None]) -> None:
        """A change of a match that stands only if nobody else was faster."""
        try:
            await self.change(writing)
        except IntegrityError as error:
            raise Overtaken(facts.id) from error
        facts.change += 1

    # --- looking up ---------------------------------------------------------------------
    async def of_device(self, device: str, most: int) -> list[str]:
        """The newest matches in which this device has a seat."""
        match, seat = schema.matches.c, schema.seats.c
        query = (
            select(match.id)
            .join(schema.seats, seat.match == match.id)
            .where(seat.device == device)
            .order_by(match.changed_at.desc())
            .limit(most)
        )
        return await self.look(lambda of: [str(row.id) for row in of.execute(query)])

    async def waiting_for_cpus(self, most: int) -> list[str]:
        """Matches in which a CPU seat is asked; those that have waited longest first."""
        match = schema.matches.c
        free = self.database.unleased(match.id)
        asked = select(match.id).where(match.cpu_asked, free)
        query = asked.order_by(match.changed_at).limit(most)
        return await self.look(lambda of: [str(row.id) for row in of.execute(query)])

    async def match_with_link(self, link: str) -> tuple[str, int] | None:
        """The match and seat that a join link's (hashed) secret belongs to."""
        return await self._seat_with(schema.seats.c.link == link)

    async def table_with_code(self, code: str) -> str | None:
        """The match that a (hashed) code of a table belongs to."""
        query = select(schema.matches.c.id).where(schema.matches.c.code == code)
        return await self.look(lambda of: of.execute(query).scalar())

    async def match_with_code(self, code: str) -> tuple[str, int] | None:
        """The match and seat that a (hashed) recovery code belongs to."""
        return await self._seat_with(schema.seats.c.code == code)

    async def _seat_with(self, where: Any) -> tuple[str, int] | None:
        """The one seat of which this holds."""
        row = await self.look(lambda of: of.execute(select(schema.seats).where(where)).first())
        return None if row is None else (str(row.match), int(row.seat))


def refuse_unless_one(done: CursorResult[Any], id: str) -> None:
    """The match was as this process knew it; or Overtaken, and nothing of the change stands."""
    if done.rowcount != 1:
        raise Overtaken(id)


def write_places(
    to: Connection, facts: Facts, seats: Sequence[HostedSeat], from_entry: int
) -> None:
    """Who sits where, and who plays from this entry on."""
    places, was = schema.seats.c, schema.played.c
    for number, seat in enumerate(seats):
        where = (places.match == facts.id) & (places.seat == number)
        to.execute(update(schema.seats).where(where).values(**asdict(seat)))
    if seats and facts.state == PLAYING:
        same = (was.match == facts.id) & (was.from_entry == from_entry)
        to.execute(delete(schema.played).where(same))
        to.execute(insert(schema.played), played_rows(facts.id, seats, from_entry))


def played_rows(id: str, seats: Sequence[HostedSeat], from_entry: int) -> list[dict[str, Any]]:
    """Who plays each seat from this entry on, as rows of ``played``."""
    return [
        {"match": id, "seat": n, "from_entry": from_entry}
        | {"kind": s.kind, "level": s.level, "name": s.name}
        for n, s in enumerate(seats)
    ]


def line_up_of(of: Connection, id: str) -> tuple[str, ...]:
    """Who sat down at the start of a match, a word each; () before it."""
    was = schema.played.c
    began = select(schema.played).where(was.match == id, was.from_entry == 1).order_by(was.seat)
    return tuple(HostedSeat(each.kind, each.level).word() for each in of.execute(began))


def seat_of(row: Any) -> HostedSeat:
    """A row of ``seats`` without its place."""
    return HostedSeat(**{each.name: row[each.name] for each in fields(HostedSeat)})
