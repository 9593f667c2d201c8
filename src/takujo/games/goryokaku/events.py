"""What can happen in Goryokaku, as events; the kernel's own come first.

Persons, castle cards and crest cards are numbered in one row, so a card is one number. Things
are numbered as in ``effects``; a deck is 0 for persons, 1 for castle cards.
"""

from typing import Final

from takujo.kernel.events import EventKind, own_events

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
    EventKind("kept", ["seat", "card"], private=1),
    EventKind("put_under", ["seat", "cards..."], private=1),
    EventKind("turn_began", ["seat"]),
    EventKind("placed", ["seat", "space", "onigiri", "height"]),
    EventKind("gained", ["seat", "thing", "amount"]),
    EventKind("spent", ["seat", "thing", "amount"]),
    EventKind("hired", ["seat", "card", "koban"]),
    EventKind("stationed", ["seat", "place", "tile", "pieces"]),
    EventKind("built", ["seat", "card"]),
    EventKind("laid", ["seat", "action", "onigiri"]),
    EventKind("took", ["seat", "card"]),
    EventKind("turned_up", ["seat", "card"]),
    EventKind("swept", ["seat", "cards..."]),
    EventKind("drew", ["seat", "card"], private=1),
    EventKind("raised", ["seat", "track", "level"]),
    EventKind("drew_disc", ["seat", "worker"]),
    EventKind("discarded", ["seat", "why", "card"]),
    EventKind("recalled", ["seat", "workers", "onigiri"]),
    EventKind("advanced", ["seat", "step"]),
    EventKind("took_rice", ["seat", "era", "left"]),
    EventKind("audited", ["seat", "era", "kind", "most"]),
    EventKind("circled", ["seat", "era"]),
    EventKind("board_opened", ["seat", "board"]),
    EventKind("bagged", ["seat", "workers", "onigiri"]),
    EventKind("drawn", ["seat", "workers", "onigiri"]),
    EventKind("returned", ["seat", "thing"]),
    EventKind("reshuffled", ["seat", "deck", "cards"], nobodys=True),
    EventKind("crest_shown", ["seat", "card"]),
    EventKind("game_ended", ["seat"]),
]
