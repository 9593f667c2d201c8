"""A choice as the act it stands for, as on a button."""

from __future__ import annotations

from takujo.editions.language import Language
from takujo.games.fourbit_town import effects, names, price
from takujo.games.fourbit_town.edition import SIDE
from takujo.games.fourbit_town.plan import deck_choice
from takujo.games.fourbit_town.share import MIXES, unit
from takujo.games.fourbit_town.table import Town
from takujo.games.fourbit_town.words.upkeep import keep_words
from takujo.games.fourbit_town.words.wording import Wording
from takujo.kernel.agenda import ASIDE, PASS, Frame


def choice_words(t: Town, frame: Frame, choice: int, say: Language) -> str:
    """What the seat asked does when it takes this choice."""
    if choice == PASS:
        return pass_words(frame, say)
    w = Wording(t.edition, say)
    if t.book.rule_of(frame, choice) == names.MEANWHILE:
        return meanwhile_words(choice % ASIDE, w)
    id, seat, n = frame.id, frame.seat, frame.n
    if id == names.DRAFT:
        return card_words(choice, w)
    if id == names.DECLARE:
        return say.say("Send a worker")
    if id == names.SET:
        return side_words(choice - 1, w)
    if id == names.SECOND:
        return say.say("Pay {cost}", cost=w.amount(choice - 1, t.edition.second_cost))
    if id == names.UPKEEP:
        return keep_words(t, seat, choice - 1, w)
    if id in (names.EITHER, names.ONE_OF):
        return w.capital(w.brief.act_of(t.edition.effects.rows[n + choice - 1]))
    if id in (names.EFFECT, names.WAY):
        row = t.edition.effects.rows[n]
        return w.capital(w.brief.way(row, choice))
    if id in (names.WAIVE, names.SHARE):
        return payment_words(t, frame, choice, w)
    return action_words(t, frame, choice, w)


def card_words(card: int, w: Wording) -> str:
    """A card with what both of its sides do."""
    return w.say.say(
        "{card} (0: {zero}; 1: {one})",
        card=w.capital(w.card(card)),
        zero=w.short_side(card * 2 - 2),
        one=w.short_side(card * 2 - 1),
    )


def side_words(side: int, w: Wording) -> str:
    """A side with what it does."""
    return w.say.say("{side}: {effect}", side=w.capital(w.side(side)), effect=w.short(SIDE + side))


def meanwhile_words(choice: int, w: Wording) -> str:
    """A way of an effect that can be used at any time."""
    left = choice
    for row in w.e.effects.at[effects.MEANWHILE]:
        ways = len(row.pays) * len(row.gains)
        if left <= ways:
            source = w.capital(w.source(row.source))
            return w.say.say("{source}: {effect}", source=source, effect=w.brief.way(row, left))
        left -= ways
    raise KeyError(choice)


def payment_words(t: Town, frame: Frame, choice: int, w: Wording) -> str:
    """So much of one kind."""
    n = frame.n
    kind = n % names.KINDS
    if frame.id == names.WAIVE:
        if choice == 1:
            return w.say.say("No {kind} free", kind=w.kind(kind))
        return w.say.say("{cost} free", cost=w.amount(kind, 2 * (choice - 1)))
    kind = MIXES[n // names.KINDS][kind]
    if choice == 1:
        return w.say.say("Pay no {kind}", kind=w.kind(kind))
    return w.say.say("Pay {cost}", cost=w.amount(kind, (choice - 1) * unit(t, n)))


def action_words(t: Town, frame: Frame, choice: int, w: Wording) -> str:
    """One of the common actions."""
    say = w.say
    id, seat = frame.id, frame.seat
    if id == names.PLAN:
        if choice == deck_choice(t):
            return say.say("Plan the top of the deck, unseen")
        return say.say("Plan the {building}", building=w.name(choice))
    if id in (names.CANCEL, names.GIVE_UP):
        return say.say("Give up the {building}", building=w.name(choice))
    if id == names.BUILD:
        off = price.discount(t, seat, effects.BUILD_COST)
        return say.say(
            "Build the {building} ({cost})",
            building=w.name(choice),
            cost=w.amounts(price.building_price(t, choice, off)),
        )
    if id == names.SELL:
        return say.say(
            "Sell the {building} ({coins})",
            building=w.name(choice),
            coins=w.amount(effects.COIN, t.edition.sale[choice]),
        )
    if id == names.HIRE:
        cost = w.amount(effects.COIN, price.hire_price(t, seat))
        return say.say("Hire a worker ({cost})", cost=cost)
    if id == names.LEVEL:
        return say.say(
            "{action} ({cost})",
            action=w.action_title("level"),
            cost=w.amounts(price.level_price(t, seat)),
        )
    assert id == names.ADVANCE
    return say.say("Advance to space {n}", n=t.players[seat].space + 1)


def pass_words(frame: Frame, say: Language) -> str:
    """Not to do what is asked."""
    id = frame.id
    if id == names.DECLARE:
        return say.say("Pass for the rest of the round")
    if id == names.SECOND:
        return say.say("Do not pay: do without the place's effect")
    if id == names.PLAN:
        return say.say("Plan nothing")
    if id == names.CANCEL:
        return say.say("Give up nothing")
    if id == names.BUILD:
        return say.say("Build nothing")
    if id == names.SELL:
        return say.say("Sell nothing")
    if id == names.HIRE:
        return say.say("Hire nobody")
    if id == names.ADVANCE:
        return say.say("Stay where you are")
    if id == names.END_OF_WORKER:
        return say.say("Done with this worker")
    return say.say("Do not use it")
