"""Games to look at behind figures of whole games, sources, pairs and contested places.

A look is a game, counted from 1, and how many decisions were taken before the moment to see.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import polars as pl

from takujo.lab.loaded import Rows

Look = tuple[int, int]
FEW: Final = 2  # looks for a figure
MET_MOST: Final = 3  # elements of a heat map whose meetings can be looked at


class Meeting(NamedTuple):
    """Where several seats met most: an element, the turn, and games in which they did."""

    element: int
    turn: int
    games: tuple[Look, ...]


def looks(frame: pl.DataFrame, at: str) -> tuple[Look, ...]:
    """The first rows of a table as looks."""
    return tuple((game + 1, moment) for game, moment in frame.head(FEW).select("game", at).rows())


def source_games(rows: Rows, source: str, place: int) -> tuple[Look, ...]:
    """Where a source brought most to who sat there, at the end."""
    sat = rows.seats.filter(pl.col("place") == place).select("game", "seat")
    own = rows.sources.filter(pl.col("source") == source).join(sat, on=["game", "seat"])
    most = own.sort("points", "game", descending=[True, False])
    return looks(most.join(rows.games, on="game", maintain_order="left"), "decisions")


def pair_games(rows: Rows, first: int, second: int) -> tuple[Look, ...]:
    """Where the winner took both, when both were there."""
    taken = rows.elements.filter(pl.col("element").is_in([first, second]) & (pl.col("taken") > 0))
    by_seat = taken.group_by("game", "seat", "element").agg(pl.col("at").min())
    both = by_seat.group_by("game", "seat").agg(pl.len(), pl.col("at").max())
    won = rows.seats.filter(pl.col("won") == 1).select("game", "seat")
    return looks(both.filter(pl.col("len") == 2).join(won, on=["game", "seat"]).sort("game"), "at")


def longest(rows: Rows, shortest: bool = False) -> tuple[Look, ...]:
    """The longest games, or the shortest, at their end."""
    return looks(rows.games.sort("rounds", "game", descending=[not shortest, False]), "decisions")


def shared(rows: Rows) -> tuple[Look, ...]:
    """Games that several won."""
    several = rows.games["ranks"].list.eval(pl.element() == 1).list.sum() > 1
    return looks(rows.games.filter(several), "decisions")


def late_turns(rows: Rows) -> tuple[Look, ...]:
    """Games whose winner was behind for longest, at the last turn in which this was so."""
    won = rows.seats.filter(pl.col("won") == 1).select("game", "seat")
    behind = rows.turns.filter(pl.col("lead") < 0).join(won, on=["game", "seat"])
    last = behind.group_by("game").agg(pl.col("turn", "at").sort_by("turn").last())
    return looks(last.sort("turn", "game", descending=[True, False]), "at")


def ended_by(rows: Rows, reason: str) -> tuple[Look, ...]:
    """Games that ended so."""
    return looks(rows.games.filter(pl.col("reason") == reason), "decisions")


def meetings(rows: Rows, contention: pl.DataFrame) -> list[Meeting]:
    """Of the most contested elements the turn in which seats met most, with games."""
    top = contention.sort("len", "element", descending=[True, False]).unique(
        "element", keep="first", maintain_order=True
    )
    found: list[Meeting] = []
    for element, turn in top.head(MET_MOST).select("element", "turn").rows():
        there = (pl.col("element") == element) & (pl.col("turn") == turn) & (pl.col("taken") > 0)
        met = rows.elements.filter(there).group_by("game").agg(pl.len(), pl.col("at").max())
        games = met.sort("len", "game", descending=[True, False])
        found.append(Meeting(element, turn, looks(games, "at")))
    return found
