"""``takujo arena``: how strong computer players are, and how long they think."""

from __future__ import annotations

import json
from typing import Any

from rich.table import Table as Grid

from takujo.cli.asked_for import whole_number
from takujo.cli.lost_turns import show_faults
from takujo.cli.options import GamesAsked
from takujo.cli.planned import GamesWanted
from takujo.cli.screen import Screen
from takujo.cli.simulate import interval
from takujo.editions.language import Language, mark
from takujo.host.bots import Bots
from takujo.lab.arena import fight, report

HEADINGS = [
    mark("Win rate"),
    mark("95% interval"),
    mark("Mean points"),
    mark("Elo"),
    mark("ms p50"),
    mark("ms p95"),
    mark("ms p99"),
]


def arena(games: GamesAsked, above: str, as_json: bool, say: Language) -> int:
    """Play and report; bots that failed are named."""
    asked = GamesWanted(games, bots=True)
    share = asked.part(lambda: whole_number("--above", above or "100", 0, 100))
    asked.refuse()
    rules, plan = asked.book, asked.plan()
    if not as_json:
        asked.tell_settings(say)
    with Bots(rules) as sits:
        fought = fight(rules, plan.line_up, plan.seed, plan.games, sits.sit, share.value / 100)
        faults = sits.faults()
    figures = report(rules, plan.seed, fought)
    figures["faults"] = {name: each.as_data() for name, each in faults.items()}
    if as_json:
        print(json.dumps(figures, ensure_ascii=False, indent=1))
    else:
        show(figures, say)
        show_faults(faults, say)
    return 0


def show(figures: dict[str, Any], say: Language) -> None:
    """The figures as a table for people."""
    screen = Screen()
    screen.heading(f"{figures['game']}@{figures['edition']}")
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    grid.add_column(say.say("Player"))
    for heading in HEADINGS:
        grid.add_column(say.say(heading), justify="right")
    for entry in figures["seats"]:
        ends = entry["ci95"]
        grid.add_row(
            entry["cpu"],
            f"{entry['win_rate']:.1%}",
            interval(None if ends is None else (ends[0], ends[1]), 100, "%"),
            f"{entry['score_mean']:.2f}",
            str(entry["elo"]),
            *[f"{entry['milliseconds'].get(p, 0):.1f}" for p in ("p50", "p95", "p99")],
        )
    screen.print(grid)
    screen.show(
        say.say(
            "{games} games; the first wins more than {share} of them, whenever one stops to look.",
            games=figures["games"],
            share=f"{figures['lower_end_anytime']:.1%}",
        )
    )
