"""The database is created, brought up to date after a copy, and refused when it is newer."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import MetaData, create_engine, insert

from takujo.host.migrate import configuration
from takujo.host.schema import metadata
from takujo.host.upgrade import NEWEST, NewerDatabase, keep_copy, step_of, upgrade


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


def test_the_newest_step_is_known_without_alembic(tmp_path: Path) -> None:
    assert ScriptDirectory.from_config(configuration()).get_current_head() == NEWEST
    file = made(tmp_path)
    assert step_of(file) == NEWEST
    start = f"from takujo.web.serving import upgrade; upgrade('', Path({str(file)!r}))"
    loaded = "print([name for name in ('alembic', 'mako', 'segno') if name in sys.modules])"
    script = f"import sys; from pathlib import Path; {start}; {loaded}"
    printed = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert printed.stdout == "[]\n"


@pytest.mark.parametrize("content", [b"", b"no database at all" * 100])
def test_a_file_without_steps_has_taken_none(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "takujo.sqlite"
    file.write_bytes(content)
    assert step_of(file) == ""


def test_matches_that_wait_for_a_cpu_are_marked_when_the_mark_comes(tmp_path: Path) -> None:
    file = tmp_path / "takujo.sqlite"
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        config = configuration()
        config.attributes["connection"] = connection
        command.upgrade(config, "0003")
        older = MetaData()
        older.reflect(connection)
        waiting = [("for a cpu", "0 12"), ("for a person", "2"), ("over", "")]
        for id, seats in waiting:
            state = "over" if id == "over" else "playing"
            rows: list[tuple[str, dict[str, int | str]]] = [
                ("matches", {"id": id, "state": state, "waiting": seats}),
                ("seats", {"match": id, "seat": 12, "kind": "cpu"}),
                ("seats", {"match": id, "seat": 2, "kind": "person"}),
            ]
            for table, values in rows:
                row: dict[str, int | str] = {
                    column.name: 0 if str(column.type) in ("INTEGER", "BIGINT", "BOOLEAN") else "x"
                    for column in older.tables[table].columns
                }
                connection.execute(insert(older.tables[table]).values(row | values))
        connection.commit()
    engine.dispose()
    upgrade(f"sqlite:///{file}", file)
    with sqlite3.connect(file) as now:
        marked = now.execute("select id from matches where cpu_asked").fetchall()
        plans = [
            str(now.execute(f"explain query plan {query}").fetchall())
            for query in (
                "select id from matches where cpu_asked = 1 order by changed_at limit 10",
                "select match from seats where link = 'x'",
                "select match from seats where code = 'x'",
                "select match from seats where device = 'x'",
            )
        ]
    now.close()
    assert marked == [("for a cpu",)]
    assert all("USING" in plan and "SCAN" not in plan for plan in plans), plans
