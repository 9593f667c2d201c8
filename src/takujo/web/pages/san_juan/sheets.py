"""San Juan's sheets: a town, a card, a role, the rules of the phase."""

from __future__ import annotations

from markupsafe import Markup

from takujo.games.san_juan.edition import PRODUCTION, ROLES
from takujo.games.san_juan.names import ROLE
from takujo.games.san_juan.scoring import points_by_source, score
from takujo.games.san_juan.seen import unseen_cards
from takujo.games.san_juan.words.closing import between
from takujo.games.san_juan.words.refusals import refusal
from takujo.games.san_juan.words.rulebook import clauses
from takujo.kernel.hidden import UNKNOWN, kinds
from takujo.kernel.reason import Reason
from takujo.web.pages.game_words import words_of
from takujo.web.pages.people import level
from takujo.web.pages.reader import At
from takujo.web.pages.san_juan.felt import Prices, priced
from takujo.web.pages.san_juan.phase import BETWEEN, role_now
from takujo.web.pages.san_juan.pieces import face, icon_of
from takujo.web.pages.san_juan.scene import Scene
from takujo.web.pages.san_juan.town import known
from takujo.web.pages.san_juan.town import town as town_of
from takujo.web.pages.templates import fill


def town(at: At, what: str) -> Markup:
    """Somebody's whole town, with goods and points by source."""
    s, seat = Scene(at), int(what)
    if not 0 <= seat < s.t.seats:
        raise KeyError(what)
    p = s.t.players[seat]
    say = s.say
    sources = [
        (s.cards.title(line.card) if line.card else say.say("Buildings"), line.points)
        for line in points_by_source(s.t, seat)
    ]
    shown = say.say("Seen by everybody in this hand: {cards}", cards=s.cards.names(known(p.shown)))
    who = at.seats[seat]
    return fill(
        "san_juan/town_sheet.html",
        at.reader,
        seat=seat,
        name=s.names[seat],
        who=say.say("Computer player, {level}", level=level(who.cpu, say)) if who.cpu else "",
        governor=say.say("Governor") if s.t.governor == seat else "",
        town=town_of(s, seat),
        points=say.many("{n} point", "{n} points", score(s.t, seat)),
        hand=say.many("Hand: {n} card", "Hand: {n} cards", len(p.hand)),
        buildings=say.say("{n}/{most} buildings", n=len(p.buildings), most=s.e.end_buildings),
        sources=sources,
        shown=shown if p.shown and seat != s.me else "",
        words={"points": say.say("Points so far"), "close": say.say("Close")},
    )


def card(at: At, id: str) -> Markup:
    """One card in full."""
    return card_with(at, id, None)


def card_with(at: At, id: str, reason: Reason | None) -> Markup:
    """One card in full; with a reason, why it cannot be chosen."""
    s = Scene(at)
    if id not in s.e.ids[1:]:
        raise KeyError(id)
    number = s.e.card(id)
    title, facts, *_ = words_of(s.t.book).explain(s.t.book, id, s.say)
    prices = ""
    if s.e.kind[number] == PRODUCTION:
        prices = words_of(s.t.book).explain(s.t.book, id, s.say)[-1]
    unseen = unseen_cards(s.t).count(number)
    return fill(
        "san_juan/card_sheet.html",
        at.reader,
        face=face(s.cards, number),
        title=title,
        facts=facts,
        prices=prices,
        unseen=s.say.many("{n} not yet seen", "{n} not yet seen", unseen),
        refusal=split(s, reason),
        words={"close": s.say.say("Close"), "point_mark": s.say.say("pt")},
    )


def split(s: Scene, reason: Reason | None) -> tuple[str, str] | None:
    """The refusal, and where the rulebook says so."""
    if reason is None:
        return None
    title = clauses(s.cards)[int(reason.clause) - 1][0]
    clause = s.say.say("Rule {clause}: {title}", clause=reason.clause, title=title)
    return refusal(reason, s.names, s.cards), clause


def role(at: At, id: str) -> Markup:
    """One role; the trader with the price tiles as far as they are known."""
    return role_with(at, id, None)


def role_with(at: At, id: str, reason: Reason | None) -> Markup:
    """One role; the trader with the price tiles as far as they are known."""
    s = Scene(at)
    if id not in ROLES:
        raise KeyError(id)
    title, *lines = words_of(s.t.book).explain(s.t.book, id, s.say)
    return fill(
        "san_juan/role_sheet.html",
        at.reader,
        title=title,
        icon_id=icon_of(id),
        lines=lines,
        tiles=tiles(s) if id == "trader" else [],
        refusal=split(s, reason),
        words={
            "close": s.say.say("Close"),
            "tiles": s.say.say("Price tiles, in the order in which they come"),
        },
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


def rules(at: At) -> Markup:
    """The paragraph of what is being played, and the cards that matter to the reader now."""
    s = Scene(at)
    title, lines = phase_rules(s)
    mine = [face(s.cards, card) for card in kinds(s.p.hand)]
    return fill(
        "san_juan/rules_sheet.html",
        at.reader,
        match=at.match,
        title=title,
        lines=lines,
        mine=mine,
        roles=[(id, s.say.name(s.e.data["roles"][id]), icon_of(id)) for id in ROLES],
        words={
            "close": s.say.say("Close"),
            "mine": s.say.say("The cards in your hand"),
            "roles": s.say.say("The roles"),
        },
    )


def phase_rules(s: Scene) -> tuple[str, list[str]]:
    """What is being played: a role, picking one, or what happens between rounds."""
    now, asking = role_now(s.t), s.t.asking
    if now != BETWEEN:
        title, *lines = words_of(s.t.book).explain(s.t.book, ROLES[now - 1], s.say)
        return title, lines
    if asking is None or asking.id == ROLE:
        return s.say.say("Picking a role"), picking_rules(s)
    return s.say.say("Between the rounds"), plain(between(s.cards))


def plain(lines: list[str]) -> list[str]:
    """Lines of the rulebook without Markdown."""
    return [line.strip().removeprefix("- ").replace("**", "") for line in lines]


def picking_rules(s: Scene) -> list[str]:
    """What a round is, in short."""
    say = s.say.say
    return [
        say("In turn, everybody picks one of the roles still open this round."),
        say("Everybody then acts in that role, the picker first and with a privilege."),
        say("The game ends after the phase in which somebody has {n} buildings.",
            n=s.e.end_buildings),
    ]  # fmt: skip


def why(at: At, choice: str) -> Markup:
    """Why something that was pointed at cannot be chosen."""
    s = Scene(at)
    frame = s.asked
    if frame is None:
        raise KeyError(choice)
    number = s.t.book.game.parse(s.t, s.me, choice)
    reason = s.t.book.game.why_not(s.t, frame, number)
    rule = s.t.book.paragraphs[frame.id].name
    if rule == "role":
        return role_with(at, ROLES[number - 1], reason)
    if rule in ("produce", "sell", "black_market"):
        return card_with(at, s.e.ids[s.p.buildings[number - 1]], reason)
    if rule == "place":
        covered = s.p.buildings[number - 2] if number > 1 else s.t.site
        return card_with(at, s.e.ids[covered], reason)
    return card_with(at, s.e.ids[number], reason)
