"""A report: everything that is known of the balance of one edition, as numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import polars as pl

from takujo.lab.element_figures import (
    STRONG,
    ElementFigure,
    element_figures,
    ranked,
    with_experiments,
)
from takujo.lab.estimates import Estimate, discoveries
from takujo.lab.experiment import Experiment
from takujo.lab.loaded import Rows
from takujo.lab.others import Others
from takujo.lab.pairs import Pair, strong_pairs
from takujo.lab.people import PeopleGames
from takujo.lab.table_figures import (
    Drama,
    Length,
    compensation,
    contention,
    drama,
    length,
    places,
    sources,
)
from takujo.lab.unused import Unused, unused

ALL = 0.9  # seats that take something everybody needs
LISTED = 3  # elements named in a verdict
FAIR = 0.02  # a place at the start that wins so much more or less is not fair


@dataclass(frozen=True)
class BalanceReport:
    """All figures of one simulation."""

    rows: Rows
    figures: list[ElementFigure]
    places: list[Estimate]
    scores: list[Estimate]
    compensation: list[int]
    sources: dict[str, list[Estimate]]
    length: Length
    drama: Drama
    pairs: list[Pair]
    unused: Unused
    contention: dict[str, pl.DataFrame]  # by group
    luck: Estimate | None
    others: Sequence[Others]
    experiments: Sequence[Experiment]
    people: PeopleGames | None = None  # matches with people by the same rules, counted apart

    @property
    def ranked(self) -> list[ElementFigure]:
        """The elements of which something is known, strongest first."""
        return ranked(self.figures)

    @property
    def strong(self) -> list[ElementFigure]:
        """Too strong: the whole interval lies above the limit, and it is no chance find."""
        found = [each for each in self.standing if each.effect.low > STRONG]
        return [each for each in found if not self.used_by_all(each)]

    @property
    def needed(self) -> list[ElementFigure]:
        """What nearly every seat uses, and who may not loses by it: needed, whatever its price."""
        found = [each for each in self.standing if each.effect.low > STRONG]
        return [each for each in found if self.used_by_all(each)]

    def used_by_all(self, figure: ElementFigure) -> bool:
        """Do nearly all seats take it in nearly all games?"""
        return figure.taken > ALL * self.rows.seats.height

    @property
    def weak(self) -> list[ElementFigure]:
        """Too weak, the weakest first."""
        return [each for each in reversed(self.standing) if each.effect.high < -STRONG]

    @property
    def verdicts(self) -> list[ElementFigure]:
        """The elements that a sentence names."""
        return [*self.strong[:LISTED], *self.weak[:LISTED]]

    @property
    def standing(self) -> list[ElementFigure]:
        """Those whose effect stands at a false discovery rate of 5%; experiments first."""
        order = self.ranked
        tried = [each for each in order if each.experiment is not None]
        judged = tried or order  # where there are experiments, observations give no verdict
        stand = discoveries([each.effect.p for each in judged])
        return [each for each, holds in zip(judged, stand, strict=True) if holds]

    @property
    def unknown(self) -> list[ElementFigure]:
        """Elements of which nothing can be said yet."""
        return [each for each in self.figures if each.rare and each.offered]

    def unfair(self) -> list[tuple[int, Estimate]]:
        """The places that win more or less than their share, by more than the limit."""
        share = 1 / self.rows.players
        off = [place.less(share) for place in self.places]
        stand = discoveries([each.p for each in off])
        return [
            (number, self.places[number])
            for number, holds in enumerate(stand)
            if holds and abs(off[number].value) > FAIR
        ]

    def open_order(self) -> bool:
        """Could a place still be unfair, for all these games say?"""
        share = 1 / self.rows.players
        return any(max(abs(p.low - share), abs(p.high - share)) > FAIR for p in self.places)


def make_report(
    rows: Rows,
    tried: Sequence[Experiment] = (),
    luck: Estimate | None = None,
) -> BalanceReport:
    """All figures of these rows, with what was found out beside them."""
    figures = element_figures(rows)
    groups = [group.name for group in rows.codes.groups if 4 <= len(group.ids) <= 24]
    return BalanceReport(
        rows=rows,
        figures=with_experiments(figures, tried),
        places=places(rows),
        scores=places(rows, "score"),
        compensation=compensation(rows),
        sources=sources(rows),
        length=length(rows),
        drama=drama(rows),
        pairs=strong_pairs(rows, figures),
        unused=unused(rows, figures),
        contention={group: contention(rows, group) for group in groups},
        luck=luck,
        others=(),
        experiments=tried,
    )


def as_data(report: BalanceReport) -> dict[str, Any]:
    """The report as programs read it."""
    rows = report.rows
    return {
        "game": rows.plan.game,
        "edition": rows.plan.edition_name,
        "rules": rows.book.identity,
        "players": rows.plan.line_up,
        "games": rows.games.height,
        "places": [estimate_data(place) for place in report.places],
        "compensation_points": report.compensation,
        "elements": [element_data(each) for each in report.ranked],
        "unknown": [each.id for each in report.unknown],
        "strong": [each.id for each in report.strong],
        "weak": [each.id for each in report.weak],
        "sources": {k: [estimate_data(each) for each in v] for k, v in report.sources.items()},
        "rounds": estimate_data(report.length.rounds),
        "decisions": estimate_data(report.length.decisions),
        "lead_changes": estimate_data(report.drama.lead_changes),
        "settled": estimate_data(report.drama.settled),
        "ties": estimate_data(report.drama.ties),
        "forced": estimate_data(report.drama.forced),
        "people": None if report.people is None else people_data(report.people),
        "luck": None if report.luck is None else estimate_data(report.luck),
        "pairs": [
            {
                "elements": [rows.codes.ids[pair.first], rows.codes.ids[pair.second]],
                **estimate_data(pair.together),
            }
            for pair in report.pairs
        ],
        "never_asked": [rows.book.paragraphs[rule].name for rule in report.unused.rules],
        "never_acted": {rows.codes.ids[each.element]: each.rows for each in report.unused.effects},
        "never_taken": [rows.codes.ids[code] for code in report.unused.elements],
        "never_offered": [rows.codes.ids[code] for code in report.unused.unseen],
        "endings": report.unused.endings,
    }


def people_data(people: PeopleGames) -> dict[str, Any]:
    """Matches with people."""
    places = [round(people.place(n).value, 5) for n in range(len(people.by_place))]
    won = round(people.won, 3)
    return {"games": people.games, "seats": people.seats, "won": won, "places": places}


def estimate_data(estimate: Estimate) -> dict[str, Any]:
    """A figure with its interval."""
    ends = [round(estimate.low, 5), round(estimate.high, 5)]
    known = estimate.error != float("inf")
    return {
        "value": round(estimate.value, 5),
        "ci95": ends if known else None,
        "deals": estimate.deals,
    }


def element_data(figure: ElementFigure) -> dict[str, Any]:
    """An element's figures."""
    return {
        "id": figure.id,
        "offered": figure.offered,
        "taken": figure.taken,
        "use": round(figure.use, 5),
        "turn": round(figure.turn, 3),
        "points": round(figure.points, 3),
        "won": round(figure.won, 5),
        "adjusted": estimate_data(figure.adjusted),
        "experiments": {kind: estimate_data(each) for kind, each in figure.experiments.items()},
        "games": [list(example) for example in figure.examples],
    }
