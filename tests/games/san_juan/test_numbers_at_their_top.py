"""Editions whose numbers go as far as they may: whatever is allowed can be played."""

import copy
from typing import Any

import pytest

from takujo.cpu.random_play import play_out
from takujo.games.catalogue import game
from takujo.games.san_juan.names import MOST_SLOTS
from takujo.games.san_juan.table import SanJuan
from takujo.kernel.chance import FastNumbers, fast
from tests.games.san_juan.at_the_table import AtTheTable, player, position

GAME = game("san-juan")


def edition(**effects: int) -> dict[str, Any]:
    """Roles that give as much as they may, and buildings that add so much to them."""
    data = copy.deepcopy(GAME.edition("first"))
    for role in data["roles"].values():
        for number in ("goods", "draw", "keep", "privilege", "library"):
            if number in role:
                role[number] = 20
    for card, amount in effects.items():
        (row,) = data["cards"][card]["effects"]
        row["gain"] = dict.fromkeys(row["gain"], amount)
    return data


def at(data: dict[str, Any], town: str, role: str) -> AtTheTable:
    """Seat 0 has picked a role."""
    GAME.refuse_mistakes(data, "an edition of a test")
    book = GAME.book_of(data, "an edition of a test")
    t = GAME.position(book, position(player(town=town), deck="..."))
    return AtTheTable(t).play(0, f"role {role}")


@pytest.mark.parametrize(
    ("role", "building", "asked"),
    [("producer", "aqueduct", "produce"), ("trader", "trading_post", "sell")],
)
def test_as_many_goods_as_a_town_can_have_are_made_and_sold(
    role: str, building: str, asked: str
) -> None:
    plant = "indigo_plant" if role == "producer" else "indigo_plant=?"
    found = at(edition(**{building: 20}), f"{plant} {plant} {building}", role)
    assert found.asked == f"{asked} 0 {MOST_SLOTS}"


def test_more_cards_may_be_kept_than_there_are() -> None:
    data = edition(prefecture=20)
    for id, card in data["cards"].items():
        card["count"] = 4 if id == "indigo_plant" else 1
    GAME.refuse_mistakes(data, "an edition of a test")
    t = GAME.deal(GAME.book_of(data, "an edition of a test"), 2, fast(1))
    assert isinstance(t, SanJuan)
    while t.asking is not None and not any(p.has(t.edition.card("prefecture")) for p in t.players):
        play_out(t, FastNumbers(t.round), 1)
    play_out(t, FastNumbers(1), 500)
    assert t.round > 2
