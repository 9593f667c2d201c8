"""Figures of many games: shares with 95% intervals, whose unit is the deal."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from benchmarks.balance.played import SOURCES, Facts
from takujo.lab.intervals import ratio, share


@dataclass(frozen=True)
class Figure:
    """A value and its 95% interval."""

    value: float
    low: float
    high: float


def by_deal(played: list[Facts]) -> list[list[Facts]]:
    """Games of one deal belong together."""
    deals: dict[int, list[Facts]] = {}
    for each in played:
        deals.setdefault(each.seed, []).append(each)
    return list(deals.values())


def share_of(deals: list[list[float]]) -> Figure:
    """The mean of values from 0 to 1, one list a deal."""
    sums = [sum(values) for values in deals]
    counts = [len(values) for values in deals]
    found = share(sums, counts)
    assert found is not None
    return Figure(sum(sums) / sum(counts), *found)


def mean_of(deals: list[list[float]]) -> Figure:
    """The mean of any values, one list a deal."""
    sums = [sum(values) for values in deals]
    counts = [len(values) for values in deals]
    found = ratio(sums, counts)
    assert found is not None
    return Figure(sum(sums) / sum(counts), *found)


def seat_wins(played: list[Facts]) -> list[Figure]:
    """How often each place in the order of play wins."""
    deals = by_deal(played)
    seats = len(played[0].wins)
    return [share_of([[each.wins[i] for each in deal] for deal in deals]) for i in range(seats)]


def source_shares(played: list[Facts]) -> dict[str, Figure]:
    """Of all winners' points, those from each source."""
    deals = by_deal(played)
    found: dict[str, Figure] = {}
    for source in SOURCES:
        sums = [sum(each.points[source] for each in deal) for deal in deals]
        totals = [round(sum(sum(each.points.values()) for each in deal)) for deal in deals]
        interval = ratio(sums, totals)
        assert interval is not None
        found[source] = Figure(sum(sums) / sum(totals), *interval)
    return found


def turns(played: list[Facts]) -> Figure:
    """Turns a player."""
    return mean_of([[float(n) for each in deal for n in each.turns] for deal in by_deal(played)])


def winning_scores(played: list[Facts]) -> Figure:
    """The winner's points."""
    return mean_of([[float(max(each.scores)) for each in deal] for deal in by_deal(played)])


def hasty_wins(played: list[Facts]) -> Figure:
    """How often the seat wins that recalls whenever it may."""
    return share_of([[each.hasty for each in deal] for deal in by_deal(played)])


def last_board(played: list[Facts]) -> Figure:
    """In how many games the last board was built on."""
    return share_of([[float(each.last_board) for each in deal] for deal in by_deal(played)])


def at_the_top(played: list[Facts], top: int) -> Figure:
    """How many players have their soil level at its top at the end."""
    return share_of(
        [[float(n == top) for each in deal for n in each.soil_levels] for deal in by_deal(played)]
    )


def tile_use(played: list[Facts], tiles: list[str]) -> Figure:
    """Of the times that one of these tiles lay on a board, those with a piece on it."""
    sums = [sum(each.taken.count(tile) for tile in tiles for each in deal)
            for deal in by_deal(played)]  # fmt: skip
    counts = [sum(each.tiles.count(tile) for tile in tiles for each in deal)
              for deal in by_deal(played)]  # fmt: skip
    found = ratio([float(n) for n in sums], counts)
    assert found is not None
    return Figure(sum(sums) / sum(counts), *found)


@dataclass(frozen=True)
class CardUse:
    """How often a card was laid out by who could pay for it, and in the games that showed it."""

    card: int
    afforded: int
    used: int
    shown: int
    laid: int


def card_uses(played: list[Facts], cards: int) -> list[CardUse]:
    """Every card from 1 on."""
    counters = [Counter[int]() for _ in range(4)]
    for each in played:
        lists = [each.afforded, each.used, each.shown, each.laid]
        for counter, some in zip(counters, lists, strict=True):
            counter.update(some)
    return [CardUse(card, *[c[card] for c in counters]) for card in range(1, cards + 1)]
