"""Experiments in words: which figure is of which kind, and what could not be tried."""

from __future__ import annotations

from typing import Final

from takujo.editions.language import Language, mark
from takujo.lab.charts import Chart
from takujo.lab.element_figures import ElementFigure
from takujo.lab.experiment import BLANKED, FORBIDDEN, kinds_for
from takujo.lab.report import BalanceReport
from takujo.lab.seating import GIVEN
from takujo.lab.written import signed

HOW: Final = {
    "": mark("observed, adjusted"),
    FORBIDDEN: mark("experiment: forbidden to one seat"),
    GIVEN: mark("experiment: given to one seat at the start"),
    BLANKED: mark("experiment: its effect struck out for all"),
}
WHY_NOT: Final = {
    GIVEN: mark("nobody can hold it at the start"),
    BLANKED: mark("a rule says what it does, not a row of the edition"),
}


def how(figure: ElementFigure, say: Language) -> str:
    """Where the figure that ranks it comes from."""
    return say.say(HOW[figure.kind])


def experiment_chart(report: BalanceReport, say: Language) -> Chart:
    """Every element that was tried: each figure that there is, with its kind."""
    codes = report.rows.codes
    facts: list[tuple[str, str]] = []
    tried_kinds = {each.kind for each in report.experiments}
    for figure in report.figures:
        if not figure.experiments:
            continue
        told = [f"{say.say(HOW[kind])} {signed(each)}" for kind, each in figure.experiments.items()]
        told.append(f"{say.say(HOW[''])} {signed(figure.adjusted)}")
        able = kinds_for(codes, figure.id)
        told += [
            say.say("{what}: not possible, {why}", what=say.say(HOW[kind]), why=say.say(why))
            for kind, why in WHY_NOT.items()
            if kind in tried_kinds and kind not in able
        ]
        facts.append((codes.name(figure.code, say), say.clauses(told)))
    note = say.say(
        "Worth to who takes it, in points of wins. The first figure of each ranks it. With the "
        "effect struck out: how much of the worth lies in the effect."
    )
    return Chart(say.say("Experiments beside what was observed"), note, facts=facts)
