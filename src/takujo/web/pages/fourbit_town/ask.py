"""Every question of 4bit Town, as its page asks it."""

from __future__ import annotations

from collections.abc import Sequence

from takujo.games.fourbit_town import names
from takujo.web.pages.asked import Question
from takujo.web.pages.fourbit_town import draft, mix, options, setting
from takujo.web.pages.fourbit_town.scene import BUILDINGS, Scene, digits, number_set
from takujo.web.pages.game_pages import Tell, so_many
from takujo.web.pages.waiting import waiting

ASK = {
    names.DRAFT: draft.ask,
    names.DECLARE: draft.declare,
    names.SET: setting.ask,
    names.SECOND: options.asking("tiles", options.kind_tile),
    names.EFFECT: options.effect,
    names.WAY: options.effect,
    names.EITHER: options.asking("tiles", options.either_tile),
    names.ONE_OF: options.asking("tiles", options.either_tile),
    **dict.fromkeys(BUILDINGS, options.asking("lots", options.lot_tile)),
    names.UPKEEP: options.keep,
    names.SHARE: mix.ask,
    names.WAIVE: mix.ask,
}
PLAIN = options.asking("tiles", options.word_tile)  # whatever else is asked, in words
# What the tray says about a selection that is more than one choice.
TRAYS = {
    names.SET: setting.tray,
    names.SHARE: mix.tray,
    names.WAIVE: mix.tray,
}


def tell(s: Scene) -> Tell[Scene] | None:
    """Who makes the tray of a selection; a setting is turned and ordered on the page."""
    return TRAYS.get(s.frame.id)


def settle(s: Scene, selected: Sequence[str], touch: str) -> list[str]:
    """A selection after a touch; of a mix one unit more or less."""
    mixed = s.frame.id in (names.SHARE, names.WAIVE)
    return mix.settled(selected, touch) if mixed else so_many(s, selected, touch)


def question(s: Scene) -> Question:
    """What is asked of the reader, or who is waited for."""
    if s.asked is None:
        return waiting(s, has_set(s))
    return ASK.get(s.asked.id, PLAIN)(s)


def has_set(s: Scene) -> str:
    """What this seat has set, while the others still set theirs."""
    number = number_set(s.p.stack)
    if s.t.asking is None or s.t.asking.id != names.SET or number < 0:
        return ""
    if s.at.visitor:
        return s.say.say("{name} set {bits}", name=s.names[s.me], bits=digits(number))
    return s.say.say("You set {bits}", bits=digits(number))
