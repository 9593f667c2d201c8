"""What is asked: of the reader in full, of another player as everybody may know it."""

from __future__ import annotations

from takujo.editions.language import Language
from takujo.games.goryokaku import names
from takujo.games.goryokaku.onigiri_action import KINDS_OF_ACTION
from takujo.games.goryokaku.storehouse import overflow
from takujo.games.goryokaku.table import Goryokaku
from takujo.games.goryokaku.words.cards import Cards
from takujo.kernel.agenda import Frame


def question_words(t: Goryokaku, frame: Frame, say: Language) -> str:
    """The question, with its numbers, to the seat that is asked."""
    cards = Cards(t.edition, say)
    id, n, p = frame.id, frame.n, t.players[frame.seat]
    if id == names.KEEP:
        return say.say(
            "Keep {n} of the castle cards dealt to you; the others go under the deck.", n=n
        )
    if id == names.ACT:
        return act_question(t, frame, cards)
    if id == names.FREE_FIRST:
        return say.say("No space is possible yet: discard a person for its gain first.")
    if id == names.FREE:
        return say.say("Free action: discard a person for its gain?")
    if id == names.HIRE:
        return say.say(
            "Whom do you hire? You have {koban}, {track} {level}.",
            koban=say.say("{n} koban", n=p.koban),
            track=cards.track(0),
            level=p.levels[0],
        )
    if id == names.OFFICE:
        return say.many(
            "On which building tile? You have {n} building piece in hand.",
            "On which building tile? You have {n} building pieces in hand.",
            p.pieces,
        )
    if id in (names.BUILD, names.PAY, names.EFFECT):
        return castle_question(t, frame, cards)
    if id in (names.DAIBA, names.GIVE):
        return daiba_question(t, frame, cards)
    if id == names.STORE:
        return say.many(
            "The storehouses are full: return {n} more cube.",
            "The storehouses are full: return {n} more cubes.",
            overflow(t, frame.seat),
        )
    return after_worker_question(t, frame, cards)


def act_question(t: Goryokaku, frame: Frame, cards: Cards) -> str:
    """The one decision of every turn."""
    p = t.players[frame.seat]
    return cards.say.say(
        "Place a worker or recall? In hand: {workers}, {onigiri}.",
        workers=cards.workers(p.workers),
        onigiri=cards.onigiri(p.onigiri),
    )


def castle_question(t: Goryokaku, frame: Frame, cards: Cards) -> str:
    """What to build, how to pay for it, which reward."""
    say = cards.say
    if frame.id == names.BUILD:
        return say.say("Which castle card do you build?")
    if frame.id == names.EFFECT:
        row = t.edition.effects.rows[frame.n]
        return say.say("Reward of {card}: which?", card=cards.the(row.source))
    return say.many(
        "Pay for {card}: {n} more cube of any kind.",
        "Pay for {card}: {n} more cubes of any kind.",
        frame.n,
        card=cards.the(t.players[frame.seat].castles[-1]),
    )


def daiba_question(t: Goryokaku, frame: Frame, cards: Cards) -> str:
    """Whether to advance, or which card pays for it."""
    say = cards.say
    step = t.players[frame.seat].daiba
    if frame.id == names.GIVE:
        return say.many(
            "Daiba: discard {n} more card from your hand.",
            "Daiba: discard {n} more cards from your hand.",
            frame.n,
        )
    return say.say(
        "Advance to step {step} of the daiba ({gain})? Each castle card then scores {factor}.",
        step=step + 1,
        gain=cards.gained(t.edition.steps[step]),
        factor=t.edition.factor[step + 1],
    )


def after_worker_question(t: Goryokaku, frame: Frame, cards: Cards) -> str:
    """Persons and onigiri, after the worker's action."""
    say = cards.say
    if frame.id == names.PERSONS:
        area = cards.area(names.area_of(t.space))
        return say.say("Persons in the {area} area: who acts?", area=area)
    assert frame.id == names.ONIGIRI
    have = cards.onigiri(t.players[frame.seat].onigiri)
    if frame.n == 0:
        return say.say("Onigiri action? In hand: {onigiri}.", onigiri=have)
    kind = names.ONIGIRI_ACTIONS[frame.n % KINDS_OF_ACTION - 1]
    return say.say(
        "Once more: {action}? In hand: {onigiri}.",
        action=cards.of("onigiri_actions", kind),
        onigiri=have,
    )


def waiting_words(t: Goryokaku, frame: Frame, name: str, say: Language) -> str:
    """Who is waited for, and what they are at."""
    return say.say("{name}: {what}", name=name, what=activity(frame, say))


def activity(frame: Frame, say: Language) -> str:
    """What the question is about, as everybody may know it."""
    id = frame.id
    if id == names.KEEP:
        return say.say("choosing a castle card")
    if id == names.ACT:
        return say.say("placing a worker or recalling")
    if id in (names.FREE, names.FREE_FIRST):
        return say.say("free action")
    if id == names.HIRE:
        return say.say("hiring")
    if id == names.OFFICE:
        return say.say("putting a building piece")
    if id in (names.BUILD, names.PAY, names.EFFECT):
        return say.say("building a castle card")
    if id == names.PERSONS:
        return say.say("letting persons act")
    if id == names.ONIGIRI:
        return say.say("onigiri action")
    if id in (names.DAIBA, names.GIVE):
        return say.say("deciding about the daiba")
    assert id == names.STORE
    return say.say("returning cubes")
