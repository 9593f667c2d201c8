"""Bottom sheets: the game's own, the rules, the log, a refusal, the settings."""

from __future__ import annotations

from dataclasses import replace

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from takujo.host.kept import Gone
from takujo.host.match import OVER
from takujo.kernel.said import Said
from takujo.web.device import reader_of
from takujo.web.moments import at_now
from takujo.web.pages import sheets
from takujo.web.routes.playing import match_and_eyes, present_at
from takujo.web.server import not_yours

router = APIRouter(include_in_schema=False)


@router.get("/t/{match}/sheet/{kind}")
@router.get("/t/{match}/sheet/{kind}/{what}")
async def sheet(request: Request, match: str, kind: str, what: str = "") -> Response:
    """One sheet, as my seat may know it."""
    _, found, seat = await match_and_eyes(request, match)
    if seat is None and found.facts.state == OVER:  # the result can be seen by anybody
        at = replace(at_now(reader_of(request), found, 0), visitor=True)
    elif seat is None or found.record is None:
        return not_yours(request)
    else:
        at = await present_at(request, found, seat, match)
    try:
        return HTMLResponse(sheets.sheet(at, kind, what))
    except (KeyError, ValueError, IndexError) as error:
        problem = Said("there is no sheet '{sheet}' here", sheet=f"{kind}/{what}")
        raise Gone(problem) from error
