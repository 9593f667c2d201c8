"""The rows of simulated games as tables.

games      a row a game: who sat where, how it ended, every choice; from it a game is played again
turns      a row a game, seat and turn: how the seat stood when the turn began
elements   a row a game, seat, turn and element: offered, taken, when, what it brought
sources    a row a game, seat and source of points
"""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
import polars as pl

from takujo.lab.element_rows import element_rows, flat
from takujo.lab.listening import HeardGame

GAMES: Final = "games"
TURNS: Final = "turns"
ELEMENTS: Final = "elements"
SOURCES: Final = "sources"
TABLES: Final = [TURNS, ELEMENTS, SOURCES, GAMES]  # games last: with it a part is complete


def tables_of(games: Sequence[HeardGame], measures: Sequence[str]) -> dict[str, bytes]:
    """The rows of these games as files, by table."""
    frames = {
        GAMES: games_frame(games),
        TURNS: turns_frame(games, measures),
        ELEMENTS: elements_frame(games),
        SOURCES: sources_frame(games),
    }
    return {name: as_parquet(frames[name]) for name in TABLES}


def games_frame(games: Sequence[HeardGame]) -> pl.DataFrame:
    """A row a game."""
    schema: dict[str, Any] = {
        "game": pl.UInt32, "seed": pl.UInt64, "rotation": pl.UInt8, "entries": pl.List(pl.UInt8),
        "places": pl.List(pl.UInt8), "scores": pl.List(pl.Int32), "ranks": pl.List(pl.UInt8),
        "reason": pl.String, "decisions": pl.UInt32, "rounds": pl.UInt16, "passed": pl.Int32,
        "asked": pl.UInt64, "effects": pl.List(pl.UInt16), "choices": pl.String,
    }  # fmt: skip
    rows = []
    for played, places, heard, _ in games:
        rows.append((
            played.number, played.seed, played.rotation, played.entries, places, played.scores,
            played.ranks, played.reason, played.decisions, played.rounds, heard.passed,
            heard.asked, sorted(heard.effects), played.choices,
        ))  # fmt: skip
    return pl.DataFrame(rows, schema=schema, orient="row")


def turns_frame(games: Sequence[HeardGame], measures: Sequence[str]) -> pl.DataFrame:
    """A row a game, seat and turn."""
    own = dict.fromkeys(measures, pl.Int32)
    schema = {
        "game": pl.UInt32, "seat": pl.UInt8, "turn": pl.UInt16, "at": pl.UInt32, "lead": pl.Int32,
        **own,
    }  # fmt: skip
    width = len(schema) - 1
    counts = [len(game.heard.turns) // width for game in games]
    columns = flat([game.heard.turns for game in games]).reshape(-1, width).T
    numbers = np.repeat([game.played.number for game in games], counts)
    return frame_of(dict(zip(schema, [numbers, *columns], strict=True)), schema)


def elements_frame(games: Sequence[HeardGame]) -> pl.DataFrame:
    """A row a game, seat, turn and element, in this order."""
    schema = {
        "game": pl.UInt32, "seat": pl.UInt8, "turn": pl.UInt16, "element": pl.UInt16,
        "offered": pl.UInt16, "taken": pl.UInt16, "at": pl.UInt32, "points": pl.Int32,
        "goods": pl.Int32,
    }  # fmt: skip
    numbers = [game.played.number for game in games]
    return frame_of(element_rows(numbers, [game.heard for game in games]), schema)


def frame_of(columns: Mapping[str, Any], schema: Mapping[str, Any]) -> pl.DataFrame:
    """Columns of numbers as a table."""
    return pl.DataFrame([pl.Series(name, columns[name]).cast(schema[name]) for name in schema])


def sources_frame(games: Sequence[HeardGame]) -> pl.DataFrame:
    """A row a game, seat and source; a source that counts several times is one."""
    schema = {"game": pl.UInt32, "seat": pl.UInt8, "source": pl.String, "points": pl.Int32}
    columns: dict[str, list[Any]] = {name: [] for name in schema}
    for game in games:
        for seat, sources in enumerate(game.sources):
            sums: dict[str, int] = {}
            for source, points in sources:
                sums[source] = sums.get(source, 0) + points
            columns["game"] += [game.played.number] * len(sums)
            columns["seat"] += [seat] * len(sums)
            columns["source"] += sums
            columns["points"] += sums.values()
    return pl.DataFrame(columns, schema=schema)


def as_parquet(frame: pl.DataFrame) -> bytes:
    """A table as the bytes of a file."""
    buffer = io.BytesIO()
    frame.write_parquet(buffer, compression="zstd", statistics=False)
    return buffer.getvalue()
