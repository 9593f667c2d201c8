"""A match that cannot go on: its page, and what its players decide."""

from __future__ import annotations

import json
from typing import Annotated

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, Response

from takujo.cpu.levels import LEVELS
from takujo.games.catalogue import game
from takujo.host.match import ENDED, Match
from takujo.host.past import Past
from takujo.host.tickets import hashed
from takujo.kernel.game import Refused
from takujo.kernel.hidden import ONLOOKER
from takujo.web.device import reader_of
from takujo.web.moments import seats_of
from takujo.web.pages import retired, trouble
from takujo.web.server import answer_problem, back_to, no_level, not_yours, server_of

router = APIRouter(include_in_schema=False)


def trouble_page(request: Request, match: Match, seat: int, page: str = "") -> Response | None:
    """Instead of the table, where it cannot go on; None where it can."""
    reader, rules = reader_of(request), game(match.facts.game)
    if match.past is not None:
        return retired_page(request, match, seat, match.past)
    if match.set_aside:
        return HTMLResponse(trouble.aside_page(reader, rules, match.id))
    if match.facts.state == ENDED:
        most = server_of(request).limits.match_entries
        endless = match.facts.newest if match.facts.newest >= most else 0
        return HTMLResponse(trouble.ended_page(reader, rules, match.id, endless))
    stuck = match.stuck_seats()
    if not stuck or seat == ONLOOKER:  # who only looks on decides nothing
        return None
    told = trouble.Stuck(stuck[0], page=page)
    return HTMLResponse(trouble.stuck_page(reader, rules, match.id, seats_of(match), seat, told))


def retired_page(request: Request, match: Match, seat: int, past: Past) -> Response:
    """A finished match whose rules are no longer played."""
    facts, rules = match.facts, game(match.facts.game)
    book = rules.book_of(json.loads(facts.edition), facts.edition_name)
    played = retired.KeptMatch(match.id, facts.version, facts.rules, seats_of(match), seat)
    return HTMLResponse(retired.page(reader_of(request), rules, book, played, past))


@router.post("/t/{match}/trouble")
async def decide(
    request: Request,
    match: str,
    seat: Annotated[int, Form()],
    level: Annotated[str, Form()] = "",
    page: Annotated[str, Form()] = "",
) -> Response:
    """Hand the stuck seat to a CPU of another level; without a level, end the match."""
    server = server_of(request)
    found = await server.matches.get(match)
    if found.seat_of(hashed(server.devices.read(request))) is None:
        return not_yours(request)
    if level and level not in LEVELS:
        return answer_problem(request, 422, "refused", no_level())
    try:
        if level:
            await server.matches.hand_over(match, seat, level)
        else:
            await server.matches.end(match)
    except Refused:
        pass  # somebody else has decided, or the table went on: its page shows how it stands
    return back_to(f"/t/{match}/text" if page == "text" else f"/t/{match}")
