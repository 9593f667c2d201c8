"""The API for programs at a table of friends: look on, give a seat away, agree to go back."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request

from takujo.host.match import Match
from takujo.host.record import Record
from takujo.kernel.hidden import ONLOOKER
from takujo.web.routes import api_examples as shown
from takujo.web.routes.api import After, Answering, ApiProblem, Lang, MatchId, spoken, started
from takujo.web.routes.api_examples import OF_POSTS, OF_SEATS, answers
from takujo.web.routes.api_shapes import AskIn, EntryOut, PlayerIn, ReplyIn, StepOut, WatchOut
from takujo.web.routes.api_words import steps_out, watch_out
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
    return found, started(found)


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
    request: Request, match: MatchId, after: After = 0, ticket: Ticket = "", lang: Lang = "en"
) -> list[StepOut]:
    """Every later entry with its events in their blind form."""
    found, record = await looked_at(request, match, ticket)
    return steps_out(found, record, ONLOOKER, after, spoken(lang))


@router.post(
    "/matches/{match}/seats/{seat}/player", summary="Say who plays a seat",
    responses=answers({"entry": 15}, *OF_POSTS, *OF_SEATS, 429),
)  # fmt: skip
async def player(at: Answering, given: PlayerIn) -> EntryOut:
    """A CPU level plays it, "program" takes it back, "resign" leaves it to a CPU for good."""
    changes, seat = at.server.changes, (at.match.id, at.seat, at.token)
    if given.player == "program":
        await changes.take_back(*seat)
    elif given.player == "resign":
        await changes.resign(*seat)
    else:
        await changes.hand_to_cpu(*seat, given.player)
    return EntryOut(entry=len(at.record.entries))


@router.post(
    "/matches/{match}/seats/{seat}/ask", summary="Ask everybody to go back",
    responses=answers({"entry": 16}, *OF_POSTS, *OF_SEATS, 429),
)  # fmt: skip
async def ask(at: Answering, given: AskIn) -> EntryOut:
    """To before an answer that still stands; it happens when every person has agreed."""
    return EntryOut(entry=await at.matches.ask_back(at.match.id, at.seat, given.back_to))


@router.post(
    "/matches/{match}/seats/{seat}/reply", summary="Agree to go back, or not",
    responses=answers({"entry": 17}, *OF_POSTS, *OF_SEATS, 429),
)  # fmt: skip
async def reply(at: Answering, given: ReplyIn) -> EntryOut:
    """The seat's word on the open request; one that does not agree ends it."""
    entry = await at.matches.reply(at.match.id, at.seat, given.request, given.agrees)
    return EntryOut(entry=entry)
