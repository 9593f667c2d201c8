"""What a seat knows of the fair's table, and a redeal of what it does not."""

from __future__ import annotations

from takujo.kernel.chance import Numbers
from takujo.kernel.hidden import UNKNOWN, as_seen, card_of
from tests.toy.table import HarvestFair


def hide(t: HarvestFair, seat: int) -> None:
    """Make everything UNKNOWN that the seat does not know; ``t`` is a copy of its own."""
    for other, p in enumerate(t.players):
        if other != seat:
            p.hand = [UNKNOWN] * len(p.hand)
            p.entered = [UNKNOWN] * len(p.entered)
    t.deck = [UNKNOWN] * len(t.deck)
    t.compost = [as_seen(entry, seat) for entry in t.compost]
    if t.asking is not None and t.asking.seat != seat:
        t.last = 0  # a crop that was just discarded face down


def redeal(t: HarvestFair, seat: int, numbers: Numbers) -> None:
    """Deal the crops the seat cannot account for to where it knows nothing."""
    crops = unseen_crops(t)
    numbers.shuffle(crops)
    for p in t.players:
        p.hand = sorted(filled(p.hand, crops))
        p.entered = filled(p.entered, crops)
    t.compost = [
        entry - UNKNOWN + crops.pop() if card_of(entry) == UNKNOWN else entry for entry in t.compost
    ]
    t.deck = filled(t.deck, crops)
    assert not crops


def filled(zone: list[int], crops: list[int]) -> list[int]:
    """The zone with a crop for every unknown one."""
    return [crops.pop() if crop == UNKNOWN else crop for crop in zone]


def all_crops(t: HarvestFair) -> list[int]:
    """Every crop on the table, wherever it lies, known or not."""
    out = t.deck + [card_of(entry) for entry in t.compost]
    for p in t.players:
        out += p.hand + p.entered
    return out


def unseen_crops(t: HarvestFair) -> list[int]:
    """The crops of the edition that the seat cannot account for, sorted."""
    left = t.edition.copies[:]
    for crop in all_crops(t):
        if crop != UNKNOWN:
            left[crop] -= 1
    return [crop for crop in range(1, len(left)) for _ in range(left[crop])]
