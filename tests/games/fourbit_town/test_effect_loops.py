"""Effects that bring each other on without end are refused with their way, or stopped at play."""

import copy
from typing import Any

import pytest

from takujo.editions.shape import mistakes_in
from takujo.games.catalogue import game

TOWN = game("fourbit-town")


def with_rows(**rows: list[dict[str, Any]]) -> dict[str, Any]:
    """The revised edition with these rows of buildings instead of their own."""
    data = copy.deepcopy(TOWN.edition("revised"))
    for building, own in rows.items():
        data["buildings"][building]["effects"] = own
    return data


def said(**rows: list[dict[str, Any]]) -> list[str]:
    """What the check says about it."""
    return [str(mistake) for mistake in mistakes_in(with_rows(**rows), TOWN.shape, "")]


def row(when: str, gain: str, n: int = 1, **more: Any) -> dict[str, Any]:
    """One effect."""
    return {"when": when, "gain": {gain: n}, **more}


CIRCLES = {
    "stepped -> step (buildings.inn.effects.0) -> stepped": {"inn": [row("stepped", "step")]},
    "planned -> plan (buildings.inn.effects.0) -> planned": {"inn": [row("planned", "plan")]},
    "planned -> cancel (buildings.inn.effects.0) -> cancelled -> plan (buildings.mint.effects.1)"
    " -> planned": {
        "inn": [row("planned", "cancel")],
        "mint": [row("round_end", "coin", 2), row("cancelled", "plan")],
    },
    "sold -> build (buildings.inn.effects.0) -> built -> sell (buildings.inn.effects.1) -> sold": {
        "inn": [row("sold", "build"), row("built", "sell")]
    },
    # the coins that every step brings pay for the next one
    "stepped -> step (buildings.inn.effects.0) -> stepped ": {
        "inn": [row("stepped", "step", pay={"coin": 4})]
    },
    "meanwhile -> coin (buildings.inn.effects.0) -> meanwhile": {
        "inn": [row("meanwhile", "coin", 2, pay={"wood": 2})],
        "mint": [row("meanwhile", "wood", 2, pay={"coin": 2})],
    },
    "round_end -> wood (buildings.inn.effects.0) -> round_end": {
        "inn": [row("round_end", "wood", 2, pay={"wood": 2}, up_to="any")]
    },
}  # fmt: skip

NO_CIRCLES = [
    {"inn": [row("stepped", "step", per_turn=True)]},
    {"inn": [row("planned", "plan", per_round=1)]},
    {"inn": [row("stepped", "step", pay={"wood": 2})]},  # no step brings wood
    {"inn": [row("built", "plan"), row("planned", "hire"), row("hired", "level")]},
    {"inn": [row("meanwhile", "coin", 2, pay={"wood": 2})]},
    {"inn": [row("round_end", "coin", 2, pay={"wood": 2}, up_to="any")]},
    {"inn": [row("stepped", "move")]},  # a bare move brings nothing on
]


@pytest.mark.parametrize("way", list(CIRCLES))
def test_a_circle_is_refused_with_its_way(way: str) -> None:
    found = said(**CIRCLES[way])
    assert len(found) == 1
    assert f": goes round in a circle without end: {way.strip()}; allowed: per_round" in found[0]


@pytest.mark.parametrize("rows", NO_CIRCLES)
def test_what_comes_to_an_end_is_no_circle(rows: dict[str, list[dict[str, Any]]]) -> None:
    assert said(**rows) == []


def test_a_side_of_a_card_acts_once_for_a_worker_and_makes_no_circle() -> None:
    data = copy.deepcopy(TOWN.edition("revised"))
    data["cards"]["1"]["zero"]["effects"] = [row("stepped", "step")]
    assert mistakes_in(data, TOWN.shape, "") == []
