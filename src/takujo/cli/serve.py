"""``takujo serve``: the web page, on this machine or for the phones around."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from takujo.cli.asked_for import Arguments, whole_number
from takujo.cli.problems import tell
from takujo.cli.screen import Screen
from takujo.editions.language import Language
from takujo.editions.mistakes import one_mistake
from takujo.host.bot_turns import bots_of, refuse_names
from takujo.host.data_folder import DataFolder
from takujo.host.settings import database_address, read_settings
from takujo.host.upgrade import NewerDatabase
from takujo.kernel.said import Said
from takujo.web.serving import (
    AlreadyServed,
    CannotKeep,
    CannotListen,
    House,
    OtherKey,
    Place,
    PortTaken,
    qr_for_terminal,
    serve,
)
from takujo.web.shelf import unreadable

PORTS = 65535
CANNOT: Final = (AlreadyServed, CannotKeep, CannotListen, NewerDatabase, OtherKey, PortTaken)
HOST_NAME: Final = re.compile(r"(\*\.)?[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?")


def serve_games(
    host: str, port: str, phone: bool, address: str, names: list[str],
    data: str, editions: str, workers: str, db: str, bots: list[str], say: Language,
) -> int:  # fmt: skip
    """Serve until stopped; 1 if it cannot begin."""
    asked = Arguments()
    number = asked.part(lambda: whole_number("--port", port, 0, PORTS))
    processes = asked.part(lambda: whole_number("--workers", workers, 1, 64))
    asked.part(lambda: check_editions(editions))
    public = asked.part(lambda: public_address(address))
    for name in names:
        asked.part(partial(check_name, name))
    folder = asked.part(lambda: data_folder(data))
    asked.refuse()
    settings = read_settings(folder.value.path)
    allowed = {**settings.bots, **bots_of(bots, "--bots")}
    refuse_names(settings.bots, "[bots]")
    where = database_address(db, settings)
    house = House(folder.value, processes.value, editions, where, settings, allowed)
    name_unreadable(editions, say)
    place = Place(host, number.value, phone, public.value, names)
    try:
        serve(house, place, lambda where: welcome(where, say))
    except CANNOT as problem:
        explain(problem, say)
        return 1
    return 0


def check_editions(folder: str) -> None:
    """Refuse a folder of editions that is none."""
    if folder and not Path(folder).is_dir():
        raise one_mistake("", "--editions", Said("{folder} is no folder", folder=repr(folder)))


def name_unreadable(folder: str, say: Language) -> None:
    """Every file of the folder that cannot be played, with what is wrong first of all."""
    screen = Screen(error=True)
    for file, mistakes in unreadable(folder).items():
        n = len(mistakes)
        head = say.many(
            "{file} cannot be read ({n} mistake):", "{file} cannot be read ({n} mistakes):",
            n, file=file,
        )  # fmt: skip
        screen.show(head, "bold yellow")
        tell(mistakes[:1], say, screen, "yellow")


def public_address(typed: str) -> str:
    """The address in front of everything, without a stroke at its end; "" if there is none."""
    if not typed:
        return ""
    try:
        parts = urlsplit(typed)
        whole = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        whole = None
    if not whole or parts.path.strip("/") or parts.query or parts.fragment or "@" in parts.netloc:
        problem = Said("{address} is no address of a whole site", address=repr(typed))
        raise one_mistake("", "--address", problem, "https://games.example.org")
    return f"{parts.scheme}://{parts.netloc.lower()}"


def check_name(name: str) -> None:
    """Refuse what is no name of a host."""
    if not HOST_NAME.fullmatch(name):
        problem = Said("{name} is no name of a host", name=repr(name))
        raise one_mistake("", "--allow", problem, "games.example.org, *.example.org")


def data_folder(path: str) -> DataFolder:
    """Where everything is kept; refused if nothing can be."""
    try:
        return DataFolder(path)
    except OSError as error:
        problem = Said(
            "{folder} cannot be used: {problem}", folder=repr(path), problem=error.strerror
        )
        raise one_mistake("", "--data", problem) from error


def welcome(place: Place, say: Language) -> None:
    """Where the page is; for a phone as a code to be scanned too."""
    screen = Screen()
    screen.unbroken(say.say("Open {address}", address=place.address()))
    if place.public:
        where = f"http://{place.reached}:{place.port}"
        screen.unbroken(say.say("The proxy finds it at {address}", address=where))
    if place.phone:
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
    elif isinstance(problem, OtherKey):
        said = say.say("The other servers of this database have another key.")
        screen.show(said, "bold red")
        screen.show(say.say("Give all of them the same: TAKUJO_SECRET, or secret.key"), indent=2)
    elif isinstance(problem, NewerDatabase):
        screen.show(say.say("A newer release of takujo has written these matches."), "bold red")
        screen.show(say.say("Use that release, or choose another folder: --data DIR"), indent=2)
    elif isinstance(problem, CannotKeep):
        screen.show(say.say("Nothing can be kept here: {problem}", problem=problem), "bold red")
        screen.show(say.say("Choose another folder: --data DIR"), indent=2)
    else:
        screen.show(say.say("Cannot listen: {problem}", problem=problem), "bold red")
