"""What was heard in many games as rows: one for each game, seat, turn and element."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from takujo.lab.heard import BROUGHT, LOW, QUESTION, SEAT, TO_POINTS, TURN, GameHeard

GAME: Final = 32  # where the game lies above a key
NEVER: Final = 1 << 40  # later than any decision

Numbers = NDArray[np.int64]


def element_rows(numbers: Sequence[int], games: Sequence[GameHeard]) -> dict[str, Numbers]:
    """The columns, ordered by game, seat, turn and element; the games by their numbers."""
    offered, offered_at = offers(numbers, games)
    taken, taken_at = table(numbers, [game.taken for game in games], 2)
    brought, brought_at, into, amount = table(numbers, [game.brought for game in games], BROUGHT)
    keys, row = np.unique(np.concatenate([offered, taken, brought]), return_inverse=True)
    of_offers, of_takes, of_brings = np.split(row, [len(offered), len(offered) + len(taken)])
    rows = len(keys)
    first = earliest(rows, row, np.concatenate([offered_at, taken_at, brought_at]))
    first_taken = earliest(rows, of_takes, taken_at)
    points = into == TO_POINTS
    return {
        "game": keys >> GAME,
        "seat": (keys >> SEAT) % (1 << (GAME - SEAT)),
        "turn": (keys >> TURN) % (LOW + 1),
        "element": keys % (1 << TURN),
        "offered": np.bincount(of_offers, minlength=rows),
        "taken": np.bincount(of_takes, minlength=rows),
        "at": np.where(first_taken < NEVER, first_taken, first),
        "points": total(rows, of_brings[points], amount[points]),
        "goods": total(rows, of_brings[~points], amount[~points]),
    }


def offers(numbers: Sequence[int], games: Sequence[GameHeard]) -> tuple[Numbers, Numbers]:
    """A key for each element that was offered, and when it was."""
    keys, at, rule, count = table(numbers, [game.questions for game in games], QUESTION)
    option = flat([game.options for game in games])
    rule, keys, at = (np.repeat(each, count) for each in (rule, keys, at))
    if not games:
        return keys, at
    before_first, choices = np.array(games[0].before_first), np.array(games[0].choices)
    element = (option > 0) & (option <= choices[rule])
    return (keys + before_first[rule] + option)[element], at[element]


def table(numbers: Sequence[int], lists: Sequence[list[int]], width: int) -> list[Numbers]:
    """Lists of so many numbers each as columns, the game in the keys, which come first."""
    columns = flat(lists).reshape(-1, width).T
    counts = [len(each) // width for each in lists]
    game = np.repeat(np.array(numbers, dtype=np.int64), counts)
    return [columns[0] + (game << GAME), *columns[1:]]


def flat(lists: Iterable[Sequence[int]]) -> Numbers:
    """All numbers of all lists."""
    every: list[Any] = [np.array(each, dtype=np.int64) for each in lists]
    return np.concatenate(every or [np.zeros(0, dtype=np.int64)])


def earliest(rows: int, row: Numbers, at: Numbers) -> Numbers:
    """By row: the first of its moments."""
    found = np.full(rows, NEVER, dtype=np.int64)
    np.minimum.at(found, row, at)
    return found


def total(rows: int, row: Numbers, amount: Numbers) -> Numbers:
    """By row: the sum of its amounts."""
    found: Numbers = np.bincount(row, weights=amount, minlength=rows).astype(np.int64)
    return found
