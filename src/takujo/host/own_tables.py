"""A device's own tables: which games it has finished, and how a table leaves its list."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from sqlalchemy import Connection, exists, select

from takujo.cpu.levels import LEVELS
from takujo.host import schema
from takujo.host.cleaning import erase
from takujo.host.entries import RESIGNED
from takujo.host.kept import Gone, made_again
from takujo.host.match import GATHERING, OVER, PERSON, PLAYING
from takujo.host.matches import Matches
from takujo.kernel.game import Refused
from takujo.kernel.said import Said

PEOPLE: Final = "people"  # in the place of a level, where other people played


@dataclass(frozen=True)
class Finished:
    """A game that this device has played to its end."""

    match: str
    game: str
    ended_at: int  # milliseconds
    against: str  # the strongest CPU's level, or PEOPLE
    place: int
    points: int
    seats: int


async def finished_games(matches: Matches, device: str) -> list[Finished]:
    """Every game that this (hashed) device has played to its end, the newest first."""
    match, seat = schema.matches.c, schema.seats.c
    mine = select(seat.match).where(seat.device == device, seat.kind == PERSON)
    games = (
        select(match.id, match.game, match.changed_at, match.result)
        .where(match.state == OVER, match.id.in_(mine))
        .order_by(match.changed_at.desc(), match.id)
    )
    places = select(seat.match, seat.seat, seat.kind, seat.level, seat.device).where(
        seat.match.in_(mine)
    )

    def found(of: Connection) -> list[Finished]:
        """Two queries, however many games there are."""
        at_table: dict[str, list[tuple[int, str, str, str]]] = {}
        for row in of.execute(places.order_by(seat.match, seat.seat)):
            at_table.setdefault(str(row.match), []).append(
                (int(row.seat), str(row.kind), str(row.level), str(row.device))
            )
        out: list[Finished] = []
        for over in of.execute(games):
            seats, result = at_table[str(over.id)], json.loads(over.result)
            me = next(number for number, _, _, held in seats if held == device)
            others = [(kind, level) for number, kind, level, _ in seats if number != me]
            place, points = int(result["ranks"][me]), int(result["scores"][me])
            whom = against(others)
            out.append(
                Finished(over.id, over.game, over.changed_at, whom, place, points, len(seats))
            )
        return out

    return await matches.store.look(found)


def against(others: Sequence[tuple[str, str]]) -> str:
    """Whom one played against: people, or the strongest CPU's level."""
    if any(kind == PERSON for kind, _ in others):
        return PEOPLE
    return max([level for _, level in others], key=strength)


def strength(level: str) -> int:
    """Where a level stands; what is no longer played comes first."""
    known = list(LEVELS)
    return known.index(level) if level in known else -1


@made_again
async def _give_up(matches: Matches, id: str, device: str) -> None:
    """The table stays for the others; this device no longer has a seat there."""
    async with matches.changing(id) as match:
        seat = match.seat_of(device)
        if seat is None:
            raise Gone(Said("this device has no seat here"))
        running = match.facts.state in (GATHERING, PLAYING)
        if running and match.seats[seat].absent != RESIGNED:
            raise Refused(Said("Other people play here: leave or resign the seat first."))
        match.seats[seat] = replace(match.seats[seat], device="")
        await matches.store.write_seats(match.facts, match.seats, match.facts.newest + 1)


async def forget(matches: Matches, id: str, device: str) -> bool:
    """Take a table off this (hashed) device's list; True if it is gone for good.

    Where nobody else has a seat nothing of it stays. Where others have, it stays theirs: one that
    still runs must be left or resigned first.
    """
    match = await matches.get(id)
    if match.seat_of(device) is None:
        raise Gone(Said("this device has no seat here"))

    def removal(to: Connection) -> bool:
        """Everything of it, unless somebody has come meanwhile."""
        held = schema.seats.c
        person = (held.device != "") | (held.token != "")
        other = exists().where(held.match == id, held.device != device, person)
        if to.execute(select(other)).scalar():
            return False
        erase(to, id)
        return True

    if await matches.remove(id, removal):
        return True
    await _give_up(matches, id, device)
    return False
