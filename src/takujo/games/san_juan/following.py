"""What comes after a question, where a position written by hand names no agenda."""

from __future__ import annotations

from typing import Any

from takujo.games.san_juan.edition import ROLES
from takujo.games.san_juan.table import SanJuan
from takujo.kernel.position import is_whole

Entry = list[Any]  # a frame as people write it: ["pay", 2, 3]

FINISHES = {
    "black_market": "into_town",
    "pay": "into_town",
    "keep": "put_back",
    "sell": "tile_down",
}  # what must come after this question
BUILDING = ["build", "place", "black_market", "pay"]


def following(t: SanJuan, data: dict[str, Any]) -> list[Entry]:
    """What was begun is finished, a builder phase by everybody; then comes the next round."""
    governor = data.get("governor", 0)
    first = governor if is_seat(t, governor) else 0
    last = ["round", (first + 1) % t.seats, 0]
    asking = data.get("asking")
    if not isinstance(asking, list) or len(asking) != 3 or not isinstance(asking[0], str):
        return [last]
    out = [[FINISHES[asking[0]], asking[1], 0]] if asking[0] in FINISHES else []
    if asking[0] in BUILDING and is_seat(t, asking[1]):
        out += rest_of_builder(t, asking[1], roles_of(t, data), first)
    return [*out, last]


def rest_of_builder(t: SanJuan, seat: int, roles: dict[str, int], governor: int) -> list[Entry]:
    """The others build up to the picker, the phase ends, and the roles left are picked.

    Where nobody is said to have picked the builder, it was the seat that is asked.
    """
    picker = roles.get("builder", seat)
    out: list[Entry] = []
    builder = (seat + 1) % t.seats
    while builder != picker:
        out.append(["build", builder, 0])
        builder = (builder + 1) % t.seats
    out.append(["end_of_builder", picker, 0])
    if "builder" in roles:
        for pick in range(len(roles), t.edition.picks[t.seats]):
            out.append(["role", (governor + pick) % t.seats, 0])
    return out


def roles_of(t: SanJuan, data: dict[str, Any]) -> dict[str, int]:
    """Who has taken which role, as far as it can be read."""
    given = data.get("roles")
    if not isinstance(given, dict):
        return {}
    return {role: given[role] for role in ROLES if is_seat(t, given.get(role))}


def is_seat(t: SanJuan, seat: Any) -> bool:
    """Is this one of the seats?"""
    return is_whole(seat) and 0 <= seat < t.seats
