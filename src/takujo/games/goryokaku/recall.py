"""Recall: workers back, daiba, the era's onigiri, and everything into the bag again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from takujo.games.goryokaku import events, names
from takujo.games.goryokaku.audit import audit, open_boards
from takujo.games.goryokaku.names import ERAS, STRIDE
from takujo.games.goryokaku.player import Player
from takujo.games.goryokaku.stacks import survey
from takujo.games.goryokaku.table import Goryokaku
from takujo.games.goryokaku.zones import with_number
from takujo.kernel.agenda import Rule

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine's own number, for the compiler alone


class Rice(Rule[Goryokaku]):
    """Take one onigiri from the era's pile; the last one brings audit and boards."""

    def begin(self, t: Goryokaku, seat: int, n: int) -> None:
        """After the last onigiri of the last era only the storehouses are looked at."""
        era = t.era
        t.piles = with_number(t.piles, era - 1, t.piles[era - 1] - 1)
        t.players[seat].onigiri += 1
        if t.ear is not None:
            t.ear.append((events.TOOK_RICE, seat, era, t.piles[era - 1]))
        if t.piles[era - 1] == 0:
            audit(t, seat, era)
            open_boards(t, seat, era)
            t.era = era + 1
        if t.era <= ERAS:
            reorganise(t, seat)


class Reorganise(Rule[Goryokaku]):
    """All discs in hand and on the own board into the bag; draw until the workers are out."""

    def begin(self, t: Goryokaku, seat: int, n: int) -> None:
        """Blindly; the onigiri that come out stay in hand."""
        reorganise(t, seat)


def reorganise(t: Goryokaku, seat: int) -> None:
    """Everything into the bag, then disc by disc out of it."""
    p = t.players[seat]
    p.bag_workers += p.workers
    p.bag_onigiri += p.onigiri + p.laid
    if t.ear is not None:
        t.ear.append((events.BAGGED, seat, p.workers, p.onigiri + p.laid))
    p.laid = 0
    draw_workers(t, seat, p)
    t.reveals += 1
    if t.ear is not None:
        t.ear.append((events.DRAWN, seat, p.workers, p.onigiri))


def draw_workers(t: Goryokaku, seat: int, p: Player) -> None:
    """Draw until there are workers enough, or none in the bag."""
    numbers = t.chance.numbers(names.BAGS[seat], t.times[names.BAG + seat])
    t.times[names.BAG + seat] = t.times[names.BAG + seat] + 1
    workers: i64 = p.bag_workers
    onigiri: i64 = p.bag_onigiri
    left: i64 = max(workers - t.edition.workers_drawn[t.seats], 0)
    drawn: i64
    while workers > left:
        drawn = numbers.below(workers + onigiri)
        if drawn < workers:
            workers -= 1
        else:
            onigiri -= 1
    p.workers = p.bag_workers - workers
    p.onigiri = p.bag_onigiri - onigiri
    p.bag_workers = workers
    p.bag_onigiri = onigiri


def onigiri_drawn(t: Goryokaku, workers: int, onigiri: int) -> float:
    """How many onigiri come out of such a bag on average before the workers have."""
    out = min(t.edition.workers_drawn[t.seats], workers)
    return out * onigiri / (workers + 1)


def workers_on_board(t: Goryokaku, seat: int) -> bool:
    """Has the seat a worker on the worker board?"""
    p = t.players[seat]
    return p.workers + p.bag_workers + p.away < t.edition.workers


def recall(t: Goryokaku, seat: int) -> None:
    """Own workers and the onigiri under them come back; then the steps of the recall."""
    p = t.players[seat]
    workers = t.edition.workers - p.bag_workers - p.workers
    discs = p.away + lift_stacks(t, seat)
    p.away = 0
    p.workers += workers
    p.onigiri += discs - workers
    if t.ear is not None:
        t.ear.append((events.RECALLED, seat, workers, discs - workers))
    t.then(names.DAIBA, seat)
    t.then(names.RICE, seat)


def lift_stacks(t: Goryokaku, seat: int) -> int:
    """Take every stack of the seat off the worker board; how many discs there were."""
    discs: i64 = 0
    at: i64
    height: i64
    for at in range(0, len(t.heights), STRIDE):
        height = t.heights[at + seat]
        if height:
            discs += height
            t.heights[at + seat] = 0
            t.stacks[at + seat] = 0
            survey(t, at)
    return discs
