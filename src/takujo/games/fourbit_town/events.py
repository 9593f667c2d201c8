"""What can happen in 4bit Town, as events; the kernel's own come first.

``why`` is the row that did it, or -1 less the number of the rule.
"""

from typing import Final

from takujo.kernel.events import IN_PASSING, STAGED, EventKind, own_events

# Kinds, in the order of EVENTS, after the kernel's own.
DRAFTED: Final = 2
HANDED: Final = 3
ROUND_BEGAN: Final = 4
SENT: Final = 5
SET: Final = 6
REVEALED: Final = 7
ARRIVED: Final = 8
GAINED: Final = 9
SPENT: Final = 10
PLANNED: Final = 11
PLANNED_BLIND: Final = 12
CANCELLED: Final = 13
BUILT: Final = 14
SOLD: Final = 15
HIRED: Final = 16
LEVELLED: Final = 17
MOVED: Final = 18
RETURNED: Final = 19
KEPT: Final = 20
DISMISSED: Final = 21
REFILLED: Final = 22
TURNED_UP: Final = 23
SCORED: Final = 24
GAME_ENDED: Final = 25

EVENTS: Final = [
    *own_events(),
    EventKind("drafted", ["seat", "card"], private=1, shows=IN_PASSING),
    EventKind("handed", ["seat", "cards..."], private=1, shows=IN_PASSING),
    EventKind("round_began", ["seat", "round"], nobodys=True, opens=True),
    EventKind("sent", ["seat"], shows=IN_PASSING),
    EventKind("set", ["seat", "side"], private=1, shows=IN_PASSING),
    EventKind("revealed", ["seat", "place", "sides..."], shows=STAGED),
    EventKind("arrived", ["seat", "place", "first"], shows=IN_PASSING),  # place 16: the city hall
    EventKind("gained", ["seat", "thing", "amount", "why"], shows=IN_PASSING),
    EventKind("spent", ["seat", "thing", "amount", "why"], shows=IN_PASSING),
    EventKind("planned", ["seat", "building"]),
    EventKind("planned_blind", ["seat", "building"], private=1),
    EventKind("cancelled", ["seat", "building", "why"], shows=IN_PASSING),
    EventKind("built", ["seat", "building", "planned"]),
    EventKind("sold", ["seat", "building"]),
    EventKind("hired", ["seat", "workers"]),
    EventKind("levelled", ["seat", "level"]),
    EventKind("moved", ["seat", "space"], shows=IN_PASSING),
    EventKind("returned", ["seat", "round"], nobodys=True, shows=IN_PASSING),
    EventKind("kept", ["seat", "workers"], shows=IN_PASSING),
    EventKind("dismissed", ["seat", "workers"]),
    EventKind("refilled", ["seat", "buildings..."], nobodys=True, shows=IN_PASSING),
    EventKind("turned_up", ["seat", "building"], shows=IN_PASSING),
    EventKind(
        "scored", ["seat", "source", "row", "points"], shows=IN_PASSING
    ),  # see scoring.SOURCES
    EventKind("game_ended", ["seat", "round"], nobodys=True),
]
