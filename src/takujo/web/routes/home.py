"""Home: my matches, a new table, and how I want pages."""

from __future__ import annotations

from typing import Annotated
from urllib.parse import urlsplit

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, Response

from takujo.cpu.levels import LEVELS
from takujo.editions.mistakes import EditionError
from takujo.games.catalogue import GAMES, game
from takujo.host.match import CPU, GATHERING, OPEN, OVER, PERSON, Match, Seat
from takujo.host.pace import SPEEDS
from takujo.host.tickets import hashed
from takujo.kernel.game import Refused
from takujo.web.device import SETTINGS, reader_of, set_cookie
from takujo.web.moments import seats_of
from takujo.web.names import clean_name
from takujo.web.pages import home
from takujo.web.pages.registry import shown_games
from takujo.web.server import answer_problem, back_to, server_of
from takujo.web.shelf import printings

router = APIRouter(include_in_schema=False)


@router.get("/")
async def home_page(request: Request) -> Response:
    """The first page."""
    server = server_of(request)
    device = server.devices.read(request)
    mine = await server.matches.mine(device) if device else []
    slips = [slip(match, hashed(device)) for match in mine]
    name = next((s.name for m in mine for s in m.seats if s.device == hashed(device)), "")
    editions = {each.name: printings(each, server.editions) for each in shown_games()}
    return HTMLResponse(home.page(reader_of(request), slips, name, editions))


def slip(match: Match, device: str) -> home.Slip:
    """One of my matches in the list."""
    me = match.seat_of(device) or 0
    waiting = [int(seat) for seat in match.facts.waiting.split()]
    state = "yours" if me in waiting else "theirs"
    if match.facts.state == GATHERING:
        state = "room"
    elif match.facts.state == OVER:
        state = "over"
    result = match.record.result if match.record is not None else None
    score = result.scores[me] if result is not None else None
    return home.Slip(
        match.id, game(match.facts.game), seats_of(match), me, state, waiting,
        match.facts.round, score,
    )  # fmt: skip


@router.post("/tables")
async def new_table(
    request: Request,
    game: Annotated[str, Form()] = GAMES[0].name,
    edition: Annotated[str, Form()] = "",
    seats: Annotated[list[str] | None, Form()] = None,
    speed: Annotated[str, Form()] = "normal",
    name: Annotated[str, Form()] = "",
) -> Response:
    """A new table; two taps from the first page."""
    server = server_of(request)
    answer = back_to("/")
    device = server.devices.give(request, answer)
    try:
        book = server.book(game, edition)
        plan = plan_of(book.game.seats, seats or ["me", "normal", "normal", "normal"])
    except (Refused, EditionError) as error:
        return answer_problem(request, 422, "refused", str(error))
    for seat in plan:
        if seat.kind == PERSON:
            seat.device = hashed(device)
            seat.name = clean_name(name)
    match = await server.matches.make(book, plan, speed if speed in SPEEDS else "normal")
    answer.headers["location"] = f"/t/{match.id}"
    return answer


def plan_of(allowed: list[int], words: list[str]) -> list[Seat]:
    """The seats of a new table: me once, the others CPUs or open."""
    if len(words) not in allowed:
        raise Refused(f"{len(words)} cannot play this game")
    if words.count("me") != 1:
        raise Refused("one seat is yours")
    return [plan_seat(word) for word in words]


def plan_seat(word: str) -> Seat:
    """me, open, or the level of a CPU."""
    if word == "me":
        return Seat(PERSON)
    if word == "open":
        return Seat(OPEN)
    if word not in LEVELS:
        raise Refused(f"'{word}' cannot sit here; allowed: me, open, {', '.join(LEVELS)}")
    return Seat(CPU, word)


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
    parts = urlsplit(address)
    ours = not parts.scheme and not parts.netloc and address.startswith("/")
    return address if ours and not address.startswith(("//", "/\\")) else "/"
