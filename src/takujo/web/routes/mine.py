"""My tables: the whole list, this device's statistics, and taking a table off the list."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from takujo.host.own_tables import finished_games, forget
from takujo.host.tickets import hashed
from takujo.kernel.game import Refused
from takujo.web.device import reader_of
from takujo.web.pages import mine
from takujo.web.routes.home import is_known, slip
from takujo.web.server import answer_problem, back_to, server_of

router = APIRouter(include_in_schema=False)
MOST = 60  # tables in the list, the newest; statistics count all


@router.get("/mine")
async def my_tables(request: Request, gone: str = "") -> Response:
    """The whole list."""
    server, reader = server_of(request), reader_of(request)
    device = server.devices.read(request)
    tables = await server.matches.mine(device, MOST) if device else []
    played = await finished_games(server.matches, hashed(device)) if device else []
    slips = [slip(match, hashed(device), server.limits) for match in tables if is_known(match)]
    said = reader.say.say("The table is deleted.") if gone else ""
    return HTMLResponse(mine.page(reader, slips, played, said))


@router.post("/t/{match}/delete")
async def delete(request: Request, match: str) -> Response:
    """Take a table off my list; for good where nobody else has a seat."""
    server = server_of(request)
    try:
        await forget(server.matches, match, hashed(server.devices.read(request)))
    except Refused as refused:
        return answer_problem(request, 409, "refused", refused.problem)
    return back_to("/mine?gone=1")
