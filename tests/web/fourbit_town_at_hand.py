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


def acting(place: int, stack: list[str], asking: list[Any], **mine: Any) -> dict[str, Any]:
    """The worker of seat 0 acts at a place; the others have come with it."""
    placed = players(sent=3)
    for seat, (at, sides) in enumerate([(place, stack), *zip([5, 16, 7], OTHERS, strict=True)]):
        taken = sorted({TAKEN[seat], at} - {16})
        placed[seat] |= {"place": at, "stack": sides, "first": 1, "places": taken}
    row = mine.pop("row", position()["row"])
    placed[0] |= mine
    return position(
        players=placed, worker=0, asking=asking, row=row,
        blocked=sorted({*TAKEN, 5, 7, place} - {16}),
        agenda=[["cards", 0, 0], ["worker", 1, 0], ["worker", 2, 0], ["worker", 3, 0],
                ["step", 0, 0]],
    )  # fmt: skip


OTHERS: Final = [
    ["2.1", "5.0", "8.1", "9.0"], ["4.0", "6.0", "10.0", "11.1"], ["12.1", "14.1", "15.1", "16.0"],
]  # fmt: skip
LONG_ROW: Final = [
    "sawmill", "trading_house", "artisans_street", "city_wall", "quarry", "plaza", "high_rise",
    "guild_hall", "design_office", "warehouse", "academy", "chapel", "residences", "billboard",
]  # fmt: skip
BETWEEN: Final = {"sending": 0, "sent": 0, "places": []}


def between(asking: list[Any], **mine: Any) -> dict[str, Any]:
    """The end of a round: the workers are back."""
    waiting = [{**each, **BETWEEN} for each in players()]
    waiting[0] |= mine
    return position(
        players=waiting, asking=asking, blocked=[],
        agenda=[["keep", 1, 0], ["keep", 2, 0], ["keep", 3, 0], ["refill", 0, 0], ["round", 0, 0]],
    )  # fmt: skip


# By name: the edition, and a position in which seat 0 is asked.
QUESTIONS: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    "set": ("revised", SETTING),
    "declare": (
        "revised",
        position(
            players=players(sending=0, sent=1), asking=["declare", 0, 0],
            agenda=[["declare", 1, 0], ["declare", 2, 0], ["setting", 0, 0]],
        ),
    ),
    "second": ("revised", acting(5, ["7.1", "3.0", "13.1", "1.0"], ["second", 0, 0], first=0)),
    "build": (
        "revised",
        acting(9, ["7.1", "3.0", "13.0", "1.1"], ["build", 0, 0], row=LONG_ROW, wood=14,
               plans=["inn@0"]),
    ),
    "plan": ("revised", acting(9, ["7.1", "3.0", "13.0", "1.1"], ["plan", 0, 0])),
    "sell": (
        "revised",
        acting(10, ["7.0", "3.1", "13.0", "1.1"], ["sell", 0, 0], buildings=["mint", "inn"]),
    ),
    "hire": ("revised", acting(6, ["7.0", "3.1", "13.1", "1.0"], ["level", 0, 0])),
    "keep": ("revised", between(["keep", 0, 0], coin=20)),
    "pay upkeep": ("classic", between(["share", 0, 8])),
}  # fmt: skip
QUESTIONS["pay upkeep"][1]["now"] = {"owed": 6}
