"""Picking a role: what it brings, to the picker and to the others, as the rules play it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from takujo.games.san_juan import events, names, privilege
from takujo.games.san_juan.edition import ROLES
from takujo.games.san_juan.round import level_of
from takujo.games.san_juan.table import SanJuan
from takujo.host.preview import Preview
from takujo.host.proposal import best
from takujo.kernel.agenda import PASS, Frame
from takujo.kernel.table import Table
from takujo.web.pages.asked import Fact, Mark, Question, Term, Tray
from takujo.web.pages.san_juan.preview import BLIND, hand, played
from takujo.web.pages.san_juan.scene import Scene


def ask(s: Scene) -> Question:
    """Touch one of the role tiles."""
    trays: dict[int, Tray] = {}
    for role in s.choices():
        choice = s.readable(role)
        trays[role] = replace(tray(s, [choice]), choice=choice)
    return s.question(
        s.say.say("Pick a role"),
        hint=s.say.say("One is proposed; touch another"),
        trays=list(trays.values()),
        first=trays[best(s.at.seen)],
        things={f"role {role}": s.pointed(role) for role in range(1, len(ROLES) + 1)},
    )


def tray(s: Scene, selected: Sequence[str]) -> Tray:
    """One role, with what was declined of what comes with it."""
    if not selected:
        return Tray("", ready=False)
    choices = {s.readable(role): role for role in s.choices()}
    role = choices[selected[0]]
    made, extras = played(s, selected[:1], selected)
    level = level_of(s.t, s.me) or (2 if "library use" in made.wishes else 1)
    make = [builder, producer, trader, councillor, prospector][role - 1]
    return replace(
        make(s, made, named(s, role, level)),
        label=s.words(role),
        selected=selected,
        wishes=made.wishes,
        marks=[Mark(selected[0])],
        extras=extras,
    )


def named(s: Scene, role: int, level: int) -> list[Term]:
    """What the role gives everybody, then the privilege, then the own buildings."""
    out: list[Term] = []
    for term in privilege.terms(s.t, s.me, role, level):
        name = s.cards.title(term.card) if term.card else s.say.say("Privilege")
        if term.what == "role":
            name = s.say.name(s.e.data["roles"][ROLES[role - 1]])
        out.append(Term(name, term.amount, "＋" if out else ""))
    return out


def amount(terms: Sequence[Term]) -> int:
    """What the terms come to."""
    return sum(int(term.value) for term in terms)


def only(terms: list[Term], most: int, why: str) -> list[Term]:
    """The terms, with one that takes off what cannot be done."""
    over = amount(terms) - most
    return [*terms, Term(why, over, "−", off=True)] if over > 0 else terms


def done(s: Scene, made: Preview[SanJuan], rule: int, event: int) -> int:
    """How often it can be done, where it is done as often as the rules let it."""

    def all_of_it(t: Table, frame: Frame) -> list[str]:
        possible = [choice for choice in t.offered if choice != PASS] if frame.id == rule else []
        return [t.book.readable(frame, choice) for choice in possible[: frame.n]]

    most = Preview(s.ahead, made.wishes, all_of_it, BLIND)
    return len([each for each in most.events if each[:2] == (event, s.me)])


def builder(s: Scene, made: Preview[SanJuan], terms: list[Term]) -> Tray:
    """How much cheaper, and how many of the cards in hand can be built."""
    p, say, less = s.p, s.say, amount(terms)
    asked = made.table.offered if made.asks(names.BUILD) else []
    return Tray(
        label="",
        facts=[
            Fact(say.say("Cost"), say.say("{n} less", n=less)),
            Fact(say.say("Can be built now"), len([card for card in asked if card != PASS])),
            Fact(say.say("Hand"), len(p.hand)),
            Fact(say.say("Buildings"), f"{len(p.buildings)}/{s.e.end_buildings}"),
        ],
        price=say.say("Everybody builds, you for {n} less", n=less),
    )


def producer(s: Scene, made: Preview[SanJuan], terms: list[Term]) -> Tray:
    """How many goods, and where there is room for them."""
    say, t = s.say, made.table
    goods = done(s, made, names.PRODUCE, events.PRODUCED)
    room = len([slot for slot in t.offered if slot != PASS]) if made.asks(names.PRODUCE) else 0
    price = say.say("Everybody produces, you up to {n}", n=goods)
    return Tray(
        label="",
        terms=only(terms, goods, say.say("no room")),
        total=Term(say.say("goods to produce"), s.in_all(goods)),
        facts=[Fact(say.say("Empty production buildings"), room)],
        price=price if goods else say.say("The others produce, you have no room"),
    )


def trader(s: Scene, made: Preview[SanJuan], terms: list[Term]) -> Tray:
    """How many goods, and what is known of the prices."""
    say = s.say
    goods = done(s, made, names.SELL, events.SOLD)
    prices = say.say("turned up afterwards") if made.revealed else say.say("known")
    return Tray(
        label="",
        terms=only(terms, goods, say.say("no good for it")),
        total=Term(say.say("goods to sell"), s.in_all(goods)),
        facts=[
            Fact(say.say("Your goods"), len([good for good in s.p.goods if good])),
            Fact(say.say("Prices"), prices),
        ],
        price=say.say("Everybody sells, you up to {n}", n=goods)
        if goods
        else say.say("The others sell, you have no goods"),
    )


def councillor(s: Scene, made: Preview[SanJuan], terms: list[Term]) -> Tray:
    """How many cards are seen and kept."""
    say, t, held = s.say, made.table, len(s.p.hand)
    seen = sum(len(each) - 2 for each in made.events if each[:2] == (events.LOOKED, s.me))
    asking = t.asking
    asked = asking is not None and asking.seat == s.me and asking.id in (names.KEEP, names.ARCHIVE)
    keep = min(seen, asking.n) if asked and asking is not None else 0
    return Tray(
        label="",
        terms=only(terms, seen, say.say("no card left")),
        total=Term(say.say("to choose from"), say.say("{n} to see", n=seen)),
        facts=[Fact(say.say("Keep"), keep), Fact(say.say("Hand"), held, held + keep)],
        price=say.say("Everybody draws, you choose from {n}", n=seen),
    )


def prospector(s: Scene, made: Preview[SanJuan], terms: list[Term]) -> Tray:
    """One card for the picker; a gold mine may be worked at once."""
    drawn = len(made.table.players[s.me].hand) - len(s.p.hand)
    return Tray(
        label="",
        terms=only(terms, drawn, s.say.say("no card left")),
        total=Term(s.say.say("for you alone"), s.to_draw(drawn)),
        facts=[hand(s, made)],
        price=s.say.say("Only you draw"),
    )
