"""Do simulated games keep the bands in ``[targets]`` of the edition?"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import polars as pl

from takujo.lab.estimates import Estimate, mean_by_deal
from takujo.lab.loaded import Rows, column
from takujo.lab.table_figures import drama, length, places

HOLDS: Final = "holds"
OUT: Final = "out"
OPEN: Final = "open"
OFTEN: Final = 100  # games an element must be offered in


@dataclass(frozen=True)
class Band:
    """A figure and the band it should lie in."""

    target: str  # the key in [targets], without _low and _high
    what: str  # which place, source or element; "" where there is one figure
    value: Estimate
    low: float
    high: float

    @property
    def verdict(self) -> str:
        """Out only where the whole interval is; open while its end is."""
        if self.value.low > self.high or self.value.high < self.low:
            return OUT
        return HOLDS if self.low <= self.value.value <= self.high else OPEN


def check_targets(rows: Rows) -> list[Band]:
    """Every figure that the edition has a band for."""
    targets: dict[str, int] = rows.book.edition_data.get("targets", {})
    found: list[Band] = []
    if "seats_within_tenths" in targets:
        share, within = 1 / rows.players, targets["seats_within_tenths"] / 1000
        for place, won in enumerate(places(rows), 1):
            found.append(Band("seats", str(place), won, share - within, share + within))
    for name, estimates, scale in [
        ("source", winners_sources(rows), 0.01),
        ("turns", {"": length(rows).rounds}, 1.0),
        ("score", {"": winners_score(rows)}, 1.0),
        ("card", use_by_games(rows), 0.01),
        ("ties", {"": drama(rows).ties}, 0.01),
    ]:
        low, high = targets.get(f"{name}_low"), targets.get(f"{name}_high")
        if low is None and high is None:
            continue
        ends = (
            (0 if low is None else low) * scale,
            float("inf") if high is None else high * scale,
        )
        found += [Band(name, what, value, *ends) for what, value in estimates.items()]
    return found


def winners_sources(rows: Rows) -> dict[str, Estimate]:
    """Of the winners' points, the share from each source."""
    won = rows.seats.filter(pl.col("rank") == 1).select("game", "seat", "deal", "score")
    found: dict[str, Estimate] = {}
    for source in rows.sources["source"].unique(maintain_order=True).to_list():
        own = rows.sources.filter(pl.col("source") == source)
        joined = won.join(own, on=["game", "seat"], how="left").fill_null(0)
        score = column(joined, "score").astype(float)
        part = column(joined, "points") / score.clip(1)
        found[source] = mean_by_deal(part, column(joined, "deal"), score)
    return found


def winners_score(rows: Rows) -> Estimate:
    """The points of who wins."""
    won = rows.seats.filter(pl.col("rank") == 1)
    return mean_by_deal(column(won, "score").astype(float), column(won, "deal"))


def use_by_games(rows: Rows) -> dict[str, Estimate]:
    """Of the games in which an element was offered, the share in which somebody took it."""
    offered = rows.elements.group_by("game", "element").agg(
        pl.col("offered").sum(), (pl.col("taken") > 0).any()
    )
    seen = offered.filter(pl.col("offered") > 0)
    found: dict[str, Estimate] = {}
    for code, id in enumerate(rows.codes.ids):
        own = seen.filter(pl.col("element") == code)
        if own.height >= OFTEN:
            found[id] = mean_by_deal(column(own, "taken").astype(float), column(own, "game"))
    return found
