"""What is built where, with its price."""

from __future__ import annotations

from takujo.games.san_juan.builder import may_own
from takujo.games.san_juan.crane import NEW_PLOT, covered_by
from takujo.games.san_juan.price import affordable, price
from takujo.games.san_juan.words.slots import SanJuanAsked


def build_choice(asked: SanJuanAsked) -> str:
    """A building with its price; where there is one way only, with what that brings."""
    say, t, p, level = asked.say, asked.t, asked.p, asked.frame.n
    card, others = asked.choice, len(p.hand) - 1
    plots = range(NEW_PLOT, len(p.buildings) + 2) if p.has(asked.t.edition.crane) else [NEW_PLOT]
    fits = [place for place in plots if affordable(t, p, card, level, covered_by(p, place), others)]
    if not fits or not may_own(t, p, card):
        return say.say("Build the {card}", card=asked["card"])
    prices = [price(t, p, card, level, covered_by(p, place)) for place in fits]
    cost = priced(asked, prices[0])
    if min(prices) < max(prices):
        cost = say.say("{least} to {most} cards", least=min(prices), most=max(prices))
    elif prices[0] > others:
        goods = say.many("{n} good must pay", "{n} goods must pay", prices[0] - others)
        cost = say.say("{cost}, of which {goods}", cost=cost, goods=goods)
    if fits[0] == NEW_PLOT or len(fits) > 1:
        return say.say("Build the {card} ({cost})", card=asked["card"], cost=cost)
    old = asked.cards.place(p, fits[0] - NEW_PLOT)
    cost = with_what_is_lost(asked, fits[0], cost)
    return say.say(
        "Build the {card} over the {old} ({cost})", card=asked["card"], old=old, cost=cost
    )


def place_choice(asked: SanJuanAsked) -> str:
    """Where the crane builds, and what that costs."""
    say, t, p, place = asked.say, asked.t, asked.p, asked.choice
    owed = price(t, p, t.site, asked.frame.n, covered_by(p, place))
    cost = priced(asked, owed)
    if place == NEW_PLOT:
        return say.say("Build on a new plot ({cost})", cost=cost)
    old = asked.cards.place(p, place - NEW_PLOT)
    cost = with_what_is_lost(asked, place, cost)
    return say.say("Build over the {old} ({cost})", old=old, cost=cost)


def priced(asked: SanJuanAsked, owed: int) -> str:
    """So many cards, or that nothing is to be paid."""
    say = asked.say
    return say.many("{n} card", "{n} cards", owed) if owed else say.say("nothing to pay")


def with_what_is_lost(asked: SanJuanAsked, place: int, cost: str) -> str:
    """The price of building over a building, and the good that goes with it."""
    slot = place - NEW_PLOT
    if not asked.p.goods[slot - 1]:
        return cost
    good = asked.cards.good(asked.p.buildings[slot - 1])
    return asked.say.say("{cost}, its {good} is lost", cost=cost, good=good)
