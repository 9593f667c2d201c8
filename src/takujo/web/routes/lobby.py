"""The lobby: public tables to join and to watch."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from takujo.games.catalogue import game
from takujo.host.lobby import open_tables, running_tables
from takujo.host.match import Match
from takujo.host.tickets import hashed
from takujo.web.device import reader_of
from takujo.web.moments import seats_of
from takujo.web.pages import lobby
from takujo.web.routes.home import is_known
from takujo.web.server import Server, server_of

router = APIRouter(include_in_schema=False)


@router.get("/lobby")
async def lobby_page(request: Request) -> Response:
    """Everybody's tables."""
    server = server_of(request)
    device = hashed(server.devices.read(request))
    waiting = [entrance(server, m, device) for m in await open_tables(server.matches)]
    running = [entrance(server, m, device) for m in await running_tables(server.matches)]
    return HTMLResponse(lobby.page(reader_of(request), known(waiting), known(running)))


def known(tables: list[lobby.Entrance | None]) -> list[lobby.Entrance]:
    """Those whose game is still in the catalogue."""
    return [each for each in tables if each is not None]


def entrance(server: Server, match: Match, device: str) -> lobby.Entrance | None:
    """A table with the way there: to its open seats, to my own seat, or to watch."""
    if not is_known(match) or match.set_aside:
        return None
    mine = match.seat_of(device) is not None
    way = f"/t/{match.id}"
    if match.open_seats() and not mine:
        way = f"/c/{server.matches.table_code(match)}"
    facts = match.facts
    return lobby.Entrance(way, game(facts.game), seats_of(match), mine, facts.round, facts.away)
