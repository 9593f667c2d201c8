"""Who played a seat, and from which entry on: a stint each."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import select

from takujo.host import schema
from takujo.host.store import Store


@dataclass(frozen=True)
class Stint:
    """Somebody at a seat from an entry on."""

    seat: int
    from_entry: int
    kind: str  # person or cpu
    level: str
    name: str


async def stints_of(store: Store, id: str) -> list[Stint]:
    """All stints of a match by seat and time; one that goes on as before is none of its own."""
    was = schema.played.c
    query = (
        select(was.seat, was.from_entry, was.kind, was.level, was.name)
        .where(was.match == id)
        .order_by(was.seat, was.from_entry)
    )
    found = [Stint(*row) for row in await store.look(lambda of: of.execute(query).all())]
    out: list[Stint] = []
    for each in found:
        last = out[-1] if out else None
        same = last is not None and (last.seat, last.kind, last.level, last.name) == (
            each.seat, each.kind, each.level, each.name,
        )  # fmt: skip
        if not same:
            out.append(each)
    return out
