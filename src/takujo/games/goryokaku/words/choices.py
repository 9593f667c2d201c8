"""A choice as the act it stands for, as on a button."""

from __future__ import annotations

from takujo.editions.language import Language
from takujo.games.goryokaku import names, scoring
from takujo.games.goryokaku.castle_build import bill
from takujo.games.goryokaku.magistrate import board_of
from takujo.games.goryokaku.onigiri_action import DRAW, RAISE, REPLACE, SPACE, kind_of
from takujo.games.goryokaku.persons import row_of
from takujo.games.goryokaku.place import HIGHEST, onigiri_for
from takujo.games.goryokaku.table import Goryokaku
from takujo.games.goryokaku.words.cards import Cards
from takujo.kernel.agenda import ASIDE, PASS, Frame


def choice_words(t: Goryokaku, frame: Frame, choice: int, say: Language) -> str:
    """What the seat asked does when it takes this choice."""
    cards = Cards(t.edition, say)
    id, seat = frame.id, frame.seat
    if choice == PASS:
        return pass_words(t, frame, say)
    if choice >= ASIDE:
        card = choice % ASIDE  # the only aside is the free action
        return say.say(
            "Free action: discard {card} ({gain})", card=cards.the(card), gain=gain_of(card, cards)
        )
    if id == names.ACT:
        return act_words(t, seat, choice, cards)
    if id == names.OFFICE:
        return tile_words(t, seat, choice, cards)
    if id == names.PERSONS:
        return person_words(t, choice, cards)
    if id == names.ONIGIRI:
        return onigiri_words(t, seat, choice, cards)
    if id == names.DAIBA:
        step = t.edition.steps[t.players[seat].daiba]
        way = t.edition.step_prices[t.players[seat].daiba].index(choice)
        return say.say("Pay {cost}", cost=cards.effects.goods(step.pays[way]))
    if id == names.EFFECT:
        row = t.edition.effects.rows[frame.n]
        return say.say("{card}: {way}", card=cards.title(row.source), way=cards.way(row, choice))
    if id == names.PAY:
        return say.say("Pay {cost}", cost=cards.amount(choice - 1, 1))
    if id == names.STORE:
        return say.say("Return {cube}", cube=cards.amount(choice - 1, 1))
    return card_words(t, frame, choice, cards)


def card_words(t: Goryokaku, frame: Frame, choice: int, cards: Cards) -> str:
    """A choice that is a card."""
    say, id = cards.say, frame.id
    first = t.edition.first_castle - 1
    if id == names.KEEP:
        return say.say("Keep {card}", card=cards.the(choice + first))
    if id == names.BUILD:
        return build_words(t, frame.seat, choice + first, cards)
    card = cards.the(choice)
    if id == names.HIRE:
        return say.say("Hire {card} ({price})", card=card, price=cards.price(choice))
    if id == names.GIVE:
        return say.say("Discard {card}", card=card)
    assert id in (names.FREE, names.FREE_FIRST)
    return say.say("Discard {card} ({gain})", card=card, gain=gain_of(choice, cards))


def gain_of(card: int, cards: Cards) -> str:
    """What a person brings who is discarded."""
    row = cards.e.discard_row[card]
    assert row is not None
    return cards.gained(row)


def act_words(t: Goryokaku, seat: int, choice: int, cards: Cards) -> str:
    """Where the worker goes, with its onigiri; or the recall."""
    say = cards.say
    if choice == names.RECALL:
        return say.say("Recall the workers")
    act = say.say("Place a worker on {place}", place=cards.place(choice))
    price = onigiri_for(t, seat, choice)
    if price == HIGHEST or price == 0:
        return act
    return say.say("{act} ({price})", act=act, price=cards.onigiri(price))


def build_words(t: Goryokaku, seat: int, card: int, cards: Cards) -> str:
    """What is built and how many cubes are still to be paid for it."""
    say = cards.say
    owed = cards.bill(bill(t, seat, card))
    cost = say.say("pay {cost}", cost=owed) if owed else say.say("nothing to pay")
    return say.say("Build {card} ({cost})", card=cards.the(card), cost=cost)


def tile_words(t: Goryokaku, seat: int, place: int, cards: Cards) -> str:
    """On which tile of which board, and what it would score now."""
    say = cards.say
    tile = t.tiles[place - 1]
    name = say.say(
        "“{tile}” on the {board} board", tile=cards.tile(tile), board=cards.era(board_of(t, place))
    )
    if number_on_board(t, place):
        name = say.say("{place}, no. {n}", place=name, n=number_on_board(t, place))
    act = say.many(
        "Put {n} piece on {place}",
        "Put {n} pieces on {place}",
        t.edition.tile_pieces[tile],
        place=name,
    )
    # a tile may count the pieces themselves: looked at as if they lay there
    after = t.copy()
    after.ear = None
    after.players[seat].placed += t.edition.tile_pieces[tile]
    points = scoring.tile_points(after, seat, place)
    return say.many("{act} ({n} point now)", "{act} ({n} points now)", points, act=act)


def number_on_board(t: Goryokaku, place: int) -> int:
    """Which of several equal tiles on the same board this is, from 1; 0 if it is the only one."""
    board = board_of(t, place)
    equal = [
        other
        for other in range(1, len(t.tiles) + 1)
        if board_of(t, other) == board and t.tiles[other - 1] == t.tiles[place - 1]
    ]
    return equal.index(place) + 1 if len(equal) > 1 else 0


def person_words(t: Goryokaku, choice: int, cards: Cards) -> str:
    """A person and what its row does."""
    ways = t.edition.effects.most_ways
    card, way = (choice - 1) // ways + 1, (choice - 1) % ways + 1
    row = row_of(t, card)
    assert row is not None
    return cards.say.say("{card}: {way}", card=cards.title(card), way=cards.way(row, way))


def onigiri_words(t: Goryokaku, seat: int, choice: int, cards: Cards) -> str:
    """An onigiri action with its price."""
    price = cards.onigiri(t.edition.onigiri_price[kind_of(t.edition, choice)])
    act = onigiri_act(t, seat, choice, cards)
    return cards.say.say("{act} ({price})", act=act, price=price)


def onigiri_act(t: Goryokaku, seat: int, choice: int, cards: Cards) -> str:
    """The act alone."""
    say = cards.say
    other = choice - t.edition.castles
    if other < 1:
        card = choice + t.edition.first_castle - 1
        return say.say("Take {card}", card=cards.the(card))
    if other == REPLACE:
        return say.say("Replace all face-up castle cards")
    if other == DRAW:
        return say.say("Draw a person card")
    if other <= SPACE:
        track = other - RAISE
        level = t.players[seat].levels[track]
        return say.say(
            "Raise the {track}: {before} → {after}",
            track=cards.track(track),
            before=level,
            after=min(level + 1, t.edition.track_top[track]),
        )
    return say.say("Worker action: {place}", place=cards.place(other - SPACE))


def pass_words(t: Goryokaku, frame: Frame, say: Language) -> str:
    """Not to do what is asked."""
    id = frame.id
    if id == names.PERSONS:
        return say.say("Use no more persons") if t.acted else say.say("Use no person")
    if id == names.ONIGIRI:
        return say.say("No more onigiri action") if frame.n else say.say("No onigiri action")
    if id == names.DAIBA:
        return say.say("Do not advance")
    return say.say("Do nothing")
