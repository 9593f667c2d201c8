"""Playing on from a move: what the taker had seen stays, and everything else is dealt again."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path

import pytest

from takujo.games.catalogue import GAMES, game
from takujo.host.header import new_header, opening_table, rulebook_of
from takujo.host.record import Record
from takujo.host.takeover import position_of
from takujo.host.takujo_file import read, write_record
from takujo.host.verify import verify
from takujo.kernel.game import Refused
from tests.host.friends import friends_in
from tests.host.records import play_on

pytestmark = pytest.mark.usefixtures("either_database")

MOVES = (0, 1, 5, 17, 40)


def finished(name: str, seats: int = 3) -> Record:
    """A match that was played by chance to its end."""
    book = game(name).book()
    record = Record(new_header(book, ["human"] * seats, "1"), book)
    play_on(record, 1)
    assert record.result is not None
    return record


@pytest.mark.parametrize("name", [each.name for each in GAMES])
def test_the_taker_finds_the_table_as_it_was_and_the_rest_dealt_again(name: str) -> None:
    record = finished(name)
    rules = record.book.game
    for number in MOVES:
        then = Record(record.header, record.book, record.entries[:number])
        for seat in range(3):
            known = rules.view(then.seen(seat))
            dealt = []
            for _ in range(3):
                position = json.loads(json.dumps(position_of(record, number, seat)))
                table = opening_table(replace(record.header, start=position), record.book)
                now = rules.view(rules.seen(table, seat))
                assert {**now, "waiting": 0, "agenda": 0} == {**known, "waiting": 0, "agenda": 0}
                dealt.append(table.to_json())
            assert len(set(dealt)) > 1


def test_there_is_nothing_to_take_over_at_the_end() -> None:
    record = finished("san-juan")
    with pytest.raises(Refused, match="over there"):
        position_of(record, len(record.entries), 0)


@pytest.mark.parametrize("name", [each.name for each in GAMES])
def test_the_new_match_is_played_stored_and_verified(name: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with friends_in(tmp_path) as f:
            old = finished(name)
            start = position_of(old, 6, 1)
            first = await f.table("Aki", "Beni", "Chika", name=name)
            plan = first.seats
            made = await f.matches.make(rulebook_of(old.header), plan, "off", start)
            assert made.facts.seed != first.facts.seed
            while len((await f.record(made.id)).entries) < 10 and made.facts.state == "playing":
                await f.answer_once(made.id)
            record = await f.record(made.id)
            f.matches._kept.clear()
            assert (await f.record(made.id)).entries == record.entries
            findings = verify(read(write_record(record)))
            assert not [each for each in findings if each.verdict == "wrong"]

    asyncio.run(story())
