"""Positions of 4bit Town in which its questions are asked."""

from __future__ import annotations

from typing import Any, Final

CARDS: Final = [
    ["7", "3", "13", "1"], ["2", "5", "8", "9"], ["4", "6", "10", "11"], ["12", "14", "15", "16"],
]  # fmt: skip
GOODS: Final[list[dict[str, Any]]] = [
    {"wood": 8, "stone": 6, "coin": 10, "vp": 9, "level": 4, "hired": 4, "space": 3},
    {"wood": 6, "stone": 2, "coin": 14, "vp": 11, "level": 5, "hired": 4, "space": 3},
    {"wood": 12, "stone": 8, "coin": 6, "vp": 10, "level": 4, "hired": 3, "space": 4},
    {"wood": 4, "stone": 10, "coin": 8, "vp": 7, "level": 3, "hired": 3, "space": 2},
]
TAKEN: Final = [0, 4, 15, 8]  # where each seat has a worker from an earlier step


def players(**more: Any) -> list[dict[str, Any]]:
    """Four players in the third round, each with a worker out."""
    usual = {"sent": 2, "shown": 1, "sending": 1, **more}
    return [
        {**goods, **usual, "cards": CARDS[seat], "places": [TAKEN[seat]]}
        for seat, goods in enumerate(GOODS)
    ]


def position(**changes: Any) -> dict[str, Any]:
    """The third round, some places blocked; all set their cards unless something else is said."""
    return {
        "game": "fourbit-town",
        "seats": 4,
        "round": 3,
        "order": [2, 1, 0, 3],
        "blocked": sorted(TAKEN),
        "players": players(),
        "row": ["sawmill", "trading_house", "artisans_street", "city_wall"],
        "asking": ["set", 0, 0],
        "agenda": [["set", 2, 0], ["set", 1, 0], ["set", 3, 0], ["reveal", 0, 0]],
        **changes,
    }


SETTING: Final = position()
