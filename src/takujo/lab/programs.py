"""The laboratory for programs: simulate to frames, report, compare."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from takujo.games.catalogue import game
from takujo.lab import compare as comparing
from takujo.lab.compare import Comparison
from takujo.lab.loaded import Rows, load
from takujo.lab.plan import Plan
from takujo.lab.report import BalanceReport, make_report
from takujo.lab.results import keep, prepare
from takujo.lab.seating import checked_name
from takujo.lab.simulation import simulate as play_all


def plan_of(
    name: str, edition: str, settings: Sequence[str], players: Sequence[str], games: int, seed: int
) -> Plan:
    """What is to be played, checked."""
    book = game(name).book(edition, settings)
    line_up = [checked_name(player, book) for player in players]
    return Plan.by(book, line_up, games, seed, rows=True)


def simulate(
    name: str,
    games: int,
    players: Sequence[str] = ("normal",) * 4,
    edition: str = "",
    settings: Sequence[str] = (),
    seed: int = 1,
    jobs: int = 1,
    folder: Path | None = None,
) -> Rows:
    """Play, and give the rows as polars frames: ``games``, ``turns``, ``elements``, ``sources``."""
    plan = plan_of(name, edition, settings, players, games, seed)
    if folder is not None:
        return kept(folder, plan, edition, settings, jobs)
    with TemporaryDirectory(prefix="takujo-") as scratch:
        rows = kept(Path(scratch), plan, edition, settings, jobs)
        rows.folder = None
        return rows


def kept(folder: Path, plan: Plan, edition: str, settings: Sequence[str], jobs: int) -> Rows:
    """Play into a folder, and read it."""
    outcome = play_all(plan, jobs, lambda done: None, prepare(folder, plan))
    keep(folder, outcome, edition, settings)
    return load(folder)


def report(rows: Rows) -> BalanceReport:
    """All figures of these rows."""
    return make_report(rows)


def compare(
    name: str,
    settings: Sequence[str],
    games: int = 2000,
    players: Sequence[str] = ("normal",) * 4,
    edition: str = "",
    metric: str = comparing.PRIMARY,
    seed: int = 1,
    jobs: int = 1,
) -> Comparison:
    """An edition and a change of it, on the same deals."""
    before, after = [
        plan_of(name, edition, changed, players, games, seed) for changed in ((), settings)
    ]
    return comparing.compare(before, after, jobs, metric)
