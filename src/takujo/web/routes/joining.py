"""Joining: a link and a name, no account; the table starts when the seats are filled."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, Response

from takujo.cpu.levels import LEVELS
from takujo.games.catalogue import game
from takujo.host.match import GATHERING, OPEN, Match
from takujo.host.tickets import hashed
from takujo.kernel.game import Refused
from takujo.kernel.said import Said
from takujo.web.device import reader_of
from takujo.web.moments import seats_of
from takujo.web.names import clean_name
from takujo.web.pages import join, room, seat_code
from takujo.web.server import (
    Server,
    answer_problem,
    back_to,
    no_level,
    not_yours,
    server_of,
    slowed,
)

router = APIRouter(include_in_schema=False)


@router.get("/j/{secret}")
async def join_page(request: Request, secret: str) -> Response:
    """Who invites to which seat; a device that has a seat goes straight to its table."""
    server = server_of(request)
    match, seat = await server.matches.seat_behind(secret)
    device = server.devices.read(request)
    if device and match.seat_of(hashed(device)) is not None:
        return back_to(f"/t/{match.id}")
    if match.seats[seat].kind != OPEN and not match.seats[seat].offered:
        return answer_problem(request, 410, "taken", Said("This seat is taken."))
    return known(request, HTMLResponse(link_page(request, match, seat, secret)))


def known(request: Request, page: Response) -> Response:
    """A device is known before it takes a seat: a reply that is lost must not cost the seat."""
    server_of(request).devices.give(request, page)
    return page


@router.post("/j/{secret}")
async def join_table(request: Request, secret: str, name: Annotated[str, Form()] = "") -> Response:
    """Take the seat."""
    server = server_of(request)
    if (slow := await slowed(request, server.joins)) is not None:
        return slow
    match, seat = await server.matches.seat_behind(secret)
    reader = reader_of(request)
    wanted = clean_name(name)
    if not wanted:
        problem = reader.say.say("Please give a name.")
        return HTMLResponse(link_page(request, match, seat, secret, problem), 422)
    answer = back_to(f"/t/{match.id}")
    device = server.devices.give(request, answer)
    try:
        if match.seats[seat].offered:
            await server.changes.sit_instead(secret, device, wanted)
        else:
            await server.matches.join(secret, device, wanted)
    except Refused:
        return answer_problem(request, 410, "taken", Said("This seat is taken."))
    return answer


def link_page(request: Request, match: Match, seat: int, secret: str, problem: str = "") -> str:
    """Who is at the table, and the seat of this link."""
    rules, seats = game(match.facts.game), seats_of(match)
    action, owner = f"/j/{secret}", match.facts.owner
    return join.page(reader_of(request), rules, seats, seat, action, owner, "", problem)


async def room_page(request: Request, match: Match, me: int) -> Response:
    """The waiting room: who is here, and for who made the table the ways to invite others."""
    server = server_of(request)
    facts, open_seats = match.facts, match.open_seats()
    link = code = ""
    if me == facts.owner:
        code = await server.matches.code_of_table(match.id)
        way = f"/c/{code}"  # one link for all, where several are invited
        if len(open_seats) == 1:
            way = f"/j/{server.matches.link(match, open_seats[0])}"
        link = address_of(request, server) + way
    rules, seats = game(facts.game), seats_of(match)
    terms = room.Terms(facts.public, facts.away, facts.level, facts.hints)
    page = room.page(reader_of(request), rules, match.id, seats, me, terms, link, code)
    return HTMLResponse(page)


@router.post("/t/{match}/terms")
async def agree_on(
    request: Request,
    match: str,
    public: Annotated[str, Form()] = "",
    away: Annotated[int, Form()] = 0,
    level: Annotated[str, Form()] = "normal",
    hints: Annotated[str, Form()] = "yes",
) -> Response:
    """Who may come, who is away, hints or none: chosen by who made the table, before play."""
    server = server_of(request)
    found = await server.matches.get(match)
    me = found.seat_of(hashed(server.devices.read(request)))
    if me is None or me != found.facts.owner or found.facts.state != GATHERING:
        return answer_problem(
            request, 403, "not_yours", Said("only who made the table chooses, before it starts")
        )
    if level not in LEVELS or away not in room.AWAY:
        return answer_problem(request, 422, "refused", no_level())
    await server.matches.set_terms(match, public == "yes", away, level, hints != "no")
    return back_to(f"/t/{match}")


@router.post("/t/{match}/sit")
async def sit(request: Request, match: str, seat: Annotated[int, Form()] = -1) -> Response:
    """A guest moves to another open seat before the table starts."""
    server = server_of(request)
    try:
        await server.matches.move_to(match, seat, server.devices.read(request))
    except Refused:
        return answer_problem(request, 409, "taken", Said("This seat is taken."))
    return back_to(f"/t/{match}")


def address_of(request: Request, server: Server) -> str:
    """This site as other people reach it."""
    return server.public_url or f"{request.url.scheme}://{request.url.netloc}"


@router.post("/t/{match}/start")
async def start(request: Request, match: str, level: Annotated[str, Form()] = "") -> Response:
    """The seats still open are given to CPUs, and the table starts."""
    server = server_of(request)
    found = await server.matches.get(match)
    me = found.seat_of(hashed(server.devices.read(request)))
    if me is None or me != found.facts.owner:
        return answer_problem(
            request, 403, "not_yours", Said("only who made the table can start it")
        )
    if level and level not in LEVELS:
        return answer_problem(request, 422, "refused", no_level())
    await server.matches.fill_with_cpus(match, level or found.facts.level)
    return back_to(f"/t/{match}")


@router.post("/t/{match}/leave")
async def leave(request: Request, match: str) -> Response:
    """A guest gets up before the table starts."""
    server = server_of(request)
    try:
        await server.matches.leave(match, server.devices.read(request))
    except Refused:
        problem = Said("A seat can be left before the table starts, by guests.")
        return answer_problem(request, 409, "stays", problem)
    return back_to("/")


@router.get("/t/{match}/code")
async def code_page(request: Request, match: str) -> Response:
    """The recovery code of my own seat, on demand, with what it does."""
    server, reader = server_of(request), reader_of(request)
    found = await server.matches.get(match)
    me = found.seat_of(hashed(server.devices.read(request)))
    if me is None:
        return not_yours(request)
    code = server.matches.code(found, me)
    title = game(found.facts.game).words.title(reader.say)
    return HTMLResponse(seat_code.page(reader, found.facts.game, title, match, code))
