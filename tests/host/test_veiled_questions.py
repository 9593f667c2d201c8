"""In the record a turn in which a seat could do nothing is like any other."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from takujo.cpu.levels import LEVELS
from takujo.games.catalogue import game
from takujo.host.entries import ChoicesEntry
from takujo.host.header import new_header
from takujo.host.match import CPU, PERSON, HostedSeat, Match
from takujo.host.matches import Matches
from takujo.host.record import Record
from takujo.host.takujo_file import read, write_record
from takujo.host.thinking import Thought, think
from takujo.kernel.agenda import PASS
from tests.host.matches_at_hand import matches_in, me, my_turn, with_cpus

BOOK = game("san-juan").book()
POOR = ["city_hall", "guild_hall"]  # nothing that one other card would pay for
RICH = ["library", "indigo_plant"]
MANY = ["tower", *["indigo_plant"] * 4]


def position(first: int, *hands: list[str], asking: str = "build") -> dict[str, Any]:
    """This seat has taken the builder and builds first; these are the hands."""
    seats = len(hands)
    others = [(first + i) % seats for i in range(1, seats)]
    following: list[list[Any]] = []
    if asking == "build":
        following = [["build", seat, 0] for seat in others] + [["end_of_builder", first, 0]]
    picking = others[0]
    return {
        "game": "san-juan",
        "seats": seats,
        "round": 4,
        "governor": first,
        "roles": {"builder": first},
        "asking": [asking, first, 1 if asking == "build" else 3],
        "agenda": [*following, ["role", picking, 0], ["round", picking, 0]],
        "players": [{"hand": hand, "buildings": ["indigo_plant"]} for hand in hands],
    }


def record_of(*hands: list[str], veils: bool = True) -> Record:
    """A record that starts there, with the third seat."""
    seats = ["human"] * len(hands)
    header = new_header(BOOK, seats, "1", start=position(2, *hands))
    return Record(replace(header, veils=veils), BOOK)


def passed_by_all(record: Record) -> list[int]:
    """Everybody passes until the next role is picked; whose entries these are."""
    while record.table.asking is not None:
        asking = record.table.asking
        if record.book.paragraphs[asking.id].name != "build":
            break
        record.answer(asking.seat, ["pass"], record.question(asking.seat))
    return [record.seat_of(entry.number) for entry in record.entries]


def test_a_seat_that_cannot_build_has_an_entry_like_one_that_will_not() -> None:
    poor, rich = record_of(POOR, RICH, RICH), record_of(RICH, RICH, RICH)
    assert passed_by_all(poor) == passed_by_all(rich) == [2, 0, 1]
    for number in (1, 2, 3):
        for watching in (1, 2):
            heard = poor.events_for(number, watching)
            assert heard == rich.events_for(number, watching)


def test_in_a_record_that_does_not_veil_it_has_none() -> None:
    assert passed_by_all(record_of(POOR, RICH, RICH, veils=False)) == [2, 1]


def test_a_file_says_that_it_veils_and_is_read_again() -> None:
    record = record_of(POOR, RICH, RICH)
    passed_by_all(record)
    text = write_record(record)
    assert "\nveils on\n" in text
    file = read(text, "match.takujo")
    again = Record(file.header, BOOK, file.entries)
    assert again.view(0) == record.view(0)
    assert "veils" not in write_record(record_of(POOR, RICH, RICH, veils=False))


async def at_table(
    matches: Matches, other: HostedSeat, first: int, *hands: list[str]
) -> tuple[Match, Record]:
    """A match of mine with another that starts in the position."""
    match = await matches.make(BOOK, [me(), other], "off")
    match.facts.start = json.dumps(position(first, *hands))
    match.record = Record(match.header(), BOOK)
    return match, match.record


def seats_of(record: Record) -> list[int]:
    """Whose answers the entries are."""
    return [entry.seat for entry in record.entries if isinstance(entry, ChoicesEntry)]


def test_a_person_among_cpus_is_not_asked_what_leaves_no_choice(tmp_path: Path) -> None:
    async def story() -> None:
        async with matches_in(tmp_path) as matches:
            match, record = await at_table(matches, HostedSeat(CPU, "easy"), 1, POOR, RICH)
            await matches.answer(match.id, 1, ["pass"], record.question(1))
            assert seats_of(record) == [1, 0]
            assert record.view(0)["options"][0].startswith("role")

    asyncio.run(story())


def test_a_person_among_persons_passes_by_hand(tmp_path: Path) -> None:
    async def story() -> None:
        async with matches_in(tmp_path) as matches:
            ken = HostedSeat(PERSON, name="Ken", device="ken")
            match, record = await at_table(matches, ken, 1, POOR, RICH)
            await matches.answer(match.id, 1, ["pass"], record.question(1))
            assert (record.waiting, record.table.options(0)) == ([0], [PASS])
            await matches.answer(match.id, 0, ["pass"], record.question(0))
            assert seats_of(record) == [1, 0]

    asyncio.run(story())


def test_a_cpu_that_cannot_build_has_a_turn_of_its_own(tmp_path: Path) -> None:
    async def story() -> None:
        async with with_cpus(tmp_path) as matches:
            match, record = await at_table(matches, HostedSeat(CPU, "easy"), 0, RICH, POOR)
            await matches.answer(match.id, 0, ["pass"], record.question(0))
            assert (record.waiting, record.table.options(1)) == ([1], [PASS])
            assert await my_turn(match)
            assert seats_of(record)[:2] == [0, 1]

    asyncio.run(story())


def test_undo_goes_back_past_what_was_not_asked(tmp_path: Path) -> None:
    async def story() -> None:
        async with matches_in(tmp_path) as matches:
            match, record = await at_table(matches, HostedSeat(CPU, "easy"), 1, MANY, RICH)
            await matches.answer(match.id, 1, ["pass"], record.question(1))
            await matches.answer(match.id, 0, ["build tower"], record.question(0))
            forced = seats_of(record)
            assert forced == [1, 0, 0, 0, 0]  # three cards of one kind pay
            await matches.undo(match.id, 0, record.undoable(0))
            assert len(record.table.options(0)) == 3

    asyncio.run(story())


def test_what_a_cpu_picks_together_is_one_answer() -> None:
    hand = ["indigo_plant", "indigo_plant", "sugar_mill", "tower", "palace"]
    start = position(0, hand, RICH, asking="discard")
    record = Record(replace(new_header(BOOK, ["easy"] * 2, "1", start=start), veils=True), BOOK)
    for level in LEVELS:
        thought = Thought(
            game="san-juan",
            version=BOOK.version,
            edition_name=BOOK.edition_name,
            edition=json.dumps(BOOK.edition_data),
            view=json.dumps(record.view(0)),
            level=level,
            seed=1,
            veils=True,
        )
        choices = think(thought)
        assert len(choices) == 3
        answered = Record(record.header, BOOK)
        answered.answer(0, choices, 1)
        assert answered.question(0) == 0
