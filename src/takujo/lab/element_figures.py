"""How each element fared: how often it was taken, when, what it brought, and what it is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

import polars as pl

from takujo.lab.adjusted import adjusted_effect
from takujo.lab.estimates import Estimate
from takujo.lab.loaded import Rows

if TYPE_CHECKING:
    from takujo.lab.experiment import Experiment

EXAMPLES: Final = 3  # games to look at for each figure
RARE: Final = 100  # takers below which nothing is said
STRONG: Final = 0.05  # of all wins: from here on an element is too strong, or too weak
WIDE: Final = 0.06  # an interval that reaches further than this settles nothing


@dataclass(frozen=True)
class ElementFigure:
    """The figures of one element."""

    code: int
    id: str
    group: str
    offered: int  # seats that could take it, over all games
    taken: int  # seats that took it
    use: float  # of those who could
    turn: float  # in which it was first taken, on average
    points: float  # it brought to a seat that took it
    goods: float
    won: float  # by those who took it: not what it is worth
    adjusted: Estimate
    experiments: Mapping[str, Estimate] = field(default_factory=dict)  # its worth, by kind
    examples: tuple[tuple[int, int], ...] = ()  # games and moments

    @property
    def kind(self) -> str:
        """The kind of experiment that gives the verdict; "" if it is only observed."""
        return next(iter(self.experiments), "")

    @property
    def experiment(self) -> Estimate | None:
        """What that experiment says."""
        return self.experiments.get(self.kind)

    @property
    def effect(self) -> Estimate:
        """The experiment's where there is one."""
        return self.experiment if self.experiment is not None else self.adjusted

    @property
    def rare(self) -> bool:
        """Too rarely used to judge, or nobody is left to compare with, or still wide open."""
        if self.experiment is None and self.taken < RARE:
            return True
        clear = self.effect.low > STRONG or self.effect.high < -STRONG
        return not clear and not self.effect.reach <= WIDE


def element_figures(rows: Rows) -> list[ElementFigure]:
    """Every element of the edition, also those that nobody took."""
    by_seat = seats_that_took(rows)
    found: list[ElementFigure] = []
    for code, id in enumerate(rows.codes.ids):
        own = by_seat.filter(pl.col("element") == code)
        takers = own.filter(pl.col("taken") > 0)
        asked = int(own["offered"].sum()) > 0  # some are only ever heard of: nobody is asked
        offered, taken = own.height if asked else 0, takers.height
        enough = taken >= RARE // 4
        found.append(
            ElementFigure(
                code=code,
                id=id,
                group=rows.codes.elements[code][0],
                offered=offered,
                taken=taken,
                use=taken / (offered or rows.seats.height),
                turn=mean(takers, "turn"),
                points=mean(takers, "points"),
                goods=mean(takers, "goods"),
                won=mean(takers, "won"),
                adjusted=adjusted_effect(rows.chances(code)) if enough else NOTHING_KNOWN,
                examples=examples(takers),
            )
        )
    return found


NOTHING_KNOWN: Final = Estimate(0.0, float("inf"), 0)


def seats_that_took(rows: Rows) -> pl.DataFrame:
    """A row a game, seat and element: whether and when it was taken, and what it brought."""
    taken = pl.col("taken") > 0
    summed = rows.elements.group_by("game", "seat", "element").agg(
        pl.col("offered").sum(),
        pl.col("taken").sum(),
        pl.col("turn").filter(taken).min(),
        pl.col("at").filter(taken).min(),
        pl.col("points").sum(),
        pl.col("goods").sum(),
    )
    used = summed.filter((pl.col("offered") > 0) | (pl.col("taken") > 0))
    who = rows.seats.select("game", "seat", "deal", "place", "won")
    return used.join(who, on=["game", "seat"]).sort("element", "game", "seat")


def mean(frame: pl.DataFrame, column: str) -> float:
    """The mean of a column; 0 of nothing."""
    found = frame[column].mean()
    return float(found) if isinstance(found, int | float) else 0.0


def examples(takers: pl.DataFrame) -> tuple[tuple[int, int], ...]:
    """Games in which it was taken and won, counted from 1, with the moment it was taken."""
    won = takers.filter(pl.col("won") == 1).head(EXAMPLES - 1)
    lost = takers.filter(pl.col("won") == 0).head(1)
    both = pl.concat([won, lost]).select("game", "at")
    return tuple((game + 1, at) for game, at in both.iter_rows())


def with_experiments(
    figures: list[ElementFigure], tried: Sequence[Experiment]
) -> list[ElementFigure]:
    """The same with what experiments say; those that settle nothing at all are left out."""
    known = [each for each in tried if each.worth.error != float("inf")]
    return [
        replace(
            one, experiments={each.kind: each.worth for each in known if each.element == one.id}
        )
        for one in figures
    ]


def ranked(figures: list[ElementFigure]) -> list[ElementFigure]:
    """By their effect, strongest first: the experiment's where there is one."""
    known = [each for each in figures if not each.rare]
    return sorted(known, key=lambda each: (-each.effect.value, each.code))
