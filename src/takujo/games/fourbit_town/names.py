"""The rules of the game by number, in the order of the rulebook. Saves use their names."""

from typing import Final

DRAFT: Final = 0
PASS_ON: Final = 1
ROUND: Final = 2
STEP: Final = 3
DECLARE: Final = 4
SETTING: Final = 5
SET: Final = 6
REVEAL: Final = 7
WORKER: Final = 8
SECOND: Final = 9
PLACE: Final = 10
GAVE: Final = 11
RECEIVE: Final = 12
CARDS: Final = 13
END_OF_WORKER: Final = 14
PLAN: Final = 15
CANCEL: Final = 16
BUILD: Final = 17
WAIVE: Final = 18
ERECT: Final = 19
SELL: Final = 20
HIRE: Final = 21
LEVEL: Final = 22
ADVANCE: Final = 23
GIVE_UP: Final = 24
SHARE: Final = 25
REAP: Final = 26
EITHER: Final = 27
ONE_OF: Final = 28
EFFECT: Final = 29
WAY: Final = 30
MEANWHILE: Final = 31
END_OF_ROUND: Final = 32
LIMIT: Final = 33
UPKEEP: Final = 34
REFILL: Final = 35
FINISH: Final = 36

BITS: Final = 4  # cards of each player, and so digits of a number
PLACES: Final = 16  # what four bits can name
HALL: Final = 16  # the city hall, where a worker goes whose place is blocked

# Numbers of frames: an action that must be done, and a building that must have been planned.
MAY: Final = 0
MUST: Final = 1
PLANNED_ONLY: Final = 2

# What is shared out among what a player holds, as the first half of a frame's number; see share.py.
SHARE_MATERIALS: Final = 0
SHARE_RESOURCES: Final = 1
SHARE_UPKEEP: Final = 2
HELD: Final = 4  # wood, stone, coins and VP, its second half

# What chance is used for.
CARDS_DEALT: Final = 0
DECK: Final = 1
ORDER: Final = 2
PURPOSES: Final = 3
