"""What a choice changes for its player, as the rules play it, up to the next thing asked."""

from __future__ import annotations

from takujo.editions.language import mark
from takujo.games.fourbit_town import names
from takujo.games.fourbit_town.player import Player
from takujo.games.fourbit_town.table import Town
from takujo.host.preview import Preview
from takujo.web.pages.asked import Fact
from takujo.web.pages.fourbit_town.parts import NAMES
from takujo.web.pages.fourbit_town.scene import Scene

COUNTED = [*NAMES, mark("LV"), mark("Workers"), mark("Track")]


def facts(s: Scene, made: Preview[Town]) -> list[Fact]:
    """Before and after, of everything that changes."""
    before, after = counts(s.p), counts(made.table.players[s.me])
    return [
        Fact(s.say.say(name), before[at], after[at])
        for at, name in enumerate(COUNTED)
        if before[at] != after[at]
    ]


def counts(p: Player) -> list[int]:
    """What a player has: goods by kind, level, workers, the space on the track."""
    return [*[p.thing(kind) for kind in range(names.HELD)], p.level, p.hired, p.space]
