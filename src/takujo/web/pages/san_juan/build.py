"""Building: a card, where it goes, what it costs with every discount named, what pays for it."""

from __future__ import annotations

from typing import Any

from takujo.games.san_juan import effects
from takujo.games.san_juan.edition import PRODUCTION
from takujo.games.san_juan.price import affordable, bill, goods_that_pay, price
from takujo.games.san_juan.scoring import score
from takujo.kernel.hidden import kinds
from takujo.kernel.reason import Reason
from takujo.web.pages.asked import Extra, Fact, Question, Term, Touch, Tray
from takujo.web.pages.game_words import words_of
from takujo.web.pages.san_juan.draws import draws_at
from takujo.web.pages.san_juan.pieces import good_of, production
from takujo.web.pages.san_juan.scene import Scene
from takujo.web.pages.san_juan.spare import spare_places


def ask(s: Scene) -> Question:
    """Touch a card in hand; other cards then pay for it."""
    frame, say = s.asked, s.say
    assert frame is not None
    options = s.at.seen.options()
    touches: dict[int, Touch] = {}
    for card in kinds(s.p.hand):
        pay, choice = f"pay {s.e.ids[card]}", s.readable(card)
        if card in options:
            touches[card] = Touch(choice, pay)
        else:
            reason = frame.rule.why_not(s.t, s.me, frame.n, card)
            touches[card] = Touch("", pay, short(s, reason), sheet=f"why/{choice}")
    most = max(s.e.cost) + 1
    some = len(options) > 1  # with other people at the table it is asked also without
    return Question(
        rule="build",
        kind="build",
        title=say.say("Choose a card to build") if some else say.say("Nothing can be built now"),
        hint=say.say("Touch cards to swap") if some else "",
        mark=say.say("Build"),
        passing=s.words(0),
        trays=[tray(s, card, frame.n) for card in options if card],
        fan=s.hand(touches),
        spare=spare_places(s.at.seen, s.p.hand),
        texts={
            "owed": s.by_number(s.to_pay, most),
            "pay": s.by_number(lambda n: paying(s, n), most),
            "missing": s.by_number(lambda n: missing(s, n), most),
            "over": ["", *[over(s, slot) for slot in range(1, len(s.p.buildings) + 1)]],
        },
    )


def short(s: Scene, reason: Reason | None) -> str:
    """The reason as it fits on the card."""
    if reason is None:
        return ""
    if reason.code == "too_dear":
        return s.say.many("{n} short", "{n} short", reason.numbers["short"])
    return s.say.say("Built")


def paying(s: Scene, n: int) -> str:
    """The price under the label."""
    if n == 0:
        return s.say.say("No card to discard")
    return s.say.many("Discard {n} card", "Discard {n} cards", n)


def missing(s: Scene, n: int) -> str:
    """What is still to be chosen."""
    return s.say.many("Choose {n} more card to pay", "Choose {n} more cards to pay", n)


def over(s: Scene, slot: int) -> str:
    """Where the crane builds, under the label."""
    return s.say.say("over the {old}", old=s.cards.place(s.p, slot))


def tray(s: Scene, card: int, level: int) -> Tray:
    """The bill of one card, with numbers for every place where it can go."""
    say = s.say
    places = {str(slot): at_place(s, card, level, slot) for slot in range(len(s.p.buildings) + 1)}
    if not s.p.has(s.e.crane):
        places = {"0": places["0"]}
    return Tray(
        label=s.words(card),
        choice=s.readable(card),
        terms=terms(s, card, level),
        total=Term(say.say("in cards"), slot="owed", text="owed"),
        facts=[
            Fact(say.say("Discarding"), names=True),
            Fact(say.say("Hand"), len(s.p.hand), slot="hand"),
            Fact(say.say("Points"), score(s.t, s.me), slot="points"),
        ],
        extras=[*goods(s), *draws(s, card)],
        price_text="pay",
        price_by="owed",
        data={
            "places": places,
            "works": {str(slot): sign for slot, sign in working(s, card, level)},
            "market": s.e.market_goods if s.p.has(s.e.black_market) else 0,
            "crane": s.p.has(s.e.crane),
        },
    )


def terms(s: Scene, card: int, level: int) -> list[Term]:
    """Every term of the price with its name."""
    say, out = s.say, []
    for term in bill(s.t, s.p, card, level, 0):
        name = s.cards.title(term.card) if term.card else say.say("Privilege")
        if term.what == "cost":
            out.append(Term(name, term.amount))
            if s.p.has(s.e.crane):
                out.append(Term(s.cards.title(s.e.crane), None, "−", True, slot="covered"))
        else:
            out.append(Term(name, -term.amount, "−", True))
    if s.p.has(s.e.black_market):
        out.append(Term(s.cards.title(s.e.black_market), None, "−", True, slot="goods"))
    return out


def at_place(s: Scene, card: int, level: int, slot: int) -> dict[str, Any]:
    """The numbers of one place; slot 0 is a new plot."""
    t, p = s.t, s.p
    covered = p.buildings[slot - 1] if slot else 0
    others = len(p.hand) - 1
    owed = price(t, p, card, level, covered)
    out: dict[str, Any] = {
        "owed": owed,
        "covered": min(s.e.cost[card], s.e.cost[covered]) if slot else 0,
        "points": score_with(s, card, slot),
    }
    if not affordable(t, p, card, level, covered, others):
        have = others + goods_that_pay(t, p, owed)
        numbers = {"card": card, "need": owed, "have": have, "short": owed - have}
        reason = Reason("too_dear", numbers, "5")
        out["why"] = words_of(t.book).reason(t.book, reason, s.names, s.say)
    return out


def score_with(s: Scene, card: int, slot: int) -> int:
    """The own points once this stands there."""
    t = s.t.copy()
    p = t.players[s.me]
    if slot:
        p.buildings[slot - 1] = card
    else:
        p.buildings.append(card)
        p.goods.append(0)
    p.owned = 0
    for building in p.buildings:
        p.owned |= 1 << building
    return score(t, s.me)


def working(s: Scene, card: int, level: int) -> list[tuple[int, str]]:
    """The own buildings that lower this price, by slot, with their number."""
    return [
        (s.p.buildings.index(term.card) + 1, f"−{-term.amount}")
        for term in bill(s.t, s.p, card, level, 0)
        if term.what == "discount" and term.card in s.p.buildings
    ]


def goods(s: Scene) -> list[Extra]:
    """The kinds of goods that can pay through a black market, the cheapest first."""
    if not s.p.has(s.e.black_market):
        return []
    out: list[Extra] = []
    for building in production(s.e):
        slots = [
            slot + 1
            for slot, card in enumerate(s.p.buildings)
            if card == building and s.p.goods[slot]
        ]
        if slots:
            good = good_of(s.cards, building)
            out.append(Extra(good.name, "black_market", piece=good, on=False, places=tuple(slots)))
    return out


def draws(s: Scene, card: int) -> list[Extra]:
    """Carpenter and poor house, where this card makes them act."""
    city = 0 if s.e.kind[card] == PRODUCTION else 1
    return draws_at(s, effects.BUILT, -1, {effects.BUILT_CITY: city})
