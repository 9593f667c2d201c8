"""What a selection would come to: the tray for what was touched, and nothing is played."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, Response

from takujo.host.tickets import hashed
from takujo.host.wishes import single
from takujo.kernel.game import Refused
from takujo.kernel.said import Said
from takujo.web.device import reader_of
from takujo.web.moments import at_question
from takujo.web.pages import table
from takujo.web.routes.playing import moved_on
from takujo.web.server import answer_problem, not_yours, server_of

router = APIRouter(include_in_schema=False)
MOST_WORDS: Final = 100  # of a selection and of touches since then: more than any table has things


@router.post("/t/{match}/preview")
async def preview(
    request: Request,
    match: str,
    question: Annotated[int, Form()],
    selected: Annotated[str, Form()] = "",
    touches: Annotated[list[str] | None, Form()] = None,
) -> Response:
    """The tray after these touches; nothing is written down, not even that somebody looked."""
    server = server_of(request)
    found = await server.matches.get(match)
    device = server.devices.read(request)
    seat = found.seat_of(hashed(device)) if device else None
    if seat is None or found.record is None:
        return not_yours(request)
    if question < 1 or question != found.record.question(seat):
        problem = Said("question {n} is not open", n=question)
        return moved_on(request, found, seat, problem, "")
    words, since = single(selected), [*(touches or [])]
    if len(words) + len(since) > MOST_WORDS:
        problem = Said("at most {most} things can be touched", most=MOST_WORDS)
        return answer_problem(request, 422, "refused", problem)
    try:
        return HTMLResponse(
            table.selection(at_question(reader_of(request), found, seat), words, since)
        )
    except (KeyError, ValueError, IndexError, Refused):
        return answer_problem(request, 422, "refused", Said("this cannot be selected here"))
