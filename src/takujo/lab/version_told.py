"""A changed edition in words: one sentence first, then what moved, then the whole report."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Any, Final

from takujo.editions.changes import changes, written
from takujo.editions.language import Language
from takujo.editions.places import inside, names_of, split
from takujo.lab.charts import Between, Chart, Point
from takujo.lab.compare import CHANGED, Comparison, Moved
from takujo.lab.compared import is_share, metric_name, sentence, size
from takujo.lab.element_figures import ElementFigure
from takujo.lab.estimates import Estimate, discoveries
from takujo.lab.report import BalanceReport
from takujo.lab.told import ReportTeller, ToldReport

MOST_MOVED: Final = 12
MOST_CHANGES: Final = 8  # shown above the headline


@dataclass(frozen=True)
class ToldVersion(ToldReport):
    """The whole result in one language."""

    headline: str
    tone: str  # "good", "bad" or ""
    changed: list[str]  # what was changed: a name, before and after


class VersionTeller(ReportTeller):
    """Puts a result into words: that of a changed edition beside the one before."""

    def __init__(
        self,
        report: BalanceReport,
        say: Language,
        before: BalanceReport | None = None,
        comparison: Comparison | None = None,
    ) -> None:
        super().__init__(report, say)
        self.before = before
        self.comparison = comparison

    def told(self) -> ToldVersion:
        """Everything."""
        told = super().told()
        headline, tone = self.headline()
        verdicts = [line for line in told.verdicts if line != headline]
        if self.comparison is not None:
            book = self.report.rows.book
            verdicts.insert(0, sentence(self.comparison.metrics[0], book, self.say))
        charts = self.in_order(told.charts)
        return ToldVersion(
            told.title, told.about, verdicts, told.unknown, charts, told.footer,
            headline, tone, self.changed(),
        )  # fmt: skip

    def in_order(self, charts: list[Chart]) -> list[Chart]:
        """Places first, as every change is asked what it does to them; then what else moved."""
        title = self.place_chart().title
        first = [chart for chart in charts if chart.title == title]
        rest = [chart for chart in charts if chart.title != title]
        moved = self.moved_chart()
        return [*first, *([moved] if moved.points or moved.facts else []), *rest]

    # --- the first sentence -------------------------------------------------------------
    def headline(self) -> tuple[str, str]:
        """What there is to know, and whether it is good or bad news."""
        if self.before is None:
            return self.plain_headline()
        moved = shifted(self.before, self.report)
        new = [e for e in self.report.strong if e.id in moved - ids(self.before.strong)]
        gone = [e for e in self.before.strong if e.id in moved - ids(self.report.strong)]
        if new:
            return self.say.say("{element} becomes too strong.", element=self.first(new)), "bad"
        fair, was_fair = not self.report.unfair(), not self.before.unfair()
        if was_fair and not fair:
            return self.say.say("The order of play becomes unfair."), "bad"
        if gone:
            said = self.say.say("{element} is no longer too strong.", element=self.first(gone))
            return said, "good"
        if fair and not was_fair:
            return self.say.say("The order of play is no longer shown to be unfair."), "good"
        if any(each.verdict == CHANGED for each in self.moved()):
            return self.say.say("Something moved, but nothing became too strong."), ""
        return self.say.say("No difference that these games could show."), ""

    def plain_headline(self) -> tuple[str, str]:
        """Of an edition as it is: what is too strong, else too weak, else the order of play."""
        verdicts = self.verdicts()
        if self.report.strong:
            return verdicts[0], "bad"
        if self.report.weak:
            return verdicts[1], "bad"
        return verdicts[2], "bad" if self.report.unfair() else ""

    def first(self, figures: list[ElementFigure]) -> str:
        """The first of several elements, and how many more there are."""
        names = [self.name(figures[0].code)]
        if len(figures) > 1:
            names.append(self.say.say("and {n} more", n=len(figures) - 1))
        return self.say.clauses(names)

    # --- what was changed ---------------------------------------------------------------
    def changed(self) -> list[str]:
        """Every changed value, by the name of its element, before and after."""
        if self.comparison is None:
            return []
        before, after = self.comparison.a.edition, self.comparison.b.edition
        lines = [
            f"{self.place_of(after, key)} {written(a, self.say)} → {written(b, self.say)}"
            for key, a, b in changes(before, after)
            if key.partition(".")[0] != "name"
        ]
        more = len(lines) - MOST_CHANGES
        shown = lines[:MOST_CHANGES]
        return [*shown, self.say.say("and {n} more", n=more)] if more > 0 else shown

    def place_of(self, edition: dict[str, Any], path: str) -> str:
        """A path with the name of the innermost element that has one."""
        value: Any = edition
        called = ""
        for at, key in enumerate(split(path)):
            value = dict(inside(value)).get(key)
            names = names_of(value)
            if names and at:
                called = f"{names[0] if self.say.code == 'ja' else names[-1]} "
        return f"{called}{path}"

    def footer(self) -> list[str]:
        """Where it lies on this machine is no matter of who reads it."""
        return [line for line in super().footer() if str(self.rows.folder) not in line]

    # --- charts -------------------------------------------------------------------------
    def about(self) -> str:
        """Who played how many games."""
        if self.comparison is None:
            return super().about()
        games, player = f"{self.comparison.games:,}", self.rows.plan.line_up[0]
        if self.comparison.a.seed == self.comparison.b.seed:
            return self.say.say(
                "{games} games of each on the same deals, all seats {player}; intervals are 95%",
                games=games, player=player,
            )  # fmt: skip
        return self.say.say(
            "{games} games of each, on different deals, all seats {player}; intervals are 95%",
            games=games, player=player,
        )  # fmt: skip

    def place_chart(self) -> Chart:
        """Wins by place, with those before."""
        chart = super().place_chart()
        if self.before is None:
            return chart
        both = [
            replace(
                point, before=was, told=self.say.say("from {share}", share=f"{was.value:.1%}"),
            )
            for point, was in zip(chart.points, self.before.places, strict=True)
        ]  # fmt: skip
        return replace(chart, points=both, legend=self.legend())

    def legend(self) -> tuple[str, str]:
        """What the two lines are."""
        return self.say.say("changed version"), self.say.say("version before")

    def element_chart(self, title: str, note: str, order: list[ElementFigure]) -> Chart:
        """Elements by their effect, with what was observed before where nothing was tried."""
        chart = super().element_chart(title, note, order)
        if self.before is None or not any(not each.kind for each in order):
            return chart
        return replace(chart, legend=self.legend())

    def element_point(self, each: ElementFigure) -> Point:
        """One element, with the same figure of the version before."""
        point = super().element_point(each)
        if self.before is None:
            return point
        was = {figure.id: figure for figure in self.before.figures if not figure.rare}
        old = was.get(each.id)
        return replace(point, before=old.effect if old and old.kind == each.kind else None)

    def moved(self) -> list[Moved]:
        """Every metric but the one named beforehand."""
        return self.comparison.metrics[1:] if self.comparison is not None else []

    def moved_chart(self) -> Chart:
        """What else moved: before, after and the difference."""
        title = self.say.say("What else moved")
        if self.comparison is None:
            return Chart(title)
        stand = [each for each in self.moved() if each.verdict == CHANGED]
        if not stand:
            told = self.say.say("Nothing else is shown to have moved.")
            return Chart(title, facts=[(self.say.say("Other figures"), told)])
        stand = sorted(stand, key=size, reverse=True)[:MOST_MOVED]
        shares = [each for each in stand if is_share(each.name)]
        others = [each for each in stand if not is_share(each.name)]
        note = self.say.say("Points of a hundred, at a false discovery rate of 5%.")
        facts = [(self.metric(each), told_move(each)) for each in others]
        return Chart(title, note, [self.moved_point(each) for each in shares], facts=facts)

    def metric(self, moved: Moved) -> str:
        """What people call it."""
        return metric_name(moved.name, self.report.rows.book, self.say)

    def moved_point(self, each: Moved) -> Point:
        """A share that moved."""
        note = f"{each.a:.1%} → {each.b:.1%}"
        tone = "good" if each.difference > 0 else "bad"
        return Point(self.metric(each), note, Between(each.difference, each.low, each.high), tone)


def ids(figures: list[ElementFigure]) -> set[str]:
    """Their ids."""
    return {each.id for each in figures}


def shifted(before: BalanceReport, after: BalanceReport) -> set[str]:
    """Elements whose worth is another than before, at a false discovery rate of 5%.

    Each report has its own verdicts; only here are both held against each other. The errors are
    taken as those of different deals, which on the same deals is on the safe side.
    """
    was = {each.id: each.effect for each in before.figures if not each.rare}
    both = [(each.id, was[each.id], each.effect) for each in after.ranked if each.id in was]
    differences = [
        Estimate(b.value - a.value, math.hypot(a.error, b.error), min(a.deals, b.deals))
        for _, a, b in both
    ]
    stand = discoveries([each.p for each in differences])
    return {id for (id, _, _), holds in zip(both, stand, strict=True) if holds}


def told_move(each: Moved) -> str:
    """Before, after, and the difference with its interval."""
    return f"{each.a:.1f} → {each.b:.1f} ({each.low:+.1f} – {each.high:+.1f})"
