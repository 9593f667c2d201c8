"""What can happen in San Juan, as events; the kernel's own come first."""

from typing import Final

from takujo.kernel.events import IN_PASSING, STAGED, EventKind, own_events

# Kinds, in the order of EVENTS, after the kernel's own.
ROUND_BEGAN: Final = 2
PICKED: Final = 3
DREW: Final = 4
BUILT: Final = 5
COVERED: Final = 6
PAID_CARD: Final = 7
PAID_GOOD: Final = 8
PRODUCED: Final = 9
TILE_TURNED: Final = 10
SOLD: Final = 11
LOOKED: Final = 12
KEPT: Final = 13
PUT_BACK: Final = 14
DISCARDED: Final = 15
TURNED_UP: Final = 16
TOOK_NUGGET: Final = 17
MINE_CLEARED: Final = 18
TUCKED: Final = 19
RESHUFFLED: Final = 20
LIBRARY_USED: Final = 21
GAME_ENDED: Final = 22
STOOD_STILL: Final = 23

EVENTS: Final = [
    *own_events(),
    EventKind("round_began", ["seat", "round"], opens=True),
    EventKind("picked", ["seat", "role"], announces=True),
    EventKind("drew", ["seat", "why", "cards..."], private=2, shows=IN_PASSING),
    EventKind("built", ["seat", "card"]),
    EventKind("covered", ["seat", "card", "old", "slot", "good"]),
    EventKind("paid_card", ["seat", "card"], private=1, shows=IN_PASSING),
    EventKind("paid_good", ["seat", "slot", "building"], shows=IN_PASSING),
    EventKind("produced", ["seat", "slot", "building"], shows=IN_PASSING),
    EventKind("tile_turned", ["seat", "tile"], nobodys=True, shows=STAGED),
    EventKind("sold", ["seat", "slot", "price", "building"], shows=IN_PASSING),
    EventKind("looked", ["seat", "cards..."], private=1, shows=IN_PASSING),
    EventKind("kept", ["seat", "card"], private=1, shows=IN_PASSING),
    EventKind("put_back", ["seat", "cards..."], private=1, shows=IN_PASSING),
    EventKind("discarded", ["seat", "card"], private=1, shows=IN_PASSING),
    EventKind("turned_up", ["seat", "cards..."], shows=STAGED),
    EventKind("took_nugget", ["seat", "card"]),
    EventKind("mine_cleared", ["seat", "cards..."], shows=IN_PASSING),
    EventKind("tucked", ["seat", "card"], private=1, shows=IN_PASSING),
    EventKind("reshuffled", ["seat", "cards"], nobodys=True, shows=IN_PASSING),
    EventKind("library_used", ["seat", "role"], shows=IN_PASSING),
    EventKind("game_ended", ["seat", "buildings"]),
    EventKind("stood_still", ["seat"], nobodys=True),
]
