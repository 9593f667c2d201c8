"""Positions in which a match of the browsers' server can start: seat 0 is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

Start = Callable[[str], None]  # new matches begin in the position of this name

OTHERS: Final = [
    {"hand": ["well", "tower", "hero"], "buildings": ["indigo_plant", "sugar_mill=?", "quarry"]},
    {"hand": ["crane", "statue"], "buildings": ["indigo_plant=?", "gold_mine"]},
    {"hand": ["archive"], "buildings": ["indigo_plant", "coffee_roaster"]},
]


def position(hand: list[str], town: list[str], **more: Any) -> dict[str, Any]:
    """Four seats between two rounds, unless something else is said."""
    mine = {"hand": hand, "buildings": town}
    usual = {"game": "san-juan", "seats": 4, "round": 6, "agenda": [["round", 0, 0]]}
    return {**usual, "players": [mine, *OTHERS], **more}


BUILDING: Final = {
    "asking": ["build", 0, 1],
    "roles": {"builder": 0},
    "agenda": [["end_of_builder", 0, 0], ["role", 1, 0], ["round", 1, 0]],
}
# The names that need most room, in both languages, among others.
HELD: Final = [
    "indigo_plant", "silver_smelter", "triumphal_arch", "tobacco_storage", "coffee_roaster",
    "prefecture", "victory_column", "guild_hall", "market_hall", "carpenter", "city_hall", "palace",
]  # fmt: skip
STARTS: Final[dict[str, dict[str, Any]]] = {
    **{
        f"hand of {n}": position(HELD[:n], ["indigo_plant", "carpenter", "tower"], **BUILDING)
        for n in range(1, len(HELD) + 1)
    },
    "governor of two": {
        **position(["palace", "smithy"], ["indigo_plant", "sugar_mill"]),
        "seats": 2, "governor": 1, "asking": ["role", 0, 0], "roles": {"builder": 1},
        "players": [{"hand": ["palace"], "buildings": ["indigo_plant"]}, OTHERS[0]],
        "agenda": [["role", 1, 0], ["round", 0, 0]],
    },
    "governor of four": {
        **position(["palace", "smithy"], ["indigo_plant", "sugar_mill"]),
        "governor": 3, "asking": ["role", 0, 0], "roles": {"builder": 3},
        "agenda": [["role", 1, 0], ["round", 0, 0]],
    },
    "gold mine and a role": {
        **position(["palace", "smithy"], ["indigo_plant", "gold_mine"]),
        "governor": 3, "asking": ["role", 0, 0], "roles": {"builder": 3},
        "agenda": [["role", 1, 0], ["round", 0, 0]],
    },
    "no cards": {
        **position([], ["indigo_plant", "gold_mine", "library"]),
        "governor": 3, "asking": ["role", 0, 0], "roles": {"builder": 3},
        "agenda": [["role", 1, 0], ["round", 0, 0]],
    },
    "what comes with it": position(
        ["city_hall", "library", "smithy", "well", "tower"],
        ["indigo_plant=?", "tobacco_storage=?", "black_market", "carpenter", "poor_house",
         "quarry"],
        **BUILDING,
    ),
    "chapel": position(["palace", "market_hall", "smithy"], ["indigo_plant", "chapel"]),
    "hand limit": position(
        ["palace", "smithy", "smithy", "library", "tobacco_storage", "hero", "aqueduct", "well",
         "poor_house", "sugar_mill"],
        ["indigo_plant", "market_stand"],
    ),
    "crane": position(
        ["city_hall", "smithy", "library", "aqueduct"], ["indigo_plant", "silver_smelter", "crane"],
        **BUILDING,
    ),
    "draw": position(
        ["city_hall", "smithy"],
        ["indigo_plant", "sugar_mill=?"],
        asking=["draw", 0, 2],
        roles={"prospector": 0},
        agenda=[["role", 1, 0], ["round", 1, 0]],
    ),
    "keep": position(
        ["palace", "library", "silver_smelter", "well", "indigo_plant", "tower", "hero"],
        ["indigo_plant", "sugar_mill=?"],
        asking=["keep", 0, 2],
        drawn=["smithy", "smithy", "statue", "guild_hall"],
        roles={"councillor": 0},
        agenda=[["put_back", 0, 0], ["role", 1, 0], ["round", 1, 0]],
    ),
    "black market": position(
        ["city_hall", "smithy", "library"],
        ["indigo_plant=?", "sugar_mill=?", "tobacco_storage", "black_market"],
        **BUILDING,
    ),
}  # fmt: skip
