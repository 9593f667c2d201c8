"""The rules of the game by number, in the order of the rulebook. Saves use their names."""

from typing import Final

DAY: Final = 0
MORNING: Final = 1
CONTEST: Final = 2
ENTER: Final = 3
JUDGE: Final = 4
TURN: Final = 5
ACT: Final = 6
SELL: Final = 7
BUY: Final = 8
PRESERVE: Final = 9
FEE: Final = 10
END_OF_TURN: Final = 11
ERRAND: Final = 12
UPKEEP: Final = 13
EVENING: Final = 14
END_OF_DAY: Final = 15
EFFECT: Final = 16

# What a seat may do with an action, counted from 1: they are choices.
ACT_SELL: Final = 1
ACT_BUY: Final = 2
ACT_PRESERVE: Final = 3

# What chance is used for.
DECK: Final = 0
WEATHER: Final = 1
FIRST: Final = 2
PURPOSES: Final = 3
