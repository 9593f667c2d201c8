"""What is asked: of the reader in full, of another player as everybody may know it."""

from __future__ import annotations

from takujo.editions.language import Language
from takujo.games.san_juan import names
from takujo.games.san_juan.table import SanJuan
from takujo.games.san_juan.words.cards import Cards
from takujo.kernel.agenda import Frame


def question_words(t: SanJuan, frame: Frame, say: Language) -> str:
    """The question, with its numbers, to the seat that is asked."""
    cards = Cards(t.edition, say)
    id, n = frame.id, frame.n
    if id == names.ROLE:
        return say.say("Pick a role.")
    if id in (names.BUILD, names.CRANE, names.BLACK_MARKET, names.PAY):
        return building_question(t, frame, cards)
    if id == names.PRODUCE:
        return say.many("Produce: {n} more good.", "Produce: up to {n} more goods.", n)
    if id == names.SELL:
        return say.many("Sell: {n} more good.", "Sell: up to {n} more goods.", n)
    if id == names.KEEP:
        return say.many("Keep: {n} more card.", "Keep: up to {n} more cards.", n)
    if id == names.DISCARD:
        return say.many("Discard: {n} more card.", "Discard: {n} more cards.", n)
    if id == names.PROSPECT:
        return say.many("Draw {n} card?", "Draw up to {n} cards?", n)
    if id == names.LIBRARY:
        return library_question(n, cards)
    if id == names.CHAPEL:
        chapel = cards.title(t.edition.chapel)
        return say.say("{chapel}: put a card from your hand under it?", chapel=chapel)
    if id == names.NUGGET:
        mine = cards.title(t.edition.gold_mine)
        return say.say("{mine}: all costs differ. Take one of the cards.", mine=mine)
    used = t.edition.gold_mine
    if id == names.EFFECT:
        used = t.edition.effects.rows[n].source
    return say.say("Use the {card}? {text}", card=cards.name(used), text=cards.text(used))


def building_question(t: SanJuan, frame: Frame, cards: Cards) -> str:
    """What to build, where, and how to pay for it."""
    say = cards.say
    n = frame.n
    if frame.id == names.BUILD:
        less = t.edition.privilege[names.ROLE_BUILDER][n]
        if less == 0:
            return say.say("Which building do you build?")
        return say.many(
            "Which building do you build? Your privilege: {n} card less.",
            "Which building do you build? Your privilege: {n} cards less.",
            less,
        )
    site = cards.name(t.site)
    if frame.id == names.CRANE:
        return say.say("Where do you build the {card}?", card=site)
    if frame.id == names.PAY:
        return say.many(
            "Pay for the {card}: {n} more card.",
            "Pay for the {card}: {n} more cards.",
            n,
            card=site,
        )
    goods = min(n, t.edition.market_goods - t.done)
    return say.say(
        "Pay for the {card}: {n} still owed. Pay with goods (up to {goods})?",
        n=n,
        card=site,
        goods=goods,
    )


def library_question(role: int, cards: Cards) -> str:
    """Once in a round: for this role?"""
    before, after = cards.e.privilege[role][1], cards.e.privilege[role][2]
    return cards.say.say(
        "Use the {library} for the {role} (privilege {before} → {after})? Only once a round.",
        library=cards.name(cards.e.library),
        role=cards.role(role),
        before=before,
        after=after,
    )


def waiting_words(t: SanJuan, frame: Frame, name: str, say: Language) -> str:
    """Who is waited for, and what they are at."""
    return say.say("{name}: {what}", name=name, what=activity(t, frame, say))


def activity(t: SanJuan, frame: Frame, say: Language) -> str:
    """What the question is about, as everybody may know it."""
    cards = Cards(t.edition, say)
    id, n = frame.id, frame.n
    if id == names.ROLE:
        return say.say("picking a role")
    if id == names.BUILD:
        return say.say("building")
    if id in (names.CRANE, names.BLACK_MARKET, names.PAY):
        return say.say("building the {card}", card=cards.name(t.site))
    if id == names.PRODUCE:
        return say.say("producing")
    if id == names.SELL:
        return say.say("selling")
    if id == names.KEEP:
        return say.say("choosing cards to keep")
    if id == names.DISCARD:
        return say.many("discarding {n} card", "discarding {n} cards", n)
    if id == names.PROSPECT:
        return say.say("drawing")
    used = t.edition.gold_mine
    if id == names.LIBRARY:
        used = t.edition.library
    elif id == names.CHAPEL:
        used = t.edition.chapel
    elif id == names.EFFECT:
        used = t.edition.effects.rows[n].source
    return say.say("deciding about the {card}", card=cards.name(used))
