"""The free action: a person in hand is touched and discarded for its gain."""

from __future__ import annotations

from markupsafe import Markup

from takujo.kernel.agenda import ASIDE
from takujo.web.pages.asked import Tray
from takujo.web.pages.goryokaku.preview import Chain, outcome
from takujo.web.pages.goryokaku.scene import Scene
from takujo.web.pages.templates import fill


def free_trays(s: Scene) -> list[Tray]:
    """One for every person that can be discarded now."""
    return [free_tray(s, choice) for choice in s.asides()]


def free_tray(s: Scene, choice: int) -> Tray:
    """Discard, and what it brings."""
    made = outcome(s, choice)
    return Tray(
        label=s.say.say("Discard {card}", card=s.cards.the(choice % ASIDE)),
        choice=s.readable(choice),
        price=s.say.say("free action"),
        inside=outcome_html(s, made),
        note=s.say.say("A free action: your turn goes on afterwards."),
    )


def outcome_html(s: Scene, made: Chain) -> Markup:
    """What a choice brings, in signs."""
    return fill(
        "goryokaku/outcome.html",
        s.at.reader,
        chain=made,
        stored=made.cubes != made.had,
        over=made.cubes - made.storehouses,
        words={"chain": s.say.say("This happens, in this order"), "store": s.say.say("Stored")},
    )
