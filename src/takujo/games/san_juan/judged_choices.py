"""Picking cards, goods and buildings as a player judges it."""

from __future__ import annotations

from takujo.games.san_juan.judged_build import NEVER
from takujo.games.san_juan.judged_end import chance_to_win, my_lead
from takujo.games.san_juan.judged_hand import TRIFLE, Hand, wish
from takujo.games.san_juan.judged_outlook import Outlook
from takujo.games.san_juan.names import ROLE_BUILDER
from takujo.kernel.agenda import PASS


def followed(values: list[float], at: int, left: int) -> float:
    """One pick of so many, and the best ones that can follow it: picks are made in order."""
    rest = values[at + 1 :]
    rest.sort(reverse=True)
    return values[at] + sum(rest[: left - 1])


def give_up(hand: Hand, options: list[int], left: int) -> list[float]:
    """Cards to pay or discard: those least wanted."""
    cards = hand.o.p.hand
    values = [-hand.keep(card) for card in cards]
    return [followed(values, cards.index(option), left) for option in options]


def take_drawn(o: Outlook, drawn: list[int], options: list[int], left: int) -> list[float]:
    """Drawn cards to keep: those most wanted."""
    values = [o.card + gain_of(o, drawn, at) for at in range(len(drawn))]
    return [
        0.0 if option == PASS else followed(values, drawn.index(option), left) for option in options
    ]


def gain_of(o: Outlook, drawn: list[int], at: int) -> float:
    """What a drawn card adds to the hand besides being a card."""
    card = drawn[at]
    new = wish(o, card)
    waits = max(0.0, (new.cost + 1 - len(o.p.hand)) / (o.w.saving * o.income))
    if at > 0 and drawn[at - 1] == card and new.cost:
        return 0.0
    for other in o.p.hand:
        if other == card:
            return 0.0
    return o.w.wanted * max(0.0, new.margin, new.later(o, waits)) + TRIFLE * new.margin


def tuck(hand: Hand, options: list[int]) -> list[float]:
    """Cards to lay under the chapel: a point each, for the least wanted card."""
    o = hand.o
    out: list[float] = []
    point = 1 + o.likely(o.town, o.e.palace, 0) / o.e.palace_points
    if ready_to_end(hand, hand.count) and not ready_to_end(hand, hand.count - 1):
        point -= 4 * o.w.spread * max(0.0, 2 * chance_to_win(my_lead(o), o.w.spread) - 1)
    for option in options:
        out.append(0.0 if option == PASS else point - hand.keep(option))
    return out


def ready_to_end(hand: Hand, cards: int) -> bool:
    """Can the last building be paid with so many cards, by who picks the builder?"""
    o = hand.o
    if o.town.buildings < o.e.end_buildings - 1:
        return False
    for each in hand.wishes:
        if each.worth > 0 and each.cost - o.e.privilege[ROLE_BUILDER][1] < cards:
            return True
    return False


def produce(o: Outlook, options: list[int], left: int) -> list[float]:
    """Buildings to produce on: those whose goods bring most."""
    values = [0.0 if option == PASS else o.good(o.p.buildings[option - 1], 0) for option in options]
    return [
        0.0 if option == PASS else followed(values, at, left) for at, option in enumerate(options)
    ]


def sell(o: Outlook, hand: Hand, options: list[int], left: int) -> list[float]:
    """Goods to sell at the open tile, or to keep for a better one."""
    t = o.t
    prices = o.e.tiles[t.tile]
    most = t.done + min(left, len(options) - 1)
    extra = 0.0
    for draw in o.read.sold:
        if o.p.has(draw.source) and t.done < draw.low <= most:
            extra += draw.cards / (draw.low - t.done)
    out: list[float] = []
    before = hand.now()
    for option in options:
        if option == PASS:
            out.append(0.0)
            continue
        card = o.p.buildings[option - 1]
        n = hand.count + prices[card] + extra
        out.append(hand.value(None, n, hand.count) - before - o.unsold(card))
    return out


def black_market(o: Outlook, hand: Hand, options: list[int], owed: int) -> list[float]:
    """Goods to pay with instead of cards, picked in order."""
    most = min(o.e.market_goods - o.t.done, owed)
    out: list[float] = []
    for i, option in enumerate(options):
        if option == PASS:
            out.append(hand.value(None, hand.count - owed, hand.count - owed))
            continue
        rest = [o.unspent(o.p.buildings[slot - 1]) for slot in options[i + 1 :]]
        rest.sort()
        goods = o.unspent(o.p.buildings[option - 1])
        best = NEVER
        for k in range(min(most, len(rest) + 1)):
            if k > 0:
                goods += rest[k - 1]
            left = hand.count - owed + k + 1
            if left >= 0:
                best = max(best, hand.value(None, left, left) - goods)
        out.append(best)
    return out
