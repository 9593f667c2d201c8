"""Recall: workers back, daiba, the era's onigiri, and everything into the bag again."""

from __future__ import annotations

from takujo.games.goryokaku import events, names
from takujo.games.goryokaku.audit import audit, open_boards
from takujo.games.goryokaku.names import ERAS, STRIDE
from takujo.games.goryokaku.table import Goryokaku
from takujo.games.goryokaku.zones import with_number
from takujo.kernel.agenda import Rule


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
            t.then(names.REORGANISE, seat)


class Reorganise(Rule[Goryokaku]):
    """All discs in hand and on the own board into the bag; draw until the workers are out."""

    def begin(self, t: Goryokaku, seat: int, n: int) -> None:
        """Blindly, disc by disc; the onigiri that come out stay in hand."""
        p = t.players[seat]
        p.bag_workers += p.workers
        p.bag_onigiri += p.onigiri + p.laid
        if t.ear is not None:
            t.ear.append((events.BAGGED, seat, p.workers, p.onigiri + p.laid))
        p.workers = 0
        p.onigiri = 0
        p.laid = 0
        numbers = t.chance.numbers(names.BAGS[seat], t.times[names.BAG + seat])
        t.times[names.BAG + seat] += 1
        while p.workers < t.edition.workers_drawn and p.bag_workers > 0:
            if numbers.below(p.bag_workers + p.bag_onigiri) < p.bag_workers:
                p.bag_workers -= 1
                p.workers += 1
            else:
                p.bag_onigiri -= 1
                p.onigiri += 1
        t.reveals += 1
        if t.ear is not None:
            t.ear.append((events.DRAWN, seat, p.workers, p.onigiri))


def workers_on_board(t: Goryokaku, seat: int) -> bool:
    """Has the seat a worker on the worker board?"""
    p = t.players[seat]
    return p.workers + p.bag_workers + p.away < t.edition.workers


def recall(t: Goryokaku, seat: int) -> None:
    """Own workers and the onigiri under them come back; then the steps of the recall."""
    p = t.players[seat]
    workers = p.away
    discs = p.away
    p.away = 0
    for at in range(seat, len(t.heights), STRIDE):
        discs += t.heights[at]
        mask = t.stacks[at]
        while mask:
            workers += mask & 1
            mask >>= 1
        t.heights[at] = 0
        t.stacks[at] = 0
    p.workers += workers
    p.onigiri += discs - workers
    if t.ear is not None:
        t.ear.append((events.RECALLED, seat, workers, discs - workers))
    t.then(names.DAIBA, seat)
    t.then(names.RICE, seat)
