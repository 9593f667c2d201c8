"""The commands about computer players: arena, train."""

from typing import Annotated

from typer import Context

from takujo.cli.commands import command
from takujo.cli.options import (
    GamesAsked,
    Jobs,
    Json,
    Lang,
    LineUp,
    Ray,
    Seed,
    Settings,
    Target,
    argument,
    option,
)
from takujo.editions.language import mark

ABOVE = mark("Stop when the first is sure to win more than this.")
OUT = mark("Where everything is kept while it learns.")
EPOCHS = mark("How often all positions are gone through.")
DECAY = mark("How fast weights fade that nothing needs.")
AHEAD = mark("Decisions a search plays on before it asks it.")
TIMES = mark("Simulations a search makes, of the usual.")
LADDER = mark("Games against normal and each earlier epoch.")


@command(help=mark("Let computer players and bots fight it out: strength, and time to think."))
def arena(
    c: Context,
    target: Target,
    settings: Settings,
    games: Annotated[str, option("N", mark("How many games at most."))] = "100",
    seats: LineUp = "",
    seed: Seed = "1",
    above: Annotated[str, option("PERCENT", ABOVE)] = "",
    as_json: Json = False,
    lang: Lang = "",
) -> int:
    """``takujo arena``"""
    from takujo.cli.arena import arena as fight_it_out

    asked = GamesAsked(target, settings, seats, games, seed)
    return fight_it_out(asked, above, as_json, c.obj)


@command(help=mark("Learn to judge positions of a game from self-play; goes on where it stopped."))
def train(
    c: Context,
    game: Annotated[str, argument("GAME", mark("The game to learn."))],
    out: Annotated[str, option("DIR", OUT)],
    games: Annotated[str, option("N", mark("Games of self-play."))] = "12000",
    seed: Seed = "1",
    epochs: Annotated[str, option("N", EPOCHS)] = "6",
    rate: Annotated[str, option("X", mark("How fast it learns, at first."))] = "0.001",
    decay: Annotated[str, option("X", DECAY)] = "2",
    ahead: Annotated[str, option("N", AHEAD)] = "40",
    times: Annotated[str, option("N", TIMES)] = "1",
    ladder: Annotated[str, option("N", LADDER)] = "24",
    jobs: Jobs = "0",
    ray: Ray = "",
    lang: Lang = "",
) -> int:
    """``takujo train``"""
    from takujo.cli.train import train as learn

    numbers = (games, seed, epochs, rate, decay, ahead, times, ladder)
    return learn(game, out, numbers, jobs, ray, c.obj)
