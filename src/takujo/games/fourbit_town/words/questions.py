"""What is asked: of the reader in full, of another player as everybody may know it."""

from __future__ import annotations

from takujo.editions.language import Language
from takujo.games.fourbit_town import effects, names, price
from takujo.games.fourbit_town.build import pool_left
from takujo.games.fourbit_town.share import MIXES
from takujo.games.fourbit_town.table import Town
from takujo.games.fourbit_town.words.upkeep import upkeep_question
from takujo.games.fourbit_town.words.wording import Wording
from takujo.kernel.agenda import Frame


def question_words(t: Town, frame: Frame, say: Language) -> str:
    """The question, with its numbers, to the seat that is asked."""
    w = Wording(t.edition, say)
    id, n = frame.id, frame.n
    p = t.players[frame.seat]
    if id == names.DRAFT:
        return say.say(
            "Keep one card; the others go to the left (pick {n} of {all}).",
            n=len(p.cards) + 1,
            all=names.BITS,
        )
    if id == names.DECLARE:
        left = p.hired - p.sent
        return say.many(
            "Send a worker, or pass for this round? You have {n} left.",
            "Send a worker, or pass for this round? You have {n} left.",
            left,
        )
    if id == names.SET:
        first = say.say("Stack four cards from the top down.") if n == 0 else ""
        following = say.say(
            "Card {n} (worth {worth}): which one, and which side up?", n=n + 1, worth=1 << n
        )
        return say.sentences([first, following])
    if id == names.SECOND:
        return second_question(t, frame, w)
    if id == names.UPKEEP:
        return upkeep_question(t, frame.seat, w)
    if id in (names.EITHER, names.ONE_OF, names.EFFECT, names.WAY):
        return effect_question(frame, w)
    if id in (names.WAIVE, names.SHARE):
        return payment_question(t, frame, w)
    return action_question(t, frame, w)


def second_question(t: Town, frame: Frame, w: Wording) -> str:
    """The same effect for whoever came second."""
    place = t.players[frame.seat].place
    return w.say.say(
        "You are not first at {place}. Pay {n} of one resource for its effect: {effect}?",
        place=w.place(place),
        n=t.edition.second_cost,
        effect=w.short_place(place),
    )


def effect_question(frame: Frame, w: Wording) -> str:
    """Whether, and in which way, an effect is used."""
    row = w.e.effects.rows[frame.n]
    source = w.capital(w.source(row.source))
    if frame.id in (names.EITHER, names.ONE_OF):
        return w.say.say("{source}: which one?", source=source)
    text = w.brief.asked(row)
    if frame.id == names.WAY:
        return w.say.say("{source}: {effect}. How?", source=source, effect=text)
    return w.say.say("{source}: {effect}. Use it?", source=source, effect=text)


def payment_question(t: Town, frame: Frame, w: Wording) -> str:
    """How a payment, or what is free of it, is made up kind by kind."""
    kinds = names.KINDS
    if frame.id == names.WAIVE:
        return w.say.say(
            "{building}: {n} of its cost are free. How much of that is {kind}?",
            building=w.title(t.site),
            n=pool_left(t, frame.seat, frame.n),
            kind=w.kind(frame.n % kinds),
        )
    kind = w.kind(MIXES[frame.n // kinds][frame.n % kinds])
    if frame.n // kinds == names.SHARE_UPKEEP:
        return w.say.many(
            "Upkeep: {n} unit still to pay. How much of it in {kind}?",
            "Upkeep: {n} units still to pay. How much of it in {kind}?",
            t.owed,
            kind=kind,
        )
    return w.say.say("{n} still to pay. How much {kind}?", n=2 * t.owed, kind=kind)


def action_question(t: Town, frame: Frame, w: Wording) -> str:
    """One of the common actions."""
    say = w.say
    id, seat = frame.id, frame.seat
    if id == names.PLAN:
        return say.say("Which building do you plan? The top of the deck is taken unseen.")
    if id == names.CANCEL:
        return say.say("Which plan do you give up? It goes back into the row.")
    if id == names.GIVE_UP:
        return say.say("Which planned building do you give up for this?")
    if id == names.BUILD:
        return build_question(t, frame, w)
    if id == names.SELL:
        return say.say("Which building do you sell? It goes back into the row.")
    if id == names.HIRE:
        cost = w.amount(effects.COIN, price.hire_price(t, seat))
        return say.say("Hire a worker for {cost}?", cost=cost)
    if id == names.LEVEL:
        return say.say(
            "Raise your {level} to {n} for {cost}?",
            level=w.slots["level"],
            n=t.players[seat].level + 1,
            cost=w.amounts(price.level_price(t, seat)),
        )
    if id == names.ADVANCE:
        return say.say("Advance to space {n} of the track?", n=t.players[seat].space + 1)
    return say.say("Anything else before this worker is done?")


def build_question(t: Town, frame: Frame, w: Wording) -> str:
    """Which building, with all that is off its cost."""
    off = price.discount(t, frame.seat, effects.BUILD_COST)
    parts: list[str] = []
    for thing, n in (
        (effects.WOOD_OFF, off.wood),
        (effects.STONE_OFF, off.stone),
        (effects.COIN_OFF, off.coin),
        (effects.MATERIAL_OFF, off.material),
        (effects.ANY_OFF, off.any),
    ):
        if n:
            parts.append(w.brief.off(thing, n))
    asked = w.say.say("Which building do you build?")
    if frame.n & names.PLANNED_ONLY:
        asked = w.say.say("Which of your planned buildings do you build?")
    if not parts:
        return asked
    less = w.say.say("Off the cost: {parts}.", parts=w.say.clauses(parts))
    return w.say.sentences([asked, less])


def waiting_words(t: Town, frame: Frame, name: str, say: Language) -> str:
    """Who is waited for, and what they are at."""
    return say.say("{name}: {what}", name=name, what=activity(t, frame, Wording(t.edition, say)))


def activity(t: Town, frame: Frame, w: Wording) -> str:
    """What the question is about, as everybody may know it."""
    say = w.say
    id = frame.id
    if id == names.DRAFT:
        return say.say("choosing a card to keep")
    if id == names.DECLARE:
        return say.say("sending a worker or passing")
    if id == names.SET:
        return say.say("setting the cards")
    if id == names.SECOND:
        return say.say("deciding whether to pay for {place}", place=w.place(place_of(t, frame)))
    if id in (names.EITHER, names.ONE_OF, names.EFFECT, names.WAY):
        row = t.edition.effects.rows[frame.n]
        return say.say("deciding about {source}", source=w.source(row.source))
    if id == names.PLAN:
        return say.say("planning")
    if id in (names.CANCEL, names.GIVE_UP):
        return say.say("giving up a plan")
    if id in (names.BUILD, names.WAIVE):
        return say.say("building")
    if id == names.SELL:
        return say.say("selling a building")
    if id == names.HIRE:
        return say.say("hiring")
    if id == names.LEVEL:
        return say.say("deciding about {source}", source=w.action("level"))
    if id == names.ADVANCE:
        return say.say("deciding about a move on the track")
    if id == names.SHARE:
        return say.say("paying")
    if id == names.UPKEEP:
        return say.say("paying upkeep")
    return say.say("finishing with the worker")


def place_of(t: Town, frame: Frame) -> int:
    """Where the seat's worker is."""
    return t.players[frame.seat].place
