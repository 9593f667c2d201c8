"""What an element is worth, by experiment: it is forbidden to one seat, and the rest stays.

The same deals are played once for each seat, and the seat whose turn it is never takes the element
where there is another option. With equal players its share of wins would be exactly one seat's;
what is missing is what the element is worth to who may take it. Divided by how often seats take
it, that is its worth to who does: the scale of the observed figure.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import numpy as np

from takujo.lab.element_figures import ElementFigure, ranked
from takujo.lab.estimates import Estimate, mean_by_deal
from takujo.lab.plan import ROTATED, Outcome, Plan
from takujo.lab.results import keep_played, read_played
from takujo.lab.simulation import simulate

FOLDER: Final = "experiments"
OTHER_DEALS: Final = 500_000_000  # experiments never use the deals an element was noticed in
LEAST_USE: Final = 0.01  # seats that take it: below this nothing can be scaled


@dataclass(frozen=True)
class Experiment:
    """An element that was forbidden to one seat."""

    element: str
    share: Estimate  # of wins, of the seat that went without
    worth: Estimate  # to a seat that takes it, in shares of wins
    games: int


def experiment_plan(plan: Plan, element: str, games: int) -> Plan:
    """The games in which one seat never takes the element."""
    level = plan.line_up[0]
    seats = len(plan.line_up)
    return replace(
        plan,
        line_up=[f"{level}/never={element}", *[level] * (seats - 1)],
        games=-(-games // seats) * seats,
        seed=plan.seed + OTHER_DEALS,
        rows=False,
        deals=ROTATED,
    )


def judged(outcome: Outcome, element: str, use: float) -> Experiment:
    """What came of it; ``use`` is the share of seats that take the element."""
    seats = len(outcome.plan.line_up)
    won = np.array([played.win_share(0) for played in outcome.played])
    deals = np.array([played.seed for played in outcome.played])
    share = mean_by_deal(won, deals)
    worth = share.less(1 / seats).times(-1 / max(use, LEAST_USE))
    return Experiment(element, share, worth, len(won))


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


def file_of(folder: Path, element: str) -> Path:
    """Where an experiment is kept."""
    return folder / FOLDER / f"{element}.json"


def kept(plan: Plan, element: str, use: float, folder: Path) -> Experiment | None:
    """An experiment that lies in the folder, however many games it had."""
    outcome = read_played(file_of(folder, element))
    if outcome is None or outcome.plan.edition != plan.edition:
        return None
    return judged(outcome, element, use)


def run(
    plan: Plan, element: str, use: float, games: int, jobs: int = 1, folder: Path | None = None
) -> Experiment | None:
    """Play the experiment, and keep it; None if it was stopped."""
    outcome = simulate(experiment_plan(plan, element, games), jobs, lambda done: None)
    if outcome.stopped:
        return None
    if folder is not None:
        keep_played(file_of(folder, element), outcome)
    return judged(outcome, element, use)
