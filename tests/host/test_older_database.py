"""What was under way in an older database goes on; devices, codes, links and tokens hold."""

from __future__ import annotations

import asyncio
import hashlib
import json
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import MetaData, create_engine, insert

from takujo.games.catalogue import game
from takujo.host.cpu_check import cpu_answers
from takujo.host.cpu_turns import CpuTurns, thought_of
from takujo.host.entry_lines import entry_text
from takujo.host.header import Header, commitment, new_header
from takujo.host.kept import Gone
from takujo.host.match import CPU, GATHERING, OPEN, PERSON, PLAYING, Facts, HostedSeat, Match
from takujo.host.migrate import configuration
from takujo.host.record import Record
from takujo.host.takujo_file import read, write_record
from takujo.host.thinking import Thought, think
from takujo.host.tickets import hashed, link_secret, recovery_code
from takujo.host.verify import verify
from tests.host.matches_at_hand import KEY, ME, matches_in, with_cpus
from tests.host.records import play_on
from tests.waiting import until

ID = "kept"
SEED = "da" * 32
OLD, NEW = 12, 12  # answers of CPUs before and after the change of their chance


def facts_of(header: Header, edition: str, record: Record, state: str = PLAYING) -> Facts:
    """A row of ``matches`` as the first release wrote it."""
    return Facts(
        id=ID, made_at=1, changed_at=2, state=state, game=header.game, rules=header.rules,
        version=header.version, edition_name=header.edition_name, edition=edition,
        chance="sealed", seed=SEED, start="deal", speed="off", newest=len(record.entries),
        commitment=commitment(SEED, ID, header.rules, header.seats),
        waiting=" ".join(str(seat) for seat in record.waiting),
    )  # fmt: skip


def person(n: int) -> HostedSeat:
    """Somebody who plays with a device."""
    code = hashed(recovery_code(KEY, ID, n, 0))
    return HostedSeat(PERSON, name=f"P{n}", device=hashed(f"{ME} {n}"), code=code)


def older_database(
    file: Path, record: Record, facts: Facts, seats: list[HostedSeat], secrets: list[str]
) -> None:
    """The first layout, with this match in it; one column held links and tokens alike."""
    rows: dict[str, list[dict[str, Any]]] = {
        "matches": [asdict(facts)],
        "seats": [
            {"match": ID, "seat": n, **asdict(seat), "secret": hashed(secret) if secret else ""}
            for n, (seat, secret) in enumerate(zip(seats, secrets, strict=True))
        ],
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
        for name in [each for each in rows if rows[each]]:
            values = rows[name]
            known = first.tables[name].columns.keys()
            connection.execute(
                insert(first.tables[name]), [{k: row[k] for k in known} for row in values]
            )
        connection.commit()
    engine.dispose()


def older_match(
    folder: Path, played: int, state: str, seats: list[HostedSeat], secrets: list[str]
) -> Record:
    """A match in an older database, and its record."""
    book = game("san-juan").book()
    header = new_header(book, ["human", "human"], SEED, "sealed", None, ID)
    record = Record(header, book)
    play_on(record, 1, played)
    facts = facts_of(header, json.dumps(book.edition_data), record, state)
    older_database(folder / "takujo.sqlite", record, facts, seats, secrets)
    return record


def test_a_match_of_an_older_database_goes_on_and_its_codes_hold(tmp_path: Path) -> None:
    record = older_match(tmp_path, 20, PLAYING, [person(0), person(1)], ["", "used link"])

    async def go_on() -> None:
        async with matches_in(tmp_path) as matches:
            match = await matches.get(ID)
            assert match.record is not None
            assert match.record.view(0) == record.view(0)
            assert match.seat_of(hashed(f"{ME} 1")) == 1
            assert match.seats[1].token == ""  # a used link is no token
            seat = match.record.waiting[0]
            choice = match.record.seen(seat).options()[0]
            number = await matches.answer(ID, seat, [choice], match.record.question(seat))
            assert number == 21
            noted = recovery_code(KEY, ID, 1, 0)
            assert (await matches.recover(noted, "another device")).id == ID
            assert match.seat_of(hashed("another device")) == 1

    asyncio.run(go_on())
    assert len(list(tmp_path.glob("takujo.0001.*.sqlite"))) == 1


def test_open_seats_of_an_older_database_keep_their_links_and_get_a_code(tmp_path: Path) -> None:
    link = link_secret(KEY, ID, 0, 0)
    older_match(tmp_path, 0, GATHERING, [HostedSeat(OPEN), person(1)], [link, ""])

    async def go_on() -> None:
        async with matches_in(tmp_path) as matches:
            match = await matches.get(ID)
            assert match.facts.owner == 1
            code = await matches.code_of_table(ID)
            assert (await matches.table_behind(code)).id == ID
            assert matches.link(match, 0) == link
            joined, seat = await matches.join(link, "a friend", "Ben")
            assert (joined.facts.state, seat) == (PLAYING, 0)

    asyncio.run(go_on())


def test_programs_of_an_older_database_keep_their_tokens(tmp_path: Path) -> None:
    older_match(tmp_path, 5, PLAYING, [HostedSeat(PERSON), HostedSeat(PERSON)], ["one", "two"])

    async def go_on() -> None:
        async with matches_in(tmp_path) as matches:
            match = await matches.get(ID)
            assert [seat.token for seat in match.seats] == [hashed("one"), hashed("two")]
            assert [seat.link for seat in match.seats] == ["", ""]
            assert match.facts.owner == -1
            with pytest.raises(Gone):
                await matches.seat_behind("one")

    asyncio.run(go_on())


def foreseeable(thought: Thought, match: str, seat: int, question: int) -> Thought:
    """The thought as the first release gave it to a CPU: anybody could compute its chance."""
    public = hashlib.sha256(f"{match}/{seat}/{question}".encode()).digest()
    return replace(thought, seed=int.from_bytes(public[:6], "big"))


def older_match_of_cpus(folder: Path, answers: int) -> Record:
    """A match of computer players in an older database, so far played with the old chance."""
    book = game("san-juan").book()
    header = new_header(book, ["random", "random"], SEED, "sealed", None, ID)
    record = Record(header, book)
    seats = [HostedSeat(CPU, "random"), HostedSeat(CPU, "random")]
    facts = facts_of(header, json.dumps(book.edition_data), record)
    match = Match(facts, seats, record)
    for _ in range(answers):
        seat = record.waiting[0]
        question = record.question(seat)
        thought = foreseeable(thought_of(match, record, seat, question), ID, seat, question)
        record.answer(seat, think(thought), question)
    facts = facts_of(header, json.dumps(book.edition_data), record)
    older_database(folder / "takujo.sqlite", record, facts, seats, ["", ""])
    return record


def test_a_match_begun_with_the_old_chance_of_cpus_goes_on_and_can_be_verified(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(CpuTurns, "_new_pool", lambda turns: ThreadPoolExecutor(turns.workers))
    monkeypatch.setattr("takujo.host.turn_order.BREATH", 0.0)
    before = older_match_of_cpus(tmp_path, OLD)

    async def go_on() -> Record:
        async with with_cpus(tmp_path) as matches:
            match = await matches.get(ID)
            assert match.record is not None
            record = match.record
            await until(lambda: len(record.entries) >= OLD + NEW, "the CPUs, which go on")
            assert not match.set_aside
            return Record(record.header, record.book, record.entries[: OLD + NEW])

    record = asyncio.run(go_on())
    assert record.entries[:OLD] == before.entries
    checked = cpu_answers(record)
    assert checked.given == OLD + NEW
    # what came since is checked; what was before differs, as it must
    assert NEW <= checked.same < checked.given
    found = {each.check: each.verdict for each in verify(read(write_record(record), "kept"))}
    assert found == {
        "identity": "right", "choices": "right", "shuffles": "right", "commitment": "right",
        "computers": "open", "result": "open",
    }  # fmt: skip
