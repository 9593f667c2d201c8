"""4bit Town's table page: the city, what everybody has, the tray."""

from __future__ import annotations

from markupsafe import Markup

from takujo.web.pages.fourbit_town.ask import question
from takujo.web.pages.fourbit_town.board import board
from takujo.web.pages.fourbit_town.scene import Scene
from takujo.web.pages.frame import frame, frame_words
from takujo.web.pages.reader import At
from takujo.web.pages.templates import fill


def table(at: At, instead: Markup | None = None) -> Markup:
    """Everything that changes from moment to moment; ``instead`` replaces the buttons."""
    s = Scene(at)
    asked = question(s)
    return fill(
        "fourbit_town/table.html",
        at.reader,
        **frame(at, asked, instead),
        words={**frame_words(at), **words(s)},
        scene=s,
        round=s.say.say("Round {n}", n=s.t.round) if s.t.round else s.say.say("Draft"),
        board=board(s),
    )


def words(s: Scene) -> dict[str, str]:
    """4bit Town's own words."""
    say = s.say.say
    return {
        "board": say("City board"),
        "bench": say("Your four cards"),
        "stack": say("The stack from the top"),
        "flip": say("Turn over"),
        "up": say("Move up"),
        "cover": say("Cover your cards"),
        "added": "",
    }
