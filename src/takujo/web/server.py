"""What every route works with, and how problems are answered."""

from __future__ import annotations

from dataclasses import dataclass, field

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.exceptions import HTTPException

from takujo.editions.mistakes import one_mistake
from takujo.games.catalogue import game
from takujo.host.matches import Matches
from takujo.kernel.agenda import Rulebook
from takujo.web.attempts import Attempts
from takujo.web.device import Devices, reader_of
from takujo.web.pages import errors


@dataclass
class Server:
    """What every route works with."""

    matches: Matches
    devices: Devices
    public_url: str = ""  # as people reach it; "" means the address of the request
    editions: str = ""  # a folder with the host's own editions
    attempts: Attempts = field(default_factory=Attempts)  # at recovery codes

    def book(self, name: str, edition: str) -> Rulebook:
        """The rulebook for a new match: an edition of the game's own or of the host's folder."""
        rules = game(name)
        if edition and not edition.replace("_", "").replace("-", "").isalnum():
            raise one_mistake(edition, "", "is no edition's name", ", ".join(rules.editions()))
        return rules.book(edition, (), [self.editions] if self.editions else [])


def server_of(request: Request) -> Server:
    """What the routes of this application work with."""
    server = request.app.state.server
    assert isinstance(server, Server)
    return server


def wants_page(request: Request) -> bool:
    """Is this a person's browser asking for a page?"""
    return "text/html" in request.headers.get("accept", "") and not is_api(request)


def is_api(request: Request) -> bool:
    """Is this for programs?"""
    return request.url.path.startswith("/api/")


def answer_problem(request: Request, status: int, code: str, message: str) -> Response:
    """A problem in the form its reader can use."""
    if wants_page(request):
        return HTMLResponse(errors.page(reader_of(request), status, message), status)
    return JSONResponse({"error": code, "message": message}, status)


CODES = {404: "not_found", 405: "not_allowed", 413: "too_large"}


def answer_exception(request: Request, error: HTTPException) -> Response:
    """What the framework refuses, such as an address where nothing is."""
    code = CODES.get(error.status_code, "refused")
    answer = answer_problem(request, error.status_code, code, str(error.detail))
    answer.headers.update(error.headers or {})
    return answer


def answer_misread(request: Request, error: RequestValidationError) -> Response:
    """A request that could not be read: which part of it, and what is wrong there."""
    found = [
        f"{'.'.join(str(part) for part in each['loc'])}: {each['msg']}" for each in error.errors()
    ]
    return answer_problem(request, 422, "misread", "; ".join(found))


def back_to(address: str) -> RedirectResponse:
    """After a post: the page to look at next."""
    return RedirectResponse(address, 303)
