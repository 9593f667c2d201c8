"""What was selected held against what happened, for the choices in which several things go."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from takujo.games.goryokaku import events as fort
from takujo.games.goryokaku.castle_build import bill
from takujo.games.goryokaku.names import KINDS
from takujo.games.goryokaku.table import Goryokaku
from takujo.games.san_juan import events as island
from takujo.games.san_juan.table import SanJuan
from takujo.host.play import play_choice
from takujo.host.secret import asked_together
from takujo.host.wishes import fulfilled
from takujo.kernel.game import Refused
from takujo.kernel.table import Event, Table

Counted = Counter[str]
# San Juan's questions in which several are picked: the event each pick makes, and if it is a card.
PICKS = {
    "sell": (island.SOLD, False),
    "produce": (island.PRODUCED, False),
    "keep": (island.KEPT, True),
    "discard": (island.DISCARDED, True),
    "pay": (island.PAID_CARD, True),
}


class Shown:
    """A selection as a person sees it: what is marked, what else stands, what is posted."""

    def __init__(self, marked: Sequence[str], stands: Sequence[str], wishes: Sequence[str]) -> None:
        self.marked = list(marked)
        self.stands = list(stands)
        self.wishes = list(wishes)
        self.rule = self.stands[0].split(" ")[0] if stands else ""

    def named(self, rule: str) -> list[str]:
        """What stands of one rule, without its name."""
        words = [each.partition(" ") for each in self.stands]
        return [what for name, _, what in words if name == rule]


def selected(shown: Shown, t: Table, seat: int) -> Counted:
    """Everything that is to happen, as far as it is watched here."""
    if isinstance(t, SanJuan) and shown.rule == "build":
        (place,) = shown.named("place") or ["new"]
        main, *pay = shown.marked
        goods = [f"good {slot}" for slot in shown.named("black_market")]
        drawn = ["draw"] * shown.wishes.count("effect use")
        return Counter([f"{main} at {place}", *pay, *goods, *drawn])
    if isinstance(t, SanJuan) and shown.rule in PICKS:
        return Counter(shown.marked)
    if isinstance(t, Goryokaku) and shown.rule == "pay":
        return Counter(shown.marked)
    if isinstance(t, Goryokaku) and shown.rule == "build":
        paid: Counted = Counter(wish for wish in shown.wishes if wish.startswith("pay "))
        card = t.book.game.parse(t, seat, shown.stands[0]) + t.edition.first_castle - 1
        for kind, n in zip(KINDS, bill(t, seat, card), strict=False):
            paid[f"pay {kind}"] += n
        return +paid
    return Counter()


def happened(shown: Shown, t: Table, seat: int, heard: Sequence[Event]) -> Counted:
    """The same, from the events of the answer."""
    own = [event for event in heard if len(event) > 1 and event[1] == seat]
    if isinstance(t, SanJuan):
        return in_town(shown.rule, t, own)
    out: Counted = Counter()
    for event in own if isinstance(t, Goryokaku) else []:
        if event[0] == fort.SPENT and event[2] < len(KINDS):
            out[f"pay {KINDS[event[2]]}"] += event[3]
    return out


def in_town(rule: str, t: SanJuan, own: Sequence[Event]) -> Counted:
    """What the events of San Juan say."""
    ids = t.edition.ids
    if rule in PICKS:
        kind, card = PICKS[rule]
        return Counter(f"{rule} {ids[e[2]] if card else e[2]}" for e in own if e[0] == kind)
    out: Counted = Counter()
    for event in own:
        if event[0] == island.PAID_CARD:
            out[f"pay {ids[event[2]]}"] += 1
        elif event[0] == island.PAID_GOOD:
            out[f"good {event[2]}"] += 1
        elif event[0] == island.BUILT:
            out[f"build {ids[event[2]]} at new"] += 1
        elif event[0] == island.COVERED:
            out[f"build {ids[event[2]]} at {event[4]}"] += 1
        elif event[0] == island.DREW:
            out["draw"] += len(event) - 3
    return out


def play_wishes(t: Table, seat: int, wishes: str) -> None:
    """Answer after answer, as the door for answers takes them: none may be refused."""
    later = False
    while wishes and seat in asked_together(t):
        try:
            choices, wishes = fulfilled(t.book.game.seen(t, seat), wishes)
        except Refused:
            assert later, wishes  # what was left for after a reveal may not be asked
            return
        for choice in choices:
            play_choice(t, seat, choice)
        later = True
