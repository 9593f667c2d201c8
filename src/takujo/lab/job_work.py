"""What a job does: both editions played on the same deals, and the result in every language."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

import polars as pl

from takujo.editions.language import LANGUAGES, language
from takujo.lab.compare import PRIMARY as ORDER
from takujo.lab.compare import Comparison, EditionSide, compare, judged
from takujo.lab.frames import TABLES
from takujo.lab.job_folder import AFTER, BEFORE, GAMES, Ended, Job, JobFolder
from takujo.lab.job_page import fragment
from takujo.lab.parts import PlayedPart
from takujo.lab.plan import INDEPENDENT, Plan
from takujo.lab.report import BalanceReport
from takujo.lab.results import prepare
from takujo.lab.simulation import CameToNoEnd, simulate
from takujo.lab.store import RowStore
from takujo.lab.study import Wanted, study
from takujo.lab.version_told import VersionTeller

if TYPE_CHECKING:
    from takujo.lab.job_process import ProgressTeller, Stopping

LEAST = 100  # games: below it nothing is said, whatever was played


@dataclass(frozen=True)
class Found:
    """What a job has found out."""

    after: BalanceReport
    before: BalanceReport | None = None
    comparison: Comparison | None = None


def work(folder: JobFolder, jobs: int, teller: ProgressTeller, stopping: Stopping) -> Ended:
    """All of it; what was stopped counts where enough was played."""
    job = folder.job()
    assert job is not None
    found = paired(folder, job) if job.pair else played(folder, job, jobs, teller)
    stopping.no_more()
    games = found.after.rows.games.height
    teller.tell(games, games, "write")
    headlines: dict[str, str] = {}
    for code in LANGUAGES:
        teller_of = VersionTeller(found.after, language(code), found.before, found.comparison)
        told = teller_of.told()
        headlines[code] = told.headline
        folder.write_text(f"{code}.html", fragment(told, language(code), job.id))
    named = {number for chart in told.charts for number in chart.games}
    folder.write(GAMES, choices_of(found.after, named))
    places = [[each.value, each.low, each.high] for each in found.after.places]
    return Ended(stopping.why, games, headline=headlines, places=places)


def played(folder: JobFolder, job: Job, jobs: int, teller: ProgressTeller) -> Found:
    """Play what is to be played, with experiments where they are wanted."""
    after = replace(job.plan(), rows=True, deals=INDEPENDENT)
    comparison = None
    if len(job.plans) > 1:
        before = replace(job.plan(0), rows=True, deals=INDEPENDENT)
        stores = (prepare(folder.path / BEFORE, before), prepare(folder.path / AFTER, after))
        of = 2 * after.games
        tell = partial(teller.tell, of=of, doing="play")
        comparison = compare(before, after, jobs, ORDER, tell, stores, whole=True)
        refuse_few(comparison.games)
    else:
        play_one(folder, after, jobs, teller)
    wanted = Wanted(job.experiments, max(200, after.games // 2), job.also, jobs)
    report = study(folder.path / AFTER, wanted, partial(teller.tell, doing="experiment"))
    if comparison is None:
        return Found(report)
    return Found(report, study(folder.path / BEFORE, Wanted()), comparison)


def play_one(folder: JobFolder, plan: Plan, jobs: int, teller: ProgressTeller) -> None:
    """One edition as it is."""
    store = prepare(folder.path / AFTER, plan)
    outcome = simulate(plan, jobs, partial(teller.tell, of=plan.games, doing="play"), store)
    if outcome.dead_end is not None:
        raise CameToNoEnd(outcome.dead_end)
    if outcome.problem is not None:
        raise outcome.problem
    refuse_few(len(outcome.played))


def refuse_few(games: int) -> None:
    """A job that was stopped early says nothing."""
    if games < LEAST:
        raise KeyboardInterrupt


def paired(folder: JobFolder, job: Job) -> Found:
    """Two results that are there already: game by game, on the same deals where they have them."""
    before, after = [study(folder.path.parent / id / AFTER, Wanted()) for id in job.pair]
    sides = [side_of(report) for report in (before, after)]
    n = min(len(side.values(ORDER)) for side in sides)
    for side in sides:
        side.parts = {0: {name: side.values(name)[:n] for name in side.metrics()}}
    return Found(after, before, judged(sides[0], sides[1], ORDER, 1))


def side_of(report: BalanceReport) -> EditionSide:
    """A result's games, as they came."""
    folder = report.rows.folder
    assert folder is not None
    side = EditionSide(report.rows.plan)
    store = RowStore(folder)
    for at in store.done(side.plan):
        tables = {name: store.file(name, at).read_bytes() for name in TABLES}
        side.receive(PlayedPart(at, [], tables))
    return side


def choices_of(report: BalanceReport, named: set[int]) -> dict[str, str]:
    """The choices of every game that the result names, counted from 1."""
    frame = report.rows.games.filter(pl.col("game").is_in([game - 1 for game in sorted(named)]))
    return {str(game + 1): choices for game, choices in frame.select("game", "choices").iter_rows()}
