"""How the entries of a line-up fared: wins, points and how sure the figures are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from takujo.cpu.match import Played
from takujo.lab.intervals import ratio, share
from takujo.lab.plan import Outcome


@dataclass(frozen=True)
class Standing:
    """The figures of one entry, wherever it sat."""

    cpu: str
    wins: float  # a shared win counts 1/k
    win_rate: float
    win_interval: tuple[float, float] | None
    score_mean: float
    score_interval: tuple[float, float] | None


def blocks_of(played: list[Played]) -> list[list[Played]]:
    """The games by seed; the last block may lack some rotations."""
    blocks: dict[int, list[Played]] = {}
    for each in played:
        blocks.setdefault(each.seed, []).append(each)
    return list(blocks.values())


def standings(outcome: Outcome) -> list[Standing]:
    """One for each entry of the line-up; there must be games."""
    blocks = blocks_of(outcome.played)
    counts = [len(block) for block in blocks]
    games = sum(counts)
    found: list[Standing] = []
    for entry, cpu in enumerate(outcome.plan.line_up):
        wins = [sum(each.win_share(entry) for each in block) for block in blocks]
        scores = [float(sum(each.score(entry) for each in block)) for block in blocks]
        found.append(
            Standing(
                cpu,
                sum(wins),
                sum(wins) / games,
                share(wins, counts),
                sum(scores) / games,
                ratio(scores, counts),
            )
        )
    return found


def summary(outcome: Outcome) -> dict[str, Any]:
    """The figures as programs read them."""
    played = outcome.played
    book = outcome.plan.book()
    games = len(played)
    return {
        "game": outcome.plan.game,
        "edition": outcome.plan.edition_name,
        "rules": book.identity,
        "games": games,
        "seconds": round(outcome.seconds, 3),
        "decisions": sum(each.decisions for each in played),
        "seed": outcome.plan.seed,
        "rounds_mean": round(sum(each.rounds for each in played) / games, 3) if games else None,
        "shared_wins": sum(each.ranks.count(1) > 1 for each in played),
        "deals": outcome.plan.sharing,
        "stopped": outcome.stopped or None,
        "faults": {name: each.as_data() for name, each in outcome.faults.items()},
        "seats": [as_data(each) for each in standings(outcome)] if games else [],
    }


def as_data(standing: Standing) -> dict[str, Any]:
    """One entry's figures as programs read them."""
    return {
        "cpu": standing.cpu,
        "wins": round(standing.wins, 3),
        "win_rate": round(standing.win_rate, 5),
        "ci95": rounded(standing.win_interval, 5),
        "score_mean": round(standing.score_mean, 3),
        "score_ci95": rounded(standing.score_interval, 3),
    }


def rounded(interval: tuple[float, float] | None, digits: int) -> list[float] | None:
    """Both ends, or nothing where one block says nothing about chance."""
    return None if interval is None else [round(end, digits) for end in interval]
