"""What was never exercised: rules that never asked, effects that never acted, ways not to end."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import NamedTuple

import polars as pl

from takujo.lab.element_figures import ElementFigure
from takujo.lab.loaded import Rows


class Silent(NamedTuple):
    """An element that was taken, and so many of the rows that say what it does never acted."""

    element: int
    rows: int
    of: int


@dataclass(frozen=True)
class Unused:
    """What no game of a simulation has used."""

    rules: list[int]
    effects: list[Silent]
    elements: list[int]  # offered to somebody, taken by nobody
    unseen: list[int]  # never even offered
    always: list[int]  # taken whenever they were offered
    endings: dict[str, int]  # why games ended, and how often


def unused(rows: Rows, figures: list[ElementFigure]) -> Unused:
    """All of it."""
    asked = 0
    for bits in rows.games["asked"].unique().to_list():
        asked |= bits
    silent = [
        rule
        for rule, p in enumerate(rows.book.paragraphs)
        if len(p.choices) > 1 and not asked >> rule & 1
    ]
    reasons = rows.games["reason"].value_counts(sort=True)
    return Unused(
        silent,
        silent_effects(rows, figures),
        [each.code for each in figures if each.offered and not each.taken],
        [each.code for each in figures if not each.offered and not each.taken],
        [each.code for each in figures if each.offered >= 50 and each.use > 0.98],
        dict(reasons.iter_rows()),
    )


def silent_effects(rows: Rows, figures: list[ElementFigure]) -> list[Silent]:
    """Rows of the edition that no game has heard act, though their element was taken."""
    acted = set(rows.games.select(pl.col("effects").explode().unique()).to_series().to_list())
    heard = rows.codes.of.rows_heard(rows.book)
    codes = {row: rows.codes.code(element) for row, element in heard.items()}
    of = Counter(codes.values())
    silent = Counter(code for row, code in codes.items() if row not in acted)
    return [Silent(code, silent[code], of[code]) for code in sorted(silent) if figures[code].taken]
