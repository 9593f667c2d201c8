"""Goryokaku's table page: eras, the others, the worker board, the own board, the tray."""

from __future__ import annotations

from typing import Any, Final

from takujo.games.goryokaku import names
from takujo.games.goryokaku.names import ERAS
from takujo.web.pages.asked import Question
from takujo.web.pages.goryokaku.eras import eras, moat
from takujo.web.pages.goryokaku.faces import face
from takujo.web.pages.goryokaku.mine import mine, opponent
from takujo.web.pages.goryokaku.points import sources
from takujo.web.pages.goryokaku.scene import Scene
from takujo.web.pages.goryokaku.stacks import board

MODES: Final = {"act": "placing", "wait": "watching"}


def table(s: Scene, asked: Question) -> dict[str, Any]:
    """Everything that changes from moment to moment."""
    return {
        "mode": mode(asked),
        "p": s.p,
        "score": sum(source.points for source in sources(s, s.me)),
        "round": "\n".join([coming(s), s.say.say("reconstructed numbers")]),
        "eras": eras(s),
        "moat": [moat(), moat(0.86)],
        "others": [opponent(s, seat) for seat in s.others()],
        "areas": board(s),
        "mine": mine(s),
        "row": [face(s, card) for card in s.t.row],
        "changing": s.may_change(names.KEEP),
    }


def mode(asked: Question) -> str:
    """What the page is for; where cards or boards are chosen from, the worker board is a strip."""
    wide = [fan for fan in asked.fan if fan.shape != "tiles" or fan.way]
    return MODES.get(asked.rule or asked.kind, "deciding strip" if wide else "deciding")


def coming(s: Scene) -> str:
    """How many recalls there are until the audit; in the last era, until the end."""
    if s.t.era > ERAS:
        return s.say.say("the last turn")
    left = s.t.piles[s.t.era - 1]
    if s.t.era == ERAS:
        return s.say.many("end in {n} recall", "end in {n} recalls", left)
    return s.say.many("audit in {n} recall", "audit in {n} recalls", left)


def words(s: Scene) -> dict[str, str]:
    """Goryokaku's own words."""
    say = s.say.say
    return {
        "eras": say("Eras"),
        "board": say("Worker board"),
        "you": s.names[s.me],
        "koban": say("koban"),
        "onigiri": say("onigiri"),
        "workers": say("workers in hand"),
        "pieces": say("building pieces in hand"),
        "castles": say("castle cards"),
        "score": say("points if it ended now"),
        "point_unit": say("pt"),
        "bag": say("Bag"),
        "store": say("Storehouses"),
        "people": say("Hired persons by area"),
        "nobody": say("Nobody hired yet"),
        "hand": say("{name}'s hand", name=s.names[s.me]) if s.at.visitor else say("Your hand"),
        "discard": say("discard"),
        "row": say("Castle cards face up"),
        "change": say("Change my choice"),
    }
