"""Events as sentences. In the past tense one English sentence serves names and "You" alike."""

from __future__ import annotations

from takujo.editions.language import Language
from takujo.games.goryokaku import effects, events, names
from takujo.games.goryokaku.edition import Edition
from takujo.games.goryokaku.names import AREAS
from takujo.games.goryokaku.words.cards import Cards
from takujo.kernel.events import PASSED, USED
from takujo.kernel.hidden import UNKNOWN
from takujo.kernel.table import Event


def event_words(e: Edition, event: Event, players: list[str], say: Language) -> str:
    """One event as its reader may know it; "" where the others tell enough."""
    cards = Cards(e, say)
    kind = event[0]
    name = players[event[1]]
    rest: list[int] = list(event[2:])
    if kind in (PASSED, events.TURN_BEGAN, events.BAGGED):
        return ""  # what follows shows it
    if kind == USED:
        return used(name, rest[0], cards)
    if kind in (events.KEPT, events.PUT_UNDER, events.DREW, events.DISCARDED):
        return hand(kind, name, rest, cards)
    if kind in (events.TOOK, events.TURNED_UP, events.SWEPT, events.RESHUFFLED, events.LAID):
        return onigiri_action(kind, name, rest, cards)
    if kind in (events.GAINED, events.SPENT, events.RETURNED, events.RAISED, events.DREW_DISC):
        return goods(kind, name, rest, cards)
    if kind in (events.PLACED, events.HIRED, events.STATIONED, events.BUILT):
        return worker_action(kind, name, rest, cards)
    if kind in (events.RECALLED, events.ADVANCED, events.TOOK_RICE, events.DRAWN):
        return recall(kind, name, rest, cards)
    return era(kind, name, rest, cards)


def used(name: str, index: int, cards: Cards) -> str:
    """Only the row of a person in an area is told: for the rest what they bring is enough."""
    row = cards.e.effects.rows[index]
    if row.moment >= len(AREAS):
        return ""
    return cards.say.say("{name} used {card}", name=name, card=cards.the(row.source))


def hand(kind: int, name: str, rest: list[int], cards: Cards) -> str:
    """Cards into and out of a hand; who may not know them counts them."""
    say = cards.say
    card = rest[-1]
    if kind == events.PUT_UNDER:
        if card == UNKNOWN:
            return say.many(
                "{name} put {n} castle card under the deck",
                "{name} put {n} castle cards under the deck",
                len(rest),
                name=name,
            )
        return say.say("{name} put under the deck: {cards}", name=name, cards=cards.names(rest))
    if kind == events.KEPT:
        if card == UNKNOWN:
            return say.say("{name} kept a castle card", name=name)
        return say.say("{name} kept {card}", name=name, card=cards.the(card))
    if kind == events.DREW:
        if card == UNKNOWN:
            return say.say("{name} drew a person card", name=name)
        return say.say("{name} drew a person card: {card}", name=name, card=cards.name(card))
    if rest[0] == names.GIVE:
        return say.say("{name} discarded {card} for the daiba", name=name, card=cards.the(card))
    return say.say("{name} discarded {card} (free action)", name=name, card=cards.the(card))


def onigiri_action(kind: int, name: str, rest: list[int], cards: Cards) -> str:
    """Onigiri laid on the own board, and what happens to the castle cards and decks."""
    say = cards.say
    if kind == events.LAID:
        action = cards.of("onigiri_actions", names.ONIGIRI_ACTIONS[rest[0] - 1])
        return say.say(
            "{name} laid {onigiri}: {action}",
            name=name,
            onigiri=cards.onigiri(rest[1]),
            action=action,
        )
    if kind == events.TOOK:
        return say.say("{name} took {card}", name=name, card=cards.the(rest[0]))
    if kind == events.TURNED_UP:
        return say.say("Castle card turned up: {card}", card=cards.name(rest[0]))
    if kind == events.SWEPT:
        return say.say(
            "{name} discarded the face-up castle cards: {cards}", name=name, cards=cards.names(rest)
        )
    if rest[0] == 0:
        return say.many(
            "{n} discarded person card was shuffled into a new deck",
            "{n} discarded person cards were shuffled into a new deck",
            rest[1],
        )
    return say.many(
        "{n} discarded castle card was shuffled into a new deck",
        "{n} discarded castle cards were shuffled into a new deck",
        rest[1],
    )


def goods(kind: int, name: str, rest: list[int], cards: Cards) -> str:
    """Cubes, koban, discs and levels."""
    say = cards.say
    if kind == events.DREW_DISC:
        if rest[0]:
            return say.say("{name} drew a worker from the bag", name=name)
        return say.say("{name} drew an onigiri from the bag", name=name)
    if kind == events.RAISED:
        track = cards.track(rest[0])
        return say.say("{name} raised the {track} to {n}", name=name, track=track, n=rest[1])
    if kind == events.RETURNED:
        cube = cards.amount(rest[0], 1)
        return say.say("{name} returned {cube} that had no storehouse", name=name, cube=cube)
    if kind == events.SPENT and rest[0] == effects.KOBAN:
        return ""  # the hiring has told the price
    if rest[0] == effects.STOREHOUSE:
        return say.many(
            "{name} got {n} more storehouse", "{name} got {n} more storehouses", rest[1], name=name
        )
    what = cards.amount(rest[0], rest[1])
    if kind == events.SPENT:
        return say.say("{name} paid {what}", name=name, what=what)
    return say.say("{name} gained {what}", name=name, what=what)


def worker_action(kind: int, name: str, rest: list[int], cards: Cards) -> str:
    """A worker placed, a person hired, a piece put, a castle card built."""
    say = cards.say
    if kind == events.HIRED:
        return say.say(
            "{name} hired {card} ({price})",
            name=name,
            card=cards.the(rest[0]),
            price=cards.price(rest[0]),
        )
    if kind == events.BUILT:
        return say.say("{name} built {card}", name=name, card=cards.the(rest[0]))
    if kind == events.STATIONED:
        return say.many(
            "{name} put {n} building piece on “{tile}”",
            "{name} put {n} building pieces on “{tile}”",
            rest[2],
            name=name,
            tile=cards.tile(rest[1]),
        )
    told = say.say("{name} placed a worker on {place}", name=name, place=cards.place(rest[0]))
    if rest[1] == 0:
        return say.say("{told} (height {height})", told=told, height=rest[2])
    return say.say(
        "{told} (height {height}, {onigiri})",
        told=told,
        height=rest[2],
        onigiri=cards.onigiri(rest[1]),
    )


def recall(kind: int, name: str, rest: list[int], cards: Cards) -> str:
    """The steps of a recall."""
    say = cards.say
    if kind == events.ADVANCED:
        return say.say("{name} advanced to step {n} of the daiba", name=name, n=rest[0])
    if kind == events.TOOK_RICE:
        return say.say(
            "{name} took an onigiri of the {era} era ({left} left)",
            name=name,
            era=cards.era(rest[0]),
            left=rest[1],
        )
    discs = say.clauses([cards.workers(rest[0]), cards.onigiri(rest[1])])
    if kind == events.DRAWN:
        return say.say("{name} drew from the bag: {discs}", name=name, discs=discs)
    return say.say("{name} recalled: {discs}", name=name, discs=discs)


def era(kind: int, name: str, rest: list[int], cards: Cards) -> str:
    """The end of an era and of the game."""
    say = cards.say
    if kind == events.AUDITED:
        number, thing = cards.era(rest[0]), cards.kind(rest[1])
        if rest[2] == 0:
            return say.say(
                "Audit of the {era} era: nobody has built {kind}", era=number, kind=thing
            )
        return say.many(
            "Audit of the {era} era: the most of {kind} is {n} castle card",
            "Audit of the {era} era: the most of {kind} is {n} castle cards",
            rest[2],
            era=number,
            kind=thing,
        )
    if kind == events.CIRCLED:
        return say.say("{name} got the circle of the {era} era", name=name, era=cards.era(rest[0]))
    if kind == events.BOARD_OPENED:
        return say.say("The {board} board was turned up", board=cards.era(rest[0]))
    if kind == events.CREST_SHOWN:
        crest = cards.crest(cards.e.crest[rest[0]])
        return say.say("{name} showed the crest card: {crest}", name=name, crest=crest)
    assert kind == events.GAME_ENDED
    return say.say("{name} took the last onigiri: the game is over", name=name)
