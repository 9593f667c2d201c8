"""How often something was done lately, at any process of a PostgreSQL database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import BigInteger, Connection, Row, bindparam, func, update
from sqlalchemy.dialects.postgresql import insert

from takujo.host import schema
from takujo.host.counts import Counts, Doing, span
from takujo.host.postgres import NOW
from takujo.host.store import Store
from takujo.host.tickets import made_from

# One row each: when all that was done is forgotten. Doing it once more moves that moment on.
ROW: Final = schema.counts.c
MORE: Final = bindparam("more", type_=BigInteger)
FIRST: Final = insert(schema.counts).values(name=bindparam("key"), until=NOW + MORE)
ONE_MORE: Final = FIRST.on_conflict_do_update(
    index_elements=[ROW.name], set_={"until": func.greatest(ROW.until, NOW) + MORE}
).returning((ROW.until - NOW).label("left"))
ONE_LESS: Final = (
    update(schema.counts).where(ROW.name == bindparam("key")).values(until=ROW.until - MORE)
)


class TooOften(Exception):
    """Nothing is counted: it is possible again in so many seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__(str(seconds))
        self.seconds = seconds


class SharedCounts(Counts):
    """For all processes of a database together; who it was is kept as a hash with a key."""

    def __init__(self, store: Store, key: str) -> None:
        self.store = store
        self.key = key

    async def add(self, doings: Sequence[Doing]) -> float:
        """All of it, or nothing."""

        def adding(to: Connection) -> None:
            """One statement each, always in the same order: no two wait for each other."""
            wait = 0.0
            for doing in sorted(doings, key=self._name):
                given = {"key": self._name(doing), "more": more(doing)}
                wait = max(wait, left(to.execute(ONE_MORE, given).one()) - span(doing))
            if wait > 0:
                raise TooOften(wait)

        try:
            await self.store.change(adding)
        except TooOften as often:
            return often.seconds
        return 0

    async def take_back(self, doings: Sequence[Doing]) -> None:
        """One less of each."""

        def taking_back(to: Connection) -> None:
            """In the same order."""
            for doing in sorted(doings, key=self._name):
                to.execute(ONE_LESS, {"key": self._name(doing), "more": more(doing)})

        await self.store.change(taking_back)

    def _name(self, doing: Doing) -> str:
        """Under which it is counted."""
        return made_from(self.key, f"count/{doing.what}/{doing.who}").hex()


def more(doing: Doing) -> int:
    """The milliseconds for which one counts."""
    return round(doing.rate.seconds * 1000)


def left(row: Row[tuple[int]]) -> float:
    """The seconds until all is forgotten."""
    return int(row.left) / 1000
