"""The API for programs that want advice: hints, a CPU player's reasons, the course of a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from fastapi import APIRouter, Path, Request

from takujo.editions.language import Language
from takujo.host.match import OVER
from takujo.host.record import Conflict
from takujo.host.weighing import Weighed
from takujo.kernel.seen import Seen
from takujo.kernel.table import Table
from takujo.web.pages.hint import act, figures
from takujo.web.routes import api_examples as shown
from takujo.web.routes.api import Answering, ApiProblem, Lang, MatchId, spoken, too_often
from takujo.web.routes.api_examples import OF_SEATS, answers
from takujo.web.routes.api_shapes import CourseOut, WeighedOut
from takujo.web.routes.api_words import names_of
from takujo.web.server import server_of

router = APIRouter(prefix="/api/v1")


@router.get(
    "/matches/{match}/seats/{seat}/hint", summary="The best answers, with figures",
    responses=answers([shown.WEIGHED], *OF_SEATS, 429),
)  # fmt: skip
async def hint(at: Answering, lang: Lang = "en") -> list[WeighedOut]:
    """Up to three answers to the open question, thought about from what the seat knows."""
    question = at.record.question(at.seat)
    try:
        weighed = await at.server.hints.hint(at.match, at.seat, question)
    except Conflict as conflict:
        raise ApiProblem(409, "conflict", str(conflict.problem)) from conflict
    return weighed_out(at.record.seen(at.seat), weighed, spoken(lang))


@router.get(
    "/matches/{match}/reasons/{entry}", summary="What a CPU player weighed",
    responses=answers([shown.WEIGHED], 404, 409, 422, 429),
)  # fmt: skip
async def reasons(
    request: Request,
    match: MatchId,
    entry: Annotated[int, Path(description="the entry of its answer", ge=1, le=1_000_000)],
    lang: Lang = "en",
) -> list[WeighedOut]:
    """The answers it compared before this entry, once the match is over."""
    server = server_of(request)
    found = await server.matches.get(match)
    if found.facts.state != OVER:
        raise ApiProblem(409, "not_over", "reasons are given when the match is over")
    wait = await server.answers.begin(server.whose(request), "")
    if wait:
        raise too_often(wait, "many answers came from here")
    before, seat, weighed = await server.hints.why(found, entry)
    return weighed_out(before.seen(seat), weighed, spoken(lang))


@router.get(
    "/matches/{match}/course", summary="Everybody's chance to win along the way",
    responses=answers(shown.COURSE, 404, 409, 422),
)  # fmt: skip
async def course(request: Request, match: MatchId) -> CourseOut:
    """Shares of the win at moments of a match that is over."""
    server = server_of(request)
    found = await server.matches.get(match)
    if found.facts.state != OVER:
        raise ApiProblem(409, "not_over", "the course is told when the match is over")
    made = await server.reviews.of(found)
    return CourseOut(entries=made.entries, shares=made.shares, guesses=made.guesses)


def weighed_out(seen: Seen[Table], weighed: Sequence[Weighed], say: Language) -> list[WeighedOut]:
    """Answers with their figures."""
    book, asking = seen.table.book, seen.table.asking
    assert asking is not None
    return [
        WeighedOut(
            choices=[book.readable(asking, choice) for choice in each.choices],
            text=act(seen, each.choices, say),
            win=round(each.win, 4),
            error=round(each.error, 4),
            lead=round(each.lead, 2),
            guesses=each.guesses,
            leaning=each.leaning,
            why=[line for line in figures(seen, each, names_of(seen.table.seats), say) if line],
        )
        for each in weighed
    ]
