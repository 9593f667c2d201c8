"""Standstill: the second end, when nothing can happen any more, whatever roles are picked."""

from __future__ import annotations

from takujo.games.san_juan import events
from takujo.games.san_juan.builder import may_own
from takujo.games.san_juan.price import affordable, dearest
from takujo.games.san_juan.table import Player, SanJuan
from takujo.kernel.agenda import Rule

LEVELS = 3  # of the builder's privilege: none, the picker's, the picker's with a library


class Standstill(Rule[SanJuan]):
    """After the hand limit: over if no card can come to anybody and nobody can build."""

    def begin(self, t: SanJuan, governor: int, n: int) -> None:
        """That the game goes on tells of the hands, so nothing before it can be taken back."""
        t.reveals += 1
        if stands_still(t):
            if t.ear is not None:
                t.ear.append((events.STOOD_STILL, governor))
            t.end()


def stands_still(t: SanJuan) -> bool:
    """No card to draw, no good to sell for one, and no card in hand that could be paid for."""
    if t.cards_left():
        return False
    for p in t.players:
        for good in p.goods:
            if good:
                return False
        if could_build(t, p):
            return False
    return True


def could_build(t: SanJuan, p: Player) -> bool:
    """Could the player build any card of the hand as it is, whoever picks the builder?"""
    others = len(p.hand) - 1
    over = dearest(t, p)
    levels = LEVELS if p.has(t.edition.library) else LEVELS - 1
    for card in p.hand:
        if may_own(t, p, card):
            for level in range(levels):
                if affordable(t, p, card, level, over, others):
                    return True
    return False
