"""The reader's coming upkeep, and who has nobody left to pay for."""

from __future__ import annotations

from takujo.games.fourbit_town.player import Player
from takujo.games.fourbit_town.words import due as words
from takujo.games.fourbit_town.words.due import Due
from takujo.web.pages.fourbit_town.scene import Scene


def due(s: Scene, p: Player) -> Due:
    """For the reader, were the round to end with what ``p`` has."""
    return words.due(s.t, s.me, p, s.w)


def warning(s: Scene, p: Player) -> str:
    """What would happen at the end of the round at best; "" where everybody can be paid."""
    return words.warning(s.t, s.me, s.w, p)


def is_out(s: Scene) -> bool:
    """Has the reader no worker left, so that nothing is asked any more?"""
    return s.t.round > 0 and s.p.hired == 0


def out_of_it(s: Scene) -> str:
    """What is left to somebody without workers."""
    return s.say.say(
        "You have no worker left and are asked no more; your points still count. You can watch, "
        "skip to the end, or begin another game."
    )
