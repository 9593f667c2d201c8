"""The application: routes, guard, compression, and what starts and stops with the server."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, closing

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.middleware.trustedhost import TrustedHostMiddleware

from takujo.host.absences import Absences
from takujo.host.cleaning import Cleaning
from takujo.host.cpu_turns import NO_BOTS, CpuTurns
from takujo.host.data_folder import DataFolder
from takujo.host.database import CannotRead, CannotStore
from takujo.host.hints import Hints
from takujo.host.kept import Gone
from takujo.host.limits import Limits
from takujo.host.matches import Matches
from takujo.host.reviews import Reviews
from takujo.host.store import Store
from takujo.host.watch import Watch
from takujo.kernel.game import Refused
from takujo.kernel.said import Said
from takujo.web.device import Devices
from takujo.web.guard import Guard, make_safe
from takujo.web.heads import Heads
from takujo.web.measures import Measured, Measures
from takujo.web.routes import (
    api,
    api_friends,
    api_hints,
    calls,
    entering,
    fairness,
    hints,
    home,
    joining,
    lab,
    lab_results,
    learning,
    lobby,
    mine,
    operating,
    playing,
    preview,
    replays,
    seat,
    sheets,
    shell,
    statics,
    takeover,
    trouble,
)
from takujo.web.server import Server, answer_exception, answer_misread, answer_problem, is_api

log = structlog.get_logger()
DESCRIPTION = (
    "Board games as a service. A program takes a seat, reads what that seat knows with its options "
    "and the reasons for everything refused, and answers. Nothing here shows a seat what it may "
    "not know."
)
# What is asked for most goes first: a request is held against every route before its own. But
# hints are sheets too, and come before the route that takes any sheet's name.
PARTS = (
    playing, preview, api, statics, hints, sheets, home, learning, entering, fairness, joining,
    lobby, mine, seat, trouble, replays, takeover, calls, lab, lab_results, shell, api_friends,
    api_hints, operating,
)  # fmt: skip


def make_app(
    data: DataFolder,
    workers: int = 1,
    public_url: str = "",
    hosts: Sequence[str] = ("localhost", "127.0.0.1"),
    editions: str = "",
    limits: Limits | None = None,
    proxied: bool = False,
    db: str = "",
    metrics_token: str = "",
    bots: Mapping[str, str] = NO_BOTS,
) -> FastAPI:
    """The whole application over one data folder; matches lie in ``db``, if that is named."""
    limits = limits or Limits()
    measures = Measures()

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        """Open the database, go on with unfinished matches, and close everything."""
        key = data.secret()
        store = Store.of(db) if db else Store.at(data.database)
        matches = Matches(store, key, limits)
        turns = CpuTurns(matches, workers, bots)
        measures.watch(matches)
        app.state.server = server = Server(
            matches, Devices(key), Hints(turns), Reviews(turns), public_url, editions, limits,
            proxied, turns.order, measures, metrics_token, tuple(bots), data.lab,
        )  # fmt: skip
        watches = (Cleaning(matches, limits), Absences(server.changes), server.calls, turns)
        with closing(server.jobs):
            async with going_on(matches, watches):
                yield

    app = FastAPI(
        title="Takujo", version="1", description=DESCRIPTION, lifespan=life,
        docs_url=None, redoc_url=None, openapi_url="/api/v1/openapi.json", redirect_slashes=False,
    )  # fmt: skip
    add_routes(app)
    app.add_middleware(GZipMiddleware, minimum_size=500, compresslevel=4)  # 9 costs four times
    app.add_middleware(Heads)
    app.add_middleware(Guard, public_url=public_url, limits=limits)
    app.add_middleware(TrustedHostMiddleware, allowed_hosts=list(hosts), www_redirect=False)
    app.add_middleware(Measured, measures=measures)
    add_problems(app)
    return app


@asynccontextmanager
async def going_on(matches: Matches, watches: Sequence[Watch]) -> AsyncIterator[None]:
    """Listen, play the CPU seats and look after tables, until the server stops."""
    matches.listen()
    for each in watches:
        each.begin()
    yield
    matches.news.close()
    for each in watches:
        await each.close()
    await matches.store.close()


def add_problems(app: FastAPI) -> None:
    """How each kind of problem is answered."""
    app.add_exception_handler(api.ApiProblem, api.api_problem)
    app.add_exception_handler(Refused, refused)
    app.add_exception_handler(Gone, gone)
    app.add_exception_handler(CannotStore, not_stored)
    app.add_exception_handler(CannotRead, not_read)
    app.add_exception_handler(TimeoutError, not_thought)
    app.add_exception_handler(HTTPException, problem)
    app.add_exception_handler(RequestValidationError, misread)
    app.add_exception_handler(Exception, failed)


def add_routes(app: FastAPI) -> None:
    """Every part of the site."""
    for part in PARTS:
        app.include_router(part.router)


async def refused(request: Request, error: Exception) -> Response:
    """What the rules or the table do not allow; where a route has nothing better to answer."""
    assert isinstance(error, Refused)
    if is_api(request):
        return api.refused(error)
    return answer_problem(request, 422, "refused", error.problem)


async def gone(request: Request, error: Exception) -> Response:
    """No such match, seat or link."""
    assert isinstance(error, Gone)
    return answer_problem(request, 404, "not_found", error.problem)


async def not_stored(request: Request, error: Exception) -> Response:
    """The disk is full, or another program holds the database; the log says which."""
    log.error("nothing could be stored", why=str(error))
    answer = answer_problem(request, 503, "not_stored", Said("nothing was stored; try again"))
    answer.headers["Retry-After"] = "5"
    return answer


async def not_read(request: Request, error: Exception) -> Response:
    """The database does not answer; the log says why."""
    log.error("nothing could be read", why=str(error))
    problem = Said("the matches cannot be reached now; try again")
    answer = answer_problem(request, 503, "not_reached", problem)
    answer.headers["Retry-After"] = "5"
    return answer


async def not_thought(request: Request, error: Exception) -> Response:
    """A worker had too little time on a busy machine; nothing is wrong with the match."""
    log.error("a worker took too long", path=request.url.path)
    return answer_problem(request, 504, "not_thought", Said("this took too long to think about"))


async def problem(request: Request, error: Exception) -> Response:
    """What the framework refuses."""
    assert isinstance(error, HTTPException)
    return answer_exception(request, error)


async def misread(request: Request, error: Exception) -> Response:
    """A form or a body that says something else than was asked."""
    assert isinstance(error, RequestValidationError)
    return answer_misread(request, error)


async def failed(request: Request, error: Exception) -> Response:
    """Something unexpected; the log has it, the answer says nothing about the inside."""
    answer = answer_problem(request, 500, "failed", Said("something went wrong here"))
    make_safe(answer.headers)  # sent from outside the guard
    return answer
