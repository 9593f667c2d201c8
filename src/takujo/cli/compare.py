"""``takujo compare``: two editions, or an edition and a change of it, on the same deals."""

from __future__ import annotations

import json
import shlex
from collections.abc import Sequence

from rich.table import Table as Grid

from takujo.cli.asked_for import game_and_edition
from takujo.cli.changes import show_changes
from takujo.cli.options import GamesAsked
from takujo.cli.planned import GamesWanted
from takujo.cli.screen import Screen
from takujo.editions.changes import changes
from takujo.editions.language import Language
from takujo.editions.mistakes import one_mistake
from takujo.editions.printed import PrintedGame
from takujo.kernel.agenda import Rulebook
from takujo.kernel.mistake import nearest
from takujo.kernel.said import Said
from takujo.kernel.table import Table
from takujo.lab.compare import CHANGED, Comparison, Moved, as_data
from takujo.lab.compare import compare as play_both
from takujo.lab.compared import METRICS, is_share, metric_name, sentence, size
from takujo.lab.element_codes import ElementCodes
from takujo.lab.plan import INDEPENDENT

LEAST = 200  # games: fewer say nothing about a difference


def compare(games: GamesAsked, second: str, metric: str, as_json: bool, say: Language) -> int:
    """Play both and tell what differs."""
    asked = GamesWanted(games, LEAST)
    of, settings = asked.of, games.settings
    other, edition = game_and_edition(second or games.target)
    if other is not of:
        raise one_mistake("", second, Said("is another game"), of.name)
    if not second and not settings:
        problem = Said("needs something to compare with")
        raise one_mistake("", games.target, problem, "--set PATH=VALUE")
    # a change is compared with the edition as it is; two editions are changed alike
    beside = asked.part(lambda: of.book(edition, settings if second else ()))
    asked.part(lambda: known_metric(metric, of, asked.edition))
    asked.refuse()
    books = [asked.book, beside.value] if second else [beside.value, asked.book]
    plans = [asked.plan(rows=True, deals=INDEPENDENT, book=book) for book in books]
    found = play_both(plans[0], plans[1], asked.jobs, metric)
    if as_json:
        print(json.dumps(as_data(found), ensure_ascii=False, indent=1))
    else:
        show(found, books[0], books[1], second or games.target, settings, say)
    return 0


def known_metric(metric: str, of: PrintedGame[Table], edition: str) -> None:
    """Refuse a metric nobody measures, with the one most like it."""
    ids = ElementCodes(of.book(edition)).ids
    places = [f"place.{n + 1}" for n in range(max(of.seats))]
    known = [*METRICS, *places, *[f"use.{id}" for id in ids]]
    if metric not in known:
        problem = Said("there is no metric {metric}", metric=repr(metric))
        allowed = ", ".join([*METRICS, "place.1", "use.…"])
        raise one_mistake("", "--metric", problem, allowed, nearest(metric, known))


def show(
    found: Comparison,
    before: Rulebook,
    after: Rulebook,
    target: str,
    settings: Sequence[str],
    say: Language,
) -> None:
    """What was changed, the verdict, what else moved, and how to play it."""
    screen = Screen()
    screen.heading(f"{found.a.edition_name} → {found.b.edition_name}")
    show_changes(changes(before.edition_data, after.edition_data), say, screen, 0)
    who = say.say(
        "{games} games of each on the same deals, all seats {player}; looked at {n} times",
        games=f"{found.games:,}", player=found.a.line_up[0], n=found.looks,
    )  # fmt: skip
    screen.show(who, "dim")
    screen.show(sentence(found.metrics[0], before, say), "bold")
    moved = [each for each in found.metrics[1:] if each.verdict == CHANGED]
    screen.show("")
    if moved:
        screen.show(say.say("What else moved"), "bold cyan")
        screen.print(table(sorted(moved, key=size, reverse=True)[:20], before, say))
    else:
        screen.show(say.say("Nothing else is shown to have moved."))
    screen.show(say.say("Play this version:"), "bold cyan")
    options = "".join(f" --set {shlex.quote(setting)}" for setting in settings)
    screen.unbroken(f"  takujo play {shlex.quote(target)}{options}")


def table(moved: list[Moved], book: Rulebook, say: Language) -> Grid:
    """Before, after, and the difference with its interval."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    grid.add_column("")
    for heading in [say.say("Before"), say.say("After"), say.say("Difference")]:
        grid.add_column(heading, justify="right")
    for each in moved:
        scale, unit = (100, "%") if is_share(each.name) else (1, "")
        ends = f"({each.low * scale:+.1f} – {each.high * scale:+.1f})"
        grid.add_row(
            metric_name(each.name, book, say),
            f"{each.a * scale:.1f}{unit}",
            f"{each.b * scale:.1f}{unit}",
            f"{each.difference * scale:+.1f} {ends}",
        )
    return grid
