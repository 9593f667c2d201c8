"""San Juan's table page: felt, town, tray."""

from __future__ import annotations

from typing import Any

from takujo.games.san_juan.scoring import score
from takujo.web.pages.asked import Question
from takujo.web.pages.san_juan.felt import opponent, prices, roles
from takujo.web.pages.san_juan.scene import Scene
from takujo.web.pages.san_juan.town import town


def table(s: Scene, asked: Question) -> dict[str, Any]:
    """Everything that changes from moment to moment."""
    return {
        "round": s.say.say("Round {n}", n=s.t.round),
        "others": [opponent(s, seat) for seat in s.others()],
        "roles": roles(s, asked),
        "prices": prices(s),
        "town": town(s, s.me, asked),
        "points": score(s.t, s.me),
    }


def words(s: Scene) -> dict[str, str]:
    """San Juan's own words."""
    say = s.say.say
    return {
        "roles": say("Roles"),
        "governor": say("Gov."),
        "deck": say("Deck"),
        "discard": say("Discards"),
        "your_town": say("{name}'s town", name=s.names[s.me]) if s.at.visitor else say("Your town"),
        "buildings": say("{n}/{most} buildings", n=len(s.p.buildings), most=s.e.end_buildings),
        "point_unit": s.say.many("point", "points", score(s.t, s.me)),
        "hand": s.hand_counted(),
        "no_cards": s.hand_counted() if s.p.hand else say("No cards in hand"),
        "point_mark": say("pt"),
        "cost": say("cost"),
    }
