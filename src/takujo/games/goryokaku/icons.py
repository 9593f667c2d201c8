"""Whether an icon would bring anything now: asked wherever an action or a row is offered."""

from __future__ import annotations

from takujo.editions.effects import Row
from takujo.games.goryokaku import effects
from takujo.games.goryokaku.castle_build import can_build
from takujo.games.goryokaku.hire import can_hire
from takujo.games.goryokaku.magistrate import can_station
from takujo.games.goryokaku.names import KINDS
from takujo.games.goryokaku.table import Goryokaku
from takujo.kernel.reason import Reason


def can_gain(t: Goryokaku, seat: int, thing: int) -> bool:
    """Is there any of it to gain, or can the action be done?"""
    if thing < len(KINDS):
        return t.supply[thing] > 0
    if thing == effects.KOBAN:
        return True
    if thing == effects.HIRE:
        return can_hire(t, seat)
    if thing == effects.BUILD:
        return can_build(t, seat)
    if thing == effects.OFFICE:
        return can_station(t, seat)
    p = t.players[seat]
    if thing == effects.BAG:
        return p.bag_workers + p.bag_onigiri > 0
    return t.persons_left() > 0  # a person: worker, row and discard give nothing else


def brings(t: Goryokaku, seat: int, row: Row, way: int) -> bool:
    """Would this way to use a row bring anything?"""
    for thing in row.gain_of(way).things:
        if can_gain(t, seat, thing):
            return True
    return False


def why_nothing(t: Goryokaku, seat: int, thing: int, clause: str) -> Reason:
    """Why an icon that brings nothing does so, with its numbers."""
    p = t.players[seat]
    if thing < len(KINDS):
        return Reason("supply_empty", {"thing": thing}, clause)
    if thing == effects.HIRE:
        numbers = {"persons": len(p.people), "koban": p.koban, "level": p.levels[0]}
        return Reason("nobody_to_hire", numbers, "6")
    if thing == effects.BUILD:
        numbers = {"cards": len(p.plans), "cubes": p.cube_count()}
        return Reason("nothing_to_build", numbers, "8")
    if thing == effects.OFFICE and p.pieces == 0:
        return Reason("no_piece", {"need": 1, "pieces": 0}, "7")
    if thing == effects.OFFICE:
        return Reason("no_tile", {"pieces": p.pieces}, "7")
    if thing == effects.BAG:
        return Reason("bag_empty", {}, clause)
    return Reason("nothing_left", {"thing": thing}, clause)
