"""Hints at a question; after the match a CPU player's reasons, and how the match went."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from takujo.host.entries import ChoicesEntry
from takujo.host.record import Conflict
from takujo.kernel.game import Refused
from takujo.kernel.said import Said
from takujo.web.device import reader_of
from takujo.web.moments import at_question
from takujo.web.pages import hint, review
from takujo.web.routes.playing import match_and_seat
from takujo.web.routes.replays import finished, not_over
from takujo.web.server import answer_problem, not_yours, server_of, slowed

router = APIRouter(include_in_schema=False)


@router.get("/t/{match}/sheet/hint")
async def hint_sheet(request: Request, match: str) -> Response:
    """The best answers to my question, from what my seat knows; thought about by a worker."""
    server, found, seat = await match_and_seat(request, match)
    if seat is None or found.record is None or found.seats[seat].absent:
        return not_yours(request)
    if (slow := await slowed(request, server.answers)) is not None:
        return slow
    at = at_question(reader_of(request), found, seat)
    try:
        weighed = await server.hints.hint(found, seat, at.question)
    except Conflict:
        return answer_problem(request, 409, "conflict", Said("You are not asked anything now."))
    except Refused as refused:
        return answer_problem(request, 403, "refused", refused.problem)
    return HTMLResponse(hint.hint_sheet(at, weighed))


@router.get("/t/{match}/sheet/reasons/{number}")
async def reasons_sheet(request: Request, match: str, number: int) -> Response:
    """What a CPU player weighed before this move, once the match is over."""
    over = await finished(request, match)
    if over is None:
        return not_over(request)
    server = server_of(request)
    if (slow := await slowed(request, server.answers)) is not None:
        return slow
    found, at = over
    try:
        before, seat, weighed = await server.hints.why(found, number)
    except Refused as refused:
        return answer_problem(request, 404, "not_found", refused.problem)
    seen = before.seen(seat)
    assert found.record is not None
    entry = found.record.entries[number - 1]
    assert isinstance(entry, ChoicesEntry)
    chosen = hint.said(seen, entry.choices, at.reader.say)
    return HTMLResponse(hint.reasons_sheet(at, seen, weighed, before.players[seat], chosen))


@router.get("/t/{match}/review")
async def course(request: Request, match: str) -> Response:
    """How likely everybody was to win in the course of a match that is over."""
    over = await finished(request, match)
    if over is None:
        return not_over(request)
    found, at = over
    return HTMLResponse(review.part(at, await server_of(request).reviews.of(found)))
