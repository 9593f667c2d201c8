"""What an element is worth, by experiment: one thing is changed, and the rest stays.

forbidden  one seat never takes it where there is another option
given      one seat holds it from the start, in place of a card of its own
blanked    one seat goes without it, in an edition that has struck out what it does, for all

The same deals are played once for each seat. With equal players the seat's share of wins would be
exactly one seat's; what it has more or less is what going without, or holding, does to it. Divided
by how much more or less often it takes the element, that is the element's worth to who takes it:
the scale of the observed figure. What a seat loses by going without is lost again where the
element does nothing, as far as it did not lie in its effect: the difference, on the same deals,
is how much of the worth its effect is.
"""

from __future__ import annotations

import copy
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np
import polars as pl

from takujo.editions.places import split, value_at
from takujo.lab.element_codes import ElementCodes
from takujo.lab.element_figures import ElementFigure, ranked
from takujo.lab.estimates import Estimate, mean_by_deal, ratio_by_deal
from takujo.lab.loaded import Rows
from takujo.lab.plan import ROTATED, Outcome, Plan
from takujo.lab.seating import GIVEN, NEVER

FORBIDDEN: Final = "forbidden"
BLANKED: Final = "blanked"
KINDS: Final = [FORBIDDEN, GIVEN, BLANKED]  # the first that there is gives the verdict
OTHER_DEALS: Final = 500_000_000  # experiments never use the deals an element was noticed in
LEAST_USE: Final = 0.01  # seats that take it: below this nothing can be scaled
LEAST_MORE: Final = 0.05  # seats that take it because it was given to them


@dataclass(frozen=True)
class Experiment:
    """An element that was tried."""

    element: str
    kind: str
    share: Estimate  # of wins, of the seat that went without, or held it
    worth: Estimate  # to a seat that takes it, in shares of wins
    games: int


def kinds_for(codes: ElementCodes, element: str) -> list[str]:
    """How this element can be tried."""
    found = codes.element(element)
    edition = codes.book.edition_data
    written = any(rows_at(edition, path, codes) for path in codes.of.rows_of(codes.book, found))
    able = {FORBIDDEN: True, GIVEN: found[0] in codes.of.held, BLANKED: written}
    return [kind for kind in KINDS if able[kind]]


def rows_at(edition: dict[str, Any], path: str, codes: ElementCodes) -> list[Any]:
    """The rows that the edition has there and might not have."""
    *above, last = split(path)
    rows: list[Any] = dict(value_at(edition, above)).get(last) or []
    return [row for row in rows if row["when"] not in codes.of.must_have]


def experiment_plan(plan: Plan, element: str, games: int, kind: str = FORBIDDEN) -> Plan:
    """The games of an experiment; the seat it is about is the first entry of the line-up."""
    level = plan.line_up[0]
    seats = len(plan.line_up)
    differs = GIVEN if kind == GIVEN else NEVER
    return replace(
        plan,
        edition=struck_out(plan, element) if kind == BLANKED else plan.edition,
        line_up=[f"{level}/{differs}={element}", *[level] * (seats - 1)],
        games=-(-games // seats) * seats,
        seed=plan.seed + OTHER_DEALS,
        rows=kind == GIVEN,  # whether it was taken is asked only there
        deals=ROTATED,
    )


def struck_out(plan: Plan, element: str) -> dict[str, Any]:
    """The edition in which the element does nothing."""
    codes = ElementCodes(plan.book())
    edition = copy.deepcopy(plan.edition)
    for path in codes.of.rows_of(codes.book, codes.element(element)):
        *above, last = split(path)
        inside: Any = value_at(edition, above)
        struck = rows_at(edition, path, codes)
        inside[last] = [row for row in inside.get(last) or [] if row not in struck]
    return edition


def forbidden(outcome: Outcome, element: str, use: float) -> Experiment:
    """What came of going without; ``use`` is the share of seats that take the element."""
    won, deals = wins(outcome)
    share = mean_by_deal(won, deals)
    worth = share.less(1 / len(outcome.plan.line_up)).times(-1 / max(use, LEAST_USE))
    return Experiment(element, FORBIDDEN, share, worth, len(won))


def blanked(outcome: Outcome, with_effect: Outcome, element: str, use: float) -> Experiment:
    """What going without costs less where the element does nothing, on the same deals."""
    won, deals = wins(outcome)
    before, _ = wins(with_effect)
    n = min(len(won), len(before))
    worth = mean_by_deal(won[:n] - before[:n], deals[:n]).times(1 / max(use, LEAST_USE))
    return Experiment(element, BLANKED, mean_by_deal(won, deals), worth, n)


def given(rows: Rows, element: str, use: float) -> Experiment:
    """What came of holding it: by how much more often such a seat wins, and takes it."""
    takers = rows.elements.filter(
        (pl.col("element") == rows.codes.ids.index(element)) & (pl.col("taken") > 0)
    ).select("game", "seat", pl.lit(1.0).alias("taker"))
    own = rows.seats.filter(pl.col("entry") == 0).sort("game")
    seats = own.join(takers.unique(), on=["game", "seat"], how="left").sort("game")
    won, deals = seats["won"].to_numpy(), seats["deal"].to_numpy()
    more = seats["taker"].fill_null(0.0).to_numpy() - use
    worth = ratio_by_deal(won - 1 / rows.players, more, deals)
    if more.mean() < LEAST_MORE:
        worth = Estimate(0.0, float("inf"), worth.deals)
    return Experiment(element, GIVEN, mean_by_deal(won, deals), worth, len(won))


def wins(outcome: Outcome) -> tuple[Any, Any]:
    """By game: the share of the win of the seat it is about, and the deal."""
    won = np.array([played.win_share(0) for played in outcome.played])
    return won, np.array([played.seed for played in outcome.played])


def to_try(figures: list[ElementFigure], seats: int, each_end: int) -> list[ElementFigure]:
    """The elements at the top and the bottom, and those that nobody leaves to others."""
    order = [figure for figure in ranked(figures) if figure.taken / seats >= LEAST_USE]
    chosen = [*order[:each_end], *order[len(order) - min(each_end, len(order)) :]]
    always = [
        figure for figure in figures
        if figure.rare and figure.use > 0.95 and figure.taken / seats >= LEAST_USE
        and figure.offered and figure.adjusted.deals == 0
    ]  # fmt: skip
    return list({figure.id: figure for figure in [*chosen, *always[:each_end]]}.values())
