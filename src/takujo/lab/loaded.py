"""The rows of a simulation, read back, with what every figure needs beside them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import numpy as np
import polars as pl

from takujo.kernel.agenda import Rulebook
from takujo.lab.adjusted import Chances
from takujo.lab.element_codes import ElementCodes
from takujo.lab.estimates import Array
from takujo.lab.frames import ELEMENTS, GAMES, SOURCES, TURNS
from takujo.lab.plan import Plan
from takujo.lab.results import PLAN, read_plan
from takujo.lab.store import RowStore


@dataclass
class Rows:
    """All rows of one simulation."""

    plan: Plan
    games: pl.DataFrame
    turns: pl.DataFrame
    elements: pl.DataFrame
    sources: pl.DataFrame
    folder: Path | None = None

    @cached_property
    def book(self) -> Rulebook:
        """The rules that were played."""
        return self.plan.book()

    @cached_property
    def codes(self) -> ElementCodes:
        """The elements of those rules."""
        return ElementCodes(self.book)

    @property
    def players(self) -> int:
        """How many sat at the table."""
        return len(self.plan.line_up)

    @cached_property
    def seats(self) -> pl.DataFrame:
        """A row a game and seat: its deal, place at the start, score and share of the win."""
        lists = ["entries", "places", "scores", "ranks"]
        found = self.games.select("game", pl.col("seed").alias("deal"), *lists).explode(lists)
        seat = pl.int_range(pl.len()).over("game").cast(pl.UInt8).alias("seat")
        first = pl.col("ranks") == 1
        won = pl.when(first).then(1 / first.sum().over("game")).otherwise(0.0).alias("won")
        return found.with_columns(seat, won).rename(
            {"entries": "entry", "places": "place", "scores": "score", "ranks": "rank"}
        )

    @cached_property
    def standing(self) -> pl.DataFrame:
        """A row a game, seat and turn: the seat's measures less the mean of the table."""
        names = [name for name in self.turns.columns if name not in ("game", "seat", "turn", "at")]
        own = [name for name in names if name != "lead"]
        mean = [(pl.col(n) - pl.col(n).mean().over("game", "turn")).cast(pl.Float32) for n in own]
        return self.turns.with_columns(mean).drop("at")

    @cached_property
    def stood(self) -> pl.DataFrame:
        """A row a game, seat and turn: how the seat stood, and how it ended."""
        who = self.seats.select("game", "seat", "deal", "place", "won")
        turns = self.standing.join(who, on=["game", "seat"])
        before = who.with_columns(pl.lit(0, dtype=pl.UInt16).alias("turn"))  # until the first turn
        new = before.join(turns, on=["game", "seat", "turn"], how="anti")
        return pl.concat([turns, new], how="diagonal").fill_null(0)

    def chances(self, element: int) -> Chances:
        """Every time this element was offered."""
        own = self.elements.filter(
            (pl.col("element") == element) & ((pl.col("offered") > 0) | (pl.col("taken") > 0))
        ).select("game", "seat", "turn", "taken")
        frame = own.join(self.stood, on=["game", "seat", "turn"]).sort("game", "seat", "turn")
        known = {"game", "seat", "turn", "taken", "lead", "deal", "place", "won"}
        measures = [name for name in frame.columns if name not in known]
        return Chances(
            deals=column(frame, "deal"),
            won=column(frame, "won"),
            taken=column(frame, "taken") > 0,
            turn=column(frame, "turn"),
            place=column(frame, "place"),
            lead=column(frame, "lead"),
            measures=frame.select(measures).to_numpy().astype(np.float64),
        )


def column(frame: pl.DataFrame, name: str) -> Array:
    """A column as numbers."""
    return frame[name].to_numpy()


def load(folder: Path) -> Rows:
    """What ``simulate --out`` has kept."""
    plan = read_plan(folder / PLAN)
    store = RowStore(folder)
    games, turns, elements, sources = [
        store.table(name) for name in (GAMES, TURNS, ELEMENTS, SOURCES)
    ]
    return Rows(plan, games, turns, elements, sources, folder)
