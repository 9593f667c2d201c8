"""The prospects in matches that are over: made once by a worker, and kept."""

from __future__ import annotations

import asyncio

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from takujo.host import schema
from takujo.host.cpu_turns import CpuTurns
from takujo.host.match import OVER, Match
from takujo.host.prospects import Prospects, prospects_in, prospects_of
from takujo.host.takujo_file import write_record
from takujo.kernel.game import Refused
from takujo.kernel.said import Said


class Reviews:
    """Finds the prospects in a match, or has them made."""

    def __init__(self, turns: CpuTurns) -> None:
        self.turns = turns
        self.store = turns.matches.store
        self.making: dict[str, asyncio.Task[Prospects]] = {}

    async def of(self, match: Match) -> Prospects:
        """The prospects; who asks while they are made waits for the same."""
        if match.record is None or match.facts.state != OVER:
            raise Refused(Said("This can be seen when the game is over."))
        kept = await self.kept(match.id)
        if kept is not None:
            return kept
        if match.id not in self.making:
            task = asyncio.get_running_loop().create_task(self.make(match))
            task.add_done_callback(lambda _: self.making.pop(match.id, None))
            self.making[match.id] = task
        return await asyncio.shield(self.making[match.id])

    async def kept(self, id: str) -> Prospects | None:
        """What is stored."""
        query = select(schema.reviews.c.course).where(schema.reviews.c.match == id)
        row = await self.store.look(lambda of: of.execute(query).first())
        return prospects_in(row.course) if row is not None else None

    async def make(self, match: Match) -> Prospects:
        """Have them made, and keep them."""
        assert match.record is not None
        made = await self.turns.work(match, prospects_of, write_record(match.record))
        new = schema.reviews.insert().values(match=match.id, course=made.text())
        try:
            await self.store.change(lambda to: to.execute(new))
        except IntegrityError:  # another process was faster
            return await self.kept(match.id) or made
        return made
