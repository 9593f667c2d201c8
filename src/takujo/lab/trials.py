"""The experiments of one simulation: played where they are wanted, and kept in its folder."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from takujo.lab.element_figures import ElementFigure
from takujo.lab.experiment import (
    BLANKED,
    FORBIDDEN,
    KINDS,
    Experiment,
    blanked,
    experiment_plan,
    forbidden,
    given,
    kinds_for,
)
from takujo.lab.loaded import Rows, load
from takujo.lab.plan import Outcome, Plan
from takujo.lab.results import PLAN, keep, keep_played, prepare, read_plan, read_played
from takujo.lab.simulation import simulate

FOLDER: Final = "experiments"


@dataclass(frozen=True)
class Trials:
    """The experiments on the games of a folder."""

    rows: Rows
    folder: Path
    games: int = 0  # of each that is played now
    jobs: int = 1

    def of(self, figure: ElementFigure, play: Sequence[str]) -> list[Experiment]:
        """All that lies here, and those of these kinds that can be made, played now."""
        use = figure.taken / self.rows.seats.height
        able = kinds_for(self.rows.codes, figure.id)
        found = [self.one(figure.id, kind, use, kind in play) for kind in KINDS if kind in able]
        return [each for each in found if each is not None]

    def one(self, element: str, kind: str, use: float, play: bool) -> Experiment | None:
        """One experiment; None if it neither lies here nor is wanted, or was stopped."""
        if kind not in (FORBIDDEN, BLANKED):
            rows = self.held(element, kind, play)
            return None if rows is None else given(rows, element, use)
        outcome = self.outcome(element, kind, play)
        if outcome is None or kind == FORBIDDEN:
            return None if outcome is None else forbidden(outcome, element, use)
        with_effect = self.outcome(element, FORBIDDEN, play)
        return None if with_effect is None else blanked(outcome, with_effect, element, use)

    def plan(self, element: str, kind: str) -> Plan:
        """What is played."""
        return experiment_plan(self.rows.plan, element, self.games, kind)

    def file(self, element: str, kind: str) -> Path:
        """Where an experiment is kept."""
        return self.folder / FOLDER / f"{element}{'' if kind == FORBIDDEN else '-' + kind}.json"

    def outcome(self, element: str, kind: str, play: bool) -> Outcome | None:
        """How the games went, however many they were."""
        file, plan = self.file(element, kind), self.plan(element, kind)
        found = read_played(file)
        if found is not None and found.plan.edition == plan.edition:
            return found
        if not play:
            return None
        found = simulate(plan, self.jobs, lambda done: None)
        if found.stopped:
            return None
        keep_played(file, found)
        return found

    def held(self, element: str, kind: str, play: bool) -> Rows | None:
        """The rows of games in which a seat held it."""
        folder, plan = self.file(element, kind).with_suffix(""), self.plan(element, kind)
        if (folder / PLAN).is_file() and read_plan(folder / PLAN).edition == plan.edition:
            rows = load(folder)
            if rows.games.height == rows.plan.games:
                return rows
        if not play:
            return None
        outcome = simulate(plan, self.jobs, lambda done: None, prepare(folder, plan))
        if outcome.stopped:
            return None
        keep(folder, outcome, "", ())
        return load(folder)
