"""Learning a game: its guided first match, begun or taken up again."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import Response

from takujo.games.catalogue import GAMES
from takujo.host.first_match import LEARNER, FirstMatch, first_match, guided
from takujo.host.kept import Gone
from takujo.host.match import CPU, PERSON, PLAYING, HostedSeat, Match
from takujo.host.tickets import hashed
from takujo.kernel.said import Said
from takujo.web.device import reader_of
from takujo.web.pages import errors
from takujo.web.server import back_to, server_of, too_often

router = APIRouter(include_in_schema=False)


def lesson_of(name: str) -> FirstMatch:
    """The first match of a game by its name; Gone if there is none."""
    for game in GAMES:
        found = first_match(game) if game.name == name else None
        if found is not None:
            return found
    raise Gone(Said("{game} has no first match", game=repr(name)))


@router.post("/learn/{game}/first")
async def begin(request: Request, game: str) -> Response:
    """Begin the first match; one that was left is taken up where it stood."""
    server, lesson = server_of(request), lesson_of(game)
    answer = back_to("/")
    device = server.devices.give(request, answer)
    left = [each for each in await server.matches.mine(device) if is_left(each, lesson)]
    if left:
        answer.headers["location"] = f"/t/{left[0].id}"
        return answer
    wait = server.new_tables.begin(server.whose(request), hashed(device))
    if wait:
        return too_often(request, wait, errors.many_tables(reader_of(request), wait))
    plan = [HostedSeat(CPU, level) for level in lesson.seats]
    plan[LEARNER] = HostedSeat(PERSON, device=hashed(device))
    match = await server.matches.make_first(lesson, plan, reader_of(request).speed)
    answer.headers["location"] = f"/t/{match.id}"
    return answer


def is_left(match: Match, lesson: FirstMatch) -> bool:
    """Is this the first match, and can it be gone on with?"""
    return match.state == PLAYING and guided(match.facts.game, match.facts.seed) is lesson
