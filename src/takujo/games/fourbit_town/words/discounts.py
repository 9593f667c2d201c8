"""Discounts in words: those of a place stand with its action, and "by the place" is no clause."""

from __future__ import annotations

from typing import Final

from takujo.editions.effects import Row
from takujo.editions.language import mark
from takujo.games.fourbit_town import effects

# That only the place's own action counts is part of the moment.
BY_THE_PLACE: Final = {
    effects.BUILD_COST: mark("When you build a building by the place's effect"),
    effects.HIRE_COST: mark("When you hire a worker by the place's effect"),
    effects.LEVEL_COST: mark("When your {level} rises by the place's effect"),
}
FIRST_BY_THE_PLACE: Final = mark("When you hire the first worker by the place's effect")

# The actions whose price a moment is about.
ACTIONS: Final = {
    effects.BUILD_COST: [effects.BUILD, effects.BUILD_PLANNED],
    effects.HIRE_COST: [effects.HIRE],
    effects.LEVEL_COST: [effects.LEVEL],
}


def discounts_of(row: Row, rows: list[Row]) -> list[Row]:
    """What an element takes off the price of the action that one of its rows lets one do."""
    if row.moment != effects.HERE:
        return []
    return [
        other
        for other in rows
        if other.moment in ACTIONS and not other.needs
        for action in ACTIONS[other.moment]
        if (row.act >> action) & 1
    ]


def by_place(row: Row) -> bool:
    """Does a discount hold for what the place lets its worker do, and for nothing else?"""
    counts = row.needs[::3]
    if row.moment not in BY_THE_PLACE or effects.BY_PLACE not in counts:
        return False
    if effects.HIRED_HERE in counts and not first_hire(row):
        return False
    return row.needs[counts.index(effects.BY_PLACE) * 3 + 1] == 1


def first_hire(row: Row) -> bool:
    """Does a discount hold for the first worker that the place hires?"""
    counts = row.needs[::3]
    if row.moment != effects.HIRE_COST or effects.HIRED_HERE not in counts:
        return False
    at = counts.index(effects.HIRED_HERE) * 3
    return row.needs[at + 1] == 0 and row.needs[at + 2] == 0
