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
from takujo.kernel.table import Event, Table
from tests.web.touching import Selection
from tests.web.touching_games import Turn
from tests.web.touching_town import Town

Counted = Counter[str]
# San Juan's questions in which several are picked: the event each pick makes, and if it is a card.
PICKS = {
    "sell": (island.SOLD, False),
    "produce": (island.PRODUCED, False),
    "keep": (island.KEPT, True),
    "discard": (island.DISCARDED, True),
    "pay": (island.PAID_CARD, True),
}


def selected(s: Selection, t: Table, seat: int) -> Counted:
    """Everything that is to happen, as far as it is watched here."""
    if s.passed or not isinstance(s, Town | Turn):
        return Counter()
    if isinstance(s, Town):
        return in_town(s)
    assert isinstance(t, Goryokaku)
    return in_fort(s, t, seat)


def in_town(s: Town) -> Counted:
    """What is built where, what pays for it, what is drawn; or what is picked."""
    if s.kind == "many":
        return Counter(s.chosen())
    if not s.building:
        return Counter()
    cards = [s.hand[at].data["pay"] for at in s.pay]
    goods = [f"good {slot}" for slot in s.paying()]
    drawn = ["draw"] * s.drawn()
    return Counter([f"{s.main} at {s.place}", *cards, *goods, *drawn])


def in_fort(s: Turn, t: Goryokaku, seat: int) -> Counted:
    """The cubes that pay."""
    if s.kind == "many" and s.tray.data["rule"] == "pay" and not s.aside:
        return Counter(s.chosen())
    if s.kind != "castle" or not str(s.main).startswith("build "):
        return Counter()
    paid: Counted = Counter(s.chosen()[1:])
    card = t.book.game.parse(t, seat, str(s.main)) + t.edition.first_castle - 1
    for kind, n in zip(KINDS, bill(t, seat, card), strict=False):
        paid[f"pay {kind}"] += n
    return +paid


def happened(s: Selection, t: Table, seat: int, heard: Sequence[Event]) -> Counted:
    """The same, from the events of the answer."""
    own = [event for event in heard if len(event) > 1 and event[1] == seat]
    if isinstance(t, SanJuan):
        return in_town_heard(s, t, own)
    spent = [event for event in own if event[0] == fort.SPENT and event[2] < len(KINDS)]
    out: Counted = Counter()
    for event in spent if isinstance(t, Goryokaku) else []:
        out[f"pay {KINDS[event[2]]}"] += event[3]
    return out


def in_town_heard(s: Selection, t: SanJuan, own: Sequence[Event]) -> Counted:
    """What the events of San Juan say."""
    rule = s.tray.data["rule"]
    ids = t.edition.ids
    if s.kind == "many":
        kind, card = PICKS[rule]
        return Counter(f"{rule} {ids[e[2]] if card else e[2]}" for e in own if e[0] == kind)
    out: Counted = Counter()
    for event in own:
        if event[0] == island.PAID_CARD:
            out[f"pay {ids[event[2]]}"] += 1
        elif event[0] == island.PAID_GOOD:
            out[f"good {event[2]}"] += 1
        elif event[0] == island.BUILT:
            out[f"build {ids[event[2]]} at 0"] += 1
        elif event[0] == island.COVERED:
            out[f"build {ids[event[2]]} at {event[4]}"] += 1
        elif event[0] == island.DREW:
            out["draw"] += len(event) - 3
    return out
