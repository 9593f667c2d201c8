"""Home: my matches, a new table, and how I want pages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated
from urllib.parse import urlsplit

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, Response

from takujo.editions.mistakes import EditionError
from takujo.games.catalogue import GAMES, game
from takujo.host.cleaning import days_left
from takujo.host.kept import now
from takujo.host.limits import Limits
from takujo.host.match import CPU, GATHERING, OPEN, PERSON, PLAYING, HostedSeat, Match
from takujo.host.pace import SPEEDS
from takujo.host.tickets import hashed
from takujo.kernel.game import Refused
from takujo.kernel.said import Said
from takujo.web.device import SETTINGS, reader_of, set_cookie
from takujo.web.moments import seats_of
from takujo.web.names import clean_name
from takujo.web.pages import errors, home
from takujo.web.server import answer_problem, back_to, server_of, too_often
from takujo.web.shelf import printings, unreadable

router = APIRouter(include_in_schema=False)
SEAT = "seat"  # the cookie with the mark that somebody chose last
SEATS = tuple(str(number) for number in range(home.MARKS))


@router.get("/")
async def home_page(request: Request) -> Response:
    """The first page."""
    server = server_of(request)
    device = server.devices.read(request)
    mine = await server.matches.mine(device) if device else []
    limits = server.limits
    slips = [slip(match, hashed(device), limits) for match in mine if is_known(match)]
    name = next((s.name for m in mine for s in m.seats if s.device == hashed(device)), "")
    cookie = request.cookies.get(SEAT, "")
    seat = int(cookie) if cookie in SEATS else 0
    editions = {each.name: printings(each, server.editions) for each in GAMES}
    broken = list(unreadable(server.editions))
    return HTMLResponse(
        home.page(reader_of(request), slips, name, seat, editions, broken, limits, server.bots)
    )


def is_known(match: Match) -> bool:
    """Is its game still in the catalogue?"""
    return match.facts.game in [each.name for each in GAMES]


def slip(match: Match, device: str, limits: Limits) -> home.Slip:
    """One of my matches in the list."""
    me = match.seat_of(device) or 0
    waiting = [int(seat) for seat in match.facts.waiting.split()]
    state = "yours" if me in waiting else "theirs"
    if match.facts.state == GATHERING:
        state = "room"
    elif match.state != PLAYING:
        state = match.state
    result = match.record.result if match.record is not None else match.past
    score = result.scores[me] if result is not None else None
    place = result.ranks[me] if result is not None else 0
    ended_at = match.facts.changed_at if state in home.DONE else 0
    return home.Slip(
        match.id, game(match.facts.game), seats_of(match), me, state, waiting, match.facts.round,
        score, place, ended_at, days_left(match.facts, now(), limits),
    )  # fmt: skip


@router.post("/tables")
async def new_table(
    request: Request,
    game: Annotated[str, Form()] = GAMES[0].name,
    edition: Annotated[str, Form()] = "",
    seats: Annotated[list[str] | None, Form()] = None,
    speed: Annotated[str, Form()] = "normal",
    name: Annotated[str, Form()] = "",
    seat: Annotated[str, Form()] = "",
    invite: Annotated[str, Form()] = "",
) -> Response:
    """A new table; two taps from the first page. A friend who is invited takes the next seat."""
    server = server_of(request)
    answer = back_to("/")
    device = server.devices.give(request, answer)
    words = seated(seats or ["me", "normal", "normal", "normal"], seat, bool(invite))
    try:
        book = server.book(game, edition)
        plan = plan_of(book.game.seats, words, server.levels)
    except EditionError as error:
        return answer_problem(request, 422, "refused", error.mistakes[0].said())
    for place in plan:
        if place.kind == PERSON:
            place.device = hashed(device)
            place.name = clean_name(name)
    if seat in SEATS:
        set_cookie(request, answer, SEAT, seat)
    wait = await server.new_tables.begin(server.whose(request), hashed(device))
    if wait:
        return too_often(request, wait, errors.many_tables(reader_of(request), wait))
    match = await server.matches.make(book, plan, speed if speed in SPEEDS else "normal")
    answer.headers["location"] = f"/t/{match.id}"
    return answer


def seated(words: Sequence[str], seat: str, invite: bool) -> list[str]:
    """The seats with me under the mark that I chose; a friend's beside mine, if none is open."""
    out = list(words)
    if invite and "open" not in out and len(out) > 1:
        out[next(n for n, word in enumerate(out) if word != "me")] = "open"
    if seat in SEATS and out.count("me") == 1:
        out.remove("me")
        out.insert(min(int(seat), len(out)), "me")
    return out


def plan_of(allowed: list[int], words: list[str], levels: Sequence[str]) -> list[HostedSeat]:
    """The seats of a new table: me once, the others CPUs or open."""
    if len(words) not in allowed:
        raise Refused(Said("{n} cannot play this game", n=len(words)))
    if words.count("me") != 1:
        raise Refused(Said("one seat is yours"))
    return [plan_seat(word, levels) for word in words]


def plan_seat(word: str, levels: Sequence[str]) -> HostedSeat:
    """me, open, the level of a CPU, or a bot that the host lets in."""
    if word == "me":
        return HostedSeat(PERSON)
    if word == "open":
        return HostedSeat(OPEN)
    if word not in levels:
        allowed = ", ".join(["me", "open", *levels])
        raise Refused(
            Said("'{word}' cannot sit here; allowed: {allowed}", word=word, allowed=allowed)
        )
    return HostedSeat(CPU, word)


@router.post("/settings")
async def settings(
    request: Request,
    language: Annotated[str, Form()] = "",
    theme: Annotated[str, Form()] = "",
    speed: Annotated[str, Form()] = "",
    here: Annotated[str, Form()] = "/",
) -> Response:
    """Language, theme or speed; then the same page again."""
    answer = back_to(own_address(here))
    for key, value in (("language", language), ("theme", theme), ("speed", speed)):
        if value in SETTINGS[key]:
            set_cookie(request, answer, key, value)
    return answer


def own_address(address: str) -> str:
    """An address on this site, whatever was posted."""
    try:
        parts = urlsplit(address)
    except ValueError:  # no address at all
        return "/"
    ours = not parts.scheme and not parts.netloc and address.startswith("/")
    return address if ours and not address.startswith(("//", "/\\")) else "/"
