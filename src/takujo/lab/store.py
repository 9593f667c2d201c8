"""Where rows are kept: a folder with one parquet file for each part and table.

A part is complete when its games are there, which are written last; a program that is killed
loses the parts it was playing, and goes on with them when it is asked to resume.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Final

import polars as pl

from takujo.cpu.match import Played
from takujo.editions.mistakes import cannot_write, one_mistake
from takujo.host.bots import Faults
from takujo.kernel.said import Said
from takujo.lab.frames import GAMES, TABLES
from takujo.lab.parts import PlayedPart
from takujo.lab.plan import Plan

FOLDER: Final = "rows"
SUFFIX: Final = ".parquet"


class RowStore:
    """The rows of one simulation."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / FOLDER

    def file(self, table: str, index: int) -> Path:
        """Where a part of a table lies."""
        return self.folder / f"{table}-{index:05}{SUFFIX}"

    def prepare(self) -> None:
        """Make the folder before anything is played, so that nothing is played in vain."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise cannot_write(str(self.folder), error) from error

    def clear(self) -> None:
        """Nothing is left of what was there before."""
        for file in [*self.folder.glob(f"*{SUFFIX}*"), *self.folder.glob("faults-*.json")]:
            file.unlink()

    def write(self, part: PlayedPart) -> None:
        """Keep a part: each file appears whole, the games last."""
        if part.faults:
            lost = {name: each.as_data() for name, each in part.faults}
            write_whole(self.faults_file(part.at), json.dumps(lost).encode("utf-8"))
        for table in TABLES:
            write_whole(self.file(table, part.at), part.tables[table])

    def faults_file(self, index: int) -> Path:
        """Where it is kept that bots lost turns in a part."""
        return self.folder / f"faults-{index:05}.json"

    def faults(self, index: int) -> list[tuple[str, Faults]]:
        """The bots that lost turns in a part."""
        file = self.faults_file(index)
        if not file.is_file():
            return []
        return [(name, Faults(**each)) for name, each in json.loads(file.read_text()).items()]

    def done(self, plan: Plan) -> list[int]:
        """The parts that are complete."""
        return [index for index in range(plan.parts) if self.file(GAMES, index).is_file()]

    def table(self, table: str) -> pl.DataFrame:
        """All rows of a table, in order."""
        files = sorted(self.folder.glob(f"{table}-*{SUFFIX}"))
        if not files:
            raise one_mistake(str(self.folder), "", Said("no rows lie in this folder"))
        try:
            frame = pl.concat([pl.read_parquet(file) for file in files])
        except (OSError, pl.exceptions.PolarsError) as error:
            raise one_mistake(str(self.folder), table, Said("is not a table of rows")) from error
        return frame

    def part(self, table: str, index: int) -> pl.DataFrame:
        """The rows of one part."""
        file = self.file(table, index)
        try:
            frame = pl.read_parquet(file)
        except (OSError, pl.exceptions.PolarsError) as error:
            raise one_mistake(str(file), "", Said("is not a table of rows")) from error
        return frame

    def played(self, index: int) -> list[Played]:
        """How the games of a part went, as when they were played."""
        return [played_from(row, "") for row in self.part(GAMES, index).iter_rows(named=True)]


def write_whole(file: Path, content: bytes) -> None:
    """A file appears whole or not at all."""
    beside = file.with_name(file.name + ".new")
    try:
        beside.write_bytes(content)
        os.replace(beside, file)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise cannot_write(str(file), error) from error


def played_from(row: dict[str, object], choices: str) -> Played:
    """A game of the table of games."""
    named = {**row, "number": row["game"], "choices": choices}
    values: list[object] = [named[field] for field in Played._fields]
    return Played(*values)  # type: ignore[arg-type]
