"""A running match finishes under the rules it began with, whatever is upgraded meanwhile.

The first rules of each game are version 1 of its rulebook with an edition file of the host. Then
the code plays version 2, the file has another number, and the database other columns.
"""

from __future__ import annotations

import asyncio
import random
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

import pytest
from alembic import command
from sqlalchemy import MetaData, create_engine, insert, inspect

from takujo.games.catalogue import GAMES, game
from takujo.host.entry_lines import entry_text
from takujo.host.header import Header, commitment
from takujo.host.match import PERSON, HostedSeat, Match
from takujo.host.matches import Matches
from takujo.host.migrate import configuration
from takujo.host.record import Record
from takujo.host.seating import new_facts
from takujo.host.takujo_file import read, write_record
from takujo.host.tickets import hashed
from takujo.host.upgrade import NEWEST
from takujo.host.verify import verify
from takujo.kernel.agenda import Rulebook
from tests.host.matches_at_hand import matches_in

OLDER: Final = "0004"  # the layout of the database when the matches began
EACH: Final = {"san-juan": 4, "fourbit-town": 10, "goryokaku": 6}  # 20 matches
FIRST_PART: Final = 12  # answers before the upgrade
# The host's own edition: a number of it before and after the upgrade.
NUMBERS: Final = {
    "san-juan": ("first", "cards.well.cost", 3, 5),
    "fourbit-town": ("revised", "rounds.number", 5, 4),
    "goryokaku": ("beta", "supply.onigiri", 60, 50),
}


def write_edition(folder: Path, name: str, upgraded: bool) -> str:
    """The host's edition file of this game, as it was or as it is now; its name."""
    based_on, key, before, after = NUMBERS[name]
    text = f'game = "{name}"\nbased_on = "{based_on}"\nname.ja = "私の版"\n'
    (folder / f"mine-{name}.toml").write_text(f"{text}{key} = {after if upgraded else before}\n")
    return f"mine-{name}"


def first_book(folder: Path, name: str) -> Rulebook:
    """Version 1 of the rules with the file as it was."""
    rules = game(name)
    edition = write_edition(folder, name, upgraded=False)
    return rules.book_of(rules.edition(edition, [str(folder)]), edition, 1)


class Begun:
    """A match under the first rules: played to its end by itself, and begun at a table."""

    def __init__(self, book: Rulebook, seed: int) -> None:
        self.seats = [
            HostedSeat(PERSON, name=f"P{n}", token=hashed(f"token {n}"))
            for n in range(min(book.game.seats))
        ]
        self.facts = new_facts(book, "off")
        self.facts.seed = f"{seed:064x}"
        self.facts.state = "playing"
        header = Match(self.facts, self.seats).header()
        self.facts.commitment = commitment(header.seed, header.match, header.rules, header.seats)
        self.header: Header = Match(self.facts, self.seats).header()
        self.alone = Record(self.header, book)
        self.answers: list[tuple[int, int]] = []
        chance = random.Random(seed)
        while self.alone.result is None:
            seat = self.alone.waiting[0]
            choice = chance.choice(self.alone.table_of(seat).options(seat))
            self.alone.answer(seat, [choice], self.alone.question(seat))
            self.answers.append((seat, choice))
        self.part = Record(self.header, book)
        for seat, choice in self.answers[:FIRST_PART]:
            self.part.answer(seat, [choice], self.part.question(seat))
        self.facts.newest = len(self.part.entries)
        self.facts.waiting = " ".join(str(seat) for seat in self.part.waiting)


def older_database(file: Path, begun: list[Begun]) -> None:
    """The layout of before, with these matches as far as they were played."""
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        config = configuration()
        config.attributes["connection"] = connection
        command.upgrade(config, OLDER)
        older = MetaData()
        older.reflect(connection)
        for each in begun:
            id = each.facts.id
            rows: list[tuple[str, dict[str, Any]]] = [("matches", asdict(each.facts))]
            rows += [
                # one column held links and tokens alike
                ("seats", {"match": id, "seat": n, **asdict(seat), "secret": seat.token})
                for n, seat in enumerate(each.seats)
            ]
            rows += [
                ("entries", {"match": id, "number": e.number, "at": 1, "line": entry_text(e)})
                for e in each.part.entries
            ]
            for name, row in rows:
                known = older.tables[name].columns.keys()
                values = {key: row[key] for key in known}
                connection.execute(insert(older.tables[name]).values(values))
        connection.commit()
    engine.dispose()


async def finish(matches: Matches, each: Begun) -> Record:
    """The same answers at the table, to the end."""
    for seat, choice in each.answers[FIRST_PART:]:
        match = await matches.get(each.facts.id)
        assert not match.set_aside
        assert match.record is not None
        await matches.answer(match.id, seat, [choice], match.record.question(seat))
    record = (await matches.get(each.facts.id)).record
    assert record is not None
    return record


@pytest.mark.slow
def test_twenty_matches_finish_under_the_rules_they_began_with(tmp_path: Path) -> None:
    begun = [
        Begun(first_book(tmp_path, each.name), 100 + n)
        for each in GAMES
        for n in range(EACH[each.name])
    ]
    assert len(begun) == 20
    older_database(tmp_path / "takujo.sqlite", begun)
    for each in GAMES:  # the upgrade: the file has another number, the code another version
        edition = write_edition(tmp_path, each.name, upgraded=True)
        now = each.book(edition, (), [str(tmp_path)])
        before = first_book_identity(begun, each.name)
        assert now.version > 1
        assert now.identity != before

    async def story() -> None:
        async with matches_in(tmp_path) as matches:
            columns = inspect(matches.store.engine).get_columns("matches")
            assert "change" in {column["name"] for column in columns}  # an added one
            for each in begun:
                record = await finish(matches, each)
                assert record.header.version == 1
                assert record.entries == each.alone.entries
                assert record.table.to_json() == each.alone.table.to_json()
                assert record.result is not None
                found = verify(read(write_record(record), each.facts.id))
                assert {finding.verdict for finding in found} == {"right"}

    asyncio.run(story())
    assert len(list(tmp_path.glob(f"takujo.{OLDER}.*.sqlite"))) == 1
    assert OLDER < NEWEST


def first_book_identity(begun: list[Begun], name: str) -> str:
    return next(each.header.rules for each in begun if each.header.game == name)


@pytest.mark.parametrize("name", list(EACH))
def test_a_match_of_a_retired_version_can_be_read_step_by_step_from_its_file(
    tmp_path: Path, name: str
) -> None:
    each = Begun(first_book(tmp_path, name), 7)
    write_edition(tmp_path, name, upgraded=True)
    file = read(write_record(each.alone), "kept")
    assert file.header.version == 1 < game(name).version
    again = Record(
        file.header, game(name).book_of(file.header.edition, file.header.edition_name, 1)
    )
    for entry in file.entries:
        again.append(entry)
        assert again.events(entry.number) == each.alone.events(entry.number)
    assert again.table.to_json() == each.alone.table.to_json()
