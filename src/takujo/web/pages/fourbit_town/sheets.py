"""4bit Town's sheets: a place, a card, a building, a seat, the rules, a refusal."""

from __future__ import annotations

from markupsafe import Markup

from takujo.games.fourbit_town import names
from takujo.kernel.agenda import ASIDE
from takujo.kernel.hidden import UNKNOWN
from takujo.web.pages import sheet_kinds
from takujo.web.pages.fourbit_town.pieces import icon_of, known_cards, lot, plans
from takujo.web.pages.fourbit_town.points import sources
from takujo.web.pages.fourbit_town.scene import BUILDINGS, Scene


def place(s: Scene, what: str) -> Markup:
    """A place by its number; 16 is the city hall."""
    number = int(what)
    return sheet_kinds.element(s, "city_hall" if number == names.HALL else f"locations.{number}")


def card(s: Scene, id: str) -> Markup:
    """Both sides of a card."""
    return sheet_kinds.element(s, f"cards.{id}")


def building(s: Scene, id: str) -> Markup:
    """A building; of the deck nothing is known but its size."""
    if id not in s.e.buildings[1:]:
        raise KeyError(id)
    return sheet_kinds.element(s, id, icon=icon_of(id))


def seat(s: Scene, what: str) -> Markup:
    """Everything that is known of a seat."""
    number, say = s.seat(what), s.say
    p = s.t.players[number]
    known, hidden = plans(s, number)
    return sheet_kinds.seat(
        s,
        "fourbit_town/seat_sheet.html",
        number,
        sources(s, number),
        facts=[
            (say.name(s.e.data["marker"]), p.level),
            (say.say("Workers"), say.say("{n} hired, {sent} sent", n=p.hired, sent=p.sent)),
            (say.say("Track"), p.space),
            *[(s.w.kind(kind), p.thing(kind)) for kind in range(4)],
        ],
        cards=known_cards(s, p.cards),
        unknown=say.many("{n} card not seen yet", "{n} cards not seen yet",
                         p.cards.count(UNKNOWN)) if UNKNOWN in p.cards else "",
        buildings=[lot(s, number) for number in p.buildings],
        plans=known,
        hidden=say.many("{n} unseen plan", "{n} unseen plans", hidden) if hidden else "",
        words={
            "cards": say.say("Cards"), "plans": say.say("Plans"),
            "buildings": say.say("Buildings"), "points": say.say("Points if it ended now"),
            "none": say.say("none"),
        },
    )  # fmt: skip


def why(s: Scene, choice: int) -> Markup:
    """Why something that was pointed at cannot be chosen."""
    if s.frame.id in BUILDINGS and choice < min(ASIDE, len(s.e.buildings)):
        id = s.e.buildings[choice]
        return sheet_kinds.why(s, choice, id, icon_of(id))
    return sheet_kinds.why(s, choice)
