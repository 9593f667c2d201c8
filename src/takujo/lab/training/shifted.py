"""Editions with some numbers shifted at random, so that a player learns what numbers mean."""

from __future__ import annotations

import copy
from typing import Any, Final

from takujo.editions.mistakes import EditionError
from takujo.editions.places import leaves, value_at
from takujo.editions.printed import PrintedGame
from takujo.kernel.agenda import Rulebook
from takujo.kernel.chance import FastNumbers

MOST_SHIFTS: Final = 8  # numbers changed in one edition
TRIES: Final = 50  # until an edition is found that the game allows


def shifted(rules: PrintedGame[Any], edition: str, seed: int) -> Rulebook:
    """The edition with a few numbers a little higher or lower; the same seed shifts the same."""
    numbers = FastNumbers(f"{seed}/shifted")
    data = rules.edition(edition)
    places = [keys for keys in leaves(data, []) if is_number(value_at(data, keys))]
    for _ in range(TRIES):
        changed = copy.deepcopy(data)
        for _ in range(1 + numbers.below(MOST_SHIFTS)):
            shift(changed, places[numbers.below(len(places))], numbers)
        try:
            rules.refuse_mistakes(changed, "")
        except EditionError:
            continue
        return rules.parts.rulebook(rules, rules.version, f"{edition}+{seed}", changed)
    return rules.book(edition)


def shift(data: dict[str, Any], keys: list[str], numbers: FastNumbers) -> None:
    """One number up or down: by one, or by up to a third of it."""
    place: Any = value_at(data, keys[:-1])
    at: Any = int(keys[-1]) if isinstance(place, list) else keys[-1]
    old = place[at]
    by = 1 + numbers.below(1 + abs(old) // 3)
    place[at] = max(0, old + by if numbers.below(2) else old - by)


def is_number(value: Any) -> bool:
    """Is this a whole number? True and false are none."""
    return isinstance(value, int) and not isinstance(value, bool)
