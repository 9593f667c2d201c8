"""Other players on the same edition: a stronger level, styles, a population of judgements.

A verdict that all of them share is the edition's; one that only the usual player finds may be its
habit. What was judged by an experiment is tried again by theirs, and what was only observed is
held against what is observed of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import polars as pl

from takujo.cpu.levels import AT_ONCE
from takujo.lab.element_figures import ElementFigure, element_figures
from takujo.lab.estimates import Estimate, mean_by_deal
from takujo.lab.experiment import FORBIDDEN
from takujo.lab.loaded import Rows, load
from takujo.lab.plan import Plan
from takujo.lab.results import PLAN, keep, prepare
from takujo.lab.seating import LIKE, SHIFT, SIMULATIONS, WEIGHTED, checked_name, taken_apart
from takujo.lab.simulation import simulate
from takujo.lab.table_figures import places
from takujo.lab.trials import Trials

FOLDER: Final = "others"
POPULATION: Final = "population"  # differing judgements, one at each seat
ALL: Final = "all"  # the population, each style, and a stronger level
STRONGER: Final = f"hard/{SIMULATIONS}=8"
SHARE: Final = 4  # games of other players: one for so many of the main ones
THINKING_SHARE: Final = 40  # and of those that think ahead
LEAST: Final = 8


@dataclass(frozen=True)
class Others:
    """The same edition played by somebody else."""

    who: str
    games: int
    places: list[Estimate]
    effects: Mapping[str, Estimate]  # adjusted, by element
    worths: Mapping[str, Estimate]  # by experiment, by element
    wins: Mapping[str, Estimate]  # by player, where they differ


@dataclass(frozen=True)
class OtherGames:
    """Who else is to play, and how many games of each experiment."""

    also: Sequence[str]
    experiment_games: int
    jobs: int


def all_others(rows: Rows) -> list[str]:
    """Everybody who can be asked."""
    styles = [f"{WEIGHTED}/{LIKE}={style}" for style in rows.codes.of.styles]
    return [POPULATION, *styles, STRONGER]


def others(
    rows: Rows, folder: Path, asked: OtherGames, verdicts: Sequence[ElementFigure]
) -> list[Others]:
    """What games of other players say: of those who are asked, and of those who lie here."""
    kept = [read_who(file) for file in sorted((folder / FOLDER).glob(f"*/{PLAN}"))]
    also = [who for each in asked.also for who in (all_others(rows) if each == ALL else [each])]
    names = list(dict.fromkeys([*also, *kept]))
    return [played_by(who, rows, folder, asked, verdicts, who in also) for who in names]


def read_who(file: Path) -> str:
    """Who played in a folder of others."""
    line_up = load(file.parent).plan.line_up
    return line_up[0] if len(set(line_up)) == 1 else POPULATION


def played_by(
    who: str,
    rows: Rows,
    folder: Path,
    asked: OtherGames,
    verdicts: Sequence[ElementFigure],
    play: bool,
) -> Others:
    """One of them, with the experiments that verdicts rest on."""
    own = folder / FOLDER / who.replace("/", "-")
    if not (own / PLAN).is_file():
        plan = plan_of(rows, who)
        outcome = simulate(plan, asked.jobs, lambda done: None, prepare(own, plan))
        keep(own, outcome, "", ())
    theirs = load(own)
    figures = element_figures(theirs)
    alone = len(set(theirs.plan.line_up)) == 1
    games = asked.experiment_games // (1 if at_once(who) else THINKING_SHARE // SHARE)
    trials = Trials(theirs, own, max(LEAST, games), asked.jobs)
    wanted = (FORBIDDEN,) if play and asked.experiment_games else ()
    tried = [
        each for verdict in verdicts if alone and verdict.kind
        for each in trials.of(figures[verdict.code], wanted) if each.kind == FORBIDDEN
    ]  # fmt: skip
    return Others(
        who,
        theirs.games.height,
        places(theirs),
        {each.id: each.adjusted for each in figures if not each.rare},
        {each.element: each.worth for each in tried},
        {} if alone else wins_by_player(theirs),
    )


def plan_of(rows: Rows, who: str) -> Plan:
    """The same edition, played by somebody else."""
    share = SHARE if at_once(who) else THINKING_SHARE
    games = max(LEAST, rows.plan.games // share)
    line_up = population(rows) if who == POPULATION else [who] * rows.players
    checked = [checked_name(each, rows.book) for each in line_up]
    return replace(rows.plan, line_up=checked, games=games, rows=True)


def population(rows: Rows) -> list[str]:
    """Each style, then weights shifted by chance."""
    styles = [f"{LIKE}={style}" for style in rows.codes.of.styles]
    shifts = [f"{SHIFT}={n}" for n in range(1, rows.players + 1)]
    return [f"{WEIGHTED}/{each}" for each in [*styles, *shifts][: rows.players]]


def at_once(who: str) -> bool:
    """Does it not think ahead?"""
    return who == POPULATION or taken_apart(who)[0] in AT_ONCE


def wins_by_player(rows: Rows) -> dict[str, Estimate]:
    """The share of wins of each entry of the line-up."""
    found: dict[str, Estimate] = {}
    for entry, name in enumerate(rows.plan.line_up):
        own = rows.seats.filter(pl.col("entry") == entry)
        found[name] = mean_by_deal(own["won"].to_numpy(), own["deal"].to_numpy())
    return found
