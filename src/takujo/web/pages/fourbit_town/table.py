"""4bit Town's table page: the city, what everybody has, the tray."""

from __future__ import annotations

from typing import Any

from takujo.games.fourbit_town import names
from takujo.web.pages.asked import Question
from takujo.web.pages.fourbit_town.board import board
from takujo.web.pages.fourbit_town.draft import own_cards
from takujo.web.pages.fourbit_town.pieces import lot
from takujo.web.pages.fourbit_town.players import lines, stops, track
from takujo.web.pages.fourbit_town.points import sources
from takujo.web.pages.fourbit_town.scene import Scene
from takujo.web.pages.fourbit_town.upkeep import due, is_out, out_of_it


def table(s: Scene, asked: Question) -> dict[str, Any]:
    """Everything that changes from moment to moment."""
    setting = asked.kind == "set"
    return {
        "mode": "setting" if setting else "deciding",
        "keep": setting,
        "round": round_of(s),
        "own_due": due(s, s.p),
        "own_points": sum(source.points for source in sources(s, s.me)),
        "board": board(s),
        "lines": lines(s),
        "track": track(s),
        "lots": [lot(s, building) for building in s.t.row],
        "stops": stops(s),
        "kept": own_cards(s),
        "out": out_of_it(s) if is_out(s) else "",
        "changing": s.may_change(names.SET, names.DRAFT),
    }


def round_of(s: Scene) -> str:
    """Which of how many."""
    if not s.t.round:
        return s.say.say("Draft")
    return s.say.say("Round {n} of {all}", n=s.t.round, all=s.e.rounds)


def words(s: Scene) -> dict[str, str]:
    """4bit Town's own words."""
    say = s.say.say
    return {
        **({"skip": say("To the end")} if is_out(s) else {}),
        "again": say("Another game"),
        "board": say("City board"),
        "bench": say("The four cards") if s.at.visitor else say("Your four cards"),
        "stack": say("The stack from the top"),
        "flip": say("Turn over"),
        "up": say("Move up"),
        "cover": "" if s.at.visitor else say("Cover your cards"),
        "track": say("Turn order"),
        "worth": say("points") if s.e.track_points else "",
        "row": say("Buildings for sale"),
        "deck": s.say.many("{n} in the deck", "{n} in the deck", len(s.t.deck)),
        "order": say("#"),
        "bits": say("4bit"),
        "level": say("LV"),
        "players": say("Everybody"),
        "chain": say("Where the worker is") if s.at.visitor else say("Where your worker is"),
        "kept": say("Kept so far"),
        "change": say("Change my choice"),
        "less": say("One less"),
        "more": say("One more"),
        "planned": say("plan"),
        "mine": say("What this seat has") if s.at.visitor else say("What you have"),
        "workers": say("Workers"),
        "plans": say("Plans"),
        "built": say("Buildings"),
        "score": say("Points"),
        "upkeep": say("Upkeep"),
        "meanwhile": say("Also:"),
    }
