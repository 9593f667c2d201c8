"""Positions of played games, each with how the game went for the seat that looks at it."""

from __future__ import annotations

from typing import Final, NamedTuple

from takujo.cpu.players import JudgingPlayer
from takujo.kernel.agenda import Rulebook
from takujo.kernel.chance import FastNumbers, fast
from takujo.kernel.flow import Endless, take
from takujo.kernel.table import Result

KEPT: Final = 16  # positions of one game, all looked at by the seat that is asked
MOST_DECISIONS: Final = 3000  # of a game; one that goes on longer teaches nothing
STRAYS: Final = [0, 20, 100, 300]  # thousandths: how often anything is done, up to some moment


class Sample(NamedTuple):
    """What a seat saw, and how the game then went for it."""

    features: bytes  # the situation alone, without the numbers of the edition
    win: float  # its share of the first place
    lead: float  # its points beyond the best of the others


def self_play(book: Rulebook, seats: int, seed: int) -> list[Sample]:
    """One game of ``normal``, after an opening that may have gone astray.

    Up to some moment any option is taken now and then, so that positions come up which good
    players avoid; what is kept lies after it, and so says how good play goes on from there.
    """
    numbers = FastNumbers(f"{seed}/astray")
    stray = STRAYS[numbers.below(len(STRAYS))]
    until = numbers.below(100) * numbers.below(6) if stray else 0
    rules = book.game
    t = rules.deal(book, seats, fast(seed))
    thinkers = [JudgingPlayer(rules.judgement, seed * seats + seat) for seat in range(seats)]
    edition = len(rules.edition_features(t))
    found: list[tuple[int, bytes]] = []
    decisions = 0
    while t.asking is not None:
        seat = t.asking.seat
        if decisions < until and numbers.below(1000) < stray:
            choice = t.offered[numbers.below(len(t.offered))]
        else:
            seen = rules.seen(t, seat)
            choice = thinkers[seat].choose(seen)
            if decisions >= until:
                keep(found, decisions - until, seat, rules.features(seen)[:-edition], numbers)
        take(t, choice)
        decisions += 1
        if decisions > MOST_DECISIONS:
            return []
    result = t.result
    assert result is not None
    return [sample(seat, features, result) for seat, features in found]


def keep(
    found: list[tuple[int, bytes]], at: int, seat: int, features: bytes, numbers: FastNumbers
) -> None:
    """Keep some of the positions, each with the same chance (a reservoir)."""
    if len(found) < KEPT:
        found.append((seat, features))
        return
    place = numbers.below(at + 1)
    if place < KEPT:
        found[place] = (seat, features)


def sample(seat: int, features: bytes, result: Result) -> Sample:
    """With the outcome for the seat."""
    first = result.ranks[seat] == 1
    others = [score for other, score in enumerate(result.scores) if other != seat]
    return Sample(
        features,
        1 / result.ranks.count(1) if first else 0.0,
        float(result.scores[seat] - max(others)),
    )


def played(book: Rulebook, seats: int, seed: int) -> list[Sample]:
    """The same; nothing of an edition whose rules never come to an end."""
    try:
        return self_play(book, seats, seed)
    except Endless:
        return []
