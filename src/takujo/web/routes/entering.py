"""Entering by a code: that of a table leads to its open seats, that of a seat moves the seat."""

from __future__ import annotations

from typing import Annotated
from urllib.parse import quote

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, Response

from takujo.games.catalogue import game
from takujo.host.kept import Gone
from takujo.host.match import Match
from takujo.host.tickets import hashed, in_groups, is_table_code
from takujo.kernel.game import Refused
from takujo.kernel.said import Said
from takujo.web.device import reader_of
from takujo.web.moments import seats_of
from takujo.web.names import clean_name
from takujo.web.pages import enter, join
from takujo.web.routes.joining import known
from takujo.web.server import answer_problem, back_to, server_of, slowed, too_often

router = APIRouter(include_in_schema=False)
LONGEST = 40  # letters of a code that are looked at


@router.get("/enter")
async def enter_page(request: Request) -> Response:
    """Where a code is typed."""
    return known(request, HTMLResponse(enter.page(reader_of(request))))


@router.post("/enter")
async def enter_table(request: Request, code: Annotated[str, Form()] = "") -> Response:
    """To the open seats of a table, or my own seat to this device; a link is followed."""
    if "/j/" in code:
        return back_to(f"/j/{quote(code.rpartition('/j/')[2].strip(), safe='')}")
    typed = code.rpartition("/c/")[2].strip()[:LONGEST]
    server, reader = server_of(request), reader_of(request)
    wait = await server.attempts.begin(address_of(request))
    if wait:
        page = enter.page(reader, typed, enter.later(reader, wait))
        return HTMLResponse(page, 429, {"Retry-After": str(wait)})
    try:
        answer = await way_in(request, typed)
    except Gone:
        problem = reader.say.say("No table and no seat has this code. Look at it again.")
        return HTMLResponse(enter.page(reader, typed, problem), 422)
    except Refused:
        problem = reader.say.say("This device plays another seat at that table.")
        answer = HTMLResponse(enter.page(reader, typed, problem), 422)
    await server.attempts.was_right(address_of(request))
    return answer


async def way_in(request: Request, typed: str) -> Response:
    """Where a code leads; Gone if nowhere."""
    server = server_of(request)
    if is_table_code(typed):
        await server.matches.table_behind(typed)
        return back_to(f"/c/{in_groups(typed)}")
    answer = back_to("/")
    match = await server.matches.recover(typed, server.devices.give(request, answer))
    answer.headers["location"] = f"/t/{match.id}"
    return answer


def address_of(request: Request) -> str:
    """Whose attempts at codes these are."""
    return request.client.host if request.client is not None else ""


async def table_of(request: Request, code: str) -> Match | Response:
    """The table of a code in an address, which is an attempt like any other."""
    server = server_of(request)
    wait = await server.attempts.begin(address_of(request))
    if wait:
        return too_often(request, wait, enter.later(reader_of(request), wait))
    match = await server.matches.table_behind(code[:LONGEST])
    await server.attempts.was_right(address_of(request))
    return match


@router.get("/c/{code}")
async def open_seats(request: Request, code: str) -> Response:
    """The open seats of a table; a device that has a seat goes straight there."""
    match = await table_of(request, code)
    if isinstance(match, Response):
        return match
    device = server_of(request).devices.read(request)
    if device and match.seat_of(hashed(device)) is not None:
        return back_to(f"/t/{match.id}")
    return known(request, seats_page(request, match, code))


@router.post("/c/{code}")
async def take_seat(
    request: Request,
    code: str,
    seat: Annotated[int | None, Form()] = None,
    name: Annotated[str, Form()] = "",
) -> Response:
    """Take one of the open seats, never one that is taken; the first one where none is named."""
    if (slow := await slowed(request, server_of(request).joins)) is not None:
        return slow
    match = await table_of(request, code)
    if isinstance(match, Response):
        return match
    server, say = server_of(request), reader_of(request).say
    wanted = clean_name(name)
    if not wanted:
        return seats_page(request, match, code, "", say.say("Please give a name."), 422)
    answer = back_to(f"/t/{match.id}")
    device = server.devices.give(request, answer)
    if seat is None:
        seat = next(iter(match.open_seats()), 0)
    try:
        await server.matches.join_by_code(code, seat, device, wanted)
    except Refused:
        taken = Said("This seat is taken.")
        if match.open_seats():
            return seats_page(request, match, code, wanted, say.said(taken), 409)
        return answer_problem(request, 410, "taken", taken)
    return answer


def seats_page(
    request: Request, match: Match, code: str, name: str = "", problem: str = "", status: int = 200
) -> Response:
    """Who is at the table, and the seats to choose from."""
    seats, rules = seats_of(match), game(match.facts.game)
    action = f"/c/{in_groups(code[:LONGEST])}"
    page = join.page(
        reader_of(request), rules, seats, None, action, match.facts.owner, name, problem
    )
    return HTMLResponse(page, status)
