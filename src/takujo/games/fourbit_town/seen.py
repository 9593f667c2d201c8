"""What a seat knows of 4bit Town's table, and a redeal of what it does not."""

from __future__ import annotations

from takujo.games.fourbit_town import names
from takujo.games.fourbit_town.table import Town
from takujo.kernel.chance import Numbers
from takujo.kernel.hidden import ONLOOKER, UNKNOWN, as_seen, card_of


def hide(t: Town, seat: int) -> None:
    """Make everything UNKNOWN that the seat does not know; ``t`` is a copy of its own."""
    for other, p in enumerate(t.players):
        if other == seat:
            continue
        p.hand = [UNKNOWN] * len(p.hand)
        p.passed = [UNKNOWN] * len(p.passed)
        if not p.shown:
            p.keep_cards([UNKNOWN] * len(p.cards))
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
        p.keep_cards(filled(p.cards, cards))
        if not p.shown:
            p.hand = sorted(p.hand)
    t.unused = filled(t.unused, cards)
    for p in t.players:
        p.stack = set_at_random(p.cards, p.stack, numbers)
    retell_passed(t)
    buildings = unseen(visible_buildings(t), len(t.edition.buildings))
    numbers.shuffle(buildings)
    for p in t.players:
        p.plans = [
            entry - UNKNOWN + buildings.pop() if card_of(entry) == UNKNOWN else entry
            for entry in p.plans
        ]
    t.deck = filled(t.deck, buildings)


def deal_passed(t: Town, seat: int, numbers: Numbers) -> None:
    """The cards a seat has passed on lie with those who had that hand after it."""
    if seat == ONLOOKER:
        return  # has passed nothing on
    me = t.players[seat]
    now = pick_now(me.passed)
    for pick in range(1, now):
        gone = passed_on(me.passed, pick)
        last = now
        back = pick + t.seats  # the pick at which the same hand was seen again
        if back <= now:
            again = passed_on(me.passed, back) if back < now else me.hand
            again = again + me.cards[back - 1 : back]
            gone = [card for card in gone if card not in again]
            last = back - 1
        deal_hand(t, seat, pick, last, gone, numbers)


def deal_hand(t: Town, seat: int, pick: int, last: int, gone: list[int], numbers: Numbers) -> None:
    """Deal the cards of one hand to the picks after this one, and to who holds the rest of it."""
    visible = visible_cards(t)
    left = [card for card in gone if card != UNKNOWN and card not in visible]
    numbers.shuffle(left)
    for later in range(pick + 1, last + 1):
        p = t.players[(seat + later - pick) % t.seats]
        if len(p.cards) >= later and p.cards[later - 1] == UNKNOWN and left:
            p.cards = [*p.cards[: later - 1], left.pop(), *p.cards[later:]]
        if later == pick_now(t.players[seat].passed):
            hand: list[int] = []
            for card in p.hand:
                hand.append(left.pop() if card == UNKNOWN and left else card)
            p.hand = hand


def pick_now(passed: list[int]) -> int:
    """The pick that is being made, from how much has been passed on."""
    pick = 1
    left = len(passed)
    while left > 0:
        left -= names.BITS - pick
        pick += 1
    return pick


def passed_on(passed: list[int], pick: int) -> list[int]:
    """The cards passed on after a pick: three after the first, then two, then one."""
    first = 0
    for before in range(1, pick):
        first += names.BITS - before
    return passed[first : first + names.BITS - pick]


def retell_passed(t: Town) -> None:
    """What the others passed on follows from where everything lies now."""
    for seat, p in enumerate(t.players):
        if UNKNOWN in p.passed:
            out: list[int] = []
            for pick in range(1, pick_now(p.passed)):
                out += passed_by(t, seat, pick)
            p.passed = (out + p.passed)[: len(p.passed)]


def passed_by(t: Town, seat: int, pick: int) -> list[int]:
    """What a seat has passed on after a pick: what was picked of it since, and the rest of it."""
    out: list[int] = []
    now = pick_now(t.players[seat].passed)
    for later in range(pick + 1, now + 1):
        p = t.players[(seat + later - pick) % t.seats]
        out += p.cards[later - 1 : later]
        if later == now:
            out += p.hand
    return sorted(out)


def set_at_random(cards: list[int], stack: list[int], numbers: Numbers) -> list[int]:
    """A hidden stack: so many of the cards, in any order, with any side up."""
    if UNKNOWN not in stack:
        return stack
    left = cards[:]
    numbers.shuffle(left)
    return [(card - 1) * 2 + numbers.below(2) for card in left[: len(stack)]]


def reopen(t: Town, seat: int) -> None:
    """Let the others who have set their hidden stacks set them again."""
    asking = t.asking
    if asking is None or asking.id != names.SET:
        return
    agenda = t.agenda
    for other, p in enumerate(t.players):
        if other != seat and other != asking.seat and p.stack:
            p.stack = []
            agenda = [frame for frame in agenda if frame.id != names.SET or frame.seat != other]
            agenda.append(t.frames[names.SET][other])
    t.stack = agenda
    t.depth = len(agenda)


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
