"""What a player has before and after: of a choice as the rules play it, of a whole setting."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from takujo.editions.language import mark
from takujo.games.fourbit_town import names
from takujo.games.fourbit_town.effects import HELD_IDS
from takujo.games.fourbit_town.player import Player
from takujo.games.fourbit_town.words.wording import HELD_NAMES
from takujo.web.pages.fourbit_town.scene import Scene

COUNTED: Final = [*HELD_NAMES, mark("LV"), mark("Workers"), mark("Track")]
PICTURES: Final = [*HELD_IDS, "", "", ""]
LEVEL: Final = len(HELD_IDS)  # where the level is counted


@dataclass(frozen=True)
class Total:
    """One kind before and after."""

    res: str  # its picture; "": a word instead
    name: str
    before: int
    after: int

    @property
    def changes(self) -> bool:
        """Does it become more or less?"""
        return self.before != self.after


def totals(s: Scene, before: Player, after: Player) -> list[Total]:
    """Everything that is counted."""
    numbers = zip(counts(before), counts(after), strict=True)
    return [
        Total(PICTURES[at], s.say.say(COUNTED[at]), was, now)
        for at, (was, now) in enumerate(numbers)
    ]


def counts(p: Player) -> list[int]:
    """What a player has: goods by kind, level, workers, the space on the track."""
    return [*[p.thing(kind) for kind in range(names.HELD)], p.level, p.hired, p.space]
