"""The commands of the laboratory: simulate, report, compare, seats, sensitivity, tune."""

from collections.abc import Callable
from functools import wraps
from typing import Annotated, Any

import typer
from typer import Context

from takujo.cli.commands import Data, Json, Lang, LineUp, Seats, Seed, Settings, Target, command
from takujo.editions.language import mark


def number(help: str, metavar: str = "N") -> typer.models.OptionInfo:
    """An option that is a number, read where the command is done."""
    option: typer.models.OptionInfo = typer.Option(metavar=metavar, help=help)
    return option


Ray = Annotated[str, typer.Option(metavar="ADDRESS", help=mark("Play on this Ray cluster."))]
Jobs = Annotated[str, number(mark("Processes; as many as there are cores if 0."))]
Games = Annotated[str, number(mark("How many games."))]
EachGames = Annotated[str, number(mark("Games of each version."))]
Under = Annotated[str, number(mark("Only numbers whose path begins so."), "PATH")]
KINDS = mark("Experiments of which kind: forbidden, given, blanked, or all.")
ALSO = mark("Who else plays a share of games: a player, population, all or none.")
Kinds = Annotated[str, typer.Option(metavar="KIND,KIND", help=KINDS)]
Also = Annotated[list[str] | None, typer.Option(metavar="PLAYER", help=ALSO)]


def lab_command(help: str) -> Callable[[Callable[..., int]], Callable[..., int]]:
    """A command that needs polars and scipy; where they are missing it says what to install."""

    def registered(do: Callable[..., int]) -> Callable[..., int]:
        @wraps(do)
        def equipped(*given: Any, **named: Any) -> int:
            from takujo.lab.wanted import needs_lab

            needs_lab()
            return do(*given, **named)

        return command(help=help)(equipped)

    return registered


@command(help=mark("Let computer players play many games, seats rotated."))
def simulate(
    c: Context,
    target: Target,
    settings: Settings,
    games: Games = "1000",
    seats: LineUp = "",
    seed: Seed = "1",
    jobs: Jobs = "0",
    out: Annotated[
        str, typer.Option(metavar="DIR", help=mark("Keep figures, games and edition here."))
    ] = "",
    ray: Ray = "",
    resume: Annotated[
        bool, typer.Option("--resume", help=mark("Go on with what lies in DIR."))
    ] = False,
    check_targets: Annotated[
        bool,
        typer.Option(
            "--check-targets", help=mark("Fail where the edition's [targets] are missed.")
        ),
    ] = False,
    as_json: Json = False,
    lang: Lang = "",
) -> int:
    """``takujo simulate``"""
    from takujo.cli.simulate import Where
    from takujo.cli.simulate import simulate as simulate_games

    where = Where(jobs, ray, out, resume, check_targets)
    return simulate_games(target, games, seats, seed, settings, where, as_json, c.obj)


@lab_command(mark("Report the balance of an edition: verdicts, figures, a page."))
def report(
    c: Context,
    target: Annotated[
        str,
        typer.Argument(
            metavar="DIR|GAME[@EDITION]", help=mark("What simulate --out has kept, or a game.")
        ),
    ],
    settings: Settings,
    html: Annotated[
        str, typer.Option(metavar="FILE.html", help=mark("Write the report as a page."))
    ] = "",
    games: Games = "2000",
    seats: Seats = "",
    experiment: Annotated[
        str,
        typer.Option(
            metavar="N", help=mark("Try so many elements at each end by experiment, and luck.")
        ),
    ] = "0",
    experiment_games: Annotated[
        str, typer.Option(metavar="N", help=mark("Games of each experiment."))
    ] = "2000",
    kinds: Kinds = "forbidden",
    also: Also = None,
    people: Annotated[
        bool,
        typer.Option("--people", help=mark("Finished matches of people beside them, apart.")),
    ] = False,
    data: Data = "",
    jobs: Jobs = "0",
    as_json: Json = False,
    lang: Lang = "",
) -> int:
    """``takujo report``"""
    from takujo.cli.report import Beside
    from takujo.cli.report import report as report_balance

    beside = Beside(
        games, seats, experiment, experiment_games, kinds, also or (), jobs, people, data
    )
    return report_balance(target, html, beside, settings, as_json, c.obj)


@lab_command(mark("Compare two editions, or an edition and a change, on the same deals."))
def compare(
    c: Context,
    target: Target,
    settings: Settings,
    other: Annotated[
        str, typer.Argument(metavar="GAME@EDITION", help=mark("What it is compared with."))
    ] = "",
    games: Annotated[
        str, typer.Option(metavar="N", help=mark("How many games of each at most."))
    ] = "4000",
    seats: Seats = "",
    seed: Seed = "1",
    metric: Annotated[
        str, typer.Option(metavar="NAME", help=mark("The metric that decides, named beforehand."))
    ] = "order",
    jobs: Jobs = "0",
    as_json: Json = False,
    lang: Lang = "",
) -> int:
    """``takujo compare``"""
    from takujo.cli.compare import compare as compare_editions

    asked = (target, other, games, seats, seed, settings, metric, jobs)
    return compare_editions(*asked, as_json, c.obj)


@lab_command(mark("Find what makes the order of play fair: a number for each place."))
def seats(
    c: Context,
    target: Target,
    settings: Settings,
    path: Annotated[
        str, typer.Option(metavar="PATH", help=mark("The numbers by place: setup.coins."))
    ] = "",
    players: Annotated[
        str, typer.Option(metavar="N,N", help=mark("For how many players."))
    ] = "2,3,4",
    games: Annotated[str, typer.Option(metavar="N", help=mark("Games of each step."))] = "2000",
    step: Annotated[
        str, typer.Option(metavar="N", help=mark("How much at a time; 0: as little as can be."))
    ] = "0",
    seed: Seed = "1",
    jobs: Jobs = "0",
    as_json: Json = False,
    lang: Lang = "",
) -> int:
    """``takujo seats``"""
    from takujo.cli.fair_seats import fair_seats

    asked = (target, settings, path, players, games, step, seed, jobs)
    return fair_seats(*asked, as_json, c.obj)


@lab_command(mark("Move every number one step each way, and rank them by what they move."))
def sensitivity(
    c: Context,
    target: Target,
    settings: Settings,
    under: Under = "",
    games: EachGames = "200",
    seats: Seats = "",
    seed: Seed = "1",
    jobs: Jobs = "0",
    as_json: Json = False,
    lang: Lang = "",
) -> int:
    """``takujo sensitivity``"""
    from takujo.cli.sensitivity import sensitivity as rank_numbers

    asked = (target, settings, under, games, seats, seed, jobs)
    return rank_numbers(*asked, as_json, c.obj)


@lab_command(mark("Change few numbers, so that the figures come into the bands of [targets]."))
def tune(
    c: Context,
    target: Target,
    settings: Settings,
    under: Under = "",
    changes: Annotated[str, number(mark("How many numbers at most."))] = "3",
    games: EachGames = "1000",
    seats: Seats = "",
    seed: Seed = "1",
    jobs: Jobs = "0",
    save: Annotated[
        str, typer.Option(metavar="FILE.toml", help=mark("Write the changed edition."))
    ] = "",
    as_json: Json = False,
    lang: Lang = "",
) -> int:
    """``takujo tune``"""
    from takujo.cli.tune import tune as tune_edition

    asked = (target, settings, under, changes, games, seats, seed, jobs, save)
    return tune_edition(*asked, as_json, c.obj)
