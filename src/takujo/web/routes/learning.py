"""Learning a game: in short, everything in its box, its rulebook, its guided first match."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from takujo.editions.printed import PrintedGame
from takujo.games.catalogue import GAMES
from takujo.host.first_match import LEARNER, FirstMatch, first_match, guided
from takujo.host.kept import Gone
from takujo.host.match import CPU, PERSON, PLAYING, HostedSeat, Match
from takujo.host.tickets import hashed
from takujo.kernel.said import Said
from takujo.kernel.table import Table
from takujo.web.device import reader_of
from takujo.web.pages import errors, learn
from takujo.web.server import back_to, server_of, too_often

router = APIRouter(include_in_schema=False)


def lesson_of(name: str) -> FirstMatch:
    """The first match of a game by its name; Gone if there is none."""
    found = first_match(called(name))
    if found is None:
        raise Gone(Said("{game} has no first match", game=repr(name)))
    return found


def called(name: str) -> PrintedGame[Table]:
    """A game by its name; Gone if there is none."""
    for game in GAMES:
        if game.name == name:
            return game
    raise Gone(Said("there is no game {game}", game=repr(name)))


@router.get("/learn/{game}")
async def in_short(request: Request, game: str) -> Response:
    """The goal, a turn, how it ends."""
    return HTMLResponse(learn.in_short_page(reader_of(request), called(game)))


@router.get("/learn/{game}/all")
async def everything(request: Request, game: str) -> Response:
    """Every card, place and person."""
    return HTMLResponse(learn.all_page(reader_of(request), called(game)))


@router.get("/learn/{game}/rules")
async def rulebook(request: Request, game: str) -> Response:
    """The rulebook."""
    return HTMLResponse(learn.rules_page(reader_of(request), called(game)))


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
    wait = await server.new_tables.begin(server.whose(request), hashed(device))
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
