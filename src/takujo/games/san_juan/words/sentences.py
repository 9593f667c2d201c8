"""Events as sentences. In the past tense one English sentence serves names and "You" alike."""

from __future__ import annotations

from takujo.editions.language import Language
from takujo.games.san_juan import events, names
from takujo.games.san_juan.edition import Edition
from takujo.games.san_juan.words.cards import Cards
from takujo.kernel.events import PASSED, USED
from takujo.kernel.hidden import UNKNOWN
from takujo.kernel.table import Event


def event_words(e: Edition, event: Event, players: list[str], say: Language) -> str:
    """One event as its reader may know it; "" where the others tell enough."""
    cards = Cards(e, say)
    kind = event[0]
    name = players[event[1]]
    rest: list[int] = list(event[2:])
    if kind in (PASSED, USED, events.PICKED, events.LIBRARY_USED):
        return decision(kind, name, rest[0], cards)
    if kind in (events.BUILT, events.COVERED, events.PAID_CARD, events.PAID_GOOD):
        return building(kind, name, rest, cards)
    if kind in (events.PRODUCED, events.TILE_TURNED, events.SOLD):
        return goods(kind, name, rest, cards)
    if kind in (events.DREW, events.LOOKED, events.KEPT, events.PUT_BACK):
        return drawing(kind, name, rest, cards)
    if kind in (events.TURNED_UP, events.TOOK_NUGGET, events.MINE_CLEARED):
        return mining(kind, name, rest, cards)
    if kind in (events.DISCARDED, events.TUCKED):
        return leaving(kind, name, rest[0], cards)
    if kind == events.ROUND_BEGAN:
        return say.say("Round {n}. Governor: {name}", n=rest[0], name=name)
    if kind == events.RESHUFFLED:
        return say.many(
            "The discard pile ({n} card) was shuffled into a new deck",
            "The discard pile ({n} cards) was shuffled into a new deck",
            rest[0],
        )
    if kind == events.STOOD_STILL:
        return say.say("Nothing was built and no card is left to draw: the game is over")
    assert kind == events.GAME_ENDED
    return say.say("{name} reached {n} buildings: the game is over", name=name, n=rest[0])


def decision(kind: int, name: str, what: int, cards: Cards) -> str:
    """A role, a library or an effect, taken or passed over."""
    say = cards.say
    if kind == events.PICKED:
        return say.say("{name} picked the {role}", name=name, role=cards.role(what))
    if kind == events.LIBRARY_USED:
        library = cards.name(cards.e.library)
        role = cards.role(what)
        return say.say(
            "{name} used the {library} for the {role}", name=name, library=library, role=role
        )
    if kind == USED:
        card = cards.name(cards.e.effects.rows[what].source)
        return say.say("{name} used the {card}", name=name, card=card)
    if what == names.BUILD:
        return say.say("{name} built nothing", name=name)
    if what == names.PROSPECT:
        return say.say("{name} drew nothing", name=name)
    return ""  # the rest of a turn shows it: nobody writes down what was not done


def building(kind: int, name: str, rest: list[int], cards: Cards) -> str:
    """A building comes into town, and what is paid for it."""
    say = cards.say
    if kind == events.PAID_GOOD:
        market = cards.name(cards.e.black_market)
        return say.say(
            "{name} paid with {good} ({market})", name=name, good=cards.good(rest[1]), market=market
        )
    card = rest[0]
    if kind == events.PAID_CARD:
        # the price is known to all; which cards, only to their owner
        if card == UNKNOWN:
            return ""
        return say.say("{name} paid with the {card}", name=name, card=cards.name(card))
    if kind == events.BUILT:
        return say.say("{name} built the {card}", name=name, card=cards.name(card))
    old = cards.name(rest[1])
    if rest[3]:
        return say.say(
            "{name} built the {card} over the {old}; its good was discarded",
            name=name,
            card=cards.name(card),
            old=old,
        )
    return say.say(
        "{name} built the {card} over the {old}", name=name, card=cards.name(card), old=old
    )


def goods(kind: int, name: str, rest: list[int], cards: Cards) -> str:
    """Goods made and sold."""
    say = cards.say
    if kind == events.TILE_TURNED:
        return say.say("Price tile: {prices}", prices=cards.prices(rest[0]))
    if kind == events.PRODUCED:
        return say.say("{name} produced {good}", name=name, good=cards.good(rest[1]))
    return say.many(
        "{name} sold {good} for {n} card",
        "{name} sold {good} for {n} cards",
        rest[1],
        name=name,
        good=cards.good(rest[2]),
    )


def drawing(kind: int, name: str, rest: list[int], cards: Cards) -> str:
    """Cards drawn, kept and put away; who may not know them counts them."""
    say = cards.say
    drawn = rest[1:] if kind == events.DREW else rest
    n = len(drawn)
    blind = UNKNOWN in drawn
    if kind == events.KEPT:
        return (
            "" if blind else say.say("{name} kept the {card}", name=name, card=cards.names(drawn))
        )
    if kind == events.PUT_BACK:
        if blind:
            return say.many("{name} discarded {n} card", "{name} discarded {n} cards", n, name=name)
        if n == 0:
            return ""
        return say.say("{name} discarded: {cards}", name=name, cards=cards.names(drawn))
    if not blind:
        return say.say("{name} drew: {cards}", name=name, cards=cards.names(drawn))
    if kind == events.DREW and rest[0] == names.SELL:
        return ""  # the sale has told the number
    return say.many("{name} drew {n} card", "{name} drew {n} cards", n, name=name)


def mining(kind: int, name: str, rest: list[int], cards: Cards) -> str:
    """The gold mine: everybody sees its cards."""
    say = cards.say
    if kind == events.TURNED_UP:
        turned = say.clauses(
            [
                say.say("{card} ({cost})", card=cards.name(card), cost=cards.e.cost[card])
                for card in rest
            ]
        )
        mine = cards.name(cards.e.gold_mine)
        return say.say("{name} used the {mine}: {cards}", name=name, mine=mine, cards=turned)
    if kind == events.TOOK_NUGGET:
        return say.say("{name} took the {card}", name=name, card=cards.name(rest[0]))
    nothing = len(rest) == cards.e.mine_cards
    return say.say("{name} took nothing", name=name) if nothing else ""


def leaving(kind: int, name: str, card: int, cards: Cards) -> str:
    """A card leaves a hand for the discard pile or the chapel."""
    say = cards.say
    if kind == events.DISCARDED:
        if card == UNKNOWN:
            return say.many("{name} discarded {n} card", "{name} discarded {n} cards", 1, name=name)
        return say.say("{name} discarded: {cards}", name=name, cards=cards.name(card))
    chapel = cards.name(cards.e.chapel)
    if card == UNKNOWN:
        return say.say("{name} put a card under the {chapel}", name=name, chapel=chapel)
    return say.say(
        "{name} put the {card} under the {chapel}", name=name, card=cards.name(card), chapel=chapel
    )
