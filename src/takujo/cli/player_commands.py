"""The commands about computer players: arena, train."""

from typing import Annotated

import typer
from typer import Context

from takujo.cli.commands import Json, Lang, LineUp, Seed, Settings, Target, command
from takujo.cli.lab_commands import Jobs, Ray
from takujo.editions.language import mark


@command(help=mark("Let computer players and bots fight it out: strength, and time to think."))
def arena(
    c: Context,
    target: Target,
    settings: Settings,
    games: Annotated[str, typer.Option(metavar="N", help=mark("How many games at most."))] = "100",
    seats: LineUp = "",
    seed: Seed = "1",
    above: Annotated[
        str,
        typer.Option(
            metavar="PERCENT",
            help=mark("Stop when the first is sure to win more than this."),
            show_default=False,
        ),
    ] = "",
    as_json: Json = False,
    lang: Lang = "",
) -> int:
    """``takujo arena``"""
    from takujo.cli.arena import arena as fight_it_out

    return fight_it_out(target, games, seats, seed, above, settings, as_json, c.obj)


@command(help=mark("Learn to judge positions of a game from self-play; goes on where it stopped."))
def train(
    c: Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help=mark("The game to learn."))],
    out: Annotated[
        str, typer.Option(metavar="DIR", help=mark("Where everything is kept while it learns."))
    ],
    games: Annotated[str, typer.Option(metavar="N", help=mark("Games of self-play."))] = "12000",
    seed: Seed = "1",
    epochs: Annotated[
        str, typer.Option(metavar="N", help=mark("How often all positions are gone through."))
    ] = "6",
    rate: Annotated[
        str, typer.Option(metavar="X", help=mark("How fast it learns, at first."))
    ] = "0.001",
    decay: Annotated[
        str, typer.Option(metavar="X", help=mark("How fast weights fade that nothing needs."))
    ] = "2",
    ahead: Annotated[
        str,
        typer.Option(metavar="N", help=mark("Decisions a search plays on before it asks it.")),
    ] = "40",
    times: Annotated[
        str, typer.Option(metavar="N", help=mark("Simulations a search makes, of the usual."))
    ] = "1",
    ladder: Annotated[
        str, typer.Option(metavar="N", help=mark("Games against normal and each earlier epoch."))
    ] = "24",
    jobs: Jobs = "0",
    ray: Ray = "",
    lang: Lang = "",
) -> int:
    """``takujo train``"""
    from takujo.cli.train import train as learn

    numbers = (games, seed, epochs, rate, decay, ahead, times, ladder)
    return learn(game, out, numbers, jobs, ray, c.obj)
