"""Bottom sheets: the game's own, the rules, the log, a refusal, the settings."""

from __future__ import annotations

from dataclasses import replace

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from takujo.host.matches import Gone
from takujo.web.device import reader_of
from takujo.web.moments import at_now
from takujo.web.pages import sheets
from takujo.web.routes.playing import match_and_seat, not_yours

router = APIRouter(include_in_schema=False)


@router.get("/t/{match}/sheet/{kind}")
@router.get("/t/{match}/sheet/{kind}/{what}")
async def sheet(request: Request, match: str, kind: str, what: str = "") -> Response:
    """One sheet, as my seat may know it."""
    server, found, seat = await match_and_seat(request, match)
    if seat is None or found.record is None:
        return not_yours(request)
    code = server.matches.code(found, seat)
    at = replace(at_now(reader_of(request), found, seat), code=code)
    try:
        return HTMLResponse(sheets.sheet(at, kind, what))
    except (KeyError, ValueError, IndexError) as error:
        raise Gone(f"there is no sheet '{kind}/{what}' here") from error
