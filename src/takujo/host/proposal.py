"""What ``normal`` would do from what a seat has seen: the answer that a page proposes."""

from __future__ import annotations

from collections.abc import Container
from typing import TypeVar

from takujo.host.ahead import Ahead
from takujo.kernel.agenda import ASIDE, PASS
from takujo.kernel.seen import Seen
from takujo.kernel.table import Table

T = TypeVar("T", bound=Table)


def best(seen: Seen[Table]) -> int:
    """The option that the game's judgement leans to most; of equals the first."""
    options = seen.options()
    leanings = seen.table.book.game.judgement.leanings(seen)
    own = [i for i, choice in enumerate(options) if choice < ASIDE]
    return options[max(own, key=lambda i: (leanings[i], -i))]


def best_several(seen: Seen[Table], most: int) -> list[int]:
    """Up to so many options that the judgement prefers to passing, the most preferred first.

    For what is done several times with something coming to light in between: none looks behind it.
    """
    leanings = dict(zip(seen.options(), seen.table.book.game.judgement.leanings(seen), strict=True))
    better = [choice for choice in leanings if PASS < choice < ASIDE]
    better = [choice for choice in better if leanings[choice] > leanings[PASS]]
    return sorted(better, key=lambda choice: -leanings[choice])[:most]


def proposed(start: Ahead[T], rules: Container[int]) -> list[str]:
    """The choices, one after the other, as long as one of these rules asks the seat."""
    ahead, out = start.copy(), list[str]()
    while (frame := ahead.asking) is not None and frame.id in rules:
        game = ahead.table.book.game
        choice = best(game.seen(ahead.table, ahead.seat))
        out.append(ahead.table.book.readable(frame, choice))
        ahead.take(choice)
    return out
