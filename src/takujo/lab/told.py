"""A report in words: the verdicts first, then every chart with its note, in one language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from takujo.editions.language import Language
from takujo.lab.charts import Chart, Point
from takujo.lab.element_figures import RARE, STRONG, ElementFigure
from takujo.lab.looks import source_games
from takujo.lab.people import people_chart
from takujo.lab.report import FAIR, LISTED, BalanceReport
from takujo.lab.table_figures import place_games
from takujo.lab.told_course import course_chart, heat_charts, pair_chart
from takujo.lab.told_experiments import experiment_chart, how
from takujo.lab.told_others import other_chart
from takujo.lab.told_unused import unused_chart
from takujo.lab.written import percent, signed

SHOWN: Final = 12  # of a ranking at each end


@dataclass(frozen=True)
class ToldReport:
    """The whole report in one language."""

    title: str
    about: str
    verdicts: list[str]
    unknown: list[str]
    charts: list[Chart]
    footer: list[str]


class ReportTeller:
    """Puts a report into words."""

    def __init__(self, report: BalanceReport, say: Language) -> None:
        self.report = report
        self.say = say
        self.rows = report.rows

    def told(self) -> ToldReport:
        """Everything."""
        charts = [
            *self.element_charts(),
            self.place_chart(),
            self.people_chart(),
            self.source_chart(),
            course_chart(self.report, self.say),
            *heat_charts(self.report, self.say),
            pair_chart(self.report, self.say),
            experiment_chart(self.report, self.say),
            other_chart(self.report, self.say),
            unused_chart(self.report, self.say),
        ]
        used = [c for c in charts if c.points or c.facts or c.heat]
        name = self.say.name(self.rows.book.edition_data["name"])
        return ToldReport(name, self.about(), self.verdicts(), self.unknown(), used, self.footer())

    def about(self) -> str:
        """Who played how many games."""
        return self.say.say(
            "{games} games, all seats {player}, {n} players; intervals are 95%, by deals",
            games=f"{self.rows.games.height:,}",
            player=self.rows.plan.line_up[0],
            n=self.rows.players,
        )

    # --- verdicts -----------------------------------------------------------------------
    def verdicts(self) -> list[str]:
        """Three sentences: what is too strong, what is too weak, is the order of play fair."""
        strong, weak = self.report.strong, self.report.weak
        return [
            self.say.say("Too strong: {elements}.", elements=self.named(strong))
            if strong
            else self.say.say("Nothing is shown to be too strong."),
            self.say.say("Too weak: {elements}.", elements=self.named(weak))
            if weak
            else self.say.say("Nothing is shown to be too weak."),
            self.order(),
        ]

    def named(self, figures: list[ElementFigure]) -> str:
        """The first few, each with its effect and how it is known."""
        parts: list[str] = []
        for each in figures[:LISTED]:
            parts.append(
                self.say.say(
                    "{element} ({effect} points of wins, {how})",
                    element=self.name(each.code),
                    effect=signed(each.effect),
                    how=how(each, self.say),
                )
            )
        more = len(figures) - LISTED
        if more > 0:
            parts.append(self.say.say("and {n} more", n=more))
        return self.say.clauses(parts)

    def order(self) -> str:
        """Is the order of play fair?"""
        unfair = self.report.unfair()
        if unfair:
            told = [
                self.say.say("place {n} wins {share}", n=n + 1, share=percent(p)) for n, p in unfair
            ]
            return self.say.say(
                "The order of play is not fair: {places}.", places=self.say.clauses(told)
            )
        if self.report.open_order():
            return self.say.say("Whether the order of play is fair is not settled yet.")
        return self.say.say(
            "The order of play is fair: every place is within {n} points of its share.",
            n=f"{100 * FAIR:.0f}",
        )

    def unknown(self) -> list[str]:
        """What is not known yet, element by element."""
        out: list[str] = []
        for each in self.report.unknown:
            if each.effect.deals and each.taken >= RARE:
                why = self.say.say("not settled: {effect}", effect=signed(each.effect))
            elif each.taken and each.use > 0.95:
                why = self.say.say("taken by everybody who could: only an experiment can tell")
            elif each.taken:
                why = self.say.say(
                    "too rarely used to judge: {n} of {offered}", n=each.taken, offered=each.offered
                )
            else:
                why = self.say.say("never taken, offered {n} times", n=each.offered)
            out.append(
                self.say.say("{element}: {problem}", element=self.name(each.code), problem=why)
            )
        if self.report.luck is None:
            out.append(self.say.say("How much lies in the deal: no deal was played twice."))
        if not self.report.others:
            out.append(
                self.say.say("Whether other players find the same: only {player} has played.",
                             player=self.rows.plan.line_up[0])
            )  # fmt: skip
        return out

    # --- charts -------------------------------------------------------------------------
    def element_charts(self) -> list[Chart]:
        """Elements by their effect, the strongest and the weakest: experiments come first."""
        order = self.report.ranked
        tried = [each for each in order if each.kind]
        observed = self.say.say(
            "Points of wins, against seats that stood alike and could have taken it."
        )
        forbidden = self.say.say(
            "Points of wins to who takes it: experiments, in which it was forbidden to one seat or "
            "given to one."
        )
        return [
            self.element_chart(self.say.say("What it is worth, by experiment"), forbidden, tried),
            self.element_chart(
                self.say.say("What taking it does to winning, observed"),
                observed,
                [each for each in order if not each.kind],
            ),
        ]

    def element_chart(self, title: str, note: str, order: list[ElementFigure]) -> Chart:
        """These elements, or both ends of them."""
        shown = order if len(order) <= 2 * SHOWN else [*order[:SHOWN], *order[-SHOWN:]]
        return Chart(title, note, [self.element_point(each) for each in shown])

    def element_point(self, each: ElementFigure) -> Point:
        """One element."""
        tone = "good" if each.effect.low > STRONG else "bad" if each.effect.high < -STRONG else ""
        note = self.say.say(
            "{group} · taken {use}, turn {turn}",
            group=self.say.say(each.group),
            use=f"{each.use:.0%}",
            turn=f"{each.turn:.1f}",
        )
        return Point(self.name(each.code), note, each.effect, tone, each.examples)

    def place_chart(self) -> Chart:
        """Wins by place at the start, with points that would even them."""
        share = 1 / self.rows.players
        points = []
        for n, (won, score) in enumerate(zip(self.report.places, self.report.scores, strict=True)):
            added = self.report.compensation[n]
            note = self.say.say("{points} points on average", points=f"{score.value:.1f}")
            if added:
                note += self.say.say("; {n} points at the end would even it", n=f"+{added}")
            tone = "good" if won.low > share else "bad" if won.high < share else ""
            name = self.say.say("Place {n}", n=n + 1)
            points.append(Point(name, note, won, tone, tuple(place_games(self.rows, n))))
        title = self.say.say("Wins by place in the order of play")
        even = self.say.say("Even would be {share}.", share=f"{share:.1%}")
        return Chart(title, even, points, share)

    def people_chart(self) -> Chart:
        """Matches with people by the same rules, where they were asked for."""
        if self.report.people is None:
            return Chart("")
        return people_chart(self.report.people, list(self.report.places), self.say)

    def source_chart(self) -> Chart:
        """Points by source, and how they differ by place."""
        points: list[Point] = []
        for source, by_place in self.report.sources.items():
            name = self.rows.codes.source_name(source, self.say)
            for n, value in enumerate(by_place):
                place = self.say.say("Place {n}", n=n + 1)
                games = source_games(self.rows, source, n)
                points.append(Point(name if n == 0 else "", place, value, games=games))
        return Chart(self.say.say("Points by source and place"), "", points, 0.0, False)

    def footer(self) -> list[str]:
        """Whose rules these figures are about, and how to look at a game."""
        lines = [
            self.say.say("Rules {identity}", identity=self.rows.book.identity),
            self.say.say(
                "An observed figure compares seats that stood alike; it is no proof of a cause. "
                "An experiment changes one thing on the same deals."
            ),
        ]
        if self.rows.folder is not None:
            lines.append(
                self.say.say("A game: {command}",
                             command=f"takujo replay {self.rows.folder} --game N --at M")
            )  # fmt: skip
        return lines

    def name(self, code: int) -> str:
        """An element's name."""
        return self.rows.codes.name(code, self.say)
