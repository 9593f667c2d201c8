"""Whatever can be gained can also be a price, in every game that gives it."""

import copy
from typing import Any

import pytest

from scripts.editions_page import words_of
from takujo.editions.shape import mistakes_in
from takujo.games.catalogue import game
from tests.editions.mutated import use

# The game, the things that its effects give and a player then has, and elements with a moment.
GAINED = [
    ("san-juan", ["card"], "cards", "produced"),
    ("fourbit-town", ["wood", "stone", "coin", "vp", "move"], "buildings", "round_end"),
    (
        "goryokaku",
        ["soil", "stone", "wood", "copper", "andesite", "koban", "onigiri", "piece", "ship_lv",
         "soil_lv"],
        "castles",
        "built",
    ),
]  # fmt: skip
GAIN = {"san-juan": {"card": 2}, "fourbit-town": {"vp": 1}, "goryokaku": {"koban": 1}}
PRICES = [(name, thing, table, when) for name, things, table, when in GAINED for thing in things]


@pytest.mark.parametrize(("name", "thing", "table", "when"), PRICES)
def test_what_can_be_gained_can_be_paid(name: str, thing: str, table: str, when: str) -> None:
    words = words_of(game(name))
    assert thing in words.payable_ids()
    paid = words.thing(thing)
    assert paid is not None
    row = {"when": when, "pay": {thing: 2 if paid.even else 1}, "gain": GAIN[name]}
    data: dict[str, Any] = copy.deepcopy(game(name).edition())
    for element in data[table].values():
        element["effects"] = [row]
    assert [str(mistake) for mistake in mistakes_in(data, game(name).shape, "")] == []
    use(game(name), data, 3, pages=1, most=2)


def test_in_san_juan_what_is_paid_for_has_one_price_and_one_gain() -> None:
    of = game("san-juan")
    data = copy.deepcopy(of.edition())
    row = {"when": "produced", "pay": {"card": 1}, "gain": [{"card": 1}, {"card": 2}]}
    data["cards"]["well"]["effects"] = [row]
    assert [str(mistake) for mistake in mistakes_in(data, of.shape, "")] == [
        "cards.well.effects.0.gain: must be one where something is paid"
    ]
