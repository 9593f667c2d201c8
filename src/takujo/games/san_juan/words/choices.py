"""A choice as the act it stands for, as on a button."""

from __future__ import annotations

from takujo.editions.language import Language
from takujo.games.san_juan import names
from takujo.games.san_juan.crane import NEW_PLOT, covered_by
from takujo.games.san_juan.price import price
from takujo.games.san_juan.table import SanJuan
from takujo.games.san_juan.words.cards import Cards
from takujo.kernel.agenda import PASS, Frame


def choice_words(t: SanJuan, frame: Frame, choice: int, say: Language) -> str:
    """What the seat asked does when it takes this choice."""
    if choice == PASS:
        return pass_words(t, frame, say)
    cards = Cards(t.edition, say)
    id = frame.id
    if id == names.ROLE:
        return say.say("Pick the {role}", role=cards.role(choice))
    if id == names.CRANE:
        return place_words(t, frame, choice, cards)
    if id in (names.BLACK_MARKET, names.PRODUCE, names.SELL):
        return slot_words(t, frame, choice, cards)
    if id == names.PROSPECT:
        return say.many("Draw {n} card", "Draw {n} cards", choice)
    if id == names.LIBRARY:
        return say.say("Use the {card}", card=cards.name(t.edition.library))
    if id == names.GOLD_MINE:
        return say.say("Use the {card}", card=cards.name(t.edition.gold_mine))
    if id == names.EFFECT:
        row = t.edition.effects.rows[frame.n]
        way = cards.effects.way(row, choice)
        return say.say("{card}: {way}", card=cards.title(row.source), way=way)
    return card_words(id, choice, cards)


def card_words(id: int, choice: int, cards: Cards) -> str:
    """A choice that is a card."""
    say = cards.say
    card = cards.name(choice)
    if id == names.BUILD:
        return say.say("Build the {card}", card=card)
    if id == names.PAY:
        return say.say("Pay with the {card}", card=card)
    if id == names.KEEP:
        return say.say("Keep the {card}", card=card)
    if id == names.NUGGET:
        return say.say("Take the {card}", card=card)
    if id == names.CHAPEL:
        chapel = cards.name(cards.e.chapel)
        return say.say("Put the {card} under the {chapel}", card=card, chapel=chapel)
    assert id == names.DISCARD
    return say.say("Discard the {card}", card=card)


def place_words(t: SanJuan, frame: Frame, place: int, cards: Cards) -> str:
    """Where the crane builds, and what that costs."""
    say = cards.say
    p = t.players[frame.seat]
    owed = price(t, p, t.site, frame.n, covered_by(p, place))
    cost = say.many("{n} card", "{n} cards", owed)
    if place == NEW_PLOT:
        return say.say("Build on a new plot ({cost})", cost=cost)
    old = cards.place(p, place - NEW_PLOT)
    return say.say("Build over the {old} ({cost})", old=old, cost=cost)


def slot_words(t: SanJuan, frame: Frame, slot: int, cards: Cards) -> str:
    """A choice that is one of the own buildings."""
    say = cards.say
    p = t.players[frame.seat]
    good = cards.good_at(p, slot)
    if frame.id == names.BLACK_MARKET:
        return say.say("Pay with {good}", good=good)
    if frame.id == names.PRODUCE:
        return say.say("Produce {good}", good=good)
    pays = t.edition.tiles[t.tile][p.buildings[slot - 1]]
    return say.many("Sell {good} ({n} card)", "Sell {good} ({n} cards)", pays, good=good)


def pass_words(t: SanJuan, frame: Frame, say: Language) -> str:
    """Not to do what is asked."""
    id = frame.id
    if id == names.BUILD:
        return say.say("Build nothing")
    if id == names.BLACK_MARKET:
        return say.say("Pay the rest with cards") if t.done else say.say("Pay with cards only")
    if id == names.PRODUCE:
        return say.say("Produce no more") if t.done else say.say("Produce nothing")
    if id == names.SELL:
        return say.say("Sell no more") if t.done else say.say("Sell nothing")
    if id == names.KEEP:
        return say.say("Keep no more") if t.last else say.say("Keep nothing")
    if id == names.CHAPEL:
        return say.say("Put nothing there")
    if id == names.LIBRARY:
        return say.say("Keep it for a later role")
    if id == names.NUGGET:
        return say.say("Take nothing")
    if id == names.PROSPECT:
        return say.say("Draw nothing")
    return say.say("Do not use it")
