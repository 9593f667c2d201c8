"""The steps from an older database to the newest; alembic is loaded only where one is needed."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, create_engine

from takujo.host.upgrade import MIGRATIONS, NewerDatabase, keep_copy


def configuration() -> Config:
    """Alembic, pointed at the steps inside the package."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


Alone = Callable[[Connection], AbstractContextManager[None]]


def migrate(
    url: str | URL, file: Path | None, alone: Alone = lambda connection: nullcontext()
) -> None:
    """Take every step that is missing, ``alone`` with the database; a newer one is refused."""
    engine = create_engine(url, hide_parameters=True)
    try:
        with engine.connect() as connection, alone(connection):
            take_steps(connection, file)
    finally:
        engine.dispose()


def take_steps(connection: Connection, file: Path | None) -> None:
    """From where the database stands to the newest step."""
    config = configuration()
    script = ScriptDirectory.from_config(config)
    now = MigrationContext.configure(connection).get_current_revision()
    if now is not None and now not in [step.revision for step in script.walk_revisions()]:
        problem = f"the database ({now}) was written by a newer release of takujo"
        raise NewerDatabase(f"{problem}; this one knows {script.get_current_head()}")
    if now is not None and file is not None:
        keep_copy(file, now)
    run(connection, config)


def run(connection: Connection, config: Config) -> None:
    """All steps, in one transaction where the database allows it."""
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    connection.commit()
