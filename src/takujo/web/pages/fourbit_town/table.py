"""4bit Town's table page: the city, what everybody has, the tray."""

from __future__ import annotations

from markupsafe import Markup

from takujo.games.fourbit_town import names
from takujo.web.pages.fourbit_town.ask import question
from takujo.web.pages.fourbit_town.board import board
from takujo.web.pages.fourbit_town.buildings import row
from takujo.web.pages.fourbit_town.draft import own_cards
from takujo.web.pages.fourbit_town.players import lines, stops, track
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
        lines=lines(s),
        track=track(s),
        lots=row(s),
        deck=len(s.t.deck),
        stops=stops(s),
        kept=own_cards(s),
        changing=may_change(s),
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
        "track": say("Turn order"),
        "worth": say("points") if s.e.track_points else "",
        "row": say("Buildings for sale"),
        "deck": s.say.many("{n} in the deck", "{n} in the deck", len(s.t.deck)),
        "order": say("#"),
        "bits": say("4bit"),
        "level": say("LV"),
        "players": say("Everybody"),
        "chain": say("Where your worker is"),
        "kept": say("Kept so far"),
        "change": say("Change my choice"),
        "less": say("One less"),
        "more": say("One more"),
        "planned": say("plan"),
        "meanwhile": say("Also:"),
    }


def may_change(s: Scene) -> bool:
    """Has the seat set or picked in secret, and may still take it back?"""
    asking = s.t.asking
    secret = asking is not None and asking.id in (names.SET, names.DRAFT)
    return secret and s.asked is None and s.at.undo == ""
