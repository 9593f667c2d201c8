"""The rules of the game by number, in the order of the rulebook. Saves use their names."""

from typing import Final

ROUND: Final = 0
CHAPEL: Final = 1
HAND_LIMIT: Final = 2
ROLE: Final = 3
LIBRARY: Final = 4
BUILDER: Final = 5
BUILD: Final = 6
CRANE: Final = 7
BLACK_MARKET: Final = 8
PAY: Final = 9
INTO_TOWN: Final = 10
END_OF_BUILDER: Final = 11
PRODUCER: Final = 12
PRODUCER_TURN: Final = 13
PRODUCE: Final = 14
TRADER: Final = 15
TRADER_TURN: Final = 16
SELL: Final = 17
TILE_DOWN: Final = 18
COUNCILLOR: Final = 19
COUNCILLOR_TURN: Final = 20
KEEP: Final = 21
PUT_BACK: Final = 22
DISCARD: Final = 23
PROSPECTOR: Final = 24
PROSPECT: Final = 25
GOLD_MINE: Final = 26
NUGGET: Final = 27
EFFECT: Final = 28
# Since version 2 of the rules; at the end, so that the others keep their numbers.
ARCHIVE: Final = 29
STANDSTILL: Final = 30
REAP: Final = 31

# Roles, counted from 1: they are choices.
ROLE_BUILDER: Final = 1
ROLE_PRODUCER: Final = 2
ROLE_TRADER: Final = 3
ROLE_COUNCILLOR: Final = 4
ROLE_PROSPECTOR: Final = 5

# The phase that carries a role out, by role.
PHASE: Final = [0, BUILDER, PRODUCER, TRADER, COUNCILLOR, PROSPECTOR]

# Buildings of a town that can be named: more than any edition's limit.
MOST_SLOTS: Final = 40

# What chance is used for.
DECK: Final = 0
TILES: Final = 1
GOVERNOR: Final = 2
PURPOSES: Final = 3
