"""Everything about one simulation: its report, with experiments, luck and other players."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from takujo.lab import experiment
from takujo.lab.element_figures import ElementFigure
from takujo.lab.estimates import Estimate
from takujo.lab.experiment import Experiment
from takujo.lab.loaded import Rows, load
from takujo.lab.plan import REPEATED, Plan
from takujo.lab.report import BalanceReport, OtherPlayers, make_report, other_of
from takujo.lab.results import PLAN, keep, prepare
from takujo.lab.seating import checked_name
from takujo.lab.simulation import simulate
from takujo.lab.table_figures import luck

LUCK: Final = "luck"
OTHERS: Final = "others"
POPULATION: Final = "population"  # differing judgements, one at each seat
SHARE: Final = 4  # games of other players: one for so many of the main ones


@dataclass(frozen=True)
class Wanted:
    """What is to be found out beside the games themselves."""

    experiments: int = 0  # elements at each end that are tried by experiment
    games: int = 2000  # of each experiment
    also: Sequence[str] = ()  # other players
    jobs: int = 1


Tell = Callable[[int, int], None]


def study(folder: Path, wanted: Wanted, tell: Tell = lambda done, of: None) -> BalanceReport:
    """The report of a folder, with what is wanted and with what lies there already.

    ``tell`` hears how many of the elements that are tried by experiment are done.
    """
    rows = load(folder)
    first = make_report(rows)
    seats = rows.seats.height
    tried: dict[str, Experiment] = {}
    chosen = {each.id for each in experiment.to_try(first.figures, seats, wanted.experiments)}
    for figure in first.figures:
        if figure.id in chosen:
            tell(len(chosen & tried.keys()), len(chosen))
        found = one_experiment(rows, folder, figure, wanted, figure.id in chosen)
        if found is not None:
            tried[figure.id] = found
    others = [other(rows, folder, who, wanted.jobs) for who in wanted.also]
    in_the_deal = repeated(rows, folder, wanted.experiments > 0, wanted.jobs)
    return make_report(rows, tried, in_the_deal, others)


def one_experiment(
    rows: Rows, folder: Path, figure: ElementFigure, wanted: Wanted, play: bool
) -> Experiment | None:
    """An element's experiment: kept here, or played now if it is wanted."""
    use = figure.taken / rows.seats.height
    kept = experiment.kept(rows.plan, figure.id, use, folder)
    if kept is not None or not play:
        return kept
    return experiment.run(rows.plan, figure.id, use, wanted.games, wanted.jobs, folder)


def repeated(rows: Rows, folder: Path, wanted: bool, jobs: int) -> Estimate | None:
    """How much lies in the deal, from deals that were played several times."""
    kept = folder / LUCK
    if not (kept / PLAN).is_file():
        if not wanted:
            return None
        games = max(8, rows.plan.games // SHARE // 4 * 4)
        seed = rows.plan.seed + 2 * experiment.OTHER_DEALS
        play(kept, replace(rows.plan, games=games, seed=seed, deals=REPEATED, rows=True), jobs)
    return luck(load(kept))


def other(rows: Rows, folder: Path, who: str, jobs: int) -> OtherPlayers:
    """The same edition, played by somebody else."""
    kept = folder / OTHERS / who.replace("/", "-")
    if not (kept / PLAN).is_file():
        players = [checked_name(who, rows.book)] * rows.players if who != POPULATION else [
            f"{rows.plan.line_up[0]}/shift={n + 1}" for n in range(rows.players)
        ]  # fmt: skip
        games = max(8, rows.plan.games // SHARE)
        play(kept, replace(rows.plan, line_up=players, games=games, rows=True), jobs)
    return other_of(load(kept), who)


def play(folder: Path, plan: Plan, jobs: int) -> None:
    """A simulation of its own, in a folder inside the first."""
    outcome = simulate(plan, jobs, lambda done: None, prepare(folder, plan))
    keep(folder, outcome, "", ())
