"""What a seat knows of Goryokaku's table, and a redeal of what it does not."""

from __future__ import annotations

from takujo.games.goryokaku.names import CRESTS, ERAS
from takujo.games.goryokaku.table import Goryokaku
from takujo.kernel.chance import Numbers
from takujo.kernel.hidden import UNKNOWN, as_seen, card_of


def hide(t: Goryokaku, seat: int) -> None:
    """Make everything UNKNOWN that the seat does not know; ``t`` is a copy of its own."""
    for other, p in enumerate(t.players):
        if other != seat:
            p.people = [UNKNOWN] * len(p.people)
            p.plans = p.shown + [UNKNOWN] * (len(p.plans) - len(p.shown))
            p.dealt = [UNKNOWN] * len(p.dealt)
            if t.era <= ERAS or t.asking is not None:
                p.crest = UNKNOWN
    t.person_deck = [UNKNOWN] * len(t.person_deck)
    t.castle_deck = [as_seen(entry, seat) for entry in t.castle_deck]


def redeal(t: Goryokaku, seat: int, numbers: Numbers) -> None:
    """Deal the cards the seat cannot account for to where it knows nothing."""
    e = t.edition
    persons = unseen(t, 1, e.first_castle)
    castles = unseen(t, e.first_castle, e.first_crest)
    crests = unseen(t, e.first_crest, e.first_crest + len(CRESTS))
    for cards in [persons, castles, crests]:
        numbers.shuffle(cards)
    for p in t.players:
        p.people = sorted(filled(p.people, persons))
        p.plans = sorted(filled(p.plans, castles))
        p.dealt = sorted(filled(p.dealt, castles))
        if p.crest == UNKNOWN:
            p.crest = crests.pop()
    t.row = filled(t.row, castles)
    t.person_deck = filled(t.person_deck, persons)
    t.castle_deck = [
        entry - UNKNOWN + castles.pop() if card_of(entry) == UNKNOWN else entry
        for entry in t.castle_deck
    ]
    assert not persons
    assert not castles


def filled(zone: list[int], cards: list[int]) -> list[int]:
    """The zone with a card for every unknown one."""
    return [cards.pop() if card == UNKNOWN else card for card in zone]


def all_cards(t: Goryokaku) -> list[int]:
    """Every card on the table, wherever it lies, known or not."""
    out = t.person_deck + t.person_discard + t.castle_discard + t.row
    for entry in t.castle_deck:
        out.append(card_of(entry))
    for p in t.players:
        out += p.people + p.plans + p.dealt + p.persons + p.castles
        out.append(p.crest)
    return out


def unseen(t: Goryokaku, first: int, end: int) -> list[int]:
    """The cards from first to below end that the seat cannot account for, in order."""
    seen = [False] * 256
    for card in all_cards(t):
        seen[card] = True
    return [card for card in range(first, end) if not seen[card]]
