"""Goryokaku's table page: eras, the others, the worker board, the own board, the tray."""

from __future__ import annotations

from markupsafe import Markup

from takujo.games.goryokaku import names
from takujo.web.pages.frame import frame, frame_words
from takujo.web.pages.goryokaku.ask import question
from takujo.web.pages.goryokaku.eras import bastions, eras, moat
from takujo.web.pages.goryokaku.faces import face
from takujo.web.pages.goryokaku.mine import mine, others
from takujo.web.pages.goryokaku.scene import Scene
from takujo.web.pages.goryokaku.stacks import board
from takujo.web.pages.reader import At
from takujo.web.pages.templates import fill


def table(at: At, instead: Markup | None = None) -> Markup:
    """Everything that changes from moment to moment; ``instead`` replaces the buttons."""
    s = Scene(at)
    asked = question(s)
    return fill(
        "goryokaku/table.html",
        at.reader,
        **frame(at, asked, instead),
        words={**frame_words(at), **words(s)},
        scene=s,
        p=s.p,
        round=s.say.say("reconstructed numbers"),
        eras=eras(s),
        bastions=bastions(s),
        moat=[moat(), moat(0.86)],
        others=others(s),
        areas=board(s),
        mine=mine(s),
        row=[face(s, card) for card in s.t.row],
        changing=may_change(s),
    )


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
        "bag": say("Bag"),
        "store": say("Storehouses"),
        "people": say("Hired persons by area"),
        "nobody": say("Nobody hired yet"),
        "hand": say("Your hand"),
        "discard": say("discard"),
        "row": say("Castle cards face up"),
        "added": "",
        "change": say("Change my choice"),
    }


def may_change(s: Scene) -> bool:
    """Has the seat kept a card in secret, and may still take it back?"""
    secret = s.t.asking is not None and s.t.asking.id == names.KEEP
    return secret and s.asked is None and s.at.undo == ""
