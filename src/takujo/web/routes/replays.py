"""After the end: the result, replay, verification, rematch, and the record as a file."""

from __future__ import annotations

from dataclasses import replace

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, PlainTextResponse, Response

from takujo.cpu.levels import LEVELS
from takujo.host.header import commitment
from takujo.host.match import CPU, OPEN, OVER, PERSON, HostedSeat, Match
from takujo.host.record import Record
from takujo.host.stints import stints_of
from takujo.host.takujo_file import write, write_record
from takujo.host.tickets import hashed
from takujo.kernel.hidden import ONLOOKER
from takujo.kernel.said import Said
from takujo.web.device import reader_of
from takujo.web.moments import at_now, seats_of
from takujo.web.pages import end, replay
from takujo.web.pages.course import Stand, marks_of
from takujo.web.pages.log import log_of
from takujo.web.pages.reader import At
from takujo.web.pages.registry import pages_of
from takujo.web.routes.joining import address_of
from takujo.web.routes.trouble import retired_page
from takujo.web.server import answer_problem, back_to, server_of

router = APIRouter(include_in_schema=False)


def proof_of(match: Match) -> end.Proof:
    """What shows that the shuffles were fixed before the first choice."""
    facts = match.facts
    seats = match.header().seats  # as they were at the start
    again = commitment(facts.seed, facts.id, facts.rules, seats)
    return end.Proof(facts.commitment, facts.seed, facts.rules, seats, again == facts.commitment)


async def end_page(request: Request, match: Match, at: At) -> Response:
    """The result, with who played what where a seat changed hands."""
    stints = await stints_of(server_of(request).matches.store, match.id)
    server = server_of(request)
    here = address_of(request, server)
    return HTMLResponse(end.page(at, proof_of(match), here, stints, stands_of(at, match)))


async def shared_end(request: Request, match: Match) -> Response:
    """The result, to whoever has the link."""
    at = at_now(reader_of(request), match, 0)
    return await end_page(request, match, replace(at, visitor=True))


def stands_of(at: At, match: Match) -> list[Stand]:
    """Everybody's points at each mark of the match, as this seat knew them, and at the end."""
    record = match.record
    assert record is not None
    assert record.result is not None
    pages, marks = pages_of(at), marks_of(at, len(record.entries)).entries
    if not pages.sources(pages.scene(at), 0):
        return []
    out: list[Stand] = []
    dealt = Record(record.header, record.book).seen(at.seen.seat)
    for number, seen in [(0, dealt), *match.seen_after(at.seen.seat, 0)]:
        if number in marks and number < len(record.entries):
            s = pages.scene(replace(at, seen=seen))
            sums = [sum(each.points for each in pages.sources(s, n)) for n in range(s.t.seats)]
            out.append(Stand(number, sums))
    return [*out, Stand(len(record.entries), record.result.scores)]


def record_text(match: Match) -> str | None:
    """The whole match as a file, once it is over; also where its rules are no longer played."""
    if match.facts.state != OVER:
        return None
    if match.past is not None:
        return write(match.header(), match.past.entries)
    return write_record(match.record) if match.record is not None else None


async def watched(request: Request, id: str) -> tuple[Match, At] | None:
    """A match whose past may be seen: a finished one by anybody, a running one by who may look."""
    server = server_of(request)
    match = await server.matches.get(id.partition(".")[0])
    seat = match.seat_of(hashed(server.devices.read(request)))
    if match.record is None:
        return None
    if seat is None and match.facts.state != OVER:
        if not server.matches.may_watch(match, id):
            return None
        return match, at_now(reader_of(request), match, ONLOOKER, id)
    at = at_now(reader_of(request), match, 0 if seat is None else seat)
    return match, replace(at, visitor=seat is None)


async def finished(request: Request, id: str) -> tuple[Match, At] | None:
    """A match that is over, as its seat, or anybody, may look at it."""
    found = await watched(request, id)
    return found if found is not None and found[0].facts.state == OVER else None


def not_over(request: Request) -> Response:
    """The match is still being played."""
    problem = Said("This can be seen when the game is over.")
    return answer_problem(request, 409, "not_over", problem)


@router.get("/t/{match}/replay")
async def replay_page(request: Request, match: str, at: int = 0) -> Response:
    """One moment, as its seat knew it then; once the match is over the link can be shared."""
    found = await watched(request, match)
    if found is None:
        return await past_page(request, match) or not_over(request)
    played, now = found
    record = played.record
    assert record is not None
    last = len(record.entries)
    number = max(0, min(at, last))
    again = Record(record.header, record.book, record.entries[:number])
    moment = replace(
        now, seen=again.seen(now.seen.seat), entry=number, question=0, undo="nothing", since=number,
        live=False, coach=None,
        log=log_of(record, now.seen.seat), seats=seats_of(played),
    )  # fmt: skip
    over = played.facts.state == OVER
    return HTMLResponse(replay.page(moment, last, over, over and is_cpus(again, number)))


def is_cpus(record: Record, number: int) -> bool:
    """Is this entry an answer of a CPU player?"""
    seat = record.seat_of(number) if number else -1
    return seat >= 0 and record.players[seat] in LEVELS


async def past_page(request: Request, id: str) -> Response | None:
    """What is kept of a match whose rules are no longer played, which anybody may look at."""
    server = server_of(request)
    match = await server.matches.get(id.partition(".")[0])
    seat = match.seat_of(hashed(server.devices.read(request)))
    if match.past is None:
        return None
    return retired_page(request, match, ONLOOKER if seat is None else seat, match.past)


@router.get("/t/{match}/verify")
async def verify_page(request: Request, match: str) -> Response:
    """How anybody can check the shuffles."""
    found = await finished(request, match)
    if found is None:
        return not_over(request)
    played, now = found
    return HTMLResponse(end.verify(now, proof_of(played)))


@router.get("/t/{match}/record.takujo")
async def record_file(request: Request, match: str) -> Response:
    """The whole match as a file, once it is over."""
    text = record_text(await server_of(request).matches.get(match))
    if text is None:
        return not_over(request)
    name = f'attachment; filename="{match}.takujo"'
    return PlainTextResponse(text, headers={"Content-Disposition": name})


@router.post("/t/{match}/rematch")
async def rematch(request: Request, match: str) -> Response:
    """The same seats again: CPUs stay, other people are invited anew; pressed twice, one table."""
    server = server_of(request)
    old = await server.matches.get(match)
    seat = old.seat_of(hashed(server.devices.read(request)))
    if seat is None or old.facts.state != OVER:
        return not_over(request)
    plan = [again(place, number == seat) for number, place in enumerate(old.seats)]
    return back_to(f"/t/{await server.matches.make_again(match, plan)}")


def again(seat: HostedSeat, mine: bool) -> HostedSeat:
    """A seat of the next match."""
    if mine:
        return HostedSeat(PERSON, "", seat.name, seat.device)
    if seat.kind == CPU and not seat.device:
        return HostedSeat(CPU, seat.level)
    return HostedSeat(OPEN)
