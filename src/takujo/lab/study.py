"""Everything about one simulation: its report, with experiments, luck and other players."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from takujo.lab.element_figures import with_experiments
from takujo.lab.estimates import Estimate
from takujo.lab.experiment import FORBIDDEN, OTHER_DEALS, Experiment, to_try
from takujo.lab.loaded import Rows, load
from takujo.lab.others import SHARE, OtherGames, others
from takujo.lab.plan import REPEATED
from takujo.lab.report import BalanceReport, make_report
from takujo.lab.results import PLAN, keep, prepare
from takujo.lab.simulation import simulate
from takujo.lab.table_figures import luck
from takujo.lab.trials import Trials

LUCK: Final = "luck"


@dataclass(frozen=True)
class Wanted:
    """What is to be found out beside the games themselves."""

    experiments: int = 0  # elements at each end that are tried by experiment
    games: int = 2000  # of each experiment
    also: Sequence[str] = ()  # other players
    jobs: int = 1
    kinds: Sequence[str] = (FORBIDDEN,)  # of experiments


Tell = Callable[[int, int], None]


def study(folder: Path, wanted: Wanted, tell: Tell = lambda done, of: None) -> BalanceReport:
    """The report of a folder, with what is wanted and with what lies there already.

    ``tell`` hears how many of the elements that are tried by experiment are done.
    """
    rows = load(folder)
    found = make_report(rows)
    trials = Trials(rows, folder, wanted.games, wanted.jobs)
    chosen = {each.id for each in to_try(found.figures, rows.seats.height, wanted.experiments)}
    tried: list[Experiment] = []
    done = 0
    for figure in found.figures:
        play = figure.id in chosen
        if play:
            tell(done, len(chosen))
            done += 1
        tried += trials.of(figure, wanted.kinds if play else ())
    found = replace(
        found,
        figures=with_experiments(found.figures, tried),
        experiments=tried,
        luck=repeated(rows, folder, wanted.experiments > 0, wanted.jobs),
    )
    asked = OtherGames(wanted.also, wanted.games if wanted.experiments else 0, wanted.jobs)
    return replace(found, others=others(rows, folder, asked, found.verdicts))


def repeated(rows: Rows, folder: Path, wanted: bool, jobs: int) -> Estimate | None:
    """How much lies in the deal, from deals that were played several times."""
    kept = folder / LUCK
    if not (kept / PLAN).is_file():
        if not wanted:
            return None
        games = max(8, rows.plan.games // SHARE // 4 * 4)
        seed = rows.plan.seed + 2 * OTHER_DEALS
        plan = replace(rows.plan, games=games, seed=seed, deals=REPEATED, rows=True)
        outcome = simulate(plan, jobs, lambda done: None, prepare(kept, plan))
        keep(kept, outcome, "", ())
    return luck(load(kept))
