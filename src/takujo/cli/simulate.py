"""``takujo simulate``: many games of computer players, and what their figures are worth."""

from __future__ import annotations

import atexit
import json
import shlex
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.table import Table as Grid
from rich.text import Text

from takujo.cli.bands import band_data, bands_of, show_bands
from takujo.cli.lost_turns import show_faults
from takujo.cli.options import GamesAsked
from takujo.cli.planned import GamesWanted
from takujo.cli.screen import Screen
from takujo.editions.language import Language, mark
from takujo.editions.mistakes import EditionError, one_mistake
from takujo.kernel.said import Said
from takujo.lab.plan import Outcome, Plan
from takujo.lab.simulation import simulate as play_all
from takujo.lab.standings import standings, summary
from takujo.lab.wanted import needs_lab

if TYPE_CHECKING:
    from takujo.lab.store import RowStore

HEADINGS = [
    mark("Wins"),
    mark("Win rate"),
    mark("95% interval"),
    mark("Mean points"),
    mark("95% interval"),
]


class GamesASecond(ProgressColumn):
    """Games in a second, so far."""

    def __init__(self, say: Language) -> None:
        super().__init__()
        self.say = say

    def render(self, task: Task) -> Text:
        """The mean since the beginning: it says how long the rest will take."""
        if not task.completed or not task.elapsed:
            return Text("")
        return Text(self.say.say("{rate} games/s", rate=f"{task.completed / task.elapsed:,.0f}"))


@dataclass
class Where:
    """Where the games are played and kept."""

    ray: str = ""  # the address of a cluster
    out: str = ""
    resume: bool = False
    check_targets: bool = False

    def scratch(self) -> None:
        """Rows are needed, but not wanted afterwards."""
        folder = TemporaryDirectory(prefix="takujo-")
        atexit.register(folder.cleanup)
        self.out = folder.name


def simulate(games: GamesAsked, where: Where, as_json: bool, say: Language) -> int:
    """Play, report and keep; 1 if it was stopped before the end."""
    asked = GamesWanted(games, bots=True)
    asked.part(lambda: refuse_without_folder(where))
    asked.refuse()
    if not as_json:
        asked.tell_settings(say)
    plan = asked.plan(rows=bool(where.out) or where.check_targets)
    outcome = kept_outcome(plan, asked, where, as_json, say)
    bands = bands_of(Path(where.out)) if where.check_targets and outcome.played else []
    if as_json:
        figures = {**summary(outcome), **({"targets": band_data(bands)} if bands else {})}
        print(json.dumps(figures, ensure_ascii=False, indent=1))
    else:
        show(outcome, where.out, say)
        show_faults(outcome.faults, say)
        show_bands(bands, say)
    missed = any(band.verdict == "out" for band in bands)
    return 1 if outcome.stopped or missed else 0


def refuse_without_folder(where: Where) -> None:
    """Only what was kept can be gone on with."""
    if where.resume and not where.out:
        raise one_mistake("", "--resume", Said("needs the folder of a simulation"), "--out DIR")


def kept_outcome(
    plan: Plan, asked: GamesWanted, where: Where, quiet: bool, say: Language
) -> Outcome:
    """Play, and keep the rows where that is wanted."""
    workers = min(asked.jobs, plan.games)
    if where.check_targets and not where.out:
        where.scratch()
    if not where.out:
        return with_progress(plan, workers, where.ray, None, quiet, say)
    needs_lab()
    from takujo.lab.results import keep, prepare

    folder = Path(where.out)
    store = prepare(folder, plan, where.resume)
    outcome = with_progress(plan, workers, where.ray, store, quiet, say)
    try:
        keep(folder, outcome, asked.edition, asked.settings)
    except EditionError:
        if outcome.problem is None:  # else the disk is full, and that is what is told
            raise
    return outcome


def with_progress(
    plan: Plan, jobs: int, ray: str, store: RowStore | None, quiet: bool, say: Language
) -> Outcome:
    """Play; a terminal is told how far it is, how fast it goes and how long it will take."""
    screen = Screen(error=True)
    if quiet or not screen.is_terminal:
        return play_all(plan, jobs, lambda done: None, store, ray)
    columns = [
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        GamesASecond(say),
    ]
    left = TextColumn(say.say("time left"))
    with Progress(*columns, left, TimeRemainingColumn(), console=screen, transient=True) as bar:
        task = bar.add_task(say.say("Simulating"), total=plan.games)
        tell = partial(bar.update, task)
        return play_all(plan, jobs, lambda done: tell(completed=done), store, ray)


def show(outcome: Outcome, out: str, say: Language) -> None:
    """The figures as a table for people."""
    screen = Screen()
    figures = summary(outcome)
    games = figures["games"]
    if outcome.stopped:
        screen.show(stopped(outcome, games, say), "bold yellow")
    if not games:
        return
    screen.heading(f"{outcome.plan.game}@{outcome.plan.edition_name}")
    screen.show(say.say("Rules {identity}", identity=figures["rules"]), "dim")
    screen.print(table(outcome, say))
    for line in remarks(figures, say):
        screen.show(line)
    if out:
        screen.show(say.say("Kept in {folder}. To see a game:", folder=out))
        screen.unbroken(f"  takujo replay {shlex.quote(out)} --game 1")
    if out and outcome.stopped and outcome.dead_end is None:
        screen.show(say.say("The same command with --resume plays the games that are missing."))


def stopped(outcome: Outcome, games: int, say: Language) -> str:
    """Why fewer games were played than wanted."""
    planned = outcome.plan.games
    if outcome.problem is not None:
        return say.say(
            "{problem}; {games} of {planned} games were kept.",
            problem=say.said(outcome.problem.mistakes[0].said()), games=games, planned=planned,
        )  # fmt: skip
    if outcome.dead_end is not None:
        return say.say(
            "Game {number} has no end: {problem}",
            number=outcome.dead_end.number + 1, problem=say.said(outcome.dead_end.problem),
        )  # fmt: skip
    if outcome.stopped == "worker":
        return say.say(
            "A worker process died; {games} of {planned} games were played.",
            games=games, planned=planned,
        )  # fmt: skip
    return say.say(
        "Interrupted: {games} of {planned} games were played.", games=games, planned=planned
    )


def table(outcome: Outcome, say: Language) -> Grid:
    """A row for each entry of the line-up."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    grid.add_column("#", justify="right")
    grid.add_column(say.say("Player"))
    for heading in HEADINGS:
        grid.add_column(say.say(heading), justify="right")
    for number, entry in enumerate(standings(outcome), 1):
        grid.add_row(
            str(number),
            entry.cpu,
            f"{entry.wins:,.1f}".removesuffix(".0"),
            f"{entry.win_rate:.1%}",
            interval(entry.win_interval, 100, "%"),
            f"{entry.score_mean:.2f}",
            interval(entry.score_interval, 1, ""),
        )
    return grid


def interval(ends: tuple[float, float] | None, scale: int, unit: str) -> str:
    """Both ends of an interval; a dash where one block says nothing about chance."""
    if ends is None:
        return "-"
    digits = 1 if unit else 2
    return f"{ends[0] * scale:.{digits}f}-{ends[1] * scale:.{digits}f}{unit}"


def remarks(figures: dict[str, Any], say: Language) -> list[str]:
    """What else is worth knowing: length, shared wins, speed."""
    games, seconds = figures["games"], figures["seconds"]
    lines = [
        length(figures, say),
        say.say("Shared wins: {share}", share=f"{figures['shared_wins'] / games:.1%}"),
        say.say(
            "{seconds} s, {rate} games/s",
            seconds=f"{seconds:.1f}",
            rate=f"{games / max(seconds, 0.001):,.0f}",
        ),
    ]
    if figures["seats"][0]["ci95"] is None:
        lines.append(say.say("An interval needs games of at least two seeds."))
    return lines


def length(figures: dict[str, Any], say: Language) -> str:
    """How long the games were; not every game has rounds."""
    games = figures["games"]
    decisions = f"{figures['decisions'] / games:.0f}"
    if not figures["rounds_mean"]:
        return say.say(
            "{games} games, {decisions} decisions each on average",
            games=f"{games:,}",
            decisions=decisions,
        )
    return say.say(
        "{games} games, {rounds} rounds and {decisions} decisions each on average",
        games=f"{games:,}",
        rounds=f"{figures['rounds_mean']:.1f}",
        decisions=decisions,
    )
