"""The API for programs: take seats, see what they know, answer, follow."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Header, Path, Query, Request
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
from takujo.web.routes.api_words import game_out, match_out, seat_out, step_out
from takujo.web.routes.playing import UNBUFFERED, Watcher, bulletins
from takujo.web.routes.replays import record_text
from takujo.web.server import server_of

router = APIRouter(prefix="/api/v1")
MatchId = Annotated[str, Path(description="the match", examples=["k3x9p2mtqa"], max_length=16)]
SeatId = Annotated[int, Path(description="the seat, from 0", ge=0, le=7)]
Token = Annotated[str, Header(description="Bearer and the seat's token")]
Lang = Annotated[str, Query(description="language of texts", pattern="^(ja|en)$")]


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


def spoken(lang: str) -> Language:
    """The language of texts."""
    return language(lang if lang in LANGUAGES else LANGUAGES[0])


async def played(
    request: Request, match: str, seat: int, token: str
) -> tuple[Matches, Match, Record]:
    """The match of a seat whose token was shown, once it has started."""
    matches = server_of(request).matches
    found = await matches.get(match)
    if seat >= len(found.seats):
        raise ApiProblem(404, "not_found", f"there is no seat {seat}")
    secret = token.removeprefix("Bearer ").strip()
    if not secret or found.seats[seat].token != hashed(secret):
        raise ApiProblem(401, "not_yours", "this token does not belong to this seat")
    if found.set_aside:
        raise ApiProblem(409, "set_aside", "what is stored of this match cannot be followed")
    if found.record is None:
        raise ApiProblem(409, "not_started", "seats are still open")
    return matches, found, found.record


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
async def seat_view(
    request: Request, match: MatchId, seat: SeatId, authorization: Token = "", lang: Lang = "en"
) -> SeatOut:
    """Its view, its options in words, and why everything else is refused."""
    _, _, record = await played(request, match, seat, authorization)
    return seat_out(record, seat, spoken(lang))


@router.post(
    "/matches/{match}/seats/{seat}/answer", summary="Answer a question",
    responses=answers({"entry": 13}, *OF_POSTS, *OF_SEATS, 429),
)  # fmt: skip
async def answer(
    request: Request, match: MatchId, seat: SeatId, given: AnswerIn, authorization: Token = ""
) -> EntryOut:
    """One or more choices, all or nothing; sent again, the first entry is given again."""
    matches, _, record = await played(request, match, seat, authorization)
    await slow_down(request, authorization)
    try:
        return EntryOut(entry=await matches.answer(match, seat, given.choices, given.question))
    except Conflict as error:
        open_now = {"question": error.question, "entry": len(record.entries)}
        raise ApiProblem(409, "conflict", str(error), open_now) from error
    except Refused as error:
        reason = error.reason
        more = {} if reason is None else {"reason": reason_out(reason)}
        raise ApiProblem(422, "refused", str(error), more) from error


async def slow_down(request: Request, token: str) -> None:
    """Refuse a program that answers faster than it may."""
    server = server_of(request)
    wait = await server.answers.begin(server.whose(request), hashed(token))
    if wait:
        raise too_often(wait, "many answers came from here")


def reason_out(reason: Any) -> dict[str, Any]:
    """A rule's reason as data."""
    return {"code": reason.code, "numbers": reason.numbers, "clause": reason.clause}


@router.post(
    "/matches/{match}/seats/{seat}/undo", summary="Take an answer back",
    responses=answers({"entry": 14}, *OF_POSTS, *OF_SEATS, 429),
)  # fmt: skip
async def undo(
    request: Request, match: MatchId, seat: SeatId, given: UndoIn, authorization: Token = ""
) -> EntryOut:
    """The seat's latest entry, if nothing has come to light since."""
    matches, _, _ = await played(request, match, seat, authorization)
    await slow_down(request, authorization)
    try:
        return EntryOut(entry=await matches.undo(match, seat, given.entry))
    except Refused as error:
        more = {} if error.reason is None else {"reason": reason_out(error.reason)}
        raise ApiProblem(422, "refused", str(error), more) from error


@router.get(
    "/matches/{match}/seats/{seat}/steps", summary="What happened since",
    responses=answers([shown.STEP], *OF_SEATS),
)  # fmt: skip
async def steps(
    request: Request,
    match: MatchId,
    seat: SeatId,
    after: Annotated[int, Query(ge=0, le=1_000_000, description="the last entry known")] = 0,
    authorization: Token = "",
    lang: Lang = "en",
) -> list[StepOut]:
    """Every later entry with its events, as this seat may know them."""
    _, found, record = await played(request, match, seat, authorization)
    say = spoken(lang)
    seens = found.seen_after(seat, after)
    return [step_out(record, number, seen, say) for number, seen in seens]


@router.get(
    "/matches/{match}/seats/{seat}/stream", summary="News as server-sent events",
    response_class=EventStream, responses=answers(shown.STREAM, *OF_SEATS, 429, kind="stream"),
)  # fmt: skip
async def stream(
    request: Request, match: MatchId, seat: SeatId, authorization: Token = ""
) -> EventStream:
    """The newest entry and who is waited for, whenever they change."""
    _, found, _ = await played(request, match, seat, authorization)
    server = server_of(request)
    wait = server.streams.wait(server.whose(request))
    if wait:
        raise too_often(wait, "many streams are open from here")
    token = found.seats[seat].token
    watcher = Watcher(token, server.whose(request), lambda now: now.seats[seat].token == token)
    return EventStream(bulletins(server, match, watcher), headers=UNBUFFERED)


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
