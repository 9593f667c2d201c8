"""A CPU's chance comes from the sealed seed: nobody foresees it, and anybody can check it later."""

from __future__ import annotations

import asyncio
import hashlib
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from takujo.games.catalogue import game
from takujo.host.cpu_check import Checked, cpu_answers
from takujo.host.cpu_turns import thought_of
from takujo.host.header import new_header
from takujo.host.match import CPU, HostedSeat, Match
from takujo.host.record import Record
from takujo.host.takujo_file import read, write_record
from takujo.host.thinking import own_seed, think
from takujo.host.verify import Finding, verify
from tests.host.matches_at_hand import matches_in

NAMES = ["san-juan", "fourbit-town", "goryokaku"]


def computers_found(text: str) -> list[Finding]:
    """What is said of the computer players of a record."""
    return [found for found in verify(read(text, "match")) if found.check == "computers"]


async def begun(folder: Path, name: str) -> Match:
    """A match of computer players alone, of which nobody has answered yet."""
    async with matches_in(folder) as matches:
        seats = [HostedSeat(CPU, level) for level in ("random", "easy")]
        return await matches.make(game(name).book(), seats, "off")


def played_on(match: Match, answers: int) -> Record:
    """The record after so many answers of its CPU seats."""
    record = match.record
    assert record is not None
    for _ in range(answers):
        seat = record.waiting[0]
        thought = thought_of(match, record, seat, record.question(seat))
        record.answer(seat, think(thought), record.question(seat))
    return record


def test_nothing_that_is_public_gives_a_cpus_chance(tmp_path: Path) -> None:
    match = asyncio.run(begun(tmp_path, "fourbit-town"))
    record = match.record
    assert record is not None
    seat, question = record.waiting[0], 1
    first = thought_of(match, record, seat, question)
    public = hashlib.sha256(f"{match.id}/{seat}/{question}".encode()).digest()
    assert first.seed != int.from_bytes(public[:6], "big")
    record.header = replace(record.header, seed="0" * 64)  # all else is the same
    assert thought_of(match, record, seat, question).seed != first.seed
    assert match.facts.seed not in repr(first)  # and the worker cannot find the match's seed


def test_seats_and_questions_have_chance_of_their_own() -> None:
    seeds = {own_seed("1" * 64, seat, question) for seat in range(4) for question in range(50)}
    assert len(seeds) == 200


def test_a_cpus_chance_is_what_the_documented_command_prints() -> None:
    command = f"printf '%s' '{'1' * 64}/cpu 2/7' | sha256sum | cut -c1-12"
    printed = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=True)
    assert int(printed.stdout, 16) == own_seed("1" * 64, 2, 7)


@pytest.mark.parametrize("name", NAMES)
def test_after_the_end_every_answer_of_a_cpu_can_be_checked(tmp_path: Path, name: str) -> None:
    record = played_on(asyncio.run(begun(tmp_path, name)), 25)
    assert cpu_answers(record) == Checked(given=25, same=25)
    assert computers_found(write_record(record)) == [Finding("computers", "right")]


def test_an_answer_that_the_cpu_did_not_give_is_noticed_but_proves_nothing(tmp_path: Path) -> None:
    match = asyncio.run(begun(tmp_path, "san-juan"))
    record = match.record
    assert record is not None
    seat = record.waiting[0]
    chosen = think(thought_of(match, record, seat, 1))
    other = next(c for c in record.table.options(seat) if c != chosen[0])
    record.answer(seat, [other], 1)
    (found,) = computers_found(write_record(record))
    assert found.verdict == "open"
    assert str(found) == "1 of 1 answers of computer players differ in this release"


def test_a_match_without_computers_has_nothing_to_check() -> None:
    book = game("san-juan").book()
    header = new_header(book, ["human", "human"], "1" * 64, "sealed", match="m4tch")
    assert computers_found(write_record(Record(header, book))) == []
