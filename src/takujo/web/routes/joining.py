"""Joining: a link and a name, no account; the table starts when the seats are filled."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated
from urllib.parse import quote

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, Response

from takujo.cpu.levels import LEVELS
from takujo.games.catalogue import game
from takujo.host.match import OPEN, Match
from takujo.host.matches import Gone
from takujo.host.tickets import hashed
from takujo.kernel.game import Refused
from takujo.web.device import reader_of
from takujo.web.moments import seats_of
from takujo.web.names import clean_name
from takujo.web.pages import enter, join, room
from takujo.web.server import Server, answer_problem, back_to, server_of

router = APIRouter(include_in_schema=False)
LONGEST = 40  # letters of a code that are looked at


@router.get("/j/{secret}")
async def join_page(request: Request, secret: str) -> Response:
    """Who invites to which seat; a device that has a seat goes straight to its table."""
    server = server_of(request)
    match, seat = await server.matches.seat_behind(secret)
    device = server.devices.read(request)
    if device and match.seat_of(hashed(device)) is not None:
        return back_to(f"/t/{match.id}")
    reader = reader_of(request)
    if match.seats[seat].kind != OPEN:
        return answer_problem(request, 410, "taken", reader.say.say("This seat is taken."))
    page = join.page(reader, game(match.facts.game), seats_of(match), seat, f"/j/{secret}")
    return HTMLResponse(page)


@router.post("/j/{secret}")
async def join_table(request: Request, secret: str, name: Annotated[str, Form()] = "") -> Response:
    """Take the seat."""
    server = server_of(request)
    match, seat = await server.matches.seat_behind(secret)
    reader = reader_of(request)
    wanted = clean_name(name)
    if not wanted:
        problem = reader.say.say("Please give a name.")
        seats = seats_of(match)
        page = join.page(reader, game(match.facts.game), seats, seat, f"/j/{secret}", "", problem)
        return HTMLResponse(page, 422)
    answer = back_to(f"/t/{match.id}")
    device = server.devices.give(request, answer)
    try:
        await server.matches.join(secret, device, wanted)
    except Refused:
        return answer_problem(request, 410, "taken", reader.say.say("This seat is taken."))
    return answer


@router.get("/enter")
async def enter_page(request: Request) -> Response:
    """Where a code is typed."""
    return HTMLResponse(enter.page(reader_of(request)))


@router.post("/enter")
async def enter_table(request: Request, code: Annotated[str, Form()] = "") -> Response:
    """Take my seat on this device, or follow a link of an open one."""
    server, reader = server_of(request), reader_of(request)
    if "/j/" in code:
        return back_to(f"/j/{quote(code.rpartition('/j/')[2].strip(), safe='')}")
    address = request.client.host if request.client is not None else ""
    wait = server.attempts.begin(address)
    if wait:
        page = enter.page(reader, code[:LONGEST], enter.later(reader, wait))
        return HTMLResponse(page, 429, {"Retry-After": str(wait)})
    answer = back_to("/")
    device = server.devices.give(request, answer)
    try:
        match = await server.matches.recover(code[:LONGEST], device)
    except Gone:
        problem = reader.say.say("No seat has this code. Look at it again.")
        return HTMLResponse(enter.page(reader, code[:LONGEST], problem), 422)
    except Refused:
        problem = reader.say.say("This device plays another seat at that table.")
        server.attempts.was_right(address)
        return HTMLResponse(enter.page(reader, code[:LONGEST], problem), 422)
    server.attempts.was_right(address)
    answer.headers["location"] = f"/t/{match.id}"
    return answer


def room_page(request: Request, match: Match, me: int) -> Response:
    """The waiting room: who is here, and the link of the seat that is open next."""
    server = server_of(request)
    owner = me == first_person(match)
    link = ""
    if owner:
        secret = server.matches.link(match, match.open_seats()[0])
        link = f"{address_of(request, server)}/j/{secret}"
    page = room.page(
        reader_of(request), game(match.facts.game), match.id, seats_of(match), me, link, owner,
        server.matches.code(match, me),
    )  # fmt: skip
    return HTMLResponse(page)


def first_person(match: Match) -> int:
    """Who made the table."""
    return next((n for n, seat in enumerate(match.seats) if seat.device), 0)


def address_of(request: Request, server: Server) -> str:
    """This site as other people reach it."""
    return server.public_url or f"{request.url.scheme}://{request.url.netloc}"


@router.post("/t/{match}/start")
async def start(request: Request, match: str, level: Annotated[str, Form()] = "normal") -> Response:
    """The seats still open are given to CPUs, and the table starts."""
    server = server_of(request)
    found = await server.matches.get(match)
    me = found.seat_of(hashed(server.devices.read(request)))
    if me is None or me != first_person(found):
        return answer_problem(request, 403, "not_yours", "only who made the table can start it")
    if level not in LEVELS:
        return answer_problem(request, 422, "refused", f"allowed levels: {', '.join(LEVELS)}")
    for seat in found.open_seats():
        with suppress(Refused):  # somebody has just sat down there
            await server.matches.give_to_cpu(match, seat, level)
    return back_to(f"/t/{match}")
