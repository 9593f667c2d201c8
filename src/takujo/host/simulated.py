"""A game that computer players have played elsewhere, taken in as a finished match to look at."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict

from takujo.host.archive import AlreadyThere, Archived, bring_in, from_header
from takujo.host.entry_lines import entry_text
from takujo.host.header import new_header
from takujo.host.kept import Gone
from takujo.host.match import CPU, PLAYING, Facts, HostedSeat, Match
from takujo.host.matches import Matches
from takujo.host.record import Record
from takujo.host.store import played_rows
from takujo.kernel.agenda import Rulebook
from takujo.kernel.flow import take
from takujo.kernel.game import Refused
from takujo.kernel.said import Said


async def open_simulated(
    matches: Matches, book: Rulebook, line_up: Sequence[str], seed: str, choices: str, id: str
) -> str:
    """The name of the match, stored when first asked for; it goes as all tables of CPUs do."""
    try:
        return (await matches.get(id)).id
    except Gone:
        record = followed(book, line_up, seed, choices, id)
    archived = archive_of(record, matches.clock())
    with suppress(AlreadyThere):  # asked for twice at the same time
        await matches.store.change(lambda to: bring_in(to, archived))
    return id


def followed(
    book: Rulebook, line_up: Sequence[str], seed: str, choices: str, id: str = ""
) -> Record:
    """The record of these choices; Refused if one of them is not legal."""
    record = Record(new_header(book, line_up, seed, match=id), book)
    t = record.table.copy()  # goes along as in play: it knows whose secret answer comes next
    for choice in choices.split():
        asking = t.asking
        if asking is None:
            raise Refused(Said("the game is over"))
        seat = asking.seat
        record.answer(seat, [int(choice)], record.question(seat))
        take(t, int(choice))
    return record


def archive_of(record: Record, at: int) -> Archived:
    """The rows of a record that is whole."""
    seats = [HostedSeat(CPU, level) for level in record.header.seats]
    facts = Facts(
        **from_header(record.header), made_at=at, changed_at=at, state=PLAYING, speed="normal"
    )
    Match(facts, seats, record).note_position()
    places = [{"match": facts.id, "seat": n, **asdict(s)} for n, s in enumerate(seats)]
    lines = [
        {"match": facts.id, "number": entry.number, "at": at, "line": entry_text(entry)}
        for entry in record.entries
    ]
    began = played_rows(facts.id, seats, 1)
    return Archived(asdict(facts), {"seats": places, "played": began, "entries": lines})
