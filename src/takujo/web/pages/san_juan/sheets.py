"""San Juan's sheets: a town, a card, a role, the rules of the phase."""

from __future__ import annotations

from markupsafe import Markup

from takujo.games.san_juan.edition import PRODUCTION, ROLES
from takujo.games.san_juan.scoring import score
from takujo.games.san_juan.seen import unseen_cards
from takujo.kernel.hidden import UNKNOWN
from takujo.kernel.reason import Reason
from takujo.web.pages import sheet_kinds
from takujo.web.pages.refusal import refusal
from takujo.web.pages.san_juan.felt import Prices, priced
from takujo.web.pages.san_juan.pieces import face, icon_of
from takujo.web.pages.san_juan.points import sources
from takujo.web.pages.san_juan.scene import Scene
from takujo.web.pages.san_juan.town import known
from takujo.web.pages.san_juan.town import town as town_of


def town(s: Scene, what: str) -> Markup:
    """Somebody's whole town, with goods and points by source."""
    seat, say = s.seat(what), s.say
    p = s.t.players[seat]
    shown = say.say("Seen by everybody in this hand: {cards}", cards=s.cards.names(known(p.shown)))
    facts = [
        say.say("{n}/{most} buildings", n=len(p.buildings), most=s.e.end_buildings),
        say.many("Hand: {n} card", "Hand: {n} cards", len(p.hand)),
        sheet_kinds.counted_points(s, score(s.t, seat)),
    ]
    return sheet_kinds.seat(
        s,
        "san_juan/town_sheet.html",
        seat,
        sources(s, seat),
        total="",  # among the facts
        facts=" · ".join(facts),
        governor=say.say("Governor") if s.t.governor == seat else "",
        town=town_of(s, seat),
        shown=shown if p.shown and seat != s.me else "",
        words={"points": say.say("Points so far")},
    )


def card(s: Scene, id: str, reason: Reason | None = None) -> Markup:
    """One card in full; with a reason, why it cannot be chosen."""
    if id not in s.e.ids[1:]:
        raise KeyError(id)
    number = s.e.card(id)
    title, facts, *more = s.explained(id)
    unseen = unseen_cards(s.t).count(number)
    return sheet_kinds.sheet(
        s,
        "san_juan/card_sheet.html",
        title,
        face=face(s.cards, number),
        facts=facts,
        prices=more[-1] if s.e.kind[number] == PRODUCTION else "",
        unseen=s.say.many("{n} not yet seen", "{n} not yet seen", unseen),
        refusal=refusal(s, reason),
        words={"point_mark": s.say.say("pt")},
    )


def role(s: Scene, id: str, reason: Reason | None = None) -> Markup:
    """One role; the trader with the price tiles as far as they are known."""
    if id not in ROLES:
        raise KeyError(id)
    title, *lines = s.explained(id)
    return sheet_kinds.sheet(
        s,
        "san_juan/role_sheet.html",
        title,
        icon_id=icon_of(id),
        lines=lines,
        tiles=tiles(s) if id == "trader" else [],
        refusal=refusal(s, reason),
        words={"tiles": s.say.say("Price tiles, in the order in which they come")},
    )


def tiles(s: Scene) -> list[Prices]:
    """The pile from the top; what nobody has seen stays unknown."""
    t = s.t
    return [
        priced(
            s,
            s.say.say("open now") if t.tile and place == 1 else str(place),
            0 if tile == UNKNOWN else tile,
        )
        for place, tile in enumerate(t.tiles, 1)
    ]


def hand(s: Scene, what: str) -> Markup:
    """The own hand, every card with its text; ``what`` is "mine": no other can be seen."""
    if what != "mine":
        raise KeyError(what)
    mine = [face(s.cards, card) for card in known(s.p.hand)]
    return sheet_kinds.sheet(s, "san_juan/hand_sheet.html", s.hand_counted(), mine=mine)


def why(s: Scene, choice: int) -> Markup:
    """Why something that was pointed at cannot be chosen."""
    reason, card_of = s.why_not(choice), choice
    if s.rule == "role":
        return role(s, ROLES[choice - 1], reason)
    if s.rule in ("produce", "sell", "black_market"):
        card_of = s.p.buildings[choice - 1]
    elif s.rule == "place":
        card_of = s.p.buildings[choice - 2] if choice > 1 else s.t.site
    return card(s, s.e.ids[card_of], reason)
