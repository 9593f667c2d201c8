"""After the end: the result, replay, verification, rematch, and the record as a file."""

from __future__ import annotations

from dataclasses import replace

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, PlainTextResponse, Response

from takujo.host.header import commitment
from takujo.host.match import CPU, OPEN, OVER, PERSON, HostedSeat, Match
from takujo.host.record import Record
from takujo.host.stints import stints_of
from takujo.host.takujo_file import write_record
from takujo.host.tickets import hashed
from takujo.kernel.hidden import ONLOOKER
from takujo.kernel.said import Said
from takujo.web.device import reader_of
from takujo.web.moments import at_now, log_of, seats_of
from takujo.web.pages import end, replay
from takujo.web.pages.reader import At
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
    return HTMLResponse(end.page(at, proof_of(match), f"/t/{match.id}/replay", stints))


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
        return not_over(request)
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
    return HTMLResponse(replay.page(moment, last, played.facts.state == OVER))


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
    found = await finished(request, match)
    if found is None:
        return not_over(request)
    record = found[0].record
    assert record is not None
    name = f'attachment; filename="{match}.takujo"'
    return PlainTextResponse(write_record(record), headers={"Content-Disposition": name})


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
