"""What the workers will cost at the end of the round, and whether they can be paid."""

from __future__ import annotations

from dataclasses import dataclass

from takujo.games.fourbit_town import names
from takujo.games.fourbit_town.player import Player
from takujo.games.fourbit_town.upkeep import Upkeep
from takujo.games.fourbit_town.words.upkeep import upkeep_cost
from takujo.games.fourbit_town.words.wording import Wording
from takujo.web.pages.fourbit_town.scene import Scene


@dataclass(frozen=True)
class Due:
    """The upkeep of all workers in words, and how many of them could be paid."""

    cost: str
    workers: int
    paid: int

    @property
    def short(self) -> bool:
        """Would somebody be dismissed?"""
        return self.paid < self.workers


def due(s: Scene, p: Player) -> Due:
    """For the reader, were the round to end with what ``p`` has."""
    t = s.t.copy()
    t.ear = None
    t.players[s.me] = p
    rule = t.book.paragraphs[names.UPKEEP].rule
    assert isinstance(rule, Upkeep)
    cost = upkeep_cost(t, s.me, p.hired, Wording(s.e, s.say))
    return Due(cost, p.hired, min(p.hired, rule.affordable(t, s.me)))


def warning(s: Scene, p: Player) -> str:
    """What would happen at the end of the round; "" where everybody can be paid."""
    owed = due(s, p)
    if not owed.short or not owed.workers:
        return ""
    if owed.paid == 0 and s.e.keep_at_least == 0:
        return s.say.say("Upkeep {cost}: nobody can stay. You would be out.", cost=owed.cost)
    return s.say.say(
        "Upkeep {cost}: only {paid} of {workers} workers can stay.",
        cost=owed.cost, paid=owed.paid, workers=owed.workers,
    )  # fmt: skip


def is_out(s: Scene) -> bool:
    """Has the reader no worker left, so that nothing is asked any more?"""
    return s.t.round > 0 and s.p.hired == 0
