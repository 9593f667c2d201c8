"""The laboratory: what was tried, and a form for the next version."""

from __future__ import annotations

import secrets
from asyncio import to_thread
from collections.abc import Callable
from dataclasses import asdict, replace
from typing import Any, Final, ParamSpec, TypeVar

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response
from starlette.datastructures import FormData

from takujo.cpu.levels import LEVELS
from takujo.editions.form import as_filled_in, settings_between
from takujo.editions.load import edition_file
from takujo.editions.mistakes import EditionError
from takujo.editions.paths import with_settings
from takujo.games.catalogue import GAMES, game
from takujo.host.kept import now
from takujo.host.tickets import hashed, new_match_id
from takujo.kernel.mistake import Mistake
from takujo.kernel.said import Said
from takujo.lab.job_folder import DONE, EDITION, LATE, STOPPED, Job, JobFolder
from takujo.lab.jobs import is_equipped
from takujo.lab.plan import INDEPENDENT, Plan
from takujo.lab.variant import save_variant
from takujo.web.device import reader_of
from takujo.web.pages import lab, lab_form
from takujo.web.pages.lab_form import Wish
from takujo.web.pages.reader import Reader
from takujo.web.server import Server, answer_problem, back_to, server_of
from takujo.web.shelf import printings

router = APIRouter(include_in_schema=False)
NUMBERS: Final = [200, 500, 1000, 2000, 5000, 10_000]  # of games
MOST_SETTINGS: Final = 200
FIELD: Final = "value:"  # before a path, in the name of a field
SEEDS: Final = 1 << 40


@router.get("/lab")
async def lab_page(request: Request) -> Response:
    """Games to try something with, and what this device has tried."""
    server = server_of(request)
    device = server.devices.read(request)
    mine = await to_thread(server.jobs.of_device, hashed(device)) if device else []
    shelf = {each.name: printings(each, server.editions) for each in GAMES}
    slips = [lab.JobSlip(job, folder.state(), folder.ended()) for folder, job in mine]
    kept = server.limits.device_results
    return HTMLResponse(lab.page(reader_of(request), slips, shelf, is_equipped(), kept))


def wish_of(name: str, said: FormData | dict[str, str], settings: list[str]) -> Wish:
    """What was asked for, as far as it can be had."""
    seats = game(name).seats

    def word(key: str) -> str:
        return str(said.get(key, ""))[:200]

    def number(key: str, allowed: list[int], usual: int) -> int:
        text = word(key)
        return int(text) if text.isdecimal() and int(text) in allowed else usual

    return Wish(
        name, word("edition"), word("part"), tuple(settings[:MOST_SETTINGS]),
        number("players", seats, max(seats)),
        word("level") if word("level") in LEVELS else "normal",
        number("games", NUMBERS, 1000), number("experiments", [0, 1, 2, 4], 0),
    )  # fmt: skip


@router.get("/lab/new/{name}")
async def form_page(request: Request, name: str) -> Response:
    """The edition as a form, one table of it open."""
    settings = request.query_params.getlist("set")
    try:
        wish = wish_of(name, dict(request.query_params), settings)
        return await beside(request, shown, request, wish)
    except EditionError as error:
        return answer_problem(request, 404, "not_found", error.mistakes[0].said())


P = ParamSpec("P")
T = TypeVar("T")


async def beside(request: Request, does: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
    """Check an edition beside the tables: whoever sends bad ones makes only the next one wait."""
    async with server_of(request).checking:
        return await to_thread(does, *args, **named)


def shown(
    request: Request,
    wish: Wish,
    mistakes: list[Mistake] | None = None,
    typed: dict[str, str] | None = None,
) -> Response:
    """The form, with what is wrong with it; what was typed stays."""
    server, of = server_of(request), game(wish.game)
    base = server.edition(wish.game, wish.edition)
    found = list(mistakes or [])
    edition = base
    try:
        edition = with_settings(base, wish.settings)
        of.refuse_mistakes(edition, "")
    except EditionError as error:
        found = found or error.mistakes
    page = lab_form.page(
        reader_of(request),
        of,
        lab_form.FormAsked(
            wish, base, edition, found, typed or {}, printings(of, server.editions),
            NUMBERS, list(LEVELS), is_equipped(),
        ),
    )  # fmt: skip
    return HTMLResponse(page, 422 if found else 200)


@router.post("/lab/new/{name}")
async def form_sent(request: Request, name: str) -> Response:
    """Keep what was typed, go to another table of the edition, or go."""
    form = await request.form()
    try:
        wish = wish_of(name, form, [str(each) for each in form.getlist("set")])
        base = server_of(request).edition(wish.game, wish.edition)
    except EditionError as error:
        return answer_problem(request, 404, "not_found", error.mistakes[0].said())
    typed = {key[len(FIELD) :]: str(text) for key, text in form.items() if key.startswith(FIELD)}
    dropped = str(form.get("drop", ""))
    kept = replace(wish, settings=tuple(each for each in wish.settings if each != dropped))
    try:
        wish = await beside(request, typed_in, base, kept, {} if dropped else typed)
    except EditionError as error:
        return await beside(request, shown, request, wish, error.mistakes, typed)
    if form.get("go"):
        return await go(request, wish)
    return back_to(replace(wish, part=str(form.get("open", wish.part))).address())


def typed_in(base: dict[str, Any], wish: Wish, typed: dict[str, str]) -> Wish:
    """The wish with what was typed as its smallest settings; refused with what is wrong."""
    current = with_settings(base, wish.settings)
    if not typed:
        return wish
    filled = as_filled_in(current, wish.part, typed)
    game(wish.game).refuse_mistakes(filled, "")
    return replace(wish, settings=tuple(settings_between(base, filled)))


async def go(request: Request, wish: Wish) -> Response:
    """Begin a job; or say why not now."""
    server, reader = server_of(request), reader_of(request)
    answer = back_to("/lab")
    device = hashed(server.devices.give(request, answer))
    if not is_equipped():
        return answer_problem(request, 503, "not_equipped", lab.unequipped(reader.say))
    if (busy := wait_for_another(server, reader, device, wish.address())) is not None:
        return busy
    try:
        folder = await beside(request, made, server, wish, device)
    except EditionError as error:
        return await beside(request, shown, request, wish, error.mistakes)
    if (busy := wait_for_another(server, reader, device, wish.address())) is not None:
        folder.remove()  # somebody was faster while this edition was checked
        return busy
    server.jobs.begin(folder)
    answer.headers["location"] = f"/lab/{folder.path.name}"
    return answer


def wait_for_another(
    server: Server, reader: Reader, device: str, address: str
) -> HTMLResponse | None:
    """The page that says which job must end first; None if another may begin."""
    waits = server.jobs.in_the_way(device)
    if waits is None:
        return None
    page = lab.busy_page(reader, waits[0], waits[1].id, address)
    return HTMLResponse(page, 429, {"Retry-After": "30"})


def made(server: Server, wish: Wish, device: str) -> JobFolder:
    """The folder of a new job: both editions whole, and the changed one as a file."""
    of = game(wish.game)
    base = server.edition(wish.game, wish.edition)
    edition = with_settings(base, wish.settings)
    of.refuse_mistakes(edition, "")
    seed = 1 + secrets.randbelow(SEEDS)
    name = wish.edition or of.default_edition
    plans = [
        Plan(
            of.name, called, data, [wish.level] * wish.players, wish.games, seed, True, of.version,
            INDEPENDENT,
        )
        for called, data in versions(name, base, edition, list(wish.settings))
    ]  # fmt: skip
    id = new_match_id()
    job = Job(
        id, device, now(), of.name, name, list(wish.settings), [asdict(plan) for plan in plans],
        wish.experiments,
    )  # fmt: skip
    server.jobs.forget(device)
    folder = JobFolder(server.jobs.folder / id)
    folder.make(job)
    places = [*([server.editions] if server.editions else []), of.folder]
    source = edition_file(name, places)
    save_variant(source, wish.settings, str(folder.path / EDITION), places)
    return folder


def versions(
    name: str, base: dict[str, object], edition: dict[str, object], settings: list[str]
) -> list[tuple[str, dict[str, object]]]:
    """The edition as it is, and as it becomes where something is changed."""
    if edition == base:
        return [(name, base)]
    return [(name, base), (f"{name}+{','.join(settings)}", edition)]


@router.post("/lab/compare")
async def compare_results(request: Request) -> Response:
    """Two results of this device against each other: a small job without games."""
    server, reader = server_of(request), reader_of(request)
    form = await request.form()
    answer = back_to("/lab")
    device = hashed(server.devices.give(request, answer))
    chosen = [server.jobs.folder_of(str(id)) for id in form.getlist("job")]
    jobs = [folder.job() for folder in chosen if folder is not None]
    found = [job for job in jobs if job is not None]
    problem = why_not(found, [folder for folder in chosen if folder is not None])
    if problem is not None:
        return answer_problem(request, 422, "refused", problem)
    if (busy := wait_for_another(server, reader, device, "/lab")) is not None:
        return busy
    before, after = sorted(found, key=lambda job: job.made_at)
    id = new_match_id()
    job = Job(
        id, device, now(), after.game, after.edition, after.settings,
        [before.plans[-1], after.plans[-1]], pair=[before.id, after.id],
    )  # fmt: skip
    server.jobs.forget(device)
    folder = JobFolder(server.jobs.folder / id)
    folder.make(job)
    server.jobs.begin(folder)
    answer.headers["location"] = f"/lab/{id}"
    return answer


def why_not(jobs: list[Job], folders: list[JobFolder]) -> Said | None:
    """Why these cannot be held against each other; None if they can."""
    if len(jobs) != 2:
        return Said("choose two results")
    if any(job.pair for job in jobs):
        return Said("choose results of games, not comparisons")
    if jobs[0].game != jobs[1].game or jobs[0].players != jobs[1].players:
        return Said("both must be of the same game with as many players")
    if any(folder.state() not in (DONE, LATE, STOPPED) for folder in folders):
        return Said("one of them has no result")
    return None
