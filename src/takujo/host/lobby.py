"""Public tables: those that wait for people, and those that anybody may watch."""

from __future__ import annotations

from sqlalchemy import select

from takujo.host import schema
from takujo.host.kept import KeptMatches
from takujo.host.match import GATHERING, PLAYING, Match

SHOWN = 20  # tables of each kind, those that changed last


async def public_tables(matches: KeptMatches, state: str) -> list[Match]:
    """The public tables in this state, the newest first."""
    match = schema.matches.c
    query = (
        select(match.id)
        .where(match.state == state, match.public)
        .order_by(match.changed_at.desc())
        .limit(SHOWN)
    )
    ids = await matches.store.look(lambda of: [str(row.id) for row in of.execute(query)])
    return [found for found in [await matches.get(id) for id in ids] if found.facts.public]


async def open_tables(matches: KeptMatches) -> list[Match]:
    """Tables that anybody may join."""
    return await public_tables(matches, GATHERING)


async def running_tables(matches: KeptMatches) -> list[Match]:
    """Tables that anybody may watch."""
    return await public_tables(matches, PLAYING)
