"""The smallest compensation for the order of play whose intervals include fairness.

A number for each place stands in the edition (coins at the start). From what is printed the place
that is furthest off its share is moved towards it, one step at a time, each step on deals of its
own, until the interval of every place includes an equal share.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np

from takujo.editions.mistakes import EditionError
from takujo.editions.paths import find, with_settings
from takujo.editions.places import dotted, value_at
from takujo.games.catalogue import game
from takujo.lab.compare import metrics_of
from takujo.lab.estimates import Estimate, mean_by_deal
from takujo.lab.parts import PlayedPart
from takujo.lab.plan import Plan
from takujo.lab.simulation import CameToNoEnd, play_parts

MOST_STEPS: Final = 24
LARGEST_STEP: Final = 20
NEW_DEALS: Final = 1_000_000  # between one step and the next


@dataclass(frozen=True)
class CompensationStep:
    """A compensation that was tried."""

    numbers: list[int]
    shares: list[Estimate]  # by place

    @property
    def fair(self) -> bool:
        """Does every interval include an equal share?"""
        share = 1 / len(self.shares)
        return all(each.low <= share <= each.high for each in self.shares)

    def off(self) -> float:
        """How far the furthest place is from its share."""
        return max(abs(each.value - 1 / len(self.shares)) for each in self.shares)

    def worst(self) -> int:
        """The place that is furthest off."""
        share = 1 / len(self.shares)
        return max(range(len(self.shares)), key=lambda n: abs(self.shares[n].value - share))


def printed_numbers(edition: dict[str, Any], path: str, players: int) -> tuple[str, list[int]]:
    """The full path of the list for so many players, and what is printed there."""
    keys = find(edition, path)
    found = value_at(edition, keys)
    if isinstance(found, dict):
        keys = [*keys, str(players)]
        found = found[str(players)]
    return dotted(keys), [int(n) for n in found]


def with_numbers(plan: Plan, path: str, numbers: list[int]) -> dict[str, Any]:
    """The edition with these numbers by place; refused where it does not allow them."""
    setting = f"{path}={numbers}"
    edition = with_settings(plan.edition, [setting])
    game(plan.game).refuse_mistakes(edition, setting)
    return edition


def smallest_step(plan: Plan, path: str, printed: list[int]) -> int:
    """The least by which the edition lets a number grow: some must be even."""
    for step in range(1, LARGEST_STEP):
        try:
            with_numbers(plan, path, [printed[0] + step, *printed[1:]])
        except EditionError:
            continue
        return step
    return 1


def compensate(
    plan: Plan, path: str, step: int, jobs: int, tell: Callable[[CompensationStep], None]
) -> list[CompensationStep]:
    """Every step that was tried, the fair one last if there is one; step 0 is the smallest."""
    players = len(plan.line_up)
    full, printed = printed_numbers(plan.edition, path, players)
    size = step or smallest_step(plan, full, printed)
    tried: list[CompensationStep] = []
    for numbers, seed in following(printed[:players], plan.seed, size, tried):
        setting = f"{full}={[*numbers, *printed[players:]]}"
        edition = with_numbers(plan, full, [*numbers, *printed[players:]])
        changed = replace(plan, edition=edition, edition_name=setting, seed=seed, rows=True)
        tried.append(CompensationStep(numbers, shares(changed, jobs)))
        tell(tried[-1])
    return tried


def following(
    printed: list[int], seed: int, step: int, tried: list[CompensationStep]
) -> Iterator[tuple[list[int], int]]:
    """What to try next, as long as it is not fair and was not tried before."""
    numbers = printed
    seen: list[list[int]] = []
    for n in range(MOST_STEPS):
        if numbers in seen:
            return
        seen.append(numbers)
        yield numbers, seed + n * NEW_DEALS
        if tried[-1].fair:
            return
        numbers = moved(tried[-1], step)


def moved(last: CompensationStep, step: int) -> list[int]:
    """One step for the place that is furthest off; what nobody lacks is taken from all."""
    at = last.worst()
    ahead = last.shares[at].value > 1 / len(last.shares)
    numbers = list(last.numbers)
    numbers[at] += -step if ahead else step
    least = min(numbers)
    return [number - least for number in numbers]


def shares(plan: Plan, jobs: int) -> list[Estimate]:
    """The share of wins of each place."""
    won: dict[int, list[Any]] = {}

    def receive(part: PlayedPart) -> None:
        if part.dead_end is not None:
            raise CameToNoEnd(part.dead_end)
        metrics = metrics_of(plan, part)
        for place in range(len(plan.line_up)):
            won.setdefault(place, []).extend(metrics[f"place.{place + 1}"])

    play_parts(plan, jobs, "", range(plan.parts), receive)
    return [mean_by_deal(np.array(own), np.arange(len(own))) for _, own in sorted(won.items())]
