"""``takujo serve``: the web page, on this machine or for the phones around."""

from __future__ import annotations

from pathlib import Path

from takujo.cli.asked_for import Asked, whole_number
from takujo.cli.screen import Screen
from takujo.editions.language import Language
from takujo.editions.mistakes import one_mistake
from takujo.host.data_folder import DataFolder
from takujo.host.upgrade import NewerDatabase
from takujo.web.serving import (
    AlreadyServed,
    CannotKeep,
    CannotListen,
    Place,
    PortTaken,
    qr_for_terminal,
    serve,
)

PORTS = 65535


def serve_games(
    host: str, port: str, data: str, editions: str, workers: str, phone: bool, say: Language
) -> int:
    """Serve until stopped; 1 if it cannot begin."""
    asked = Asked()
    number = asked.part(lambda: whole_number("--port", port, 0, PORTS))
    processes = asked.part(lambda: whole_number("--workers", workers, 1, 64))
    asked.part(lambda: check_editions(editions))
    folder = asked.part(lambda: data_folder(data))
    asked.refuse()
    place = Place(host, number.value, phone)
    try:
        serve(
            folder.value, place, processes.value, editions, lambda where: welcome(where, phone, say)
        )
    except (AlreadyServed, CannotKeep, CannotListen, NewerDatabase, PortTaken) as problem:
        explain(problem, say)
        return 1
    return 0


def check_editions(folder: str) -> None:
    """Refuse a folder of editions that is none."""
    if folder and not Path(folder).is_dir():
        raise one_mistake("", "--editions", f"'{folder}' is no folder")


def data_folder(path: str) -> DataFolder:
    """Where everything is kept; refused if nothing can be."""
    try:
        return DataFolder(path)
    except OSError as error:
        problem = f"'{path}' cannot be used: {error.strerror}"
        raise one_mistake("", "--data", problem) from error


def welcome(place: Place, phone: bool, say: Language) -> None:
    """Where the page is; for a phone as a code to be scanned too."""
    screen = Screen()
    screen.unbroken(say.say("Open {address}", address=place.address()))
    if phone:
        screen.show(say.say("A phone on the same network can scan this:"))
        screen.file.write(qr_for_terminal(place.address()))
    screen.show(say.say("Ctrl-C stops it. Matches are kept."), "dim")
    screen.file.flush()


def explain(problem: Exception, say: Language) -> None:
    """Why it cannot begin, and what can be done."""
    screen = Screen(error=True)
    if isinstance(problem, PortTaken):
        screen.show(say.say("Port {port} is taken.", port=problem.port), "bold red")
        other = problem.port + 1 if problem.port < PORTS else 8000
        screen.show(
            say.say(
                "Choose another: takujo serve --port {port}, or make play PORT={port}", port=other
            ),
            indent=2,
        )
    elif isinstance(problem, AlreadyServed):
        screen.show(say.say("{folder} is being served already.", folder=problem), "bold red")
        screen.show(say.say("Choose another folder: --data DIR"), indent=2)
    elif isinstance(problem, NewerDatabase):
        screen.show(say.say("A newer release of takujo has written these matches."), "bold red")
        screen.show(say.say("Use that release, or choose another folder: --data DIR"), indent=2)
    elif isinstance(problem, CannotKeep):
        screen.show(say.say("Nothing can be kept here: {problem}", problem=problem), "bold red")
        screen.show(say.say("Choose another folder: --data DIR"), indent=2)
    else:
        screen.show(say.say("Cannot listen: {problem}", problem=problem), "bold red")
