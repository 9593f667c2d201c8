"""The database is created, brought up to date after a copy, and refused when it is newer."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import MetaData, create_engine, insert

from takujo.host.schema import metadata
from takujo.host.upgrade import NewerDatabase, configuration, keep_copy, upgrade


def made(folder: Path) -> Path:
    file = folder / "takujo.sqlite"
    upgrade(f"sqlite:///{file}", file)
    return file


def test_the_steps_lead_to_exactly_the_tables_the_code_uses(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{made(tmp_path)}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_a_database_that_is_up_to_date_is_left_alone(tmp_path: Path) -> None:
    file = made(tmp_path)
    before = file.read_bytes()
    upgrade(f"sqlite:///{file}", file)
    assert file.read_bytes() == before
    assert [each.name for each in tmp_path.iterdir()] == ["takujo.sqlite"]


def test_a_match_from_before_veils_goes_on_without_them(tmp_path: Path) -> None:
    file = tmp_path / "takujo.sqlite"
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        config = configuration()
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        first = MetaData()
        first.reflect(connection)
        values = {
            column.name: 0 if str(column.type) in ("INTEGER", "BIGINT") else "x"
            for column in first.tables["matches"].columns
        }
        connection.execute(insert(first.tables["matches"]).values(values))
        connection.commit()
    engine.dispose()
    upgrade(f"sqlite:///{file}", file)
    with sqlite3.connect(file) as now:
        assert now.execute("select id, veils from matches").fetchall() == [("x", 0)]
    now.close()
    assert len(list(tmp_path.glob("takujo.0001.*.sqlite"))) == 1


def test_a_newer_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = made(tmp_path)
    with sqlite3.connect(file) as connection:
        connection.execute("update alembic_version set version_num = '9999'")
    connection.close()
    before = file.read_bytes()
    with pytest.raises(NewerDatabase, match="9999"):
        upgrade(f"sqlite:///{file}", file)
    assert file.read_bytes() == before


def test_a_copy_is_complete_even_while_the_log_holds_the_newest(tmp_path: Path) -> None:
    file = made(tmp_path)
    connection = sqlite3.connect(file)
    connection.execute("pragma journal_mode = wal")
    connection.execute("insert into alembic_version values ('in the log')")
    connection.commit()
    copy = keep_copy(file, "0001")
    connection.close()
    kept = sqlite3.connect(copy)
    rows = kept.execute("select version_num from alembic_version order by 1").fetchall()
    kept.close()
    assert ("in the log",) in rows


def test_alembic_finds_its_steps_inside_the_package() -> None:
    command.history(configuration())
