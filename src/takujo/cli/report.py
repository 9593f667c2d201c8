"""``takujo report``: the balance of an edition, verdicts first, in the terminal and as a page."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import mkdtemp
from typing import Final

from rich.table import Table as Grid

from takujo.cli.archive import place_of, with_store
from takujo.cli.asked_for import Arguments, whole_number
from takujo.cli.options import GamesAsked
from takujo.cli.planned import MOST_GAMES, GamesWanted, processes
from takujo.cli.screen import Screen
from takujo.cli.simulate import Where, kept_outcome
from takujo.editions.language import Language
from takujo.editions.mistakes import cannot_write, one_mistake
from takujo.kernel.mistake import nearest
from takujo.kernel.said import Said
from takujo.lab.charts import Chart
from takujo.lab.experiment import FORBIDDEN, KINDS
from takujo.lab.others import ALL
from takujo.lab.page import page
from takujo.lab.people import PeopleGames, finished, people_games
from takujo.lab.report import BalanceReport, as_data
from takujo.lab.results import PLAN
from takujo.lab.study import Wanted, study
from takujo.lab.told import ReportTeller
from takujo.lab.written import number, percent, signed

NONE: Final = "none"  # no other players
COLUMNS: Final = 4  # of a table in the terminal: name, figure, note, games


@dataclass(frozen=True)
class Beside:
    """What is found out beside the games themselves."""

    experiment: str = "0"  # elements at each end
    each: str = "2000"  # games of an experiment
    kinds: str = FORBIDDEN
    also: Sequence[str] = ()  # other players; "none" where none are wanted
    people: bool = False  # finished matches of the data folder beside them
    data: str = ""


def report(games: GamesAsked, html: str, beside: Beside, as_json: bool, say: Language) -> int:
    """Of a folder, or of a game, which is then simulated."""
    jobs = processes(games.jobs)
    folder = Path(games.target)
    lies_there = (folder / PLAN).is_file()
    if not lies_there and is_folder_path(games.target):
        raise one_mistake(games.target, "", Said("no simulation lies in this folder"))
    asked = Arguments() if lies_there else GamesWanted(games)
    most = asked.part(lambda: whole_number("--experiment", beside.experiment, 0, 1000))
    each = asked.part(lambda: whole_number("--experiment-games", beside.each, 4, MOST_GAMES))
    named = asked.part(lambda: kinds(beside.kinds))
    asked.refuse()
    others = who_else(beside.also, lies_there)
    wanted = Wanted(most.value, each.value, others, jobs, named.value)
    if isinstance(asked, GamesWanted):
        folder = simulated(asked, say)
    found = study(folder, wanted)
    if beside.people:
        found = replace(found, people=hosted(found, beside.data))
    if html:
        write(Path(html), page(found, say.code))
    if as_json:
        print(json.dumps(as_data(found), ensure_ascii=False, indent=1))
    else:
        show(found, say)
        if html:
            Screen().unbroken(f"  {html}")
    return 0


def is_folder_path(target: str) -> bool:
    """Is a folder meant, and no game? An edition's file stands behind an @."""
    return Path(target).is_dir() or (os.sep in target and "@" not in target)


def who_else(also: Sequence[str], lies_there: bool) -> list[str]:
    """Other players; where games are played now, all of them unless somebody is named."""
    if not also and not lies_there:
        return [ALL]
    return [who for who in also if who != NONE]


def kinds(text: str) -> list[str]:
    """Kinds of experiments, apart by commas."""
    named = [each.strip() for each in text.split(",")]
    for kind in named:
        if kind not in [*KINDS, ALL]:
            problem = Said("there is no experiment {kind}", kind=repr(kind))
            raise one_mistake("", "--kinds", problem, ", ".join(KINDS), nearest(kind, KINDS))
    return KINDS if ALL in named else named


def hosted(found: BalanceReport, data: str) -> PeopleGames:
    """The finished matches with people by the same rules, from the data folder or its database."""
    book, seats = found.rows.book, found.rows.players
    place, url = place_of(data, "")
    looked = with_store(place, url, lambda of: finished(of, book.identity, seats))
    return people_games(book, seats, asyncio.run(looked))


def simulated(asked: GamesWanted, say: Language) -> Path:
    """A folder with games of this edition."""
    folder = Path(mkdtemp(prefix="takujo-"))
    kept_outcome(asked.plan(rows=True), asked, Where(out=str(folder)), False, say)
    return folder


def write(file: Path, text: str) -> None:
    """The page as a file."""
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise cannot_write(os.fspath(file), error) from error


# --- in the terminal --------------------------------------------------------------------------
def show(found: BalanceReport, say: Language) -> None:
    """Verdicts, what is not known, then every chart as a table."""
    told = ReportTeller(found, say).told()
    screen = Screen()
    screen.heading(told.title)
    screen.show(told.about, "dim")
    for verdict in told.verdicts:
        screen.show(verdict, "bold")
    if told.unknown:
        screen.show(say.say("What is not known yet"), "bold cyan")
        for line in told.unknown:
            screen.show(f"· {line}", hanging=2)
    for chart in told.charts:
        screen.show("")
        screen.show(chart.title, "bold cyan")
        if chart.note:
            screen.show(chart.note, "dim")
        screen.print(table(chart))
    for line in told.footer:
        screen.show(line, "dim")


def table(chart: Chart) -> Grid:
    """A chart as rows and columns."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    for _ in range(COLUMNS):
        grid.add_column(overflow="fold")  # Japanese has no spaces to break a line at
    for point in chart.points:
        value = number(point.value)
        if chart.percent:
            value = signed(point.value) if chart.reference == 0 else percent(point.value)
        grid.add_row(point.name, value, point.note, in_brief(point.games))
    for name, fact in chart.facts:
        grid.add_row(name, fact)
    for name, shares in chart.heat:
        grid.add_row(name, " ".join(f"{100 * share:3.0f}" for share in shares))
    for behind in chart.behind:
        grid.add_row(behind.name, "", "", in_brief(behind.games))
    return grid


def in_brief(games: Sequence[tuple[int, int]]) -> str:
    """Games with their moments."""
    return " ".join(f"{game}:{at}" for game, at in games)
