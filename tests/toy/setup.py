"""Setup: crops and coins for everybody."""

from __future__ import annotations

from tests.toy import names
from tests.toy.effects import COIN
from tests.toy.table import HarvestFair, Player


def set_up(t: HarvestFair) -> None:
    """Crops and coins for everybody; a random player begins."""
    e = t.edition
    for crop in range(1, len(e.crops)):
        t.deck += [crop] * e.copies[crop]
    t.shuffle(t.deck, names.DECK, "deck")
    for _ in range(t.seats):
        p = Player()
        p.hand = sorted([t.deck.pop() for _ in range(e.hand)])
        p.things[COIN] = e.coins
        t.players.append(p)
    t.then(names.DAY, t.below(t.seats, names.FIRST, "first player"))
