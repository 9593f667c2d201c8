"""A match that was under way in an older database goes on, and its codes still hold."""

from __future__ import annotations

import asyncio
import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from alembic import command
from sqlalchemy import MetaData, create_engine, insert

from takujo.games.catalogue import game
from takujo.host.entry_lines import entry_text
from takujo.host.header import Header, commitment, new_header
from takujo.host.match import PERSON, PLAYING, Facts, Seat
from takujo.host.record import Record
from takujo.host.tickets import hashed, recovery_code
from takujo.host.upgrade import configuration
from tests.host.matches_at_hand import KEY, ME, matches_in
from tests.host.records import play_on

ID = "kept"
SEED = "da" * 32


def facts_of(header: Header, edition: str, record: Record) -> Facts:
    """A row of ``matches`` as the first release wrote it."""
    return Facts(
        id=ID, made_at=1, changed_at=2, state=PLAYING, game=header.game, rules=header.rules,
        version=header.version, edition_name=header.edition_name, edition=edition,
        chance="sealed", seed=SEED, start="deal", speed="off", newest=len(record.entries),
        commitment=commitment(SEED, ID, header.rules, header.seats),
        waiting=" ".join(str(seat) for seat in record.waiting),
    )  # fmt: skip


def older_database(file: Path, record: Record, facts: Facts) -> None:
    """The first layout, with this match in it."""
    seats = [
        Seat(PERSON, name=f"P{n}", device=hashed(f"{ME} {n}"),
             code=hashed(recovery_code(KEY, ID, n, 0)))
        for n in range(2)
    ]  # fmt: skip
    rows: dict[str, list[dict[str, Any]]] = {
        "matches": [asdict(facts)],
        "seats": [{"match": ID, "seat": n, **asdict(seat)} for n, seat in enumerate(seats)],
        "entries": [
            {"match": ID, "number": e.number, "at": 1, "line": entry_text(e)}
            for e in record.entries
        ],
    }
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        config = configuration()
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        first = MetaData()
        first.reflect(connection)
        for name, values in rows.items():
            known = first.tables[name].columns.keys()
            connection.execute(
                insert(first.tables[name]), [{k: row[k] for k in known} for row in values]
            )
        connection.commit()
    engine.dispose()


def test_a_match_of_an_older_database_goes_on_and_its_codes_hold(tmp_path: Path) -> None:
    book = game("san-juan").book()
    header = new_header(book, ["human", "human"], SEED, "sealed", None, ID)
    record = Record(header, book)
    play_on(record, 1, 20)
    facts = facts_of(header, json.dumps(book.edition), record)
    older_database(tmp_path / "takujo.sqlite", record, facts)

    async def go_on() -> None:
        async with matches_in(tmp_path) as matches:
            match = await matches.get(ID)
            assert match.record is not None
            assert match.record.view(0) == record.view(0)
            seat = match.record.waiting[0]
            choice = match.record.seen(seat).options()[0]
            number = await matches.answer(ID, seat, [choice], match.record.question(seat))
            assert number == 21
            noted = recovery_code(KEY, ID, 1, 0)
            assert (await matches.recover(noted, "another device")).id == ID
            assert match.seat_of(hashed("another device")) == 1

    asyncio.run(go_on())
    assert len(list(tmp_path.glob("takujo.0001.*.sqlite"))) == 1
