"""What a seat knows of 4bit Town's table, and a redeal of what it does not."""

from __future__ import annotations

from takujo.games.fourbit_town import names
from takujo.games.fourbit_town.table import Town
from takujo.kernel.chance import Numbers
from takujo.kernel.hidden import UNKNOWN, as_seen, card_of


def hide(t: Town, seat: int) -> None:
    """Make everything UNKNOWN that the seat does not know; ``t`` is a copy of its own."""
    for other, p in enumerate(t.players):
        if other == seat:
            continue
        p.hand = [UNKNOWN] * len(p.hand)
        p.passed = [UNKNOWN] * len(p.passed)
        if not p.shown:
            p.cards = [UNKNOWN] * len(p.cards)
        if p.place < 0:  # set, but not revealed yet
            p.stack = [UNKNOWN] * len(p.stack)
        p.plans = [as_seen(entry, seat) for entry in p.plans]
    t.deck = [UNKNOWN] * len(t.deck)
    t.unused = [UNKNOWN] * len(t.unused)


def redeal(t: Town, seat: int, numbers: Numbers) -> None:
    """Deal the cards and buildings the seat cannot account for to where it knows nothing."""
    deal_passed(t, seat, numbers)
    cards = unseen(visible_cards(t), len(t.edition.cards))
    numbers.shuffle(cards)
    for p in t.players:
        p.hand = filled(p.hand, cards)
        p.cards = filled(p.cards, cards)
        if not p.shown:
            p.hand = sorted(p.hand)
    t.unused = filled(t.unused, cards)
    for p in t.players:
        p.stack = set_at_random(p.cards, p.stack, numbers)
    retell_passed(t, seat)
    buildings = unseen(visible_buildings(t), len(t.edition.buildings))
    numbers.shuffle(buildings)
    for p in t.players:
        p.plans = [
            entry - UNKNOWN + buildings.pop() if card_of(entry) == UNKNOWN else entry
            for entry in p.plans
        ]
    t.deck = filled(t.deck, buildings)


def deal_passed(t: Town, seat: int, numbers: Numbers) -> None:
    """The cards a seat has passed on lie with those who had that hand after it, one each."""
    me = t.players[seat]
    for pick in range(1, names.BITS):
        gone = passed_on(me.passed, pick)
        if not gone:
            return
        back = pick + t.seats  # the pick at which the same hand was seen again
        again = passed_on(me.passed, back) if back <= len(me.cards) else []
        if back <= len(me.cards):
            again = [*again, me.cards[back - 1]]
        elif back == len(me.cards) + 1 and len(me.hand) == names.BITS + 1 - back:
            again = me.hand
        deal_hand(t, seat, pick, [card for card in gone if card not in again], numbers)


def deal_hand(t: Town, seat: int, pick: int, gone: list[int], numbers: Numbers) -> None:
    """Deal one hand's cards to the picks after this one, and what is left of it in a hand."""
    visible = visible_cards(t)
    left = [card for card in gone if card not in visible]
    numbers.shuffle(left)
    for later in range(pick + 1, min(pick + t.seats, names.BITS + 1)):
        p = t.players[(seat + later - pick) % t.seats]
        if len(p.cards) >= later:
            if p.cards[later - 1] == UNKNOWN and left:
                p.cards = [*p.cards[: later - 1], left.pop(), *p.cards[later:]]
        elif len(p.cards) == later - 1 and len(p.hand) == names.BITS + 1 - later:
            hand: list[int] = []
            for card in p.hand:
                hand.append(left.pop() if card == UNKNOWN and left else card)
            p.hand = hand
            return


def passed_on(passed: list[int], pick: int) -> list[int]:
    """The cards passed on after a pick: three after the first, then two, then one."""
    if pick < 1 or pick >= names.BITS:
        return []
    first = 0
    for before in range(1, pick):
        first += names.BITS - before
    return passed[first : first + names.BITS - pick]


def retell_passed(t: Town, seat: int) -> None:
    """What the others passed on follows from what is dealt now."""
    for other, p in enumerate(t.players):
        if other != seat and p.passed:
            p.passed = passed_by(t, other, len(p.passed))


def passed_by(t: Town, seat: int, wanted: int) -> list[int]:
    """What a seat has passed on: of each of its hands, what was picked or lies there after it."""
    out: list[int] = []
    for pick in range(1, names.BITS):
        rest: list[int] = []
        for later in range(pick + 1, names.BITS + 1):
            p = t.players[(seat + later - pick) % t.seats]
            if len(p.cards) >= later:
                rest.append(p.cards[later - 1])
            elif len(p.cards) == later - 1:
                rest += p.hand
                break
        out += sorted(rest)
    return (out + [UNKNOWN] * wanted)[:wanted]


def set_at_random(cards: list[int], stack: list[int], numbers: Numbers) -> list[int]:
    """A hidden stack: so many of the cards, in any order, with any side up."""
    if UNKNOWN not in stack:
        return stack
    left = cards[:]
    numbers.shuffle(left)
    return [(card - 1) * 2 + numbers.below(2) for card in left[: len(stack)]]


def filled(zone: list[int], cards: list[int]) -> list[int]:
    """The zone with a card for every unknown one."""
    return [cards.pop() if card == UNKNOWN else card for card in zone]


def visible_cards(t: Town) -> list[int]:
    """Every card on this (seen) table that is known, wherever it lies."""
    out = t.unused[:]
    for p in t.players:
        out += p.hand
        out += p.cards
    return [card for card in out if card != UNKNOWN]


def visible_buildings(t: Town) -> list[int]:
    """Every building on this (seen) table that is known, wherever it lies."""
    out = t.deck + t.row
    for p in t.players:
        out += p.buildings
        out += [card_of(entry) for entry in p.plans]
    return [building for building in out if building != UNKNOWN]


def unseen(known: list[int], numbers: int) -> list[int]:
    """Those of 1, 2, ... that are not known."""
    return [card for card in range(1, numbers) if card not in known]
