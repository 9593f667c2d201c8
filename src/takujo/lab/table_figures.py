"""How games went: who won from which place, where points came from, how long it was open."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
import polars as pl

from takujo.lab.estimates import Array, Estimate, mean_by_deal
from takujo.lab.loaded import Rows, column

MOST_COMPENSATION: Final = 12  # points at the end that are tried for a place
BOOTSTRAPS: Final = 400


def places(rows: Rows, column_name: str = "won") -> list[Estimate]:
    """The share of wins, or the score, by place at the start."""
    found: list[Estimate] = []
    for place in range(rows.players):
        own = rows.seats.filter(pl.col("place") == place)
        found.append(mean_by_deal(column(own, column_name).astype(float), column(own, "deal")))
    return found


def place_games(rows: Rows, place: int) -> list[tuple[int, int]]:
    """Games that this place won, counted from 1, from their beginning."""
    won = rows.seats.filter((pl.col("place") == place) & (pl.col("won") == 1)).head(2)
    return [(game + 1, 0) for game in won["game"].to_list()]


def sources(rows: Rows) -> dict[str, list[Estimate]]:
    """Points by source and place at the start."""
    who = rows.seats.select("game", "seat", "place", "deal")
    found: dict[str, list[Estimate]] = {}
    for source in rows.sources["source"].unique(maintain_order=True).to_list():
        own = rows.sources.filter(pl.col("source") == source)
        joined = who.join(own, on=["game", "seat"], how="left").with_columns(
            pl.col("points").fill_null(0)
        )
        found[source] = [
            mean_by_deal(
                column(part := joined.filter(pl.col("place") == place), "points").astype(float),
                column(part, "deal"),
            )
            for place in range(rows.players)
        ]
    return found


@dataclass(frozen=True)
class Length:
    """How long games were."""

    rounds: Estimate
    decisions: Estimate
    shortest: int  # rounds
    longest: int


def length(rows: Rows) -> Length:
    """Rounds, or turns of a seat, and decisions."""
    rounds = column(rows.games, "rounds").astype(float)
    deals = column(rows.games, "seed")
    decisions = column(rows.games, "decisions").astype(float)
    return Length(
        mean_by_deal(rounds, deals),
        mean_by_deal(decisions, deals),
        int(rounds.min()),
        int(rounds.max()),
    )


@dataclass(frozen=True)
class Drama:
    """How open games were."""

    lead_changes: Estimate
    settled: Estimate  # the part of the game after which the winner was never behind again
    ties: Estimate
    forced: Estimate  # of all questions, those that left nothing to choose


def drama(rows: Rows) -> Drama:
    """Who led, turn by turn; ties; what left no choice."""
    deals = column(rows.games, "seed")
    ahead = rows.turns.filter(pl.col("lead") > 0).sort("game", "turn", "at")
    led = ahead.group_by("game", maintain_order=True).agg(
        (pl.col("seat") != pl.col("seat").shift()).sum().alias("changes")
    )
    changes = rows.games.select("game", "seed").join(led, on="game", how="left").fill_null(0)
    tied = rows.games["ranks"].list.eval(pl.element() == 1).list.sum() > 1
    passed = column(rows.games, "passed").clip(0).astype(float)
    asked = passed + column(rows.games, "decisions")
    return Drama(
        mean_by_deal(column(changes, "changes").astype(float), column(changes, "seed")),
        settled(rows),
        mean_by_deal(tied.to_numpy().astype(float), deals),
        mean_by_deal(passed / asked, deals, asked),
    )


def settled(rows: Rows) -> Estimate:
    """From which part of the game on the winner was never behind."""
    winners = rows.seats.filter(pl.col("won") == 1).select("game", "seat", "deal")
    own = rows.turns.join(winners, on=["game", "seat"])
    last = own.group_by("game").agg(pl.col("turn").max().alias("last"), pl.col("deal").first())
    behind = own.filter(pl.col("lead") < 0).group_by("game").agg(pl.col("turn").max())
    joined = last.join(behind, on="game", how="left").with_columns(pl.col("turn").fill_null(0))
    part = (joined["turn"] / joined["last"]).to_numpy().astype(float)
    return mean_by_deal(part, column(joined, "deal"))


def luck(rows: Rows) -> Estimate:
    """Of all that decides who wins, the share that lies in the deal: repeated deals say it.

    The part of the variance between deals (one-way analysis of variance); its error is found by
    drawing deals again.
    """
    won = rows.seats.sort("deal", "game", "seat").select("deal", "seat", "won")
    shares = column(won, "won").astype(float)
    repeats = rows.plan.block
    deals = len(shares) // (repeats * rows.players)
    grid = shares[: deals * repeats * rows.players].reshape(deals, repeats, rows.players)
    numbers = np.random.default_rng(1)
    drawn = [part_between(grid[numbers.integers(0, deals, deals)]) for _ in range(BOOTSTRAPS)]
    return Estimate(part_between(grid), float(np.std(drawn)), deals)


def part_between(grid: Array) -> float:
    """The part of the variance that lies between deals, by seat."""
    _, repeats, _ = grid.shape
    within = float(grid.var(axis=1, ddof=1).mean())
    between = float(grid.mean(axis=1).var(axis=0, ddof=1).mean()) - within / repeats
    total = between + within
    return max(0.0, between) / total if total > 0 else 0.0


def contention(rows: Rows, group: str) -> pl.DataFrame:
    """By element and turn: in how many games at least two seats took it in the same turn."""
    codes = [
        code for code, element in enumerate(rows.codes.elements) if element[0] == group
    ]  # fmt: skip
    taken = rows.elements.filter((pl.col("taken") > 0) & pl.col("element").is_in(codes))
    shared = taken.group_by("game", "turn", "element").agg(pl.col("seat").n_unique())
    counted = shared.filter(pl.col("seat") > 1).group_by("element", "turn").len()
    return counted.with_columns(pl.col("len") / rows.games.height).sort("element", "turn")


def compensation(rows: Rows) -> list[int]:
    """Points at the end, by place, that would have evened the shares of wins in these games."""
    wide = rows.seats.sort("game", "place")
    scores = column(wide, "score").astype(float).reshape(-1, rows.players)
    ranks = column(wide, "rank").astype(float).reshape(-1, rows.players)
    strength = scores * 100 - ranks  # ties go as they went
    added = [0] * rows.players
    for _ in range(4 * MOST_COMPENSATION):
        won = shares_of(strength + 100 * np.array(added))
        worst, best = int(won.argmin()), int(won.argmax())
        if won[best] - won[worst] < 0.01:
            break
        tried = added.copy()
        tried[worst] += 1
        if spread(strength, tried) >= spread(strength, added):
            break
        added = tried
    least = min(added)
    return [points - least for points in added]


def shares_of(strength: Array) -> Array:
    """The share of wins by column; equals share."""
    best = strength == strength.max(axis=1, keepdims=True)
    found: Array = (best / best.sum(axis=1, keepdims=True)).mean(axis=0)
    return found


def spread(strength: Array, added: list[int]) -> float:
    """How far the shares of wins lie apart with these points added."""
    won = shares_of(strength + 100 * np.array(added))
    return float(won.max() - won.min())
