"""Positions of Goryokaku in which its questions are asked."""

from __future__ import annotations

import json
from typing import Any, Final

import takujo
from takujo.kernel.table import Table
from tests.games.goryokaku.at_the_table import boards, player, position

ME: Final = player(
    people="carpenter surveyor",
    plans="stone_wall guard_post",
    persons="money_changer boatman shimada_kai quartermaster",
    castles="earth_bank stable",
    cubes="1 wood 1 soil 1 stone",
    crest="cherry",
    koban=7,
    onigiri=4,
    workers=2,
    pieces=1,
    ship_lv=2,
    soil_lv=1,
    daiba=1,
    bag={"onigiri": 3},
)
OTHERS: Final = [
    player(people="peddler perry", plans="dry_moat", koban=3, onigiri=3, workers=2, crest="plum"),
    player(persons="pilot", plans="low_rampart", koban=1, onigiri=2, workers=1, crest="star"),
    player(people="fisherman", castles="paved_way", onigiri=1, workers=0, crest="diamond"),
]
STACKS: Final = {
    "stone": {"0": "w", "1": "w", "3": "ow"},
    "koban": {"2": "w"},
    "hire": {"1": "w", "2": "ow", "3": "ooow"},
    "office": {"3": "w"},
    "build": {"1": "ow", "2": "w"},
    "wood": {"0": "w", "2": "ow"},
}
DEALT: Final[list[Any]] = [
    ["keep", 1, 1],
    ["keep", 2, 1],
    ["keep", 3, 1],
    ["under", 0, 0],
    ["turn", 0, 0],
]


MINER: Final = {**OTHERS[0], "cubes": {"copper": 7}}  # holds all the copper there is


def asking(
    question: str, me: dict[str, Any] | None = None, others: list[Any] = OTHERS, **more: Any
) -> dict[str, Any]:
    """Four players in the second era; seat 0 is asked."""
    usual: dict[str, Any] = {
        "piles": [0, 3, 4, 4, 4],
        "stacks": STACKS,
        "boards": boards("crest_cherry=1", "flat_3", "flat_5", "pieces", size=4, face_up=2),
        "row": "front_gate great_bell water_moat gun_platform",
    }
    mine = {**ME, **(me or {})}
    return position(mine, *others, seats=4, asking=question, **{**usual, **more})


def dealt() -> dict[str, Any]:
    """The first question: which castle card to keep."""
    cards = ["main_rampart stone_wall stable", "dry_moat casting_yard granary",
             "water_moat paved_way fire_bell", "copper_roof drum_tower gate_post"]  # fmt: skip
    people = [player(dealt=each) for each in cards]
    data = position(*people, seats=4, asking="keep 0 1")
    return {**data, "agenda": DEALT}


MUCH: Final = player(
    people="carpenter surveyor woodcutter porter camp_cook",
    plans="stone_wall guard_post main_rampart",
    persons="money_changer boatman shimada_kai quartermaster purveyor tsuzuki_toyoji "
    "fukushi_naritoyo gunner matsumae_takahiro",
    cubes="3 soil 3 stone 3 wood 1 copper",
)
HIGH: Final = {"stone": {"0": "wow", "1": "owoow", "3": "oooow"}, "wood": {"0": "w"}}
RICH: Final = {"cubes": {"soil": 3, "stone": 3, "wood": 2, "copper": 2}, "onigiri": 5}
QUESTIONS: Final[dict[str, dict[str, Any]]] = {
    "keep": dealt(),
    "act": asking("act 0"),
    "act with little": asking("act 0", {"onigiri": 2, "pieces": 0}, others=[MINER, *OTHERS[1:]]),
    "act without workers": asking("act 0", {"workers": 0}),
    "act, nothing to recall": asking("act 0", stacks={}),
    "act of two": position(
        player(
            onigiri=4, workers=2, people="carpenter", plans="stable", persons="camp_cook boatman"
        ),
        player(onigiri=2, workers=2),
        seats=2,
        stacks={"stone+andesite": {"0": "w", "1": "ow"}, "wood+copper": {"1": "w"}},
    ),
    "act with much": asking("act 0", MUCH, stacks=HIGH),
    "hire": asking("hire 0", space="hire"),
    "office": asking("office 0", {"pieces": 2}, space="office"),
    "build": asking("build 0", RICH, space="build"),
    "pay": asking("pay 0 1", RICH, space="build"),
    "persons": asking("persons 0", space="stone"),
    "onigiri": asking("onigiri 0", RICH, space="stone"),
    "onigiri again": asking("onigiri 0 6", RICH, space="stone"),
    "daiba": asking("daiba 0"),
    "give": asking("give 0 1", {"daiba": 2}),
    "finish": asking("finish 0"),
    "store": asking("store 0", RICH),
    "somebody else": asking("act 1"),
}


def at_hand(name: str) -> Table:
    """The table of one of the questions."""
    return takujo.from_json(json.dumps(QUESTIONS[name]))
