"""What a touch in San Juan is about: the card or role, its picture, what it would come to now."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from takujo.games.san_juan import names
from takujo.games.san_juan.edition import ROLES
from takujo.games.san_juan.price import price
from takujo.games.san_juan.scoring import points_with
from takujo.games.san_juan.seen import unseen_cards
from takujo.web.pages.asked import Fact
from takujo.web.pages.game_pages import last_named
from takujo.web.pages.san_juan.pieces import face, icon_of, scores_later
from takujo.web.pages.san_juan.scene import Scene
from takujo.web.pages.san_juan.yes_or_no import used_card
from takujo.web.pages.signs import icon

USED = (names.LIBRARY, names.GOLD_MINE, names.EFFECT, names.ARCHIVE)
IN_TOWN = (names.PRODUCE, names.SELL, names.BLACK_MARKET)


def about(s: Scene, selected: Sequence[str]) -> str:
    """The card or role that a selection is about."""
    rule = s.frame.id
    if rule in USED:
        return s.e.ids[used_card(s)]
    if rule == names.PROSPECT:
        return ROLES[names.ROLE_PROSPECTOR - 1]
    if rule == names.CRANE:
        return s.e.ids[s.t.site]
    if rule in IN_TOWN:
        slots = [each.split(" ")[-1] for each in selected]
        own = [int(slot) for slot in slots if slot.isdigit()]
        return s.e.ids[s.p.buildings[own[-1] - 1]] if own else ""
    return last_named(s, selected[:1] if rule == names.BUILD else selected)


def sign(s: Scene, id: str) -> Markup:
    """Its picture."""
    return icon("san-juan.svg", icon_of(id))


def facts(s: Scene, id: str) -> list[Fact]:
    """Cost and points of a card, and how many of it are still unseen; a role has no numbers."""
    if id in ROLES:
        return []
    card, say = s.e.card(id), s.say.say
    return [
        Fact(say("Cost"), s.e.cost[card]),
        Fact(say("Points"), face(s.cards, card).points),
        Fact(say("Not yet seen"), unseen_cards(s.t).count(card)),
    ]


def now(s: Scene, id: str) -> str:
    """The points it would bring if it stood in town; else its price, where that is lower."""
    if id in ROLES:
        return ""
    card = s.e.card(id)
    if scores_later(s.e, card) and not s.p.has(card):
        worth = points_with(s.t, s.me, card)
        return s.say.many("Now worth {n} point.", "Now worth {n} points.", worth)
    if s.frame.id == names.BUILD or card not in [*s.p.hand, *s.t.drawn, *s.t.mine]:
        return ""
    cost = price(s.t, s.p, card, 0, 0)
    return s.say.say("Now costs {n}.", n=cost) if cost < s.e.cost[card] else ""
