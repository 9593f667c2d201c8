"""What a seat knows of San Juan's table, and a redeal of what it does not."""

from __future__ import annotations

from takujo.games.san_juan import names
from takujo.games.san_juan.table import Player, SanJuan
from takujo.kernel.chance import Numbers
from takujo.kernel.hidden import FACE_DOWN, UNKNOWN, as_seen, card_of

PICKED_UNSEEN = [names.PAY, names.DISCARD, names.KEEP]  # rules whose ``last`` is a secret card


def hide(t: SanJuan, seat: int) -> None:
    """Make everything UNKNOWN that the seat does not know; ``t`` is a copy of its own."""
    for other, p in enumerate(t.players):
        p.goods = [UNKNOWN if good else 0 for good in p.goods]
        if other != seat:
            hidden = len(p.hand) - len(p.shown)
            p.hand = p.shown + [UNKNOWN] * hidden
            p.chapel = [UNKNOWN] * len(p.chapel)
    t.deck = [UNKNOWN] * len(t.deck)
    t.discard = [as_seen(entry, seat) for entry in t.discard]
    unseen = len(t.tiles) - t.tiles_seen
    known = t.tiles[0] if t.tile and unseen else 0
    t.tiles = [UNKNOWN] * unseen + t.tiles[unseen:]
    if known:
        t.tiles[0] = known
    asking = t.asking
    if asking is not None and asking.seat != seat:
        t.drawn = [UNKNOWN] * len(t.drawn)
        if asking.id in PICKED_UNSEEN:
            t.last = 0


def redeal(t: SanJuan, seat: int, numbers: Numbers) -> None:
    """Deal the cards and tiles the seat cannot account for to where it knows nothing."""
    cards = unseen_cards(t)
    numbers.shuffle(cards)
    for p in t.players:
        deal_player(p, cards)
    t.drawn = sorted([cards.pop() if card == UNKNOWN else card for card in t.drawn])
    t.discard = [
        entry - UNKNOWN + cards.pop() if card_of(entry) == UNKNOWN else entry for entry in t.discard
    ]
    t.deck = [cards.pop() if card == UNKNOWN else card for card in t.deck]
    assert not cards
    tiles = [tile for tile in range(1, len(t.edition.tiles)) if tile not in t.tiles]
    numbers.shuffle(tiles)
    t.tiles = [tiles.pop() if tile == UNKNOWN else tile for tile in t.tiles]


def deal_player(p: Player, cards: list[int]) -> None:
    """Fill what is unknown of one player."""
    if p.hand and p.hand[-1] == UNKNOWN:
        p.hand = sorted([cards.pop() if card == UNKNOWN else card for card in p.hand])
    p.chapel = sorted([cards.pop() if card == UNKNOWN else card for card in p.chapel])
    p.goods = [cards.pop() if good == UNKNOWN else good for good in p.goods]


def visible_cards(t: SanJuan) -> list[int]:
    """Every card on this (seen) table that is known, wherever it lies."""
    out: list[int] = []
    for p in t.players:
        for zone in [p.hand, p.buildings, p.goods, p.chapel]:
            out.extend(zone)
    for zone in [t.deck, t.drawn, t.mine]:
        out.extend(zone)
    for entry in t.discard:
        out.append(entry % FACE_DOWN)
    if in_the_air(t):
        out.append(t.site)
    return [card for card in out if card != 0 and card != UNKNOWN]


def in_the_air(t: SanJuan) -> bool:
    """Is a building being paid for: out of the hand, but not yet in town?"""
    asking = t.asking
    return asking is not None and asking.id in (names.CRANE, names.BLACK_MARKET, names.PAY)


def unseen_cards(t: SanJuan) -> list[int]:
    """The cards of the edition that the seat cannot account for, sorted."""
    left = t.edition.copies[:]
    for card in visible_cards(t):
        left[card] -= 1
    out: list[int] = []
    for card in range(1, len(left)):
        for _ in range(left[card]):
            out.append(card)
    return out
