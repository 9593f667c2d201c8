"""Storage: every change of a match is one transaction; what is acknowledged is on disk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import (
    Connection,
    Engine,
    bindparam,
    create_engine,
    delete,
    event,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from takujo.host import schema
from takujo.host.match import OVER, PLAYING, Facts, HostedSeat
from takujo.host.upgrade import upgrade
from takujo.host.writer import Writer

T = TypeVar("T")
# Written once; the edition alone is longer than all the rest.
FIXED: Final = (
    "id", "made_at", "game", "rules", "version", "edition_name", "edition", "chance", "seed",
    "start", "speed", "veils",
)  # fmt: skip
AT_THE_END: Final = ["result", "events"]
MOVING: Final = [each.name for each in fields(Facts) if each.name not in (*FIXED, *AT_THE_END)]


ENTRY: Final = insert(schema.entries)
MOVED: Final = update(schema.matches).where(schema.matches.c.id == bindparam("match"))
ANSWERED: Final = MOVED.values({name: bindparam(name) for name in MOVING})
ENDED: Final = MOVED.values({name: bindparam(name) for name in MOVING + AT_THE_END})


@dataclass
class Stored:
    """A match as it lies in the database."""

    facts: Facts
    seats: list[HostedSeat]
    entries: list[tuple[str, int]]  # line and time, in order
    line_up: tuple[str, ...]  # who sat down at the start; () before it


class Overtaken(Exception):
    """Somebody else has written this entry first: load the match again."""


def prepare_sqlite(connection: Any, _record: Any) -> None:
    """Readers do not block the writer; a commit is on disk when it returns."""
    connection.isolation_level = None  # transactions begin where we say so
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute("PRAGMA busy_timeout = 2000")
    cursor.close()


def begin(connection: Connection) -> None:
    """A reader sees one moment; the writer has the database for itself from its first word on."""
    connection.exec_driver_sql(connection.get_execution_options().get("begins", "BEGIN"))


class Store:
    """The database of one data folder: one connection writes, another reads."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._writer = Writer(engine)
        self._reader = ThreadPoolExecutor(1, "reader")

    @classmethod
    def at(cls, file: Path) -> Store:
        """The embedded database in this file, brought up to date first."""
        upgrade(f"sqlite:///{file}", file)
        # A problem's text must not hold what was written: seeds are among it.
        engine = create_engine(f"sqlite:///{file}", hide_parameters=True)
        event.listen(engine, "connect", prepare_sqlite)
        event.listen(engine, "begin", begin)
        return cls(engine)

    async def close(self) -> None:
        """Write what is waiting, and let go of the database."""
        await asyncio.to_thread(self._writer.close)
        self._reader.shutdown()
        self.engine.dispose()

    async def look(self, work: Callable[[Connection], T]) -> T:
        """Look something up that a part of the house asks for in its own words."""
        return await self._read(work)

    async def change(self, work: Callable[[Connection], T]) -> T:
        """Make a change in the words of its own part of the house, whole or not at all."""
        return await self._writer.write(work)

    async def _read(self, work: Callable[[Connection], T]) -> T:
        """Look something up."""

        def reading() -> T:
            """In the reader's thread."""
            with self.engine.connect() as of:
                return work(of)

        return await asyncio.get_running_loop().run_in_executor(self._reader, reading)

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
                old = schema.matches.c.id == rematch_of
                to.execute(update(schema.matches).where(old).values(rematch=facts.id))

        await self._writer.write(adding)

    async def load(self, id: str) -> Stored | None:
        """A match with all that belongs to it; None if there is none."""
        places, lines, was = schema.seats.c, schema.entries.c, schema.played.c

        def loading(of: Connection) -> Stored | None:
            """All of it as it was at one moment."""
            row = of.execute(select(schema.matches).where(schema.matches.c.id == id)).first()
            if row is None:
                return None
            seats = select(schema.seats).where(places.match == id).order_by(places.seat)
            entries = select(lines.line, lines.at).where(lines.match == id).order_by(lines.number)
            first = (was.match == id) & (was.from_entry == 1)
            began = select(schema.played).where(first).order_by(was.seat)
            return Stored(
                Facts(**row._mapping),
                [seat_of(seat._mapping) for seat in of.execute(seats)],
                [(str(entry.line), int(entry.at)) for entry in of.execute(entries)],
                tuple(HostedSeat(each.kind, each.level).word() for each in of.execute(began)),
            )

        return await self._read(loading)

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
        values["match"] = facts.id

        def writing(to: Connection) -> None:
            """All of it."""
            if rows:
                to.execute(ENTRY, rows)
            to.execute(ENDED if over else ANSWERED, values)
            # From the next entry on: who sat down at the start stays known for the commitment.
            write_places(to, facts, seats, facts.newest + 1)

        try:
            await self._writer.write(writing)
        except IntegrityError as error:
            raise Overtaken(facts.id) from error

    async def write_seats(self, facts: Facts, seats: Sequence[HostedSeat], from_entry: int) -> None:
        """Who plays from this entry on."""
        values = {name: getattr(facts, name) for name in MOVING}

        def writing(to: Connection) -> None:
            """All of it."""
            to.execute(MOVED.values(values), {"match": facts.id})
            write_places(to, facts, seats, from_entry)

        await self._writer.write(writing)

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
        return await self._read(lambda of: [str(row.id) for row in of.execute(query)])

    async def waiting_for_cpus(self, most: int) -> list[str]:
        """Matches in which a CPU seat is asked; those that have waited longest first."""
        match = schema.matches.c
        query = select(match.id).where(match.cpu_asked).order_by(match.changed_at).limit(most)
        return await self._read(lambda of: [str(row.id) for row in of.execute(query)])

    async def match_with_link(self, link: str) -> tuple[str, int] | None:
        """The match and seat that a join link's (hashed) secret belongs to."""
        return await self._seat_with(schema.seats.c.link == link)

    async def table_with_code(self, code: str) -> str | None:
        """The match that a (hashed) code of a table belongs to."""
        query = select(schema.matches.c.id).where(schema.matches.c.code == code)
        return await self._read(lambda of: of.execute(query).scalar())

    async def match_with_code(self, code: str) -> tuple[str, int] | None:
        """The match and seat that a (hashed) recovery code belongs to."""
        return await self._seat_with(schema.seats.c.code == code)

    async def _seat_with(self, where: Any) -> tuple[str, int] | None:
        """The one seat of which this holds."""
        row = await self._read(lambda of: of.execute(select(schema.seats).where(where)).first())
        return None if row is None else (str(row.match), int(row.seat))


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


def seat_of(row: Any) -> HostedSeat:
    """A row of ``seats`` without its place."""
    return HostedSeat(**{each.name: row[each.name] for each in fields(HostedSeat)})
