"""Upkeep in words: what workers cost, and the warning before keeping none."""

from __future__ import annotations

from typing import Final

from takujo.editions.forms import form
from takujo.editions.language import mark
from takujo.games.fourbit_town import effects
from takujo.games.fourbit_town.edition import UPKEEPS
from takujo.games.fourbit_town.table import Town
from takujo.games.fourbit_town.words.wording import Wording

CAREFUL: Final = form(
    "Careful: without any worker you can never send one again, since hiring takes one."
)


def may_keep_none(t: Town, seat: int) -> bool:
    """Without a worker nobody is hired any more."""
    return min(t.edition.keep_at_least, t.players[seat].hired) == 0


def upkeep_cost(t: Town, seat: int, workers: int, w: Wording, level: int = -1) -> str:
    """What so many workers cost, at the seat's level or another."""
    e = t.edition
    if e.upkeep == UPKEEPS[0]:
        level = t.players[seat].level if level < 0 else level
        return w.amount(effects.COIN, e.coins_per_level * level * workers)
    return w.say.many("{n} unit", "{n} units", e.units * workers)


def worth_of_unit(w: Wording) -> str:
    """So much of this kind, or of that."""
    kinds = [w.amount(kind, n) for kind, n in enumerate(w.e.unit) if n]
    return w.long.chained(mark("{first} or {second}"), kinds)
