"""Setup: buildings, cards and the order on the track; then the cards are drafted."""

from __future__ import annotations

from typing import Final

from takujo.games.fourbit_town import names
from takujo.games.fourbit_town.player import Player
from takujo.games.fourbit_town.table import Town
from takujo.kernel.hidden import sort_few

ALL_SEATS: Final = [0, 1, 2, 3]


def set_up(t: Town) -> None:
    """Buildings and cards are shuffled, the order on the track is drawn by lot."""
    e = t.edition
    t.deck = e.all_buildings[:]
    t.shuffle(t.deck, names.DECK, "deck")
    row: list[int] = []
    for _ in range(min(e.row_size, len(t.deck))):
        row.append(t.deck.pop())
    t.row = row
    deal_cards(t)
    for place, seat in enumerate(t.order):
        t.players[seat].coin = e.start_coins[place]
    t.then_each(names.DRAFT, 0)
    t.then(names.PASS_ON, 0)
    t.then(names.ROUND, 0)


def deal_cards(t: Town) -> None:
    """Four to each player; the others are unused. Where each stands on the track is drawn."""
    e = t.edition
    cards = e.all_cards[:]
    t.shuffle(cards, names.CARDS_DEALT, "cards")
    dealt = t.seats * names.BITS
    first = len(cards) - dealt if e.removed_first else 0
    t.unused = in_order(cards[:first] + cards[first + dealt :])
    t.order = ALL_SEATS[: t.seats]
    t.shuffle(t.order, names.ORDER, "order")
    for _seat in range(t.seats):
        p = Player()
        p.hired = e.start_workers
        p.level = e.start_level
        p.hand = in_order(cards[first : first + names.BITS])
        first += names.BITS
        t.players.append(p)


def in_order(cards: list[int]) -> list[int]:
    """These few cards, sorted in place."""
    sort_few(cards)
    return cards
