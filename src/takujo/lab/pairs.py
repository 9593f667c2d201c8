"""Elements that are strong together: more than each of them by itself explains."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Final

import numpy as np
import polars as pl

from takujo.lab.element_figures import ElementFigure
from takujo.lab.estimates import Array, Estimate, discoveries
from takujo.lab.loaded import Rows

IN_A_CELL: Final = 60  # seats with both, one, the other and none: fewer say nothing
MOST_ELEMENTS: Final = 60
SAME: Final = 0.8  # of the seats that have one of two pairs have the other too: they are one find


@dataclass(frozen=True)
class Pair:
    """Two elements and what they bring together beyond what each brings alone."""

    first: int
    second: int
    together: Estimate
    seats: int  # that had both


def strong_pairs(rows: Rows, figures: list[ElementFigure], most: int = 5) -> list[Pair]:
    """The pairs whose surplus stands at a false discovery rate of 5%, strongest first."""
    often = [each for each in figures if 0.02 < each.taken / rows.seats.height < 0.9]
    used = sorted(often, key=lambda each: -each.taken)[:MOST_ELEMENTS]
    taken = {each.code: took(rows, each.code) for each in used}
    won = rows.seats["won"].to_numpy().astype(float) - 1 / rows.players
    found: list[Pair] = []
    for a, b in combinations(sorted(taken), 2):
        pair = surplus(a, b, taken[a], taken[b], won)
        if pair is not None:
            found.append(pair)
    p_values = [pair.together.p for pair in found]
    stand = discoveries(p_values)
    kept = [
        pair for pair, holds in zip(found, stand, strict=True) if holds and pair.together.value > 0
    ]
    return different(sorted(kept, key=lambda pair: -pair.together.value), taken, most)


def different(pairs: list[Pair], taken: dict[int, Array], most: int) -> list[Pair]:
    """The first few; a card and its side are not two finds."""
    kept: list[tuple[Pair, Array]] = []
    for pair in pairs:
        both = taken[pair.first] & taken[pair.second]
        if all((both & other).sum() < SAME * (both | other).sum() for _, other in kept):
            kept.append((pair, both))
        if len(kept) == most:
            break
    return [pair for pair, _ in kept]


def took(rows: Rows, code: int) -> Array:
    """By game and seat: did the seat take it?"""
    own = rows.elements.filter((pl.col("element") == code) & (pl.col("taken") > 0))
    at = own["game"].cast(pl.Int64) * rows.players + own["seat"].cast(pl.Int64)
    all_seats = rows.seats["game"].cast(pl.Int64) * rows.players + rows.seats["seat"].cast(pl.Int64)
    return all_seats.is_in(at.unique().implode()).to_numpy()


def surplus(first: int, second: int, a: Array, b: Array, won: Array) -> Pair | None:
    """The wins of who has both, less what each alone would add up to."""
    cells = [won[a & b], won[a & ~b], won[~a & b], won[~a & ~b]]
    if min(len(cell) for cell in cells) < IN_A_CELL:
        return None
    means = [float(cell.mean()) for cell in cells]
    error = float(np.sqrt(sum(cell.var(ddof=1) / len(cell) for cell in cells)))
    if not error:  # in each of the four all have won, or all have lost: too few to say anything
        return None
    value = means[0] - means[1] - means[2] + means[3]
    return Pair(first, second, Estimate(value, error, len(won)), len(cells[0]))
