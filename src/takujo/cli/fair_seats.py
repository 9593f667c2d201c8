"""``takujo seats``: the smallest compensation for the order of play that makes it fair."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from takujo.cli.asked_for import USUAL, game_and_edition, whole_number
from takujo.cli.screen import Screen
from takujo.cli.simulate import MOST_GAMES, MOST_JOBS, cores
from takujo.editions.language import Language
from takujo.editions.mistakes import one_mistake
from takujo.kernel.said import Said
from takujo.lab.compensate import CompensationStep, compensate
from takujo.lab.plan import Plan
from takujo.lab.written import percent


def fair_seats(
    target: str,
    settings: Sequence[str],
    path: str,
    players: str,
    games: str,
    step: str,
    seed: str,
    jobs: str,
    as_json: bool,
    say: Language,
) -> int:
    """Search for each number of players; 1 if one of them finds nothing fair."""
    of, edition = game_and_edition(target)
    book = of.book(edition, settings)
    where = path or of.elements.compensation
    if not where:
        raise one_mistake("", "--path", Said("{game} prints no number by place", game=of.name))
    counts = [
        whole_number("--players", n, min(of.seats), max(of.seats)) for n in players.split(",")
    ]
    number = whole_number("--games", games, 100, MOST_GAMES)
    size = whole_number("--step", step, 0, 100)
    first = whole_number("--seed", seed, 0)
    workers = whole_number("--jobs", jobs, 0, MOST_JOBS) or cores()
    screen = Screen()
    out: dict[str, Any] = {}
    fair = True
    for n in counts:
        plan = Plan(
            of.name, book.edition_name, book.edition_data, [USUAL] * n, number, first, rows=True
        )
        if not as_json:
            screen.show(say.say("{n} players", n=n), "bold cyan")
        tried = compensate(
            plan, where, size, workers, lambda s: None if as_json else tell(s, screen)
        )
        fair = fair and tried[-1].fair
        out[str(n)] = [step_data(each) for each in tried]
        if not as_json:
            screen.show(verdict(tried, where, say), "bold")
    if as_json:
        print(json.dumps({"path": where, "games": number, "players": out}, indent=1))
    return 0 if fair else 1


def tell(step: CompensationStep, screen: Screen) -> None:
    """One step: the numbers, and the share of each place."""
    screen.show(f"{step.numbers}: " + "  ".join(percent(each) for each in step.shares), hanging=2)


def verdict(tried: list[CompensationStep], path: str, say: Language) -> str:
    """What was found."""
    last = tried[-1]
    if not last.fair:
        return say.say(
            "No compensation of {path} was found to be fair; the nearest is {numbers}.",
            path=path, numbers=min(tried, key=CompensationStep.off).numbers,
        )  # fmt: skip
    if len(tried) == 1:
        return say.say("What is printed is fair: {path}={numbers}", path=path, numbers=last.numbers)
    return say.say("Fair: {path}={numbers}", path=path, numbers=last.numbers)


def step_data(step: CompensationStep) -> dict[str, Any]:
    """A step as programs read it."""
    return {
        "numbers": step.numbers,
        "fair": step.fair,
        "shares": [
            {"value": round(s.value, 5), "ci95": [round(s.low, 5), round(s.high, 5)]}
            for s in step.shares
        ],
    }
