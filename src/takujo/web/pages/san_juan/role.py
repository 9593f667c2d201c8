"""Picking a role: what it brings, to the picker and to the others."""

from __future__ import annotations

from takujo.editions.effect_rule import total
from takujo.games.san_juan import effects, names
from takujo.games.san_juan.builder import may_own
from takujo.games.san_juan.edition import ROLES
from takujo.games.san_juan.price import affordable, dearest
from takujo.games.san_juan.producer import empty_slots
from takujo.games.san_juan.round import picks_of
from takujo.kernel.hidden import UNKNOWN, kinds
from takujo.web.pages.asked import Extra, Fact, Question, Term, Touch, Tray
from takujo.web.pages.san_juan.pieces import icon_of
from takujo.web.pages.san_juan.scene import Scene


def ask(s: Scene) -> Question:
    """Touch one of the role tiles."""
    say, options = s.say, s.at.seen.options()
    touches: dict[str, Touch] = {}
    for role in range(1, len(ROLES) + 1):
        choice = s.readable(role)
        can = role in options
        touches[f"role {role}"] = Touch(choice) if can else Touch(sheet=f"why/{choice}")
    return Question(
        rule="role",
        kind="one",
        title=say.say("Pick a role"),
        hint=say.say("Touch one of the bright tiles"),
        trays=[tray(s, role) for role in options],
        things=touches,
        fan=s.hand(),
    )


def level_of(s: Scene) -> int:
    """The privilege the picker has without being asked: doubled by a library, if it is sure."""
    return 2 if s.p.has(s.e.library) and picks_of(s.t, s.me) == 1 else 1


def tray(s: Scene, role: int) -> Tray:
    """One role."""
    level = level_of(s)
    make = [builder, producer, trader, councillor, prospector][role - 1]
    made = make(s, level)
    extras = [*library(s, role), *made.extras]
    return Tray(
        label=s.words(role),
        choice=s.readable(role),
        terms=made.terms,
        total=made.total,
        facts=made.facts,
        extras=extras,
        price=made.price,
        then=made.then,
    )


def library(s: Scene, role: int) -> list[Extra]:
    """Who picks twice in a round says for which role the library works."""
    e = s.e
    if not s.p.has(e.library) or picks_of(s.t, s.me) == 1 or s.t.library_used:
        return []
    name = s.say.say(
        "{library}: {before} → {after}",
        library=s.cards.title(e.library),
        before=e.privilege[role][1],
        after=e.privilege[role][2],
    )
    return [Extra(name, "library use", "no library", icon=icon_of("library"))]


def privileged(s: Scene, role: int, level: int, base: int, moment: int | None = None) -> list[Term]:
    """What the role gives everybody, then the privilege, then the own buildings."""
    e = s.e
    terms = [Term(s.say.name(e.data["roles"][ROLES[role - 1]]), base)]
    terms.append(Term(s.say.say("Privilege"), e.privilege[role][1], "＋"))
    if level == 2:
        more = e.privilege[role][2] - e.privilege[role][1]
        terms.append(Term(s.cards.title(e.library), more, "＋"))
    for row in [] if moment is None else e.effects.at[moment]:
        if s.p.has(row.source) and row.holds(s.t, s.me):
            terms.append(Term(s.cards.title(row.source), row.amount(s.t, s.me), "＋"))
    return terms


def amount(terms: list[Term]) -> int:
    """What the terms come to."""
    return sum(term.value or 0 for term in terms)


def builder(s: Scene, level: int) -> Tray:
    """How much cheaper, and how many of the cards in hand can be built."""
    e, p, say = s.e, s.p, s.say
    less = e.privilege[names.ROLE_BUILDER][level]
    over, others = dearest(s.t, p), len(p.hand) - 1
    possible = [
        card
        for card in kinds(p.hand)
        if may_own(s.t, p, card) and affordable(s.t, p, card, level, over, others)
    ]
    return Tray(
        label="",
        terms=[Term(say.say("Cost, privilege"), less, "−", off=True)],
        total=Term(say.say("can be built"), text=say.say("{n} possible", n=len(possible))),
        facts=[
            Fact(say.say("Hand"), len(p.hand)),
            Fact(say.say("Buildings"), f"{len(p.buildings)}/{e.end_buildings}"),
        ],
        price=say.say("Everybody builds, you for {n} less", n=less),
    )


def producer(s: Scene, level: int) -> Tray:
    """How many goods, and where there is room for them."""
    say, e = s.say, s.e
    terms = privileged(s, names.ROLE_PRODUCER, level, e.produce, effects.PRODUCING)
    goods = amount(terms)
    return Tray(
        label="",
        terms=terms,
        total=Term(say.say("goods to produce"), text=s.in_all(goods)),
        facts=[Fact(say.say("Empty production buildings"), len(empty_slots(s.t, s.p)))],
        price=say.say("Everybody produces, you up to {n}", n=goods),
    )


def trader(s: Scene, level: int) -> Tray:
    """How many goods, and what is known of the prices."""
    say, e, t = s.say, s.e, s.t
    terms = privileged(s, names.ROLE_TRADER, level, e.sell, effects.SELLING)
    goods = amount(terms)
    known = t.tiles[0] != UNKNOWN
    prices = say.say("known") if known else say.say("turned up afterwards")
    return Tray(
        label="",
        terms=terms,
        total=Term(say.say("goods to sell"), text=s.in_all(goods)),
        facts=[
            Fact(say.say("Your goods"), len([good for good in s.p.goods if good])),
            Fact(say.say("Prices"), prices),
        ],
        price=say.say("Everybody sells, you up to {n}", n=goods),
    )


def councillor(s: Scene, level: int) -> Tray:
    """How many cards are seen and kept."""
    say, e = s.say, s.e
    terms = privileged(s, names.ROLE_COUNCILLOR, level, e.council_draw)
    seen = amount(terms)
    keep = e.council_keep + total(s.t, e.effects, effects.KEEPING, s.me)
    return Tray(
        label="",
        terms=terms,
        total=Term(say.say("to choose from"), text=say.say("{n} to see", n=seen)),
        facts=[
            Fact(say.say("Keep"), keep),
            Fact(say.say("Hand"), len(s.p.hand), len(s.p.hand) + keep),
        ],
        price=say.say("Everybody draws, you choose from {n}", n=seen),
    )


def prospector(s: Scene, level: int) -> Tray:
    """One card for the picker; a gold mine may be worked at once."""
    say, e = s.say, s.e
    drawn = e.privilege[names.ROLE_PROSPECTOR][level]
    extras: list[Extra] = []
    if s.p.has(e.gold_mine) and s.t.cards_left() >= e.mine_cards:
        name = say.say("{mine}: turn up {n}", mine=s.cards.title(e.gold_mine), n=e.mine_cards)
        extras.append(Extra(name, "gold_mine use", "no gold_mine", icon=icon_of("gold_mine")))
    return Tray(
        label="",
        terms=[Term(say.say("Privilege"), drawn)],
        total=Term(say.say("for you alone"), text=s.to_draw(drawn)),
        facts=[Fact(say.say("Hand"), len(s.p.hand), len(s.p.hand) + drawn)],
        extras=extras,
        price=say.say("Only you draw"),
        then="draw most",
    )
