"""What can happen in Goryokaku, as events; the kernel's own come first.

Persons, castle cards and crest cards are numbered in one row, so a card is one number. Things
are numbered as in ``effects``; a deck is 0 for persons, 1 for castle cards.
"""

from typing import Final

from takujo.kernel.events import IN_PASSING, STAGED, EventKind, own_events

# Kinds, in the order of EVENTS, after the kernel's own.
KEPT: Final = 2
PUT_UNDER: Final = 3
TURN_BEGAN: Final = 4
PLACED: Final = 5
GAINED: Final = 6
SPENT: Final = 7
HIRED: Final = 8
STATIONED: Final = 9
BUILT: Final = 10
LAID: Final = 11
TOOK: Final = 12
TURNED_UP: Final = 13
SWEPT: Final = 14
DREW: Final = 15
RAISED: Final = 16
DREW_DISC: Final = 17
DISCARDED: Final = 18
RECALLED: Final = 19
ADVANCED: Final = 20
TOOK_RICE: Final = 21
AUDITED: Final = 22
CIRCLED: Final = 23
BOARD_OPENED: Final = 24
BAGGED: Final = 25
DRAWN: Final = 26
RETURNED: Final = 27
RESHUFFLED: Final = 28
CREST_SHOWN: Final = 29
GAME_ENDED: Final = 30

EVENTS: Final = [
    *own_events(),
    EventKind("kept", ["seat", "card"], private=1, shows=IN_PASSING),
    EventKind("put_under", ["seat", "cards..."], private=1, shows=IN_PASSING),
    EventKind("turn_began", ["seat"], shows=IN_PASSING),
    EventKind("placed", ["seat", "space", "onigiri", "height"]),
    EventKind("gained", ["seat", "thing", "amount"], shows=IN_PASSING),
    EventKind("spent", ["seat", "thing", "amount"], shows=IN_PASSING),
    EventKind("hired", ["seat", "card", "koban"]),
    EventKind("stationed", ["seat", "place", "tile", "pieces"]),
    EventKind("built", ["seat", "card"]),
    EventKind("laid", ["seat", "action", "onigiri"], shows=IN_PASSING),
    EventKind("took", ["seat", "card"]),
    EventKind("turned_up", ["seat", "card"], shows=IN_PASSING),
    EventKind("swept", ["seat", "cards..."], shows=IN_PASSING),
    EventKind("drew", ["seat", "card"], private=1, shows=IN_PASSING),
    EventKind("raised", ["seat", "track", "level"], shows=IN_PASSING),
    EventKind("drew_disc", ["seat", "worker"], shows=IN_PASSING),
    EventKind("discarded", ["seat", "why", "card"], shows=IN_PASSING),
    EventKind("recalled", ["seat", "workers", "onigiri"]),
    EventKind("advanced", ["seat", "step"], shows=IN_PASSING),
    EventKind("took_rice", ["seat", "era", "left"], shows=IN_PASSING),
    EventKind("audited", ["seat", "era", "kind", "most"], nobodys=True, shows=STAGED),
    EventKind("circled", ["seat", "era"], shows=STAGED),
    EventKind("board_opened", ["seat", "board"], nobodys=True, shows=STAGED),
    EventKind("bagged", ["seat", "workers", "onigiri"], shows=IN_PASSING),
    EventKind("drawn", ["seat", "workers", "onigiri"], shows=STAGED, owners=True),
    EventKind("returned", ["seat", "thing"], shows=IN_PASSING),
    EventKind("reshuffled", ["seat", "deck", "cards"], nobodys=True, shows=IN_PASSING),
    EventKind("crest_shown", ["seat", "card"]),
    EventKind("game_ended", ["seat"]),
]
