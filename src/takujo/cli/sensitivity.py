"""``takujo sensitivity``: every number one step each way, ranked by what it moves."""

from __future__ import annotations

import json

from rich.table import Table as Grid

from takujo.cli.options import GamesAsked
from takujo.cli.planned import GamesWanted
from takujo.cli.screen import Screen
from takujo.editions.language import Language
from takujo.editions.mistakes import one_mistake
from takujo.kernel.agenda import Rulebook
from takujo.kernel.mistake import nearest
from takujo.kernel.said import Said
from takujo.lab.compared import is_share, metric_name
from takujo.lab.plan import INDEPENDENT
from takujo.lab.sensitivity import Influence, numbers_of
from takujo.lab.sensitivity import sensitivity as move_all

SHOWN = 30
LEAST = 50  # games of each version: fewer say nothing


def sensitivity(games: GamesAsked, under: str, as_json: bool, say: Language) -> int:
    """Play every version on the same deals, and rank."""
    asked = GamesWanted(games, LEAST)
    asked.refuse()
    plan = asked.plan(deals=INDEPENDENT)
    paths = numbers_of(plan, under)
    if not paths:
        problem = Said("no number has a path that begins so")
        raise one_mistake("", "--under", problem, "", nearest(under, numbers_of(plan)))
    found = move_all(plan, paths, asked.jobs, lambda done: None)
    if as_json:
        print(json.dumps([as_data(each) for each in found], indent=1))
    else:
        Screen().print(table(found[:SHOWN], asked.book, say))
    return 0


def table(found: list[Influence], book: Rulebook, say: Language) -> Grid:
    """The numbers that move most."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for heading in [say.say("Number"), say.say("Change"), say.say("What moved"), ""]:
        grid.add_column(heading)
    for each in found:
        change = f"{each.before} → {each.after}"
        if each.endless:
            grid.add_row(each.path, change, say.say("a game never ended"), "")
            continue
        scale = 100 if is_share(each.metric) else 1
        moved = f"{each.difference.value * scale:+.2f} ± {each.difference.reach * scale:.2f}"
        name = metric_name(each.metric, book, say)
        grid.add_row(each.path, change, name, moved if each.stands else f"({moved})")
    return grid


def as_data(each: Influence) -> dict[str, object]:
    """A number as programs read it."""
    return {
        "path": each.path,
        "before": each.before,
        "after": each.after,
        "metric": each.metric,
        "difference": round(each.difference.value, 5),
        "ci95": [round(each.difference.low, 5), round(each.difference.high, 5)],
        "stands": each.stands,
        "endless": each.endless,
    }
