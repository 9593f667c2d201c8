"""The API for programs: take seats, see what they know, answer, follow."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Header, Path, Query, Request
from fastapi.responses import JSONResponse, PlainTextResponse, Response, StreamingResponse

from takujo.editions.language import LANGUAGES, Language, language
from takujo.editions.mistakes import EditionError
from takujo.games.catalogue import GAMES
from takujo.host.match import CPU, PERSON, HostedSeat, Match
from takujo.host.matches import Matches
from takujo.host.record import Conflict, Record
from takujo.host.tickets import hashed, new_secret
from takujo.kernel.game import Refused
from takujo.web.routes import api_examples as shown
from takujo.web.routes.api_examples import OF_POSTS, OF_SEATS, answers
from takujo.web.routes.api_shapes import (
    AnswerIn,
    EntryOut,
    GameOut,
    MatchIn,
    MatchMade,
    MatchOut,
    SeatOut,
    StepOut,
    UndoIn,
)
from takujo.web.routes.api_words import game_out, match_out, seat_out, steps_out
from takujo.web.routes.playing import UNBUFFERED, Watcher, bulletins
from takujo.web.routes.replays import record_text
from takujo.web.server import Server, server_of

router = APIRouter(prefix="/api/v1")
MatchId = Annotated[str, Path(description="the match", examples=["k3x9p2mtqa"], max_length=16)]
SeatId = Annotated[int, Path(description="the seat, from 0", ge=0, le=7)]
Token = Annotated[str, Header(description="Bearer and the seat's token")]
Lang = Annotated[str, Query(description="language of texts", pattern="^(ja|en)$")]
After = Annotated[int, Query(ge=0, le=1_000_000, description="the last entry known")]


class EventStream(StreamingResponse):
    """Server-sent events."""

    media_type = "text/event-stream"


class ApiProblem(Exception):
    """Something a program did wrong."""

    def __init__(self, status: int, code: str, message: str, more: dict[str, Any] | None = None):
        super().__init__(message)
        self.status = status
        self.body = {"error": code, "message": message, **(more or {})}
        self.headers: dict[str, str] = {}


def too_often(seconds: int, message: str) -> ApiProblem:
    """Not now, but in so many seconds."""
    problem = ApiProblem(429, "too_often", f"{message}; try again in {seconds} seconds")
    problem.headers["Retry-After"] = str(seconds)
    return problem


async def api_problem(request: Request, error: Exception) -> Response:
    """The problem as JSON."""
    assert isinstance(error, ApiProblem)
    return JSONResponse(error.body, error.status, error.headers)


def refused(error: Refused) -> Response:
    """What the rules or the table do not allow, with the rule's reason if it has one."""
    body: dict[str, Any] = {"error": "refused", "message": str(error)}
    if error.reason is not None:
        reason = error.reason
        numbers, clause = reason.numbers, reason.clause
        body["reason"] = {"code": reason.code, "numbers": numbers, "clause": clause}
    return JSONResponse(body, 422)


def spoken(lang: str) -> Language:
    """The language of texts."""
    return language(lang if lang in LANGUAGES else LANGUAGES[0])


@dataclass(frozen=True)
class Sitting:
    """A program at its seat of a match that has started."""

    server: Server
    match: Match
    record: Record
    seat: int

    @property
    def matches(self) -> Matches:
        """Where it answers."""
        return self.server.matches

    @property
    def token(self) -> str:
        """What it has shown, hashed."""
        return self.match.seats[self.seat].token


async def sitting(
    request: Request, match: MatchId, seat: SeatId, authorization: Token = ""
) -> Sitting:
    """Who shows the token of this seat."""
    server = server_of(request)
    found = await server.matches.get(match)
    if seat >= len(found.seats):
        raise ApiProblem(404, "not_found", f"there is no seat {seat}")
    secret = authorization.removeprefix("Bearer ").strip()
    if not secret or found.seats[seat].token != hashed(secret):
        raise ApiProblem(401, "not_yours", "this token does not belong to this seat")
    return Sitting(server, found, started(found), seat)


def started(match: Match) -> Record:
    """What has happened in a match that has started."""
    if match.set_aside:
        raise ApiProblem(409, "set_aside", "what is stored of this match cannot be followed")
    if match.record is None:
        raise ApiProblem(409, "not_started", "seats are still open")
    return match.record


async def answering(request: Request, at: Annotated[Sitting, Depends(sitting)]) -> Sitting:
    """The same for what changes something, unless it comes faster than it may."""
    wait = await at.server.answers.begin(at.server.whose(request), at.token)
    if wait:
        raise too_often(wait, "many answers came from here")
    return at


Seated = Annotated[Sitting, Depends(sitting)]
Answering = Annotated[Sitting, Depends(answering)]


@router.get("/games", summary="The games", responses=answers([shown.GAME]))
async def games(request: Request) -> list[GameOut]:
    """Every game with its editions, seat counts and CPU levels."""
    return [game_out(each, server_of(request).levels) for each in GAMES]


@router.post(
    "/matches", status_code=201, summary="Make a match",
    responses=answers(shown.MADE, *OF_POSTS, 429, status=201),
)  # fmt: skip
async def make(request: Request, wanted: MatchIn) -> MatchMade:
    """A new match. A seat is "program" (you get its token), a CPU level or one of the bots here."""
    try:
        book = server_of(request).book(wanted.game, wanted.edition)
    except EditionError as error:
        raise ApiProblem(422, "refused", str(error)) from error
    if len(wanted.seats) not in book.game.seats:
        allowed = ", ".join(str(n) for n in sorted(book.game.seats))
        raise ApiProblem(422, "refused", f"{len(wanted.seats)} cannot play; allowed: {allowed}")
    levels = server_of(request).levels
    for player in wanted.seats:
        if player not in ["program", *levels]:
            allowed = ", ".join(["program", *levels])
            raise ApiProblem(422, "refused", f"{player} cannot sit here; allowed: {allowed}")
    tokens: list[str] = []
    plan: list[HostedSeat] = []
    for player in wanted.seats:
        token = new_secret() if player == "program" else ""
        tokens.append(token)
        plan.append(HostedSeat(PERSON, token=hashed(token)) if token else HostedSeat(CPU, player))
    server = server_of(request)
    wait = await server.new_tables.begin(server.whose(request), "", not any(tokens))
    if wait:
        raise too_often(wait, "many matches were made from here")
    match = await server.matches.make(
        book, plan, wanted.speed, public=wanted.public, hints=wanted.hints
    )
    return MatchMade(**match_out(match).model_dump(), tokens=tokens)


@router.get(
    "/matches/{match}", summary="A match as everybody may know it",
    responses=answers(shown.MATCH, 404, 422),
)  # fmt: skip
async def status(request: Request, match: MatchId) -> MatchOut:
    """Who plays, how far it is, who is waited for, the result."""
    return match_out(await server_of(request).matches.get(match))


@router.get(
    "/matches/{match}/seats/{seat}", summary="What a seat knows",
    responses=answers(shown.SEAT, *OF_SEATS),
)  # fmt: skip
async def seat_view(at: Seated, lang: Lang = "en") -> SeatOut:
    """Its view, its options in words, and why everything else is refused."""
    return seat_out(at.record, at.seat, spoken(lang))


@router.post(
    "/matches/{match}/seats/{seat}/answer", summary="Answer a question",
    responses=answers({"entry": 13}, *OF_POSTS, *OF_SEATS, 429),
)  # fmt: skip
async def answer(at: Answering, given: AnswerIn) -> EntryOut:
    """One or more choices, all or nothing; sent again, the first entry is given again."""
    try:
        entry = await at.matches.answer(at.match.id, at.seat, given.choices, given.question)
    except Conflict as error:
        open_now = {"question": error.question, "entry": len(at.record.entries)}
        raise ApiProblem(409, "conflict", str(error), open_now) from error
    return EntryOut(entry=entry)


@router.post(
    "/matches/{match}/seats/{seat}/undo", summary="Take an answer back",
    responses=answers({"entry": 14}, *OF_POSTS, *OF_SEATS, 429),
)  # fmt: skip
async def undo(at: Answering, given: UndoIn) -> EntryOut:
    """The seat's latest entry, if nothing has come to light since."""
    return EntryOut(entry=await at.matches.undo(at.match.id, at.seat, given.entry))


@router.get(
    "/matches/{match}/seats/{seat}/steps", summary="What happened since",
    responses=answers([shown.STEP], *OF_SEATS),
)  # fmt: skip
async def steps(at: Seated, after: After = 0, lang: Lang = "en") -> list[StepOut]:
    """Every later entry with its events, as this seat may know them."""
    return steps_out(at.match, at.record, at.seat, after, spoken(lang))


@router.get(
    "/matches/{match}/seats/{seat}/stream", summary="News as server-sent events",
    response_class=EventStream, responses=answers(shown.STREAM, *OF_SEATS, 429, kind="stream"),
)  # fmt: skip
async def stream(request: Request, at: Seated) -> EventStream:
    """The newest entry and who is waited for, whenever they change."""
    whose, token = at.server.whose(request), at.token
    wait = at.server.streams.wait(whose)
    if wait:
        raise too_often(wait, "many streams are open from here")
    watcher = Watcher(token, whose, lambda now: now.seats[at.seat].token == token)
    return EventStream(bulletins(at.server, at.match.id, watcher), headers=UNBUFFERED)


@router.get(
    "/matches/{match}/record", summary="The record", response_class=PlainTextResponse,
    responses=answers(shown.RECORD, 404, 409, 422, kind="record"),
)  # fmt: skip
async def record(request: Request, match: MatchId) -> PlainTextResponse:
    """The whole match as a .takujo file, once it is over."""
    found = await server_of(request).matches.get(match)
    text = record_text(found)
    if text is None:
        raise ApiProblem(409, "not_over", "the record is given out when the match is over")
    return PlainTextResponse(text)
