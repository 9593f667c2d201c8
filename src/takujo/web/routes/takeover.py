"""Play on from a move of a finished match: a new table, dealt again as one seat knew it."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, Response

from takujo.cpu.levels import LEVELS
from takujo.host.header import rulebook_of
from takujo.host.match import CPU, OPEN, PERSON, HostedSeat
from takujo.host.takeover import position_of
from takujo.host.tickets import hashed
from takujo.kernel.said import Said
from takujo.web.device import reader_of
from takujo.web.names import clean_name
from takujo.web.pages import errors, takeover
from takujo.web.routes.replays import finished, not_over
from takujo.web.server import answer_problem, back_to, server_of, too_often

router = APIRouter(include_in_schema=False)


@router.get("/t/{match}/takeover")
async def choose(request: Request, match: str, at: int = 0) -> Response:
    """Whose place I take, and who plays the others."""
    found = await finished(request, match)
    if found is None:
        return not_over(request)
    played, now = found
    number = max(0, min(at, played.facts.newest))
    me = 0 if now.visitor else now.seen.seat
    name = "" if now.visitor else played.seats[me].name
    return HTMLResponse(takeover.page(now, number, me, name))


@router.post("/t/{match}/takeover")
async def take_over(
    request: Request,
    match: str,
    at: Annotated[int, Form()] = 0,
    seats: Annotated[list[str] | None, Form()] = None,
    name: Annotated[str, Form()] = "",
) -> Response:
    """The new table, mine in one seat."""
    found = await finished(request, match)
    if found is None:
        return not_over(request)
    server, played, answer = server_of(request), found[0], back_to("/")
    words = seats or []
    record = played.record
    assert record is not None
    if len(words) != len(played.seats) or words.count("me") != 1:
        return answer_problem(request, 422, "refused", Said("one seat is yours"))
    allowed = ["me", "open", *LEVELS]
    odd = [word for word in words if word not in allowed]
    if odd:
        problem = Said(
            "'{word}' cannot sit here; allowed: {allowed}", word=odd[0], allowed=", ".join(allowed)
        )
        return answer_problem(request, 422, "refused", problem)
    device = hashed(server.devices.give(request, answer))
    start = position_of(record, max(0, min(at, played.facts.newest)), words.index("me"))
    wait = await server.new_tables.begin(server.whose(request), device)
    if wait:
        return too_often(request, wait, errors.many_tables(reader_of(request), wait))
    plan = [seat_of(word, clean_name(name), device) for word in words]
    book = rulebook_of(played.header())
    made = await server.matches.make(book, plan, played.facts.speed, start)
    answer.headers["location"] = f"/t/{made.id}"
    return answer


def seat_of(word: str, name: str, device: str) -> HostedSeat:
    """A seat of the new table."""
    if word == "me":
        return HostedSeat(PERSON, "", name, device)
    return HostedSeat(OPEN) if word == "open" else HostedSeat(CPU, word)
