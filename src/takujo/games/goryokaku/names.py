"""The rules of the game by number, in the order of the rulebook. Saves use their names."""

from typing import Final

KEEP: Final = 0
UNDER: Final = 1
TURN: Final = 2
READY: Final = 3
FREE_FIRST: Final = 4
ACT: Final = 5
HIRE: Final = 6
OFFICE: Final = 7
BUILD: Final = 8
PAY: Final = 9
REWARD: Final = 10
PERSONS: Final = 11
ONIGIRI: Final = 12
FREE: Final = 13
DAIBA: Final = 14
GIVE: Final = 15
RICE: Final = 16
REORGANISE: Final = 17
STORE: Final = 18
END_OF_TURN: Final = 19
EFFECT: Final = 20
ADVANCE: Final = 21
FINISH: Final = 22

# The areas and the kinds of resources, counted from 0.
AREAS: Final = ["mountain", "town", "castle", "ship"]
KINDS: Final = ["soil", "stone", "wood", "copper", "andesite"]
CRESTS: Final = ["cherry", "hollyhock", "diamond", "plum", "star"]
TRACKS: Final = ["ship_lv", "soil_lv"]
SHIP_LV: Final = 0
SOIL_LV: Final = 1
ERAS: Final = 5

STRIDE: Final = 4  # stacks and heights are by section and seat

# The spaces of the worker board, two in each area, counted from 1: they are choices.
SPACES: Final = ["stone", "andesite", "koban", "hire", "office", "build", "wood", "copper"]
RECALL: Final = 9  # the choice after the spaces

# The kinds of onigiri actions, counted from 1.
ONIGIRI_ACTIONS: Final = ["castle_card", "person", "level", "again"]
CASTLE_CARD: Final = 1
PERSON: Final = 2
LEVEL: Final = 3
AGAIN: Final = 4

# What chance is used for; the bag of seat s is BAG + s.
PERSON_DECK: Final = 0
CASTLE_DECK: Final = 1
CRESTS_DEALT: Final = 2
TILES: Final = 3
MARKERS: Final = 4
FIRST: Final = 5
BAG: Final = 6
PURPOSES: Final = 10
BAGS: Final = ["bag 0", "bag 1", "bag 2", "bag 3"]


def area_of(space: int) -> int:
    """The area a space lies in, counted from 0."""
    return (space - 1) // 2
