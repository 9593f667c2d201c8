"""The commands and their options. What a command does is imported when it is called."""

import gc
from functools import partial
from typing import Annotated, Any

import typer
from typer import Context
from typer.main import get_command

from takujo.cli.asked_wrongly import Command, Commands
from takujo.cli.options import (
    Data,
    Db,
    File,
    Json,
    Lang,
    Seats,
    Seed,
    Settings,
    Target,
    argument,
    flag,
    option,
)
from takujo.editions.language import Language, mark

app = typer.Typer(
    cls=Commands,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # plain help comes in half the time
)

command = partial(app.command, cls=Command)
OVERWRITE = mark("Record over a file that is there already.")
LEARN = mark("A guided first match, for who is new to it.")
WORKERS = mark("Processes that think for computer players.")
ADDRESS = mark("The public address, as people type it: https://games.example.org.")
NAMES = mark("A further name it answers to.")
BOTS = mark("A bot that may sit at tables: builder=mypackage:MyBot. May be repeated.")
THINK = mark("Let computer players that think ahead do so again.")


def program(say: Language) -> Any:
    """The whole command line, helping in this language."""
    import takujo.cli.lab_commands
    import takujo.cli.player_commands  # noqa: F401 they are commands of the same program

    whole: Any = get_command(app)
    for each in [whole, *whole.commands.values()]:
        each.help = say.say(each.help)
        for parameter in each.params:
            parameter.help = say.say(parameter.help)
    return whole


@app.callback(
    invoke_without_command=True,
    help=mark("Board games: play them, check their editions, simulate, look back."),
)
def takujo(c: Context, lang: Lang = "") -> None:
    """``takujo`` alone says what it can do."""
    if c.invoked_subcommand is None:
        print(c.get_help())


@command(help=mark("List the games and their editions."))
def games(c: Context, as_json: Json = False, lang: Lang = "") -> None:
    """``takujo games``"""
    from takujo.cli.games import list_games

    list_games(as_json, c.obj)


@command(help=mark("Print the rules of an edition, made from its data."))
def rules(
    c: Context, target: Target, settings: Settings, as_json: Json = False, lang: Lang = ""
) -> None:
    """``takujo rules``"""
    from takujo.cli.rules import show_rules

    show_rules(target, settings, as_json, c.obj)


@command(help=mark("Check an edition file: every mistake, or what it is."))
def check(
    c: Context,
    file: Annotated[str, argument("FILE.toml", mark("An edition file."))],
    game: Annotated[str, option("GAME", mark("The game it belongs to."))] = "",
    as_json: Json = False,
    lang: Lang = "",
) -> int:
    """``takujo check``"""
    from takujo.cli.check import check as check_file

    return check_file(file, game, as_json, c.obj)


@command(help=mark("Play in the terminal, against computer players or together."))
def play(
    c: Context,
    target: Target,
    settings: Settings,
    seats: Seats = "",
    seed: Seed = "",
    record: Annotated[str, option("FILE.takujo", mark("Where the game is recorded."))] = "",
    overwrite: Annotated[bool, flag("--overwrite", OVERWRITE)] = False,
    learn: Annotated[bool, flag("--learn", LEARN)] = False,
    lang: Lang = "",
) -> int:
    """``takujo play``"""
    from takujo.cli.play import New
    from takujo.cli.play import play as play_game

    return play_game(target, New(seats, seed, settings, learn), record, overwrite, c.obj)


@command(help=mark("Copy all matches to a new folder, also while they are served."))
def backup(
    c: Context,
    target: Annotated[str, argument("FOLDER", mark("Where the copy is made; it must be new."))],
    data: Data = "",
    lang: Lang = "",
) -> int:
    """``takujo backup``"""
    from takujo.cli.backup import back_up_data

    return back_up_data(target, data, c.obj)


@command(help=mark("Write a match, or all of them, to a file."))
def export(
    c: Context,
    file: Annotated[str, argument("FILE", mark("Where it is written; it must be new."))],
    match: Annotated[str, option("ID", mark("Only this match, as its address names it."))] = "",
    data: Data = "",
    db: Db = "",
    lang: Lang = "",
) -> int:
    """``takujo export``"""
    from takujo.cli.archive import export_matches

    return export_matches(file, match, data, db, c.obj)


@command("import", help=mark("Take in what was exported, from this database or another kind."))
def import_(
    c: Context,
    file: Annotated[str, argument("FILE", mark("What export has written."))],
    data: Data = "",
    db: Db = "",
    lang: Lang = "",
) -> int:
    """``takujo import``"""
    from takujo.cli.archive import import_matches

    return import_matches(file, data, db, c.obj)


@command(help=mark("Serve the web page: play in a browser or on a phone."))
def serve(
    c: Context,
    host: Annotated[str, option("HOST", mark("The address to listen on."))] = "127.0.0.1",
    port: Annotated[str, option("N", mark("The port; 0: any free one."))] = "8000",
    data: Data = "",
    editions: Annotated[str, option("DIR", mark("A folder with editions of your own."))] = "",
    workers: Annotated[str, option("N", WORKERS)] = "1",
    phone: Annotated[bool, flag("--phone", mark("Let phones on the same network in."))] = False,
    address: Annotated[str, option("URL", ADDRESS)] = "",
    names: Annotated[list[str] | None, option("NAME", NAMES, "--allow")] = None,
    bots: Annotated[list[str] | None, option("NAME=BOT", BOTS)] = None,
    db: Db = "",
    lang: Lang = "",
) -> int:
    """``takujo serve``"""
    gc.disable()  # all that is loaded now stays; the server turns it on again
    try:
        from takujo.cli.serve import serve_games

        place = (host, port, phone, address, names or [])
        return serve_games(*place, data, editions, workers, db, bots or [], c.obj)
    finally:
        gc.enable()


@command(help=mark("Measure how fast games run on this machine."))
def bench(
    c: Context,
    game: Annotated[str, option("GAME", mark("Only this game."))] = "",
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """``takujo bench``"""
    from takujo.cli.bench import bench as measure

    measure(game, as_json, c.obj)


@command(help=mark("Tell a recorded game, or show its table at a move."))
def replay(
    c: Context,
    file: File,
    at: Annotated[str, option("N", mark("The table after entry N; 0 is the deal."))] = "",
    game: Annotated[str, option("N", mark("Which game of a simulation's folder."))] = "",
    seat: Annotated[str, option("N", mark("With whose eyes."))] = "",
    save: Annotated[str, option("FILE.takujo", mark("Keep the game as a file."))] = "",
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """``takujo replay``"""
    from takujo.cli.replay import replay as tell_again

    tell_again(file, at, game, seat, save, as_json, c.obj)


@command(help=mark("Check that a recorded game followed the rules."))
def verify(
    c: Context,
    file: File,
    think: Annotated[bool, flag("--think", THINK)] = False,
    as_json: Json = False,
    lang: Lang = "",
) -> int:
    """``takujo verify``"""
    from takujo.cli.verify import verify as verify_file

    return verify_file(file, think, as_json, c.obj)
