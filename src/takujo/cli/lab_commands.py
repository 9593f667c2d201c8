"""The commands of the laboratory: simulate, report, compare, seats, sensitivity, tune."""

from collections.abc import Callable
from functools import wraps
from typing import Annotated, Any

from typer import Context

from takujo.cli.commands import command
from takujo.cli.options import (
    Data,
    EachGames,
    Games,
    GamesAsked,
    Jobs,
    Json,
    Lang,
    LineUp,
    Ray,
    Seats,
    Seed,
    Settings,
    Target,
    argument,
    flag,
    option,
)
from takujo.editions.language import mark

FOLDER_OR_GAME = mark("What simulate --out has kept, or a game.")
EXPERIMENT = mark("Try so many elements at each end by experiment, and luck.")
KINDS = mark("Experiments of which kind: forbidden, given, blanked, or all.")
ALSO = mark("Who else plays a share of games: a player, population, all or none.")
PEOPLE = mark("Finished matches of people beside them, apart.")
METRIC = mark("The metric that decides, named beforehand.")
CHECK_TARGETS = mark("Fail where the edition's [targets] are missed.")
Under = Annotated[str, option("PATH", mark("Only numbers whose path begins so."))]


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
    out: Annotated[str, option("DIR", mark("Keep figures, games and edition here."))] = "",
    ray: Ray = "",
    resume: Annotated[bool, flag("--resume", mark("Go on with what lies in DIR."))] = False,
    check_targets: Annotated[bool, flag("--check-targets", CHECK_TARGETS)] = False,
    as_json: Json = False,
    lang: Lang = "",
) -> int:
    """``takujo simulate``"""
    from takujo.cli.simulate import Where
    from takujo.cli.simulate import simulate as simulate_games

    asked = GamesAsked(target, settings, seats, games, seed, jobs)
    return simulate_games(asked, Where(ray, out, resume, check_targets), as_json, c.obj)


@lab_command(mark("Report the balance of an edition: verdicts, figures, a page."))
def report(
    c: Context,
    target: Annotated[str, argument("DIR|GAME[@EDITION]", FOLDER_OR_GAME)],
    settings: Settings,
    html: Annotated[str, option("FILE.html", mark("Write the report as a page."))] = "",
    games: Games = "2000",
    seats: Seats = "",
    experiment: Annotated[str, option("N", EXPERIMENT)] = "0",
    experiment_games: Annotated[str, option("N", mark("Games of each experiment."))] = "2000",
    kinds: Annotated[str, option("KIND,KIND", KINDS)] = "forbidden",
    also: Annotated[list[str] | None, option("PLAYER", ALSO)] = None,
    people: Annotated[bool, flag("--people", PEOPLE)] = False,
    data: Data = "",
    jobs: Jobs = "0",
    as_json: Json = False,
    lang: Lang = "",
) -> int:
    """``takujo report``"""
    from takujo.cli.report import Beside
    from takujo.cli.report import report as report_balance

    asked = GamesAsked(target, settings, seats, games, jobs=jobs)
    beside = Beside(experiment, experiment_games, kinds, also or (), people, data)
    return report_balance(asked, html, beside, as_json, c.obj)


@lab_command(mark("Compare two editions, or an edition and a change, on the same deals."))
def compare(
    c: Context,
    target: Target,
    settings: Settings,
    other: Annotated[str, argument("GAME@EDITION", mark("What it is compared with."))] = "",
    games: Annotated[str, option("N", mark("How many games of each at most."))] = "4000",
    seats: Seats = "",
    seed: Seed = "1",
    metric: Annotated[str, option("NAME", METRIC)] = "order",
    jobs: Jobs = "0",
    as_json: Json = False,
    lang: Lang = "",
) -> int:
    """``takujo compare``"""
    from takujo.cli.compare import compare as compare_editions

    asked = GamesAsked(target, settings, seats, games, seed, jobs)
    return compare_editions(asked, other, metric, as_json, c.obj)


@lab_command(mark("Find what makes the order of play fair: a number for each place."))
def seats(
    c: Context,
    target: Target,
    settings: Settings,
    path: Annotated[str, option("PATH", mark("The numbers by place: setup.coins."))] = "",
    players: Annotated[str, option("N,N", mark("For how many players."))] = "2,3,4",
    games: Annotated[str, option("N", mark("Games of each step."))] = "2000",
    step: Annotated[str, option("N", mark("How much at a time; 0: as little as can be."))] = "0",
    seed: Seed = "1",
    jobs: Jobs = "0",
    as_json: Json = False,
    lang: Lang = "",
) -> int:
    """``takujo seats``"""
    from takujo.cli.fair_seats import fair_seats

    asked = GamesAsked(target, settings, "", games, seed, jobs)
    return fair_seats(asked, path, players, step, as_json, c.obj)


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

    asked = GamesAsked(target, settings, seats, games, seed, jobs)
    return rank_numbers(asked, under, as_json, c.obj)


@lab_command(mark("Change few numbers, so that the figures come into the bands of [targets]."))
def tune(
    c: Context,
    target: Target,
    settings: Settings,
    under: Under = "",
    changes: Annotated[str, option("N", mark("How many numbers at most."))] = "3",
    games: EachGames = "1000",
    seats: Seats = "",
    seed: Seed = "1",
    jobs: Jobs = "0",
    save: Annotated[str, option("FILE.toml", mark("Write the changed edition."))] = "",
    as_json: Json = False,
    lang: Lang = "",
) -> int:
    """``takujo tune``"""
    from takujo.cli.tune import tune as tune_edition

    asked = GamesAsked(target, settings, seats, games, seed, jobs)
    return tune_edition(asked, under, changes, save, as_json, c.obj)
