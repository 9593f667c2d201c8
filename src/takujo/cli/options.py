"""The options of the commands: how they are declared, and those that several commands have."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any

import typer

from takujo.editions.language import mark


def option(metavar: str, help: str, *name: str, **more: Any) -> Any:
    """An option with a value, called as its parameter is unless a name is given."""
    return typer.Option(*name, metavar=metavar, help=help, **more)


def flag(name: str, help: str) -> Any:
    """An option that is there or not."""
    return typer.Option(name, help=help)


def argument(metavar: str, help: str) -> Any:
    """What is said without the name of an option."""
    return typer.Argument(metavar=metavar, help=help, show_default=False)


TARGET = mark("san-juan, san-juan@first, san-juan@./my.toml")
LANG = mark("Language; TAKUJO_LANG sets it for good.")
CHANGE = mark("Change the edition: cards.well.cost=3. May be repeated.")
SEATS = mark("A name a seat: human, expert, hard, normal, easy, random.")
LINE_UP = mark("A name a seat: expert, hard, normal, easy, random, or mypackage:MyBot.")
SEED = mark("The same seed deals the same.")
DATA = mark("Where everything is kept; TAKUJO_HOME sets it for good.")
DB = mark("A database for several servers; TAKUJO_DB or settings.toml sets it for good.")

Target = Annotated[str, argument("GAME[@EDITION]", TARGET)]
File = Annotated[str, argument("FILE.takujo", mark("A recorded game."))]
Json = Annotated[bool, flag("--json", mark("Print JSON for programs."))]
Lang = Annotated[str, option("ja|en", LANG, "--lang")]
Settings = Annotated[
    list[str], option("PATH=VALUE", CHANGE, "--set", default_factory=list, show_default=False)
]
Seats = Annotated[str, option("NAME,NAME,…", SEATS)]
LineUp = Annotated[str, option("NAME,NAME,…", LINE_UP)]
Seed = Annotated[str, option("N", SEED, show_default=False)]
Data = Annotated[str, option("DIR", DATA)]
Db = Annotated[str, option("postgresql://…", DB, "--db")]
Games = Annotated[str, option("N", mark("How many games."))]
EachGames = Annotated[str, option("N", mark("Games of each version."))]
Ray = Annotated[str, option("ADDRESS", mark("Play on this Ray cluster."))]
Jobs = Annotated[str, option("N", mark("Processes; as many as there are cores if 0."))]


@dataclass(frozen=True)
class GamesAsked:
    """Games that computer players shall play, as the command line says it."""

    target: str
    settings: Sequence[str]
    seats: str
    games: str
    seed: str = "1"
    jobs: str = "0"
