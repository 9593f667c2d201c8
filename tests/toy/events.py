"""What can happen at the fair, as events; the kernel's own come first."""

from typing import Final

from takujo.kernel.events import EventKind, own_events

# Kinds, in the order of EVENTS, after the kernel's own.
DAY_BEGAN: Final = 2
DREW: Final = 3
ENTERED: Final = 4
SHOWN: Final = 5
DISCARDED: Final = 6
BOUGHT: Final = 7
GAINED: Final = 8
SPENT: Final = 9
RESHUFFLED: Final = 10
FAIR_ENDED: Final = 11

EVENTS: Final = [
    *own_events(),
    EventKind("day_began", ["seat", "day", "weather"]),
    EventKind("drew", ["seat", "crops..."], private=1),
    EventKind("entered", ["seat", "crop"], private=1),
    EventKind("shown", ["seat", "crops..."]),
    EventKind("discarded", ["seat", "why", "crop"], private=2),
    EventKind("bought", ["seat", "stall", "price"]),
    EventKind("gained", ["seat", "thing", "amount"]),
    EventKind("spent", ["seat", "thing", "amount"]),
    EventKind("reshuffled", ["seat", "crops"], nobodys=True),
    EventKind("fair_ended", ["seat", "day"]),
]
