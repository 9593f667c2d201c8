"""``takujo seats``: the smallest compensation for the order of play that makes it fair."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import partial
from typing import Any

from takujo.cli.asked_for import USUAL, whole_number
from takujo.cli.options import GamesAsked
from takujo.cli.planned import GamesWanted
from takujo.cli.screen import Screen
from takujo.editions.language import Language
from takujo.editions.mistakes import one_mistake
from takujo.editions.printed import PrintedGame
from takujo.kernel.said import Said
from takujo.kernel.table import Table
from takujo.lab.compensate import CompensationStep, compensate
from takujo.lab.written import percent

LEAST = 100  # games of a step: fewer say nothing


def fair_seats(
    games: GamesAsked, path: str, players: str, step: str, as_json: bool, say: Language
) -> int:
    """Search for each number of players; 1 if one of them finds nothing fair."""
    asked = GamesWanted(games, LEAST)
    of = asked.of
    found = asked.part(lambda: path or printed_by_place(of))
    counts = [
        asked.part(partial(whole_number, "--players", n, min(of.seats), max(of.seats)))
        for n in players.split(",")
    ]
    size = asked.part(lambda: whole_number("--step", step, 0, 100))
    asked.refuse()
    plan, where = asked.plan(rows=True), found.value
    screen = Screen()
    out: dict[str, Any] = {}
    fair = True
    for n in [count.value for count in counts]:
        if not as_json:
            screen.show(say.say("{n} players", n=n), "bold cyan")
        usual = replace(plan, line_up=[USUAL] * n)
        tried = compensate(
            usual, where, size.value, asked.jobs, lambda s: None if as_json else tell(s, screen)
        )
        fair = fair and tried[-1].fair
        out[str(n)] = [step_data(each) for each in tried]
        if not as_json:
            screen.show(verdict(tried, where, say), "bold")
    if as_json:
        print(json.dumps({"path": where, "games": plan.games, "players": out}, indent=1))
    return 0 if fair else 1


def printed_by_place(of: PrintedGame[Table]) -> str:
    """Where the game's editions print numbers by place."""
    if not of.elements.compensation:
        raise one_mistake("", "--path", Said("{game} prints no number by place", game=of.name))
    return of.elements.compensation


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
