"""At the table: the page, what happened since, answers, undo, and the stream that says so."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, replace
from typing import Annotated, Any

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, JSONResponse, Response, StreamingResponse

from takujo.host.entries import AWAY
from takujo.host.kept import Gone, now
from takujo.host.match import GATHERING, OVER, PLAYING, Match
from takujo.host.matches import Matches
from takujo.host.news import Bulletin, bulletin
from takujo.host.record import Conflict
from takujo.host.tickets import hashed, new_secret
from takujo.kernel.game import Refused
from takujo.kernel.hidden import ONLOOKER
from takujo.kernel.said import Said
from takujo.web.device import reader_of
from takujo.web.moments import at_entry, at_now
from takujo.web.pages import errors, steps, table, text_table
from takujo.web.pages.reader import At
from takujo.web.routes.joining import room_page
from takujo.web.routes.replays import end_page, shared_end
from takujo.web.routes.trouble import trouble_page
from takujo.web.server import Server, back_to, not_yours, server_of, slowed, too_often

router = APIRouter(include_in_schema=False)
UNBUFFERED = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
HEARTBEAT = 20.0  # seconds: tells a phone that woke up whether the line is alive


async def match_and_seat(request: Request, name: str) -> tuple[Server, Match, int | None]:
    """The match, and the seat that the asking device plays; its person is here."""
    server = server_of(request)
    match = await server.matches.get(name.partition(".")[0])
    device = hashed(server.devices.read(request))
    seat = match.seat_of(device)
    if seat is not None:
        # Who was here when this was asked, and is played for only since, asks nothing by it.
        was_away = match.seats[seat].absent == AWAY
        await server.matches.opened(match, now())
        await server.presence.note(match, seat)
        if was_away and match.facts.state == PLAYING:
            await server.changes.take_back(match.id, seat, device)
            match = await server.matches.get(match.id)
    return server, match, seat


async def match_and_eyes(request: Request, name: str) -> tuple[Server, Match, int | None]:
    """The same for looking: who has no seat looks on, where the table allows it."""
    server, match, seat = await match_and_seat(request, name)
    if seat is None and server.matches.may_watch(match, name):
        seat = ONLOOKER
    return server, match, seat


@router.get("/t/{match}")
async def table_page(request: Request, match: str) -> Response:
    """The table as my seat sees it; before it starts the waiting room, after the end the result."""
    server, found, seat = await match_and_eyes(request, match)
    if seat is None and found.facts.state == OVER:
        return await shared_end(request, found)
    if seat is None:
        return not_yours(request)
    if found.facts.state == GATHERING:
        if seat == ONLOOKER and found.facts.public:
            return back_to(f"/c/{server.matches.table_code(found)}")
        return await room_page(request, found, seat)
    trouble = trouble_page(request, found, seat)
    if trouble is not None:
        return trouble
    at = await present_at(request, found, seat, match)
    if found.facts.state == OVER:
        return await end_page(request, found, at)
    return HTMLResponse(table.page(at))


async def present_at(request: Request, match: Match, eyes: int, name: str) -> At:
    """The table now, with who is away and what everybody is asked beside the game."""
    server = server_of(request)
    at = at_now(reader_of(request), match, eyes, name)
    away = server.presence.away(match, await server.presence.of(match.id))
    return replace(at, away=away, request=server.matches.open_request(match))


@router.get("/t/{match}/text")
async def text_page(request: Request, match: str) -> Response:
    """The whole table as words and forms."""
    _, found, seat = await match_and_eyes(request, match)
    if seat is None:
        return not_yours(request)
    if found.facts.state == GATHERING:
        return back_to(f"/t/{match}")
    trouble = trouble_page(request, found, seat, "text")
    if trouble is not None:
        return trouble
    return HTMLResponse(text_table.page(at_now(reader_of(request), found, seat, match)))


@router.get("/t/{match}/steps")
async def later_steps(request: Request, match: str, after: int = 0) -> Response:
    """What my seat has not been shown yet, entry by entry."""
    server, found, seat = await match_and_eyes(request, match)
    if seat is None or found.record is None:
        return not_yours(request)
    reader = replace(reader_of(request), here=f"/t/{match}")
    news = bulletin(found)
    newest = at_now(reader, found, seat, match)
    newest = replace(newest, request=server.matches.open_request(found))
    log = newest.log
    made: list[dict[str, Any]] = []
    for number, seen in found.seen_after(seat, max(0, after)):
        at = newest
        if number != news.entry:
            at = at_entry(reader, found, seat, seen, number, log, match)
        made.append(steps.step(at, log[number - 1], number == news.entry))
    return JSONResponse(
        {"entry": news.entry, "waiting": news.waiting, "over": news.over, "steps": made}
        | {"question": newest.question}
    )


@router.post("/t/{match}/answer")
async def answer(
    request: Request,
    match: str,
    question: Annotated[int, Form()],
    choices: Annotated[list[str] | None, Form()] = None,
    page: Annotated[str, Form()] = "",
) -> Response:
    """My answer to my question: taken once, however often it is sent."""
    server, found, seat = await match_and_seat(request, match)
    if seat is None or found.record is None:
        return not_yours(request)
    if (slow := await slowed(request, server.answers)) is not None:
        return slow
    try:
        wishes = ";".join(choices or [])
        number = await server.matches.answer_wishes(match, seat, wishes, question)
    except Conflict as conflict:
        return moved_on(request, found, seat, conflict.problem, page)
    except Refused as refused:
        return refused_answer(request, found, seat, refused, page)
    return back_to(f"/t/{match}/text") if page == "text" else JSONResponse({"entry": number})


def moved_on(request: Request, match: Match, seat: int, problem: Said, page: str) -> Response:
    """The question is no longer open: where the table stands now."""
    if page == "text":
        return back_to(f"/t/{match.id}/text")
    record = match.record
    assert record is not None
    now = {"entry": match.facts.newest, "question": record.question(seat)}
    reason = reader_of(request).say.said(problem)
    return JSONResponse({"error": "conflict", "reason": reason, **now}, 409)


def refused_answer(
    request: Request, match: Match, seat: int, refused: Refused, page: str
) -> Response:
    """Why the answer cannot be taken, in the reader's language where the rule has a reason."""
    reader = reader_of(request)
    at = at_now(reader, match, seat)
    problem = table.refusal(at, refused)
    if page == "text":
        return HTMLResponse(text_table.page(at, problem), 422)
    clause = refused.reason.clause if refused.reason is not None else ""
    told = {"error": "refused", "entry": at.entry, "reason": problem, "clause": clause}
    return JSONResponse(told, 422)


@router.post("/t/{match}/undo")
async def undo(
    request: Request,
    match: str,
    question: Annotated[int, Form()] = 0,
    page: Annotated[str, Form()] = "",
) -> Response:
    """I take my last answer back, if nothing has come to light since."""
    server, found, seat = await match_and_seat(request, match)
    if seat is None or found.record is None:
        return not_yours(request)
    if (slow := await slowed(request, server.answers)) is not None:
        return slow
    record = found.record
    if question != record.question(seat):  # pressed twice, it takes one answer back
        problem = Said("question {n} is not open", n=question)
        return moved_on(request, found, seat, problem, page)
    try:
        number = await server.matches.undo(match, seat, record.undoable(seat))
    except Refused as refused:
        return refused_answer(request, found, seat, refused, page)
    return back_to(f"/t/{match}/text") if page == "text" else JSONResponse({"entry": number})


@router.get("/t/{match}/stream")
async def stream(request: Request, match: str) -> Response:
    """The newest entry's number and who is waited for, whenever they change."""
    server, found, seat = await match_and_eyes(request, match)
    if seat is None:
        return not_yours(request)
    wait = server.streams.wait(server.whose(request))
    if wait:
        return too_often(request, wait, errors.many_streams(reader_of(request)))
    whose = server.whose(request)
    if seat == ONLOOKER:
        watcher = Watcher(new_secret(), whose, lambda now: now.open_to_eyes)
    else:
        device = found.seats[seat].device
        watcher = Watcher(device, whose, lambda now: now.seat_of(device) == seat, seat)
    return StreamingResponse(
        bulletins(server, found.id, watcher), media_type="text/event-stream", headers=UNBUFFERED
    )


@dataclass(frozen=True)
class Watcher:
    """Who follows a stream: the device or token (hashed), its address, and whether it still may."""

    device: str
    address: str
    may: Callable[[Match], bool]
    seat: int = ONLOOKER  # whose person is here as long as the stream is open


async def bulletins(server: Server, id: str, watcher: Watcher) -> AsyncIterator[str]:
    """Bulletins as server-sent events, until the reader leaves, loses the seat or all stops.

    Where nothing happens a stream holds no more of the match than its outline, and loads nothing.
    """
    matches = server.matches
    queue = matches.news.watch(id)
    stream = server.streams.begin(watcher.device, watcher.address, queue)
    try:
        news, match = await outlined(matches, id)  # as it is since it is watched
        company = await company_of(server, match)
        yield told(news, company)
        while True:
            heard: Bulletin | None = None
            try:
                heard = await asyncio.wait_for(queue.get(), HEARTBEAT)
                if heard is None:
                    return
            except TimeoutError:
                if watcher.seat != ONLOOKER:
                    await server.presence.note(match, watcher.seat)
                same = await matches.store.change_of(id) == match.facts.change
                if same and await company_of(server, match) == company:
                    yield ": still here\n\n"
                    continue
            news, match = await outlined(matches, id)
            if not watcher.may(match):
                return
            company = await company_of(server, match)
            yield told(heard or news, company)
    except Gone:  # the table was removed
        return
    finally:
        server.streams.end(stream)
        matches.news.leave(id, queue)


async def outlined(matches: Matches, id: str) -> tuple[Bulletin, Match]:
    """What is told of a match, and its outline."""
    match = await matches.get(id)
    return bulletin(match), match.outline()


async def company_of(server: Server, match: Match) -> dict[str, Any]:
    """Who of the people is away, and the signs given a moment ago."""
    present = await server.presence.of(match.id)
    return {
        "away": server.presence.away(match, present),
        "signs": server.presence.signs(present),
    }


def told(news: Bulletin, company: dict[str, Any]) -> str:
    """One event of the stream."""
    data = {"entry": news.entry, "waiting": news.waiting, "over": news.over, "state": news.state}
    data |= company
    return f"data: {json.dumps(data)}\n\n"
