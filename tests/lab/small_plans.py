"""Small simulations for tests."""

from dataclasses import replace
from pathlib import Path

from takujo.games.catalogue import game
from takujo.lab.plan import Outcome, Plan
from takujo.lab.results import keep, prepare
from takujo.lab.simulation import simulate

RANDOM = ["random"] * 4
MIXED = ["random", "random", "random", "easy"]


def plan(games: int, line_up: list[str] = RANDOM, *settings: str, seed: int = 1) -> Plan:
    """San Juan between these."""
    return plan_of("san-juan", games, line_up, *settings, seed=seed)


def plan_of(name: str, games: int, line_up: list[str], *settings: str, seed: int = 1) -> Plan:
    """Any game between these."""
    book = game(name).book("", settings)
    return Plan(name, book.edition_name, book.edition_data, line_up, games, seed)


def simulated(games: int, line_up: list[str] = RANDOM, *settings: str) -> Outcome:
    """The outcome, played in this process."""
    return simulate(plan(games, line_up, *settings), 1, lambda done: None)


def kept_in(folder: Path, what: Plan, settings: tuple[str, ...] = (), jobs: int = 1) -> Outcome:
    """The same with rows, kept in a folder."""
    what = replace(what, rows=True)
    store = prepare(folder, what)
    outcome = simulate(what, jobs, lambda done: None, store)
    keep(folder, outcome, "", settings)
    return outcome
