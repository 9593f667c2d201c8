"""My seat while the game runs: give it away, take it back; restart a turn, ask to go back."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, JSONResponse, Response

from takujo.cpu.levels import LEVELS
from takujo.games.catalogue import game
from takujo.host.match import PLAYING, Match
from takujo.host.tickets import hashed
from takujo.kernel.game import Refused
from takujo.kernel.said import Said
from takujo.web.device import reader_of
from takujo.web.pages import seat
from takujo.web.routes.joining import address_of
from takujo.web.routes.playing import match_and_seat
from takujo.web.server import Server, answer_problem, back_to, no_level, not_yours

router = APIRouter(include_in_schema=False)


@router.get("/t/{match}/seat")
async def seat_page(request: Request, match: str) -> Response:
    """What I can do with my seat."""
    server, found, me = await match_and_seat(request, match)
    if me is None or found.facts.state != PLAYING:
        return not_yours(request)
    here, mine, matches = address_of(request, server), found.seats[me], server.matches
    shown = seat.Mine(
        mine.absent,
        f"{here}/j/{matches.link(found, me)}" if mine.offered else "",
        f"{here}/t/{await matches.let_watch(found.id)}" if found.open_to_eyes else "",
        found.facts.level,
    )
    return HTMLResponse(seat.page(reader_of(request), game(found.facts.game), found.id, shown))


Doing = Callable[[Server, Match, int, str], Awaitable[object]]


async def change(request: Request, name: str, what: Doing, then: str = "") -> Response:
    """Do something with my seat; what cannot be is shown by the page that follows."""
    server, found, me = await match_and_seat(request, name)
    if me is None or found.record is None:
        return not_yours(request)
    device = hashed(server.devices.read(request))
    try:
        await what(server, found, me, device)
    except Refused as refused:
        return answer_problem(request, 409, "refused", refused.problem)
    return back_to(f"/t/{found.id}{then}")


@router.post("/t/{match}/seat/cpu")
async def to_cpu(
    request: Request, match: str, level: Annotated[str, Form()] = "normal"
) -> Response:
    """A CPU plays for me until I take the seat back."""
    if level not in LEVELS:
        return answer_problem(request, 422, "refused", no_level())
    return await change(
        request, match, lambda server, m, me, d: server.changes.hand_to_cpu(m.id, me, d, level)
    )


@router.post("/t/{match}/seat/resign")
async def resign(request: Request, match: str) -> Response:
    """A CPU plays my seat to the end."""
    return await change(request, match, lambda server, m, me, d: server.changes.resign(m.id, me, d))


@router.post("/t/{match}/seat/back")
async def take_back(request: Request, match: str) -> Response:
    """I play again."""
    return await change(
        request, match, lambda server, m, me, d: server.changes.take_back(m.id, me, d)
    )


@router.post("/t/{match}/seat/offer")
async def offer(request: Request, match: str) -> Response:
    """A link by which a friend takes my seat."""
    return await change(
        request, match, lambda server, m, me, d: server.changes.offer(m.id, me, d), "/seat"
    )


@router.post("/t/{match}/seat/keep")
async def keep(request: Request, match: str) -> Response:
    """The link ends: I keep the seat."""
    return await change(
        request, match, lambda server, m, me, d: server.changes.withdraw(m.id, me, d), "/seat"
    )


@router.post("/t/{match}/seat/watch")
async def let_watch(request: Request, match: str) -> Response:
    """From now on somebody may look on by a link."""
    return await change(
        request, match, lambda server, m, me, d: server.matches.let_watch(m.id), "/seat"
    )


@router.post("/t/{match}/restart")
async def restart(request: Request, match: str) -> Response:
    """I take back all of this turn that can be taken back."""
    return await change(request, match, lambda server, m, me, d: server.matches.restart(m.id, me))


@router.post("/t/{match}/back")
async def ask_back(request: Request, match: str, at: Annotated[int, Form()] = 0) -> Response:
    """I ask everybody to go back to how the table stood after a move."""

    async def asking(server: Server, found: Match, me: int, device: str) -> None:
        """The first answer after it that still stands would be gone."""
        record = found.record
        assert record is not None
        later = [
            e.number for e in record.entries if e.number > at and record.seat_of(e.number) >= 0
        ]
        standing = [number for number in later if number not in record.undone]
        if not standing:
            raise Refused(Said("The table stands there already."))
        await server.matches.ask_back(found.id, me, standing[0])

    return await change(request, match, asking)


@router.post("/t/{match}/reply")
async def reply(
    request: Request, match: str, entry: Annotated[int, Form()], agrees: Annotated[str, Form()] = ""
) -> Response:
    """I agree to go back, or do not."""
    return await change(
        request, match,
        lambda server, m, me, d: server.matches.reply(m.id, me, entry, agrees == "yes"),
    )  # fmt: skip


@router.post("/t/{match}/sign")
async def sign(request: Request, match: str, sign: Annotated[str, Form()] = "") -> Response:
    """I show everybody a sign for a while."""
    server, found, me = await match_and_seat(request, match)
    if me is None:
        return not_yours(request)
    try:
        await server.presence.give(found, me, sign)
    except Refused as refused:
        reason = reader_of(request).say.said(refused.problem)
        return JSONResponse({"error": "refused", "reason": reason}, 422)
    return JSONResponse({})
