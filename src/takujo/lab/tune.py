"""Towards the bands in ``[targets]``: few numbers changed, one at a time, each for a reason.

Every number that may be changed is moved a step each way on the same deals. The one that brings
the figures nearest to their bands is taken if it does so on deals of its own as well, on which
nothing was chosen; then the others are tried again with it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from takujo.editions.mistakes import EditionError, one_mistake
from takujo.editions.paths import with_settings
from takujo.editions.places import split, value_at
from takujo.games.catalogue import game
from takujo.kernel.said import Said
from takujo.lab.loaded import load
from takujo.lab.plan import Plan
from takujo.lab.results import prepare
from takujo.lab.simulation import CameToNoEnd, simulate
from takujo.lab.target_check import Band, check_targets

STEPS: Final = (1, -1, 2, -2)  # some numbers must be even
NEW_DEALS: Final = 1_000_000  # between the deals of one choice and those that test it


@dataclass(frozen=True)
class Move:
    """A number that was changed, and what for."""

    path: str
    before: int
    after: int
    distance: tuple[float, float]  # from the bands, before and after, on deals of its own
    helped: list[tuple[Band, Band]]  # figures that came nearer to their band, before and after


@dataclass(frozen=True)
class Tuned:
    """What came of it."""

    first: list[Band]
    last: list[Band]
    moves: list[Move]
    tried: int  # versions


def outside(band: Band) -> float:
    """How far a figure is out of its band, by the width of the band or the size of its limit."""
    low, high, value = band.low, band.high, band.value.value
    width = high - low if math.isfinite(high) else max(abs(low), 1e-9)
    return max(low - value, value - high, 0.0) / max(width, 1e-9)


def distance(bands: list[Band]) -> float:
    """How far all figures together are out of their bands."""
    return sum(outside(band) for band in bands)


def bands_of(plan: Plan, jobs: int) -> list[Band]:
    """The figures of an edition that has bands for them."""
    with TemporaryDirectory(prefix="takujo-") as scratch:
        whole = replace(plan, rows=True)
        outcome = simulate(whole, jobs, lambda done: None, prepare(Path(scratch), whole))
        if outcome.stopped == "interrupted":
            raise KeyboardInterrupt
        if outcome.dead_end is not None:
            raise CameToNoEnd(outcome.dead_end)
        if outcome.problem is not None:
            raise outcome.problem
        return check_targets(load(Path(scratch)))


def versions(plan: Plan, paths: list[str]) -> Iterator[tuple[str, int, int, Plan]]:
    """Each number one step each way, as far as the edition allows it."""
    of = game(plan.game)
    for path in paths:
        value: Any = value_at(plan.edition, split(path))
        reached: set[bool] = set()
        for step in STEPS:
            setting = f"{path}={value + step}"
            try:
                edition = with_settings(plan.edition, [setting])
                of.refuse_mistakes(edition, setting)
            except EditionError:
                continue
            if (step > 0) not in reached:  # the smallest step each way
                reached.add(step > 0)
                yield path, value, value + step, replace(plan, edition=edition)


def tune(plan: Plan, paths: list[str], most: int, jobs: int, tell: Callable[[str], None]) -> Tuned:
    """At most so many numbers changed; what was found out on the way is told."""
    first = last = bands_of(plan, jobs)
    if not first:
        raise one_mistake("", "", Said("the edition has no [targets]"))
    moves: list[Move] = []
    tried = 0
    while len(moves) < most and distance(last) > 0:
        found: list[tuple[float, str, int, int, Plan]] = []
        for path, before, after, version in versions(plan, paths):
            tried += 1
            tell(f"{path} {before} → {after}")
            try:
                found.append((distance(bands_of(version, jobs)), path, before, after, version))
            except CameToNoEnd:
                continue
        if not found:
            break
        nearest = min(found, key=lambda each: (each[0], each[1]))
        move, own = confirmed(plan, nearest[4], nearest[1:4], jobs, len(moves) + 1)
        if nearest[0] >= distance(last) or move.distance[1] >= move.distance[0]:
            break
        moves.append(move)
        plan, last = nearest[4], own
    return Tuned(first, last, moves, tried)


def confirmed(
    before: Plan, after: Plan, what: tuple[str, int, int], jobs: int, number: int
) -> tuple[Move, list[Band]]:
    """The same change on deals that it was not chosen on."""
    seed = before.seed + number * NEW_DEALS
    was, now = [bands_of(replace(plan, seed=seed), jobs) for plan in (before, after)]
    old = {(band.target, band.what): band for band in was}
    both = [(old.get((band.target, band.what)), band) for band in now]
    helped = [(a, b) for a, b in both if a is not None and outside(b) < outside(a)]
    return Move(*what, (distance(was), distance(now)), helped), now
