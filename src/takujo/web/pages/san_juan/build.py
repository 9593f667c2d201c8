"""Building: a card, where it goes, what it costs with every discount named, what pays for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from takujo.games.san_juan.price import bill
from takujo.host.proposal import best
from takujo.kernel.hidden import kinds
from takujo.kernel.reason import Reason
from takujo.web.pages.asked import Extra, Fact, Mark, Question, Sign, Term, Touch, Tray
from takujo.web.pages.san_juan.payment import (
    NEW,
    Plan,
    covered,
    goods,
    owed,
    pay_up,
    proposed,
    read,
    why_not_there,
    wishes,
    words,
)  # fmt: skip
from takujo.web.pages.san_juan.pieces import good_of, icon_of, short_name
from takujo.web.pages.san_juan.preview import hand, played, points
from takujo.web.pages.san_juan.scene import Scene
from takujo.web.pages.signs import icon


def ask(s: Scene) -> Question:
    """Touch a card in hand; other cards then pay for it."""
    frame, say = s.frame, s.say
    options = s.choices()
    touches: dict[int, Touch] = {}
    for card in kinds(s.p.hand):
        pay, choice = f"pay {s.e.ids[card]}", s.readable(card)
        if card in options:
            touches[card] = Touch(choice, pay)
        else:
            reason = frame.rule.why_not(s.t, s.me, frame.n, card)
            touches[card] = Touch("", pay, short(s, reason), sheet=f"why/{choice}")
    some = bool(options)  # with other people at the table it is asked also without
    trays = {card: ready_made(s, s.readable(card)) for card in options}
    return s.question(
        say.say("Choose a card to build") if some else say.say("Nothing can be built now"),
        "build",
        hint=say.say("Touch another card to change") if some else "",
        trays=list(trays.values()),
        first=trays.get(best(s.at.seen), s.passed()),
        fan=s.hand(touches),
    )


def short(s: Scene, reason: Reason | None) -> str:
    """The reason as it fits on the card."""
    if reason is None:
        return ""
    if reason.code == "too_dear":
        return s.say.many("{n} short", "{n} short", reason.numbers["short"])
    return s.say.say("Built")


def ready_made(s: Scene, choice: str) -> Tray:
    """The card with the payment that is proposed for it."""
    return replace(tray(s, words(s, proposed(s, choice))), choice=choice)


def tray(s: Scene, selected: Sequence[str]) -> Tray:
    """The bill, and hand and points once everything is paid."""
    if not selected:
        return Tray("", ready=False)
    say, plan = s.say, read(s, selected)
    missing, whole = owed(s, plan) - len(plan.pay), replace(plan)
    if missing:
        pay_up(s, whole)
    made, extras = played(s, wishes(s, whole), selected)
    names = s.listed([short_name(s.cards, card) for card in plan.pay])
    build = say.say("Build the {card}", card=s.cards.name(plan.card))  # the bill has the price
    return Tray(
        label=needs(s, missing) if missing else build,
        selected=selected,
        wishes=made.wishes,
        ready=made.complete and not missing,
        marks=marks(s, plan),
        terms=terms(s, plan),
        total=Term(say.say("in cards"), s.to_pay(owed(s, plan))),
        facts=[Fact(say.say("Discarding"), names), hand(s, made), points(s, made)],
        extras=[*market(s, plan), *extras],
        price="" if missing else paying(s, plan),
        around=[*works(s, plan), *around(s, plan)],
    )


def needs(s: Scene, n: int) -> str:
    """What is still to be chosen."""
    return s.say.many("Choose {n} more card to pay", "Choose {n} more cards to pay", n)


def paying(s: Scene, plan: Plan) -> str:
    """The price under the label, and what is built over."""
    n = owed(s, plan)
    if plan.place:
        over = s.say.say("over the {old}", old=s.cards.place(s.p, plan.place))
        return s.listed([over, s.to_pay(n)])
    if n == 0:
        return s.say.say("No card to discard")
    return s.say.many("Discard {n} card", "Discard {n} cards", n)


def marks(s: Scene, plan: Plan) -> list[Mark]:
    """The card that is built, and those that pay."""
    pay = [Mark(f"pay {s.e.ids[card]}", s.say.say("Pays"), given=True) for card in plan.pay]
    return [Mark(s.readable(plan.card), s.say.say("Build")), *pay]


def terms(s: Scene, plan: Plan) -> list[Term]:
    """Every term of the price with its name; goods that pay take off too."""
    e, title = s.e, s.cards.title
    out: list[Term] = []
    for term in bill(s.t, s.p, plan.card, s.frame.n, covered(s, plan)):
        if term.what == "cost":
            out.append(Term(title(term.card), term.amount))
        else:
            card = e.crane if term.what == "covered" else term.card
            name = title(card) if card else s.say.say("Privilege")
            out.append(Term(name, -term.amount, "−", True))
    if plan.goods:
        out.append(Term(title(e.black_market), len(plan.goods), "−", True))
    return out


def market(s: Scene, plan: Plan) -> list[Extra]:
    """The kinds of goods that can pay through a black market, the cheapest first."""
    out: list[Extra] = []
    for building, slots in goods(s).items():
        good, used = good_of(s.cards, building), len([g for g in plan.goods if g in slots])
        count = f"{used}/{len(slots)}" if len(slots) > 1 else ""
        touch = f"+goods {s.e.ids[building]}"
        spoken = s.say.say("{what}: {why}", what=s.say.say("Goods that pay"), why=good.name)
        out.append(Extra(spoken, touch, used > 0, piece=good, count=count))
    return out


# --- the town -----------------------------------------------------------------------------------
def works(s: Scene, plan: Plan) -> list[Sign]:
    """The own buildings that lower this price, with their number."""
    out: list[Sign] = []
    for term in bill(s.t, s.p, plan.card, s.frame.n, NEW):
        if term.what == "discount" and term.card in s.p.buildings:
            slot = s.p.buildings.index(term.card) + 1
            less = Sign(f"effect {slot}", inside=f"−{-term.amount}")
            out += [Sign(f"plot {slot}", "works"), less]
    return out


def around(s: Scene, plan: Plan) -> list[Sign]:
    """Where it goes, and where the crane could build it instead."""
    first = len(s.p.buildings) + 1
    out: list[Sign] = []
    if plan.place == NEW:
        picture = icon("san-juan.svg", icon_of(s.e.ids[plan.card]))
        out += [Sign(f"plot {first}", "next"), Sign(f"empty {first}", inside=picture)]
    if not s.p.has(s.e.crane):
        return out
    for slot in range(1, s.e.end_buildings + 1):
        place = slot if slot < first and slot != plan.place else NEW  # once more: not there
        reason = why_not_there(s, plan.card, place)
        over, could = slot == plan.place, slot < first and reason is None
        looks = "over could" if over else "could" if could else ""
        if reason is not None:
            why = s.refusal(reason)
            out.append(Sign(f"plot {slot}", looks, refused=why, clause=reason.clause))
        else:
            out.append(Sign(f"plot {slot}", looks, touch=f"+place {place or 'new'}"))
    return out
