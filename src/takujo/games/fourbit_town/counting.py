"""What conditions, gains and limits of effects count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from takujo.games.fourbit_town import effects, names
from takujo.games.fourbit_town.track import ahead_of, rearmost

if TYPE_CHECKING:
    from takujo.games.fourbit_town.table import Town


def count(t: Town, seat: int, what: int) -> int:
    """By the list of counts in ``effects``."""
    if effects.GIVEN_WOOD <= what <= effects.IN_HALL:
        return of_worker(t, seat, what) if t.worker == seat + 1 else 0
    if what <= effects.CONVERSIONS:
        if what == effects.ROUND:
            return t.round
        return t.edition.rounds - t.round if what == effects.ROUNDS_LEFT else most_conversions(t)
    if what == effects.AHEAD:
        return ahead_of(t, seat)
    if what == effects.REARMOST:
        return 1 if rearmost(t, seat) else 0
    return of_player(t, seat, what)


def most_conversions(t: Town) -> int:
    """How often a place converts in this round."""
    return t.edition.conversions * t.round


def of_player(t: Town, seat: int, what: int) -> int:
    """What the player has."""
    p = t.players[seat]
    if what == effects.BUILDINGS or what == effects.DISTINCT:  # every building is unique
        return len(p.buildings)
    if what == effects.PLANS:
        return len(p.plans)
    if what == effects.WORKERS:
        return p.hired
    if what == effects.LEVELS:
        return p.level
    if what == effects.WORKER_LEVELS:
        return p.hired * p.level
    if what == effects.ON_PLACES:
        return on_places(p.places)
    if what == effects.HALF_MATERIALS:
        return (p.wood + p.stone + 1) // 2
    if what == effects.SETS:
        return min(p.wood, p.stone, p.coin) // 2
    if what == effects.SPACE:
        return p.space
    return p.thing(what - effects.HAS_WOOD)


def on_places(places: int) -> int:
    """How many workers lie on places, from the mask of them."""
    n = 0
    while places:
        places &= places - 1
        n += 1
    return n


def of_worker(t: Town, seat: int, what: int) -> int:
    """What the acting worker's place has given, and what was done by its effect."""
    if what == effects.GIVEN_WOOD:
        return t.given_wood
    if what == effects.GIVEN_STONE:
        return t.given_stone
    if what == effects.GIVEN_COIN:
        return t.given_coin
    if what == effects.GIVEN_VP:
        return t.given_vp
    if what == effects.GIVEN_RESOURCES:
        return t.given_wood + t.given_stone + t.given_coin
    if what == effects.PLANNED_HERE:
        return t.planned_here
    if what == effects.BUILT_HERE:
        return t.built_here
    if what == effects.LEVELLED_HERE:
        return t.levelled_here
    if what == effects.MOVED_HERE:
        return t.moved_here
    if what == effects.HIRED_HERE:
        return t.hired_here
    if what == effects.BY_PLACE:
        return t.by_place
    return 1 if t.players[seat].place == names.HALL else 0
