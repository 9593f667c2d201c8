"""Upkeep in words: the price of every number of workers, and the warning before keeping none."""

from __future__ import annotations

from takujo.games.fourbit_town import effects
from takujo.games.fourbit_town.edition import UPKEEPS
from takujo.games.fourbit_town.table import Town
from takujo.games.fourbit_town.words.wording import Wording


def upkeep_question(t: Town, seat: int, w: Wording) -> str:
    """How many workers are kept, and what each costs."""
    return w.say.sentences(
        [
            w.say.say("How many of your {n} workers do you keep?", n=t.players[seat].hired),
            w.say.say("Each costs {cost}.", cost=upkeep_cost(t, seat, 1, w)),
            warning(t, seat, w),
        ]
    )


def upkeep_cost(t: Town, seat: int, workers: int, w: Wording) -> str:
    """What so many workers cost."""
    e = t.edition
    if e.upkeep == UPKEEPS[0]:
        return w.amount(effects.COIN, e.coins_per_level * t.players[seat].level * workers)
    return w.say.many("{n} unit", "{n} units", e.units * workers)


def warning(t: Town, seat: int, w: Wording) -> str:
    """Without a worker nobody is hired any more."""
    if min(t.edition.keep_at_least, t.players[seat].hired) > 0:
        return ""
    return w.say.say(
        "Careful: without any worker you can never send one again, since hiring takes one."
    )


def keep_words(t: Town, seat: int, keep: int, w: Wording) -> str:
    """So many workers, as a choice."""
    if keep == 0:
        return w.say.say("Keep none: out of every later working phase")
    return w.say.many(
        "Keep {n} worker ({cost})",
        "Keep {n} workers ({cost})",
        keep,
        cost=upkeep_cost(t, seat, keep, w),
    )
