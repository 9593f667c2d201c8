"""San Juan's table page: felt, town, tray."""

from __future__ import annotations

from markupsafe import Markup

from takujo.games.san_juan.scoring import score
from takujo.web.pages.frame import frame, frame_words
from takujo.web.pages.reader import At
from takujo.web.pages.san_juan.ask import question
from takujo.web.pages.san_juan.felt import opponents, prices, roles
from takujo.web.pages.san_juan.scene import Scene
from takujo.web.pages.san_juan.town import town
from takujo.web.pages.templates import fill


def table(at: At, instead: Markup | None = None) -> Markup:
    """Everything that changes from moment to moment; ``instead`` replaces the buttons."""
    s = Scene(at)
    asked = question(s)
    return fill(
        "san_juan/table.html",
        at.reader,
        **frame(at, asked, instead),
        words={**frame_words(at), **words(s)},
        scene=s,
        round=s.say.say("Round {n}", n=s.t.round),
        opponents=opponents(s),
        roles=roles(s, asked),
        prices=prices(s),
        deck=len(s.t.deck),
        discard=len(s.t.discard),
        town=town(s, s.me, asked),
        plots=s.e.end_buildings,
        points=score(s.t, s.me),
        governor=s.t.governor == s.me,
    )


def words(s: Scene) -> dict[str, str]:
    """San Juan's own words."""
    say = s.say.say
    return {
        "roles": say("Roles"),
        "governor": say("Gov."),
        "deck": say("Deck"),
        "discard": say("Discards"),
        "your_town": say("Your town"),
        "buildings": say("{n}/{most} buildings", n=len(s.p.buildings), most=s.e.end_buildings),
        "point_unit": s.say.many("point", "points", score(s.t, s.me)),
        "hand": s.say.many("Hand: {n} card", "Hand: {n} cards", len(s.p.hand)),
        "no_cards": say("No cards in hand"),
        "point_mark": say("pt"),
        "cost": say("cost"),
        "added": say("Goods that pay"),
    }
