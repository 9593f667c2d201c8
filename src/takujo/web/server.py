"""What every route works with, and how problems are answered."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from ipaddress import ip_address
from pathlib import Path, PurePath
from typing import Any

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.exceptions import HTTPException
from starlette.types import Scope

from takujo.cpu.levels import LEVELS
from takujo.editions.language import LANGUAGES, language
from takujo.editions.mistakes import EditionError, one_mistake
from takujo.games.catalogue import game
from takujo.host.calls import Calls
from takujo.host.counts import Counts, InMemory
from takujo.host.hints import Hints
from takujo.host.limits import Limits
from takujo.host.matches import Matches
from takujo.host.presence import Presence
from takujo.host.reviews import Reviews
from takujo.host.seat_changes import SeatChanges
from takujo.host.turn_order import TurnOrder
from takujo.kernel.agenda import Rulebook
from takujo.kernel.said import Said
from takujo.lab.jobs import Jobs
from takujo.web.attempts import Attempts, NewTables, PerMinute
from takujo.web.device import Devices, reader_of
from takujo.web.measures import Measures
from takujo.web.pages import errors
from takujo.web.streams import Streams


@dataclass
class Server:
    """What every route works with."""

    matches: Matches
    devices: Devices
    hints: Hints
    reviews: Reviews
    public_url: str = ""  # as people reach it; "" means the address of the request
    editions: str = ""  # a folder with the host's own editions
    limits: Limits = field(default_factory=Limits)
    proxied: bool = False  # a proxy on this machine brings people by the public address
    order: TurnOrder = field(default_factory=lambda: TurnOrder(1))  # people before CPUs
    measures: Measures = field(default_factory=Measures)
    metrics_token: str = field(default="", repr=False)  # opens /metrics; "": nobody does
    bots: Sequence[str] = ()  # that may sit at tables here, by name
    lab: Path = Path()  # where the laboratory keeps its results

    def __post_init__(self) -> None:
        limits = self.limits
        self.jobs = Jobs(
            self.lab, limits.jobs, limits.device_jobs, 60 * limits.job_minutes,
            limits.device_results, limits.results,
        )  # fmt: skip
        self.checking = asyncio.Lock()  # an edition that somebody changes: one at a time
        # What is rare is counted for all processes; an answer waits for no other database row.
        together = counts_of(self.matches)
        self.attempts = Attempts(limits, together)  # at codes
        self.new_tables = NewTables(limits, together)
        self.joins = PerMinute("joins", limits, together)
        self.answers = PerMinute("answers", limits, InMemory())
        self.streams = Streams(self.limits)
        self.presence = Presence(self.matches)
        self.changes = SeatChanges(self.matches)
        self.calls = Calls(
            self.matches, called_in_words, self.public_url or "mailto:host@localhost"
        )

    def whose(self, request: Request) -> str:
        """The address that asks; "" where a proxy does not say for whom it does."""
        address = request.client.host if request.client is not None else ""
        unsaid = self.proxied and "x-forwarded-for" not in request.headers
        return "" if unsaid and from_this_machine(request.scope) else address

    @property
    def levels(self) -> list[str]:
        """Who may be put on a seat of a new table: the levels, and the bots of the host."""
        return [*LEVELS, *self.bots]

    def book(self, name: str, edition: str) -> Rulebook:
        """The rulebook for a new match: an edition of the game's own or of the host's folder."""
        return game(name).book_of(
            self.edition(name, edition), edition or game(name).default_edition
        )

    def edition(self, name: str, edition: str) -> dict[str, Any]:
        """The data of such an edition; what is wrong with its file is said without its folder."""
        rules = game(name)
        if edition and not edition.replace("_", "").replace("-", "").isalnum():
            problem = Said("{edition} is no edition's name", edition=repr(edition))
            raise one_mistake("", "", problem, ", ".join(rules.editions()))
        try:
            return rules.edition(edition, [self.editions] if self.editions else [])
        except EditionError as error:
            for mistake in error.mistakes:
                mistake.file = PurePath(mistake.file).name
                mistake.problem = without_folders(mistake.problem)
            raise EditionError(error.mistakes) from error


def counts_of(matches: Matches) -> Counts:
    """Where it is counted what holds for all processes of a house."""
    if not matches.store.shared:
        return InMemory()
    from takujo.host.shared_counts import SharedCounts  # its driver is loaded where it is used

    return SharedCounts(matches.store, matches.key)


def called_in_words(name: str, code: str) -> dict[str, str]:
    """What a call says: nothing but what everybody may know."""
    say = language(code if code in LANGUAGES else LANGUAGES[0])
    return {"title": game(name).words.title(say), "body": say.say("It is your turn.")}


def without_folders(said: Said) -> Said:
    """The same with file names only: where the host keeps files is nobody's business."""
    slots: dict[str, object] = {}
    for name, slot in said.slots.items():
        inner = without_folders(slot) if isinstance(slot, Said) else slot
        slots[name] = inner.name if isinstance(inner, PurePath) else inner
    return Said(said.form, **slots)


class RefusedRequest(HTTPException):
    """A request that is refused before a route has it."""

    def __init__(self, status: int, problem: Said) -> None:
        super().__init__(status, str(problem))
        self.problem = problem


def server_of(request: Request) -> Server:
    """What the routes of this application work with."""
    server = request.app.state.server
    assert isinstance(server, Server)
    return server


def wants_page(request: Request) -> bool:
    """Is this a person's browser asking for a page?"""
    return "text/html" in request.headers.get("accept", "") and not is_api(request)


def from_this_machine(scope: Scope) -> bool:
    """Is the other end here, as a proxy in front of this server is?"""
    client = scope.get("client")
    try:
        return client is not None and ip_address(client[0]).is_loopback
    except ValueError:
        return False


def is_api(request: Request) -> bool:
    """Is this for programs?"""
    return request.url.path.startswith("/api/")


def answer_problem(request: Request, status: int, code: str, problem: Said | str) -> Response:
    """A problem in the form its reader can use; text is in the reader's language already."""
    if is_api(request):
        return JSONResponse({"error": code, "message": str(problem)}, status)
    reader = reader_of(request)
    message = reader.say.said(problem)
    if wants_page(request):
        return HTMLResponse(errors.page(reader, status, message), status)
    return JSONResponse({"error": code, "message": message}, status)


def answer_strange(request: Request, status: int, code: str, message: str) -> Response:
    """A problem in the framework's own words, which are English and for programs."""
    if wants_page(request):
        return answer_problem(request, status, code, "")
    return JSONResponse({"error": code, "message": message}, status)


def not_yours(request: Request) -> Response:
    """Somebody else's table."""
    problem = Said("You have no seat at this table.")
    return answer_problem(request, 403, "not_yours", problem)


def no_level() -> Said:
    """The problem with a CPU level that there is not."""
    return Said("allowed levels: {levels}", levels=", ".join(LEVELS))


def too_often(request: Request, seconds: int, problem: str) -> Response:
    """Not now: why, and when it is possible again."""
    answer = answer_problem(request, 429, "too_often", problem)
    answer.headers["Retry-After"] = str(seconds)
    return answer


async def slowed(request: Request, often: PerMinute) -> Response | None:
    """What is answered to who does something too often; None lets it be done."""
    server = server_of(request)
    wait = await often.begin(server.whose(request), server.devices.read(request))
    return too_often(request, wait, errors.very_often(reader_of(request))) if wait else None


CODES = {404: "not_found", 405: "not_allowed", 408: "too_slow", 413: "too_large"}


def answer_exception(request: Request, error: HTTPException) -> Response:
    """What the framework refuses, such as an address where nothing is."""
    code = CODES.get(error.status_code, "refused")
    if isinstance(error, RefusedRequest):
        answer = answer_problem(request, error.status_code, code, error.problem)
    else:
        answer = answer_strange(request, error.status_code, code, str(error.detail))
    answer.headers.update(error.headers or {})
    return answer


def answer_misread(request: Request, error: RequestValidationError) -> Response:
    """A request that could not be read: which part of it, and what is wrong there."""
    found = [
        f"{'.'.join(str(part) for part in each['loc'])}: {each['msg']}" for each in error.errors()
    ]
    return answer_strange(request, 422, "misread", "; ".join(found))


def back_to(address: str) -> RedirectResponse:
    """After a post: the page to look at next."""
    return RedirectResponse(address, 303)
