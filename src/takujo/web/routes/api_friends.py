"""The API for programs at a table of friends: look on, give a seat away, agree to go back."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request

from takujo.host.kept import Gone
from takujo.host.match import Match
from takujo.host.record import Record
from takujo.kernel.game import Refused
from takujo.kernel.hidden import ONLOOKER
from takujo.web.routes import api_examples as shown
from takujo.web.routes.api import (
    ApiProblem,
    Lang,
    MatchId,
    SeatId,
    Token,
    played,
    slow_down,
    spoken,
)
from takujo.web.routes.api_examples import OF_POSTS, OF_SEATS, answers
from takujo.web.routes.api_shapes import AskIn, EntryOut, PlayerIn, ReplyIn, StepOut, WatchOut
from takujo.web.routes.api_words import step_out, watch_out
from takujo.web.server import server_of

router = APIRouter(prefix="/api/v1")
Ticket = Annotated[
    str, Query(description="the secret of the link, where a table is not public", max_length=40)
]


async def looked_at(request: Request, match: str, ticket: str) -> tuple[Match, Record]:
    """A match that may be watched, once it has started."""
    matches = server_of(request).matches
    found = await matches.get(match)
    name = f"{match}.{ticket}" if ticket else match
    if not matches.may_watch(found, name):
        raise ApiProblem(403, "not_yours", "this match is not public")
    if found.set_aside:
        raise ApiProblem(409, "set_aside", "what is stored of this match cannot be followed")
    if found.record is None:
        raise ApiProblem(409, "not_started", "seats are still open")
    return found, found.record


@router.get(
    "/matches/{match}/watch", summary="A match as who has no seat sees it",
    responses=answers(shown.WATCH, 403, 404, 409, 422),
)  # fmt: skip
async def watch(request: Request, match: MatchId, ticket: Ticket = "") -> WatchOut:
    """What everybody may see, of a public match or by a link."""
    _, record = await looked_at(request, match, ticket)
    return watch_out(record)


@router.get(
    "/matches/{match}/watch/steps", summary="What everybody has seen happen since",
    responses=answers([shown.STEP], 403, 404, 409, 422),
)  # fmt: skip
async def watch_steps(
    request: Request,
    match: MatchId,
    after: Annotated[int, Query(ge=0, le=1_000_000, description="the last entry known")] = 0,
    ticket: Ticket = "",
    lang: Lang = "en",
) -> list[StepOut]:
    """Every later entry with its events in their blind form."""
    found, record = await looked_at(request, match, ticket)
    say = spoken(lang)
    seens = found.seen_after(ONLOOKER, after)
    return [step_out(record, number, seen, say) for number, seen in seens]


@router.post(
    "/matches/{match}/seats/{seat}/player", summary="Say who plays a seat",
    responses=answers({"entry": 15}, *OF_POSTS, *OF_SEATS, 429),
)  # fmt: skip
async def player(
    request: Request, match: MatchId, seat: SeatId, given: PlayerIn, authorization: Token = ""
) -> EntryOut:
    """A CPU level plays it, "program" takes it back, "resign" leaves it to a CPU for good."""
    _, found, record = await played(request, match, seat, authorization)
    await slow_down(request, authorization)
    changes, holder = server_of(request).changes, found.seats[seat].token
    try:
        if given.player == "program":
            await changes.take_back(match, seat, holder)
        elif given.player == "resign":
            await changes.resign(match, seat, holder)
        else:
            await changes.hand_to_cpu(match, seat, holder, given.player)
    except (Refused, Gone) as error:
        raise ApiProblem(422, "refused", str(error)) from error
    return EntryOut(entry=len(record.entries))


@router.post(
    "/matches/{match}/seats/{seat}/ask", summary="Ask everybody to go back",
    responses=answers({"entry": 16}, *OF_POSTS, *OF_SEATS, 429),
)  # fmt: skip
async def ask(
    request: Request, match: MatchId, seat: SeatId, given: AskIn, authorization: Token = ""
) -> EntryOut:
    """To before an answer that still stands; it happens when every person has agreed."""
    matches, _, _ = await played(request, match, seat, authorization)
    await slow_down(request, authorization)
    try:
        return EntryOut(entry=await matches.ask_back(match, seat, given.back_to))
    except Refused as error:
        raise ApiProblem(422, "refused", str(error)) from error


@router.post(
    "/matches/{match}/seats/{seat}/reply", summary="Agree to go back, or not",
    responses=answers({"entry": 17}, *OF_POSTS, *OF_SEATS, 429),
)  # fmt: skip
async def reply(
    request: Request, match: MatchId, seat: SeatId, given: ReplyIn, authorization: Token = ""
) -> EntryOut:
    """The seat's word on the open request; one that does not agree ends it."""
    matches, _, _ = await played(request, match, seat, authorization)
    await slow_down(request, authorization)
    try:
        return EntryOut(entry=await matches.reply(match, seat, given.request, given.agrees))
    except Refused as error:
        raise ApiProblem(422, "refused", str(error)) from error
