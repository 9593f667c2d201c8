"""``takujo tune``: few numbers changed, so that the figures come into the bands of the edition."""

from __future__ import annotations

import json
import shlex
from collections.abc import Sequence
from typing import Any

from takujo.cli.asked_for import whole_number
from takujo.cli.bands import band_data, show_bands
from takujo.cli.options import GamesAsked
from takujo.cli.planned import GamesWanted
from takujo.cli.screen import Screen
from takujo.editions.language import Language
from takujo.editions.load import edition_file, is_file_path
from takujo.editions.mistakes import one_mistake
from takujo.kernel.said import Said
from takujo.lab.plan import Plan
from takujo.lab.sensitivity import numbers_of
from takujo.lab.target_check import Band
from takujo.lab.tune import Move, Tuned
from takujo.lab.tune import tune as bring_nearer
from takujo.lab.variant import save_variant

MOST_CHANGES = 20


def tune(
    games: GamesAsked, under: str, changes: str, save: str, as_json: bool, say: Language
) -> int:
    """Search, and tell every change with its reason; 1 if a figure is still out of its band."""
    asked = GamesWanted(games)
    most = asked.part(lambda: whole_number("--changes", changes, 1, MOST_CHANGES))
    asked.refuse()
    plan = asked.plan(rows=True)
    paths = numbers_of(plan, under)
    if not paths:
        raise one_mistake("", "--under", Said("no number begins with {path}", path=repr(under)))
    screen = Screen(error=True)
    tell = (lambda line: None) if as_json or not screen.is_terminal else screen.show
    found = bring_nearer(plan, paths, most.value, asked.jobs, tell)
    made = [*asked.settings, *[f"{move.path}={move.after}" for move in found.moves]]
    if save and found.moves:
        source, of = asked.edition or asked.of.default_edition, asked.of
        file = source if is_file_path(source) else edition_file(source, [of.folder])
        save_variant(file, made, save, [of.folder])
    if as_json:
        print(json.dumps(tuned_data(found), ensure_ascii=False, indent=1))
    else:
        show(found, plan, games.target, made, say)
    return 1 if any(band.verdict == "out" for band in found.last) else 0


def show(found: Tuned, plan: Plan, target: str, made: Sequence[str], say: Language) -> None:
    """Every change, what it was for, and how the figures lie now."""
    screen = Screen()
    tried = say.say(
        "{n} versions were tried, {games} games each, all seats {player}.",
        n=found.tried, games=f"{plan.games:,}", player=plan.line_up[0],
    )  # fmt: skip
    screen.show(tried, "dim")
    if not found.moves:
        screen.show(say.say("No single step brings the figures nearer to their bands."), "bold")
    for move in found.moves:
        screen.show(f"{move.path}: {move.before} → {move.after}", "bold")
        for was, now in move.helped:
            screen.show(f"  {reason(was, now, say)}", hanging=4)
    show_bands(found.last, say)
    if found.moves:
        screen.show(say.say("Play this version:"), "bold cyan")
        options = "".join(f" --set {shlex.quote(setting)}" for setting in made)
        screen.unbroken(f"  takujo play {shlex.quote(target)}{options}")


def reason(was: Band, now: Band, say: Language) -> str:
    """A figure that came nearer to its band, on deals on which nothing was chosen."""
    return say.say(
        "because {figure} was {before}, out of {low}–{high}, and is {after}",
        figure=f"{was.target} {was.what}".strip(), before=was.value, after=now.value,
        low=f"{was.low:g}", high=f"{was.high:g}",
    )  # fmt: skip


def tuned_data(found: Tuned) -> dict[str, Any]:
    """The same for programs."""
    return {
        "tried": found.tried,
        "changes": [move_data(move) for move in found.moves],
        "before": band_data(found.first),
        "after": band_data(found.last),
    }


def move_data(move: Move) -> dict[str, Any]:
    """One change."""
    return {
        "path": move.path,
        "before": move.before,
        "after": move.after,
        "out_of_bands": [round(each, 4) for each in move.distance],
        "because": [f"{was.target} {was.what}".strip() for was, _ in move.helped],
    }
