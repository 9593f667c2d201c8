"""Every number of an edition, one step each way: which of them moves the game, and what."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from takujo.editions.mistakes import EditionError
from takujo.editions.paths import is_number, with_settings
from takujo.editions.places import dotted, leaves, value_at
from takujo.games.catalogue import game
from takujo.lab.compare import PRIMARY, EditionSide
from takujo.lab.estimates import Estimate, discoveries
from takujo.lab.plan import Plan
from takujo.lab.sequences import ordinary
from takujo.lab.simulation import CameToNoEnd, play_parts

LOOKED_AT: Final = [PRIMARY, "score", "winner_score", "rounds", "decisions"]


@dataclass(frozen=True)
class Influence:
    """One changed number, and the metric it moved most surely."""

    path: str
    before: int
    after: int
    metric: str
    difference: Estimate
    stands: bool = False  # among all of them, at a false discovery rate of 5%
    endless: bool = False  # with it, a game never ended


def numbers_of(plan: Plan, under: str = "") -> list[str]:
    """The paths of all numbers, or of those that begin so."""
    found = [
        dotted(keys) for keys in leaves(plan.edition, [])
        if is_number(value_at(plan.edition, keys)) and keys[0] != "targets"
    ]  # fmt: skip
    return [path for path in found if path.startswith(under)]


def sensitivity(
    plan: Plan, paths: list[str], jobs: int, tell: Callable[[int], None]
) -> list[Influence]:
    """The numbers by what they move, the most sensitive first."""
    before = played(plan, jobs)
    found: list[Influence] = []
    for n, path in enumerate(paths):
        for step in (-1, 1):
            influence = one_step(plan, before, path, step, jobs)
            if influence is not None:
                found.append(influence)
        tell(n + 1)
    # the surest of several metrics is looked at, so its chance counts as often
    stand = discoveries([min(1.0, len(LOOKED_AT) * each.difference.p) for each in found])
    marked = [replace(each, stands=holds) for each, holds in zip(found, stand, strict=True)]
    return sorted(marked, key=lambda each: (not each.endless, each.difference.p, each.path))


def played(plan: Plan, jobs: int) -> EditionSide:
    """All games of a plan, as metrics."""
    side = EditionSide(replace(plan, rows=True))
    play_parts(side.plan, jobs, "", range(plan.parts), side.receive)
    return side


def one_step(plan: Plan, before: EditionSide, path: str, step: int, jobs: int) -> Influence | None:
    """What one step of one number does; None where the edition does not allow it."""
    value = int(value_at(plan.edition, path.split(".")))
    setting = f"{path}={value + step}"
    try:
        edition = with_settings(plan.edition, [setting])
        game(plan.game).refuse_mistakes(edition, setting)
    except EditionError:
        return None
    try:
        after = played(replace(plan, edition=edition, edition_name=setting), jobs)
    except CameToNoEnd:
        return Influence(path, value, value + step, "", Estimate(0, 0, 0), endless=True)
    moved = {name: ordinary(after.values(name) - before.values(name)) for name in LOOKED_AT}
    metric = min(LOOKED_AT, key=lambda name: moved[name].p)
    return Influence(path, value, value + step, metric, moved[metric])
