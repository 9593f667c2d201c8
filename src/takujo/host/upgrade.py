"""Bringing the database up to date when the server starts, after a copy of it was kept."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Final

MIGRATIONS: Final = Path(__file__).parent / "migrations"
NEWEST: Final = max(file.stem.partition("_")[0] for file in MIGRATIONS.glob("versions/[0-9]*.py"))


class NewerDatabase(Exception):
    """The database was written by a newer release."""


def upgrade(url: str, file: Path | None) -> None:
    """Create the database or bring it up to date; a newer one is refused."""
    if file is not None:
        make_private(file)
        if step_of(file) == NEWEST:
            return
    from takujo.host.migrate import migrate  # a sixth of a start, and rarely needed

    migrate(url, file)


def step_of(file: Path) -> str:
    """The last step this database has taken; "" if none, or if it cannot be read so."""
    try:
        with closing(sqlite3.connect(file)) as base:
            row = base.execute("select version_num from alembic_version").fetchone()
    except sqlite3.Error:
        return ""
    return str(row[0]) if row else ""


def keep_copy(file: Path, revision: str) -> Path:
    """A complete copy beside the database, named after what it was."""
    copy = file.with_name(f"{file.stem}.{revision}.{time.strftime('%Y%m%d-%H%M%S')}{file.suffix}")
    copy_database(file, copy)
    return copy


def copy_database(file: Path, copy: Path) -> None:
    """A complete copy, also while a server writes, readable by its owner alone."""
    make_private(copy)
    source = sqlite3.connect(file)
    target = sqlite3.connect(copy)
    try:
        source.backup(target)  # includes what is still in the write-ahead log
    finally:
        source.close()
        target.close()


def make_private(file: Path) -> None:
    """The file is there, for its owner alone, before anything is in it."""
    if not file.is_dir():
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
