"""Storage: every change of a match is one transaction; what is acknowledged is on disk."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

from sqlalchemy import delete, event, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from takujo.host import schema
from takujo.host.match import PLAYING, Facts, Seat
from takujo.host.upgrade import upgrade


class Overtaken(Exception):
    """Somebody else has written this entry first: load the match again."""


def prepare_sqlite(connection: Any, _record: Any) -> None:
    """Readers do not block the writer; a commit is on disk when it returns."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute("PRAGMA busy_timeout = 5000")
    cursor.close()


class Store:
    """The database of one data folder."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    @classmethod
    def at(cls, file: Path) -> Store:
        """The embedded database in this file, brought up to date first."""
        upgrade(f"sqlite:///{file}", file)
        engine = create_async_engine(f"sqlite+aiosqlite:///{file}")
        event.listen(engine.sync_engine, "connect", prepare_sqlite)
        return cls(engine)

    async def close(self) -> None:
        """Let go of the database."""
        await self.engine.dispose()

    # --- matches ------------------------------------------------------------------------
    async def add(self, facts: Facts, seats: Sequence[Seat]) -> None:
        """A new match with its seats."""
        async with self.engine.begin() as to:
            await to.execute(insert(schema.matches).values(**asdict(facts)))
            rows = [{"match": facts.id, "seat": n, **asdict(s)} for n, s in enumerate(seats)]
            await to.execute(insert(schema.seats), rows)

    async def load(self, id: str) -> tuple[Facts, list[Seat], list[tuple[str, int]]] | None:
        """A match, its seats and its entries (line, time) in order; None if there is none."""
        async with self.engine.connect() as of:
            row = (
                await of.execute(select(schema.matches).where(schema.matches.c.id == id))
            ).first()
            if row is None:
                return None
            places = schema.seats.c
            seats = await of.execute(
                select(schema.seats).where(places.match == id).order_by(places.seat)
            )
            lines = schema.entries.c
            entries = await of.execute(
                select(lines.line, lines.at).where(lines.match == id).order_by(lines.number)
            )
            return (
                Facts(**row._mapping),
                [seat_of(seat._mapping) for seat in seats],
                [(str(entry.line), int(entry.at)) for entry in entries],
            )

    async def write(self, facts: Facts, entries: Sequence[tuple[int, int, str]]) -> None:
        """New entries (number, time, line) and what they changed, together or not at all."""
        try:
            async with self.engine.begin() as to:
                if entries:
                    rows = [
                        {"match": facts.id, "number": number, "at": at, "line": line}
                        for number, at, line in entries
                    ]
                    await to.execute(insert(schema.entries), rows)
                await self.change(to, facts)
        except IntegrityError as error:
            raise Overtaken(facts.id) from error

    async def write_seats(self, facts: Facts, seats: Sequence[Seat], from_entry: int) -> None:
        """Who plays from this entry on."""
        async with self.engine.begin() as to:
            await self.change(to, facts)
            places = schema.seats.c
            for number, seat in enumerate(seats):
                where = (places.match == facts.id) & (places.seat == number)
                await to.execute(update(schema.seats).where(where).values(**asdict(seat)))
            if facts.state == PLAYING:
                await to.execute(
                    delete(schema.played).where(
                        schema.played.c.match == facts.id, schema.played.c.from_entry == from_entry
                    )
                )
                rows = [
                    {"match": facts.id, "seat": n, "from_entry": from_entry}
                    | {"kind": s.kind, "level": s.level, "name": s.name}
                    for n, s in enumerate(seats)
                ]
                await to.execute(insert(schema.played), rows)

    async def change(self, to: AsyncConnection, facts: Facts) -> None:
        """The row of a match as it is now."""
        values = asdict(facts)
        del values["id"]
        await to.execute(
            update(schema.matches).where(schema.matches.c.id == facts.id).values(**values)
        )

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
        async with self.engine.connect() as of:
            return [str(row.id) for row in await of.execute(query)]

    async def unfinished(self) -> list[str]:
        """The matches that are being played."""
        async with self.engine.connect() as of:
            query = select(schema.matches.c.id).where(schema.matches.c.state == PLAYING)
            return [str(row.id) for row in await of.execute(query)]

    async def match_with_secret(self, secret: str) -> tuple[str, int] | None:
        """The match and seat that a join link's (hashed) secret belongs to."""
        return await self._seat_with(schema.seats.c.secret == secret)

    async def match_with_code(self, code: str) -> tuple[str, int] | None:
        """The match and seat that a (hashed) recovery code belongs to."""
        return await self._seat_with(schema.seats.c.code == code)

    async def _seat_with(self, where: Any) -> tuple[str, int] | None:
        """The one seat of which this holds."""
        async with self.engine.connect() as of:
            row = (await of.execute(select(schema.seats).where(where))).first()
            return None if row is None else (str(row.match), int(row.seat))

    # --- leases -------------------------------------------------------------------------
    async def drop_leases(self) -> None:
        """Whoever was thinking thinks no more: at the start of the one server of a database."""
        async with self.engine.begin() as to:
            await to.execute(delete(schema.leases))

    async def lease(self, id: str, seat: int, question: int, owner: str, now: int, ms: int) -> bool:
        """Try to be the one who thinks for this seat; a lease that ran out may be taken over."""
        c = schema.leases.c
        values = {"question": question, "owner": owner, "until": now + ms}
        mine = or_(c.until < now, c.owner == owner, c.question != question)
        try:
            async with self.engine.begin() as to:
                taken = await to.execute(
                    update(schema.leases)
                    .where(c.match == id, c.seat == seat, mine)
                    .values(**values)
                )
                if taken.rowcount == 0:
                    await to.execute(insert(schema.leases).values(match=id, seat=seat, **values))
        except IntegrityError:
            return False
        return True


def seat_of(row: Any) -> Seat:
    """A row of ``seats`` without its place."""
    return Seat(**{each.name: row[each.name] for each in fields(Seat)})
