"""The steps from an older database to the newest; alembic is loaded only where one is needed."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine

from takujo.host.upgrade import MIGRATIONS, NewerDatabase, keep_copy


def configuration() -> Config:
    """Alembic, pointed at the steps inside the package."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


def migrate(url: str, file: Path | None) -> None:
    """Take every step that is missing; a newer database is refused."""
    engine = create_engine(url, hide_parameters=True)
    with engine.connect() as connection:
        config = configuration()
        script = ScriptDirectory.from_config(config)
        now = MigrationContext.configure(connection).get_current_revision()
        if now is not None and now not in [step.revision for step in script.walk_revisions()]:
            problem = f"the database ({now}) was written by a newer release of takujo"
            raise NewerDatabase(f"{problem}; this one knows {script.get_current_head()}")
        if now is not None and file is not None:
            keep_copy(file, now)
        run(connection, config)
    engine.dispose()


def run(connection: Connection, config: Config) -> None:
    """All steps, in one transaction where the database allows it."""
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    connection.commit()
