"""One job of the laboratory: how far it is, what came of it, and what can be done with that."""

from __future__ import annotations

from asyncio import to_thread
from typing import Annotated

from fastapi import APIRouter, Form, Request
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, Response

from takujo.host.kept import Gone
from takujo.host.match import CPU, OPEN, PERSON, HostedSeat
from takujo.host.simulated import open_simulated
from takujo.host.tickets import hashed
from takujo.kernel.agenda import Rulebook
from takujo.kernel.said import Said
from takujo.lab.job_folder import EDITION, RUNNING, Job, JobFolder
from takujo.lab.people import finished, people_games
from takujo.web.device import reader_of
from takujo.web.names import clean_name
from takujo.web.pages import errors, lab, lab_result
from takujo.web.server import answer_problem, back_to, not_yours, server_of, too_often

router = APIRouter(include_in_schema=False)


def found(request: Request, id: str) -> tuple[JobFolder, Job]:
    """The job of this name; Gone if there is none. Who has the link may see it."""
    folder = server_of(request).jobs.folder_of(id)
    job = folder.job() if folder is not None else None
    if folder is None or job is None:
        raise Gone(Said("there is no such result"))
    return folder, job


def is_mine(request: Request, job: Job) -> bool:
    """Has this device asked for it?"""
    device = server_of(request).devices.read(request)
    return bool(device) and hashed(device) == job.device


def book_of(job: Job) -> Rulebook:
    """The rules that were tried."""
    return job.plan().book()


@router.get("/lab/{id}")
async def job_page(request: Request, id: str) -> Response:
    """How far it is, or what came of it."""
    folder, job = found(request, id)
    reader, mine = reader_of(request), is_mine(request, job)
    state = folder.state()
    text = folder.result(reader.say.code)
    if state == RUNNING or text is None:
        page = lab_result.progress(reader, job, state, folder.progress(), folder.ended(), mine)
        return HTMLResponse(page)
    ended = folder.ended()
    assert ended is not None  # its result is there
    book = book_of(job)
    store = server_of(request).matches.store
    matches = await store.look(lambda of: finished(of, book.identity, job.players))
    people = await to_thread(people_games, book, job.players, matches)
    beside = lab_result.people_part(people, ended, reader.say)
    return HTMLResponse(lab_result.page(reader, job, book.identity, ended, text, beside))


@router.get("/lab/{id}/progress")
async def job_progress(request: Request, id: str) -> Response:
    """How far it is, for the page that shows it."""
    folder, _ = found(request, id)
    told = lab.told_progress(folder.progress(), reader_of(request).say)
    return JSONResponse({"state": folder.state(), "part": told.part, "told": told.text})


@router.post("/lab/{id}/cancel")
async def cancel(request: Request, id: str) -> Response:
    """Stop it; what was played by then counts."""
    folder, job = found(request, id)
    if not is_mine(request, job):
        return not_yours(request)
    server_of(request).jobs.cancel(folder)
    return back_to(f"/lab/{id}")


@router.get("/lab/{id}/edition.toml")
async def edition_file(request: Request, id: str) -> Response:
    """The edition that was tried, as a file."""
    folder, job = found(request, id)
    file = folder.path / EDITION
    if not file.is_file():
        raise Gone(Said("there is no such file"))
    return FileResponse(file, media_type="application/toml", filename=f"{job.game}-{id}.toml")


@router.post("/lab/{id}/play")
async def play(
    request: Request,
    id: str,
    seats: Annotated[str, Form()] = "cpu",
    name: Annotated[str, Form()] = "",
) -> Response:
    """A table of exactly these rules: against CPUs at once, or with a link for friends."""
    server = server_of(request)
    _, job = found(request, id)
    answer = back_to("/")
    device = server.devices.give(request, answer)
    wait = await server.new_tables.begin(server.whose(request), hashed(device))
    if wait:
        return too_often(request, wait, errors.many_tables(reader_of(request), wait))
    others = HostedSeat(OPEN) if seats == "friends" else HostedSeat(CPU, "normal")
    plan = [HostedSeat(PERSON, "", clean_name(name), hashed(device))]
    plan += [HostedSeat(others.kind, others.level) for _ in range(job.players - 1)]
    match = await server.matches.make(book_of(job), plan, "normal")
    answer.headers["location"] = f"/t/{match.id}"
    return answer


@router.get("/lab/{id}/games/{number}")
async def open_game(request: Request, id: str, number: int, at: int = 0) -> Response:
    """A simulated game in the replay, at the moment that is pointed at."""
    folder, job = found(request, id)
    choices = folder.choices(number)
    if choices is None:
        return answer_problem(request, 404, "not_found", Said("this game was not kept"))
    plan = job.plan()
    seed = str(plan.seed_of(number - 1))
    matches = server_of(request).matches
    match = await open_simulated(
        matches, book_of(job), plan.line_up, seed, choices, f"{id}{number}"
    )
    return back_to(f"/t/{match}/replay?at={max(0, at) + 1}")
