"""What the workers will cost at the end of the round, and whether they can be paid."""

from __future__ import annotations

from dataclasses import dataclass

from takujo.games.fourbit_town import effects, names
from takujo.games.fourbit_town.player import Player
from takujo.games.fourbit_town.preview import used
from takujo.games.fourbit_town.table import Town
from takujo.games.fourbit_town.upkeep import Upkeep
from takujo.games.fourbit_town.words.upkeep import upkeep_cost
from takujo.games.fourbit_town.words.wording import Wording
from takujo.kernel.flow import start, take
from takujo.kernel.table import NOTHING


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


def due(t: Town, seat: int, p: Player, w: Wording) -> Due:
    """Were the round to end with what ``p`` has; after the last nothing is due."""
    if t.round >= t.edition.rounds:
        return Due(w.say.say("none"), p.hired, p.hired, "")
    paid = min(p.hired, payable(t, seat, p))
    cost = upkeep_cost(t, seat, p.hired, w, p.level)
    stay = w.say.say("{paid} of {workers} can stay", paid=paid, workers=p.hired)
    return Due(cost, p.hired, paid, stay if paid < p.hired else "")


def payable(t: Town, seat: int, p: Player) -> int:
    """How many workers could be paid once the effects of the round's end have acted."""
    t = t.copy()
    t.end()
    t.ear, t.asking, t.offered = None, None, NOTHING
    t.worker = t.sides = 0
    t.players[seat] = p.copy()
    t.react(seat, effects.ROUND_END)
    let_act(t)
    rule = t.book.paragraphs[names.UPKEEP].rule
    assert isinstance(rule, Upkeep)
    return max(rule.affordable(t, seat), t.edition.keep_at_least)


def let_act(t: Town) -> None:
    """What is on the agenda happens, and whatever may be used is."""
    start(t)
    while t.asking is not None:
        take(t, used(t))


def warning(t: Town, seat: int, w: Wording, *after: Player) -> str:
    """What would happen at the end of the round at best; "" where everybody can be paid."""
    owed = max([due(t, seat, p, w) for p in after], key=lambda each: each.paid - each.workers)
    if not owed.short:
        return ""
    if owed.paid == 0:
        return w.say.say("Upkeep {cost}: nobody can stay. You would be out.", cost=owed.cost)
    return w.say.say(
        "Upkeep {cost}: only {paid} of {workers} workers can stay.",
        cost=owed.cost, paid=owed.paid, workers=owed.workers,
    )  # fmt: skip


def warned(t: Town, seat: int, w: Wording, *after: Player) -> str:
    """The same after a setting; with workers still to be sent that is not the last word."""
    owed = warning(t, seat, w, *after)
    p = t.players[seat]
    if not owed or p.hired <= p.sent:
        return owed
    return w.say.say("So far: {warning}", warning=owed)
