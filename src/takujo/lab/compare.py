"""Two editions on the same deals: what changed, what did not, what is still open.

One metric is named beforehand and looked at as often as one likes (see ``sequences``): by default
the share of wins of the last place in the order of play less that of the first. It is a mean over
deals and has a sign, which the spread of all places has not. All other metrics are judged once, at
the end, at a false discovery rate of 5% for all of them together.
"""

from __future__ import annotations

import io
import math
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
import polars as pl

from takujo.lab.element_codes import ElementCodes
from takujo.lab.estimates import Array, discoveries
from takujo.lab.frames import ELEMENTS, GAMES
from takujo.lab.parts import PlayedPart
from takujo.lab.plan import Plan
from takujo.lab.processes import Receive
from takujo.lab.sequences import ordinary, sequence
from takujo.lab.simulation import CameToNoEnd, play_parts
from takujo.lab.store import RowStore

LOOKS: Final = 16
PRIMARY: Final = "order"
CHANGED: Final = "changed"
SAME: Final = "same"
OPEN: Final = "open"
WINS: Final = 0.02  # a change of shares that matters
USE: Final = 0.03  # of use rates
PART_OF_MEAN: Final = 0.02  # of everything else, by its mean


@dataclass
class EditionSide:
    """The games of one edition so far: an array by metric, in the order of the games."""

    plan: Plan
    store: RowStore | None = None  # where its rows are kept, if they are
    parts: dict[int, dict[str, Array]] = field(default_factory=dict)

    def receive(self, part: PlayedPart) -> None:
        """Some more games."""
        if part.dead_end is not None:
            raise CameToNoEnd(part.dead_end)
        if self.store is not None:
            self.store.write(part)
        self.parts[part.at] = metrics_of(self.plan, part)

    def leave_out(self, other: EditionSide) -> None:
        """Only the parts that the other edition has too can be compared."""
        self.parts = {at: part for at, part in self.parts.items() if at in other.parts}

    def values(self, metric: str) -> Array:
        """All games of a metric, in order."""
        return np.concatenate([self.parts[at][metric] for at in sorted(self.parts)])

    def metrics(self) -> list[str]:
        """Their names."""
        return list(next(iter(self.parts.values())))


@dataclass(frozen=True)
class Moved:
    """One metric in both editions."""

    name: str
    a: float
    b: float
    low: float  # of the difference
    high: float
    n: int
    verdict: str
    games_needed: int  # more, to settle what is open

    @property
    def difference(self) -> float:
        """After less before."""
        return self.b - self.a


@dataclass(frozen=True)
class Comparison:
    """All metrics, the one named beforehand first."""

    a: Plan
    b: Plan
    games: int  # of each edition
    looks: int
    metrics: list[Moved]


def metrics_of(plan: Plan, part: PlayedPart) -> dict[str, Array]:
    """An array for each metric, by game."""
    games = pl.read_parquet(io.BytesIO(part.tables[GAMES]))
    won, score = by_place(games, plan)
    found: dict[str, Array] = {PRIMARY: won[:, -1] - won[:, 0]}
    for place in range(won.shape[1]):
        found[f"place.{place + 1}"] = won[:, place]
    found["score"] = score.mean(axis=1)
    found["winner_score"] = score.max(axis=1)
    found["rounds"] = games["rounds"].to_numpy().astype(float)
    found["decisions"] = games["decisions"].to_numpy().astype(float)
    found["shared_wins"] = (won.max(axis=1) < 1).astype(float)
    elements = pl.read_parquet(io.BytesIO(part.tables[ELEMENTS]))
    return {**found, **use_of(elements, games, plan)}


def by_place(games: pl.DataFrame, plan: Plan) -> tuple[Array, Array]:
    """Shares of wins and scores, a row a game, by place at the start."""
    ranks, scores, places = [
        np.array(games[name].to_list(), dtype=float) for name in ("ranks", "scores", "places")
    ]
    first = ranks == 1
    shares = first / first.sum(axis=1, keepdims=True)
    order = places.argsort(axis=1)
    return np.take_along_axis(shares, order, 1), np.take_along_axis(scores, order, 1)


def use_of(elements: pl.DataFrame, games: pl.DataFrame, plan: Plan) -> dict[str, Array]:
    """By element: the share of seats that took it, a number a game."""
    ids = ElementCodes(plan.book()).ids
    first = int(games["game"][0])
    taken = elements.filter(pl.col("taken") > 0).select("game", "seat", "element").unique()
    counts = np.zeros((games.height, len(ids)))
    np.add.at(
        counts, (taken["game"].to_numpy().astype(int) - first, taken["element"].to_numpy()), 1.0
    )
    share = counts / len(plan.line_up)
    return {f"use.{id}": share[:, code] for code, id in enumerate(ids)}


def compare(
    a: Plan,
    b: Plan,
    jobs: int = 1,
    primary: str = PRIMARY,
    tell: Callable[[int], None] = lambda done: None,
    stores: tuple[RowStore | None, RowStore | None] = (None, None),
    whole: bool = False,
) -> Comparison:
    """Play both on the same deals, a batch at a time, until the primary metric is settled.

    ``whole`` plays all games even so; Ctrl-C ends it with the games that both have played.
    """
    before, after = EditionSide(a, stores[0]), EditionSide(b, stores[1])
    batch = max(1, a.parts // LOOKS)
    looks = 0
    try:
        for first in range(0, a.parts, batch):
            parts = range(first, min(a.parts, first + batch))
            play_both(before, after, jobs, parts, tell)
            looks += 1
            values = after.values(primary) - before.values(primary)
            done = settled(sequence(values, a.games), margin_of(primary, before))
            if done and not whole:
                break
    except KeyboardInterrupt:
        before.leave_out(after)
        after.leave_out(before)
        if not before.parts:
            raise
    return judged(before, after, primary, max(1, looks))


def play_both(
    before: EditionSide,
    after: EditionSide,
    jobs: int,
    parts: range,
    tell: Callable[[int], None],
) -> None:
    """These parts of both editions; ``tell`` hears how many games of both together are done."""

    def received(side: EditionSide) -> Receive:
        """A part of one side, counted."""

        def receive(part: PlayedPart) -> None:
            side.receive(part)
            done = [len(each[PRIMARY]) for both in (before, after) for each in both.parts.values()]
            tell(sum(done))

        return receive

    for side in (before, after):
        play_parts(side.plan, jobs, "", parts, received(side))


def settled(found: tuple[float, float, float], margin: float) -> bool:
    """Is it shown to be different, or to be no more than the margin?"""
    _, low, high = found
    return low > 0 or high < 0 or (low > -margin and high < margin)


def margin_of(metric: str, side: EditionSide) -> float:
    """A change of so much matters."""
    kind = metric.partition(".")[0]
    if kind in (PRIMARY, "place", "shared_wins"):
        return WINS * (2 if metric == PRIMARY else 1)
    return USE if kind == "use" else PART_OF_MEAN * abs(float(side.values(metric).mean()))


def judged(before: EditionSide, after: EditionSide, primary: str, looks: int) -> Comparison:
    """Every metric that both editions have, with its verdict."""
    names = [name for name in before.metrics() if name in after.metrics()]
    others = [name for name in names if name != primary]
    differences = {name: after.values(name) - before.values(name) for name in names}
    estimates = {name: ordinary(differences[name]) for name in others}
    stand = dict(zip(others, discoveries([estimates[n].p for n in others]), strict=True))
    _, low, high = sequence(differences[primary], before.plan.games)
    found = [moved(primary, before, after, low, high, low > 0 or high < 0)]
    for name in others:
        estimate = estimates[name]
        found.append(moved(name, before, after, estimate.low, estimate.high, stand[name]))
    return Comparison(before.plan, after.plan, len(differences[primary]), looks, found)


def moved(
    name: str, before: EditionSide, after: EditionSide, low: float, high: float, changed: bool
) -> Moved:
    """One metric with its verdict."""
    a, b = float(before.values(name).mean()), float(after.values(name).mean())
    n = len(before.values(name))
    margin = margin_of(name, before)
    verdict = CHANGED if changed else SAME if low > -margin and high < margin else OPEN
    reach = (high - low) / 2
    needed = 0
    if verdict == OPEN and math.isfinite(reach):
        # an interval so narrow shows a difference of this size, or that it does not matter
        target = max(abs(b - a), margin - abs(b - a), 1e-9)
        needed = max(1, math.ceil(n * (reach / target) ** 2) - n)
    return Moved(name, a, b, low, high, n, verdict, needed)


def as_data(comparison: Comparison) -> dict[str, Any]:
    """The comparison as programs read it."""
    return {
        "a": side_data(comparison.a),
        "b": side_data(comparison.b),
        "games": comparison.games,
        "players": comparison.a.line_up,
        "primary": comparison.metrics[0].name,
        "method": "normal-mixture confidence sequence; others: false discovery rate 5%",
        "metrics": [
            {
                "name": each.name,
                "a": round(each.a, 5),
                "b": round(each.b, 5),
                "difference": round(each.difference, 5),
                "ci95": [end(each.low), end(each.high)],
                "n": each.n,
                "verdict": each.verdict,
                "games_needed": each.games_needed,
            }
            for each in comparison.metrics
        ],
    }


def side_data(plan: Plan) -> dict[str, str]:
    """Which rules."""
    return {"edition": plan.edition_name, "rules": plan.book().identity}


def end(number: float) -> float | None:
    """An end of an interval; None where nothing is known."""
    return round(number, 5) if math.isfinite(number) else None
