"""Bringing the database up to date when the server starts, after a copy of it was kept."""

from __future__ import annotations

import shutil
import sqlite3
import time
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine

MIGRATIONS = str(Path(__file__).parent / "migrations")


class NewerDatabase(Exception):
    """The database was written by a newer release."""


def configuration() -> Config:
    """Alembic, pointed at the steps inside the package."""
    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    return config


def upgrade(url: str, file: Path | None) -> None:
    """Create the database or bring it up to date; a newer one is refused."""
    engine = create_engine(url)
    with engine.connect() as connection:
        config = configuration()
        script = ScriptDirectory.from_config(config)
        now = MigrationContext.configure(connection).get_current_revision()
        newest = script.get_current_head()
        if now == newest:
            engine.dispose()
            return
        if now is not None and now not in [step.revision for step in script.walk_revisions()]:
            problem = f"the database ({now}) was written by a newer release of takujo"
            raise NewerDatabase(f"{problem}; this one knows {newest}")
        if now is not None and file is not None:
            keep_copy(file, now)
        run(connection, config)
    engine.dispose()


def run(connection: Connection, config: Config) -> None:
    """All steps, in one transaction where the database allows it."""
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    connection.commit()


def keep_copy(file: Path, revision: str) -> Path:
    """A complete copy beside the database, named after what it was."""
    copy = file.with_name(f"{file.stem}.{revision}.{time.strftime('%Y%m%d-%H%M%S')}{file.suffix}")
    source = sqlite3.connect(file)
    target = sqlite3.connect(copy)
    try:
        source.backup(target)  # includes what is still in the write-ahead log
    finally:
        source.close()
        target.close()
    shutil.copymode(file, copy)
    return copy
