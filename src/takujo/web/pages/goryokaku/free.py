"""The free action: a person in hand is touched and discarded for its gain."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from takujo.kernel.agenda import ASIDE
from takujo.web.pages.asked import Extra, Tray
from takujo.web.pages.goryokaku.preview import Chain, outcome
from takujo.web.pages.goryokaku.scene import Scene
from takujo.web.pages.templates import fill

FREE: Final = "free "  # the rule of the free action, as it is posted
LOOK: Final = "look "  # how a selection says that a person in hand is only looked at


def free_trays(s: Scene) -> list[Tray]:
    """Every person that can be discarded now: first what it is, then what discarding brings."""
    return [
        *[look_tray(s, choice) for choice in s.asides()],
        *[free_tray(s, choice) for choice in s.asides()],
    ]


def look_tray(s: Scene, choice: int) -> Tray:
    """The person explained; discarding is one more touch away."""
    card = choice % ASIDE
    chip = s.say.say("Discard {card}", card=s.cards.the(card))
    return Tray(
        label=s.say.say("Choose"),
        choice=f"{LOOK}{s.e.ids[card]}",
        ready=False,
        extras=[Extra(chip, f"+{s.readable(choice)}", on=False)],
    )


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
