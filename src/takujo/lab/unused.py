"""What was never exercised: rules that never asked, effects that never acted, ways not to end."""

from __future__ import annotations

from dataclasses import dataclass

from takujo.lab.element_figures import ElementFigure
from takujo.lab.loaded import Rows


@dataclass(frozen=True)
class Unused:
    """What no game of a simulation has used."""

    rules: list[str]  # with their clause
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
        f"{p.name} ({p.clause})"
        for rule, p in enumerate(rows.book.paragraphs)
        if len(p.choices) > 1 and not asked >> rule & 1
    ]
    reasons = rows.games["reason"].value_counts(sort=True)
    return Unused(
        silent,
        [each.code for each in figures if each.offered and not each.taken],
        [each.code for each in figures if not each.offered and not each.taken],
        [each.code for each in figures if each.offered >= 50 and each.use > 0.98],
        dict(reasons.iter_rows()),
    )
