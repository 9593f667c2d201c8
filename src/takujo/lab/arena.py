"""The arena: any line-up, every game on a deal of its own, decisions timed, stopped when sure.

The line-up moves one seat round the table from game to game. A block is as many games as there
are seats, so that every entry has sat everywhere.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from takujo.cpu.match import MOST_DECISIONS
from takujo.cpu.players import Player
from takujo.kernel.agenda import Rulebook
from takujo.kernel.chance import fast
from takujo.kernel.flow import endless, take
from takujo.lab.elo import elo
from takujo.lab.intervals import ratio, share
from takujo.lab.sequential import lower_end

PERCENTILES: Final = (50, 95, 99)

Seat = Callable[[str, int], Player]  # from the name of an entry and a seed to who plays


@dataclass
class Fought:
    """The games so far, by entry of the line-up."""

    line_up: list[str]
    shares: list[list[float]] = field(default_factory=list)  # of the first place
    scores: list[list[int]] = field(default_factory=list)
    ranks: list[list[int]] = field(default_factory=list)
    seconds: dict[str, list[float]] = field(default_factory=dict)  # by name: of every decision

    def first(self) -> list[float]:
        """The first entry's share of every game."""
        return [shares[0] for shares in self.shares]


def fight(
    book: Rulebook,
    line_up: list[str],
    seed: int,
    games: int,
    sits: Seat,
    above: float = 1.0,
    tell: Callable[[int], None] = lambda done: None,
) -> Fought:
    """Play; stop after a block in which the first entry's lower end has come above a share."""
    fought = Fought(line_up)
    for number in range(games):
        one_game(book, seed + number, number % len(line_up), sits, fought)
        tell(number + 1)
        whole = (number + 1) % len(line_up) == 0
        if whole and above < 1 and lower_end(fought.first()) > above:
            break
    return fought


def one_game(book: Rulebook, seed: int, rotation: int, sits: Seat, fought: Fought) -> None:
    """One game, with what it took."""
    rules = book.game
    seats = len(fought.line_up)
    entries = [(seat - rotation) % seats for seat in range(seats)]
    players = [sits(fought.line_up[entry], seed * seats + entry) for entry in entries]
    t = rules.deal(book, seats, fast(seed))
    decisions = 0
    while t.asking is not None:
        seat = t.asking.seat
        seen = rules.seen(t, seat)
        began = time.perf_counter()
        choice = players[seat].choose(seen)
        taken = time.perf_counter() - began
        fought.seconds.setdefault(fought.line_up[entries[seat]], []).append(taken)
        take(t, choice)
        decisions += 1
        if decisions > MOST_DECISIONS:
            raise endless(t)
    result = t.result
    assert result is not None
    firsts = result.ranks.count(1)
    sat = [entries.index(entry) for entry in range(seats)]
    fought.shares.append([1 / firsts if result.ranks[seat] == 1 else 0.0 for seat in sat])
    fought.scores.append([result.scores[seat] for seat in sat])
    fought.ranks.append([result.ranks[seat] for seat in sat])


def report(book: Rulebook, seed: int, fought: Fought) -> dict[str, Any]:
    """The figures as programs read them."""
    ratings = elo(
        fought.line_up,
        [list(zip(fought.line_up, ranks, strict=True)) for ranks in fought.ranks],
    )
    entries = [entry_of(fought, entry, ratings) for entry in range(len(fought.line_up))]
    return {
        "game": book.game.name,
        "edition": book.edition_name,
        "rules": book.identity,
        "seed": seed,
        "games": len(fought.shares),
        "lower_end_anytime": round(lower_end(fought.first()), 4),
        "seats": entries,
    }


def entry_of(fought: Fought, entry: int, ratings: dict[str, float]) -> dict[str, Any]:
    """The figures of one entry of the line-up."""
    name = fought.line_up[entry]
    wins = [shares[entry] for shares in fought.shares]
    scores = [float(scores[entry]) for scores in fought.scores]
    each = [1] * len(wins)
    return {
        "cpu": name,
        "win_rate": round(sum(wins) / len(wins), 5),
        "ci95": rounded(share(wins, each)),
        "score_mean": round(sum(scores) / len(scores), 3),
        "score_ci95": rounded(ratio(scores, each)),
        "elo": round(ratings[name]),
        "milliseconds": latencies(fought.seconds.get(name, [])),
    }


def rounded(ends: tuple[float, float] | None) -> list[float] | None:
    """Both ends, or nothing where one game says nothing about chance."""
    return None if ends is None else [round(end, 4) for end in ends]


def latencies(seconds: Sequence[float]) -> dict[str, float]:
    """How long decisions took: half of them, 95 and 99 of a hundred were sooner than this."""
    ranked = sorted(seconds)
    return {
        f"p{p}": round(ranked[min(len(ranked) - 1, len(ranked) * p // 100)] * 1000, 2)
        for p in PERCENTILES
        if ranked
    }
