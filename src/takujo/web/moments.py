"""From a match and a seat to what its pages are made from."""

from __future__ import annotations

from collections.abc import Sequence

from takujo.host.coach import Advice, advice, told
from takujo.host.first_match import guided
from takujo.host.match import CPU, OPEN, Match
from takujo.host.record import Record
from takujo.kernel.hidden import ONLOOKER
from takujo.kernel.seen import Seen
from takujo.kernel.table import Table
from takujo.web.pages.log import log_of
from takujo.web.pages.reader import At, LogEntry, Reader, Seat
from takujo.web.pages.registry import pages_for
from takujo.web.pages.undo import BY_CODE


def seats_of(match: Match) -> list[Seat]:
    """Who sits where, as pages show it; who is played for keeps the own name."""
    called = pages_for(match.facts.game).cpu_names
    plain = [seat.kind == CPU and not seat.absent for seat in match.seats]
    computers = [number for number, cpu in enumerate(plain) if cpu]
    out: list[Seat] = []
    for number, seat in enumerate(match.seats):
        if seat.absent:
            out.append(Seat(seat.name, seat.level, absent=seat.absent))
        elif seat.kind == CPU:
            out.append(Seat(called[computers.index(number) % len(called)], seat.level))
        else:
            out.append(Seat(seat.name, "", seat.kind == OPEN))
    return out


def last_answer(log: Sequence[LogEntry], before: int) -> int:
    """The entry of the reader's last answer to what it was asked; 0 if it has given none."""
    return next((entry.number for entry in reversed(log[:before]) if entry.mine), 0)


def why_no_undo(record: Record, seat: int) -> str:
    """Why the last answer stands; "" if it can be taken back."""
    reason = record.why_no_undo(seat)
    return "" if reason is None else BY_CODE.get(reason.code, "others")


def at_now(reader: Reader, match: Match, seat: int, name: str = "") -> At:
    """The seat at its table, now; an onlooker knows the table by the name in the link."""
    record = match.record
    assert record is not None
    if seat == ONLOOKER:
        return looked_at(reader, match, record, name)
    log = log_of(record, seat, alone=match.alone(seat))
    return At(
        reader=reader,
        match=match.id,
        seats=seats_of(match),
        seen=record.seen(seat),
        entry=len(record.entries),
        question=asked_of(match, record, seat),
        undo=why_no_undo(record, seat),
        log=log,
        since=last_answer(log, len(log)),
        commitment=match.facts.commitment,
        waiting=record.waiting,
        coach=coach_of(match, seat, record.seen(seat), len(record.entries), record.question(seat)),
        live=True,
        hints=match.facts.hints,
    )


def asked_of(match: Match, record: Record, seat: int) -> int:
    """The seat's open question, where its person may answer; 0 where a CPU does."""
    return 0 if match.seats[seat].absent else record.question(seat)


def looked_at(reader: Reader, match: Match, record: Record, name: str) -> At:
    """The table as who has no seat may see it."""
    return At(
        reader=reader,
        match=name or match.id,
        seats=seats_of(match),
        seen=record.seen(ONLOOKER),
        entry=len(record.entries),
        log=log_of(record, ONLOOKER),
        since=len(record.entries),
        commitment=match.facts.commitment,
        waiting=record.waiting,
        visitor=True,
        live=True,
    )


def at_question(reader: Reader, match: Match, seat: int) -> At:
    """The seat with its open question before it, and nothing of what happened before."""
    record = match.record
    assert record is not None
    return At(
        reader=reader,
        match=match.id,
        seats=seats_of(match),
        seen=record.seen(seat),
        entry=len(record.entries),
        question=record.question(seat),
        waiting=record.waiting,
    )


def at_entry(
    reader: Reader,
    match: Match,
    seat: int,
    seen: Seen[Table],
    number: int,
    log: Sequence[LogEntry],
    name: str = "",
) -> At:
    """The seat at its table after an earlier entry: nothing is asked there."""
    return At(
        reader=reader,
        match=name or match.id,
        seats=seats_of(match),
        seen=seen,
        entry=number,
        log=[entry for entry in log if entry.number <= number],
        since=number if seat == ONLOOKER else last_answer(log, number - 1),
        commitment=match.facts.commitment,
        coach=coach_of(match, seat, seen, number),
        visitor=seat == ONLOOKER,
    )


def coach_of(
    match: Match, seat: int, seen: Seen[Table], entry: int, question: int = 0
) -> Advice | None:
    """What the coach says to this seat after an entry; None if the match has no coach."""
    lesson, record = guided(match.facts.game, match.facts.seed), match.record
    if lesson is None or record is None:
        return None
    return advice(lesson, seen, told(record, seat, entry), question > 0)
