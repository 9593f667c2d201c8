"""What the workers will cost at the end of the round, and whether they can be paid."""

from __future__ import annotations

from dataclasses import dataclass

from takujo.games.fourbit_town import effects, names
from takujo.games.fourbit_town.player import Player
from takujo.games.fourbit_town.preview import used
from takujo.games.fourbit_town.table import Town
from takujo.games.fourbit_town.upkeep import Upkeep
from takujo.games.fourbit_town.words.upkeep import upkeep_cost
from takujo.kernel.flow import start, take
from takujo.kernel.table import NOTHING
from takujo.web.pages.fourbit_town.scene import Scene


@dataclass(frozen=True)
class Due:
    """The upkeep of all workers in words, and how many of them could be paid."""

    cost: str
    workers: int
    paid: int
    stay: str  # how many could stay, in words; "": all of them

    @property
    def short(self) -> bool:
        """Would somebody be dismissed?"""
        return self.paid < self.workers


def due(s: Scene, p: Player) -> Due:
    """For the reader, were the round to end with what ``p`` has; after the last nothing is due."""
    if s.t.round >= s.e.rounds:
        return Due(s.say.say("none"), p.hired, p.hired, "")
    paid = min(p.hired, payable(s, p))
    cost = upkeep_cost(s.t, s.me, p.hired, s.w, p.level)
    stay = s.say.say("{paid} of {workers} can stay", paid=paid, workers=p.hired)
    return Due(cost, p.hired, paid, stay if paid < p.hired else "")


def payable(s: Scene, p: Player) -> int:
    """How many workers could be paid once the effects of the round's end have acted."""
    t = s.t.copy()
    t.end()
    t.ear, t.asking, t.offered = None, None, NOTHING
    t.worker = t.sides = 0
    t.players[s.me] = p.copy()
    t.react(s.me, effects.ROUND_END)
    let_act(t)
    rule = t.book.paragraphs[names.UPKEEP].rule
    assert isinstance(rule, Upkeep)
    return max(rule.affordable(t, s.me), s.e.keep_at_least)


def let_act(t: Town) -> None:
    """What is on the agenda happens, and whatever may be used is."""
    start(t)
    while t.asking is not None:
        take(t, used(t))


def warning(s: Scene, *after: Player) -> str:
    """What would happen at the end of the round at best; "" where everybody can be paid."""
    owed = max([due(s, p) for p in after], key=lambda each: each.paid - each.workers)
    if not owed.short:
        return ""
    if owed.paid == 0:
        return s.say.say("Upkeep {cost}: nobody can stay. You would be out.", cost=owed.cost)
    return s.say.say(
        "Upkeep {cost}: only {paid} of {workers} workers can stay.",
        cost=owed.cost, paid=owed.paid, workers=owed.workers,
    )  # fmt: skip


def is_out(s: Scene) -> bool:
    """Has the reader no worker left, so that nothing is asked any more?"""
    return s.t.round > 0 and s.p.hired == 0


def out_of_it(s: Scene) -> str:
    """What is left to somebody without workers."""
    return s.say.say(
        "You have no worker left and are asked no more; your points still count. You can watch, "
        "skip to the end, or begin another game."
    )
